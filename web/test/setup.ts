/** Whatever is tested has a window, and knows all texts of the page, in English. */

import './browser';
import { printed } from '../plugins/filling';
import { BOOKS } from '../src/text/books';
import { read } from '../src/text/texts';

const catalogues = import.meta.glob<string>('../../src/cerebria/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

for (const name of Object.values(BOOKS).flat())
  read(printed(catalogues[`../../src/cerebria/locales/en/${name}.ftl`]!));

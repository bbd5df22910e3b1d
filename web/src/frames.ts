/** Draws what stands in the page before any script has run. Only the build asks for it. */

import { render } from 'svelte/server';
import { person } from './api/person.svelte';
import Frame, { type First } from './Frame.svelte';
import NameDialog from './page/NameDialog.svelte';
import { nameQuestion } from './page/name-question.svelte';
import type { Printed } from './text/books';
import { read, speak, t } from './text/texts';

interface Drawn {
  html: string;
  /** What stands for a name where none is known, in the order in which names are drawn. */
  nobody: string[];
}
export type Frames = Record<First, Drawn>;

/** Stands for the name of whoever comes. */
const NAME = '\ue000';

/**
 * Without the remarks by which a script would find its way, since it draws all anew, and without which language is
 * spoken, since it is known only where the page is seen.
 */
const plain = (html: string) => html.replaceAll(/<!--.*?-->/gs, '').replaceAll(' selected=""', '');

/** Every screen that people come to first, from the texts of a language. */
export function frames(language: string, books: Printed[]): Frames {
  speak(language);
  books.forEach(read);
  // Only whoever has no name is asked for one.
  if (person.current) person.forget(person.current.token);
  void nameQuestion.ask();
  const question = render(NameDialog).body;
  person.remember({ id: '', name: NAME, token: '' });
  const draw = (screen: First) => plain(render(Frame, { props: { screen } }).body);
  const inHead = t('home-name-none');
  return {
    home: { html: draw('home'), nobody: [inHead, t('home-name-default')] },
    table: { html: draw('table') + plain(question), nobody: [inHead] },
    other: { html: draw('other'), nobody: [inHead] },
  };
}

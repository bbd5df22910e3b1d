/** The content of the final edition, for tests. */

import { contentOf } from '../src/content/content';

export const content = await contentOf('final');

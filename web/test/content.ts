/** The content of the final edition, for two teams and for three, for tests. */

import { contentOf } from '../src/content/content';

export const content = await contentOf('final');
export const withBalance = await contentOf('final', true);

/** The content of the final edition, for two teams, for three and against Ego, and of those before it, for tests. */

import { contentOf } from '../src/content/content';

export const content = await contentOf('final');
export const withBalance = await contentOf('final', { hasBalance: true });
export const againstEgo = await contentOf('final', { ego: 'gloom' });
export const preview = await contentOf('preview');
export const prototype = await contentOf('prototype');

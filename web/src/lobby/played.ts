/** Whether this browser knows of a game of one's own that is over: whoever has played one needs no first game any more. */

import { recall, remember } from '../browser/stored';

const KEY = 'cerebria-played';

export const hasPlayed = () => recall(KEY, false);

export const keepPlayed = () => remember(KEY, true);

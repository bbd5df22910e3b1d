/** Held upright, a phone may be turned: beside the board there is room for all else then. It is said once in a browser. */

import { recall, remember } from '../browser/stored';
import { t } from '../text/texts';
import { notes } from '../ui/toasts.svelte';

const KEY = 'cerebria-sideways';

export function offer(): void {
  if (!matchMedia('(orientation: portrait) and (hover: none)').matches || recall(KEY, false)) return;
  remember(KEY, true);
  notes.say(t('play-sideways'));
}

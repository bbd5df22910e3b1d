/** Lets what happens be heard; how it sounds is fetched by those alone who hear it. */

import type { EventWords, ViewWords } from '../api/schema';
import { isHeard } from '../browser/sound';

export function letHear(events: readonly EventWords[], after: ViewWords): void {
  if (isHeard()) void import('./heard').then(({ hear }) => hear(events, after));
}

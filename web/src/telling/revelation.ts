/** What belongs to a Revelation, though others decide in the middle of it. */

import type { EventWords } from '../api/schema';
import {
  UNTOLD,
  endgameIn,
  forewordAt,
  isEndgame,
  revelationIn,
  type Moment,
  type Revelation,
} from './story';

/** Whether the Sphere is filled again, which is the last thing at a Revelation. */
export const isFilled = (events: readonly EventWords[]) =>
  events.some(({ kind, data }) => kind === 'sphere' && data.why === 'revelation');

/** Whether nothing more can come of it. */
export const isOver = (events: readonly EventWords[]) =>
  isFilled(events) || events.some(({ kind }) => kind === 'over');

/** What is worth a scene when the rest of a Revelation comes; what follows besides is told with all that happens. */
const SEEN = new Set(['identity', 'wheel', 'ending', 'over']);

export const bringsMore = (rest: readonly EventWords[]) => rest.some(({ kind }) => SEEN.has(kind));

/** A Revelation that began in a moment, with as much of what follows as belongs to it: others decide in the middle of it. */
export function wholeRevelation(moments: readonly Moment[], version: number): Revelation | null {
  const place = moments.findIndex((moment) => moment.version === version);
  const first = moments[place];
  let found = first ? revelationIn(first) : null;
  for (const moment of moments.slice(place + 1)) {
    if (!found || isOver(found.events)) break;
    found = continued(found, moment);
  }
  return found;
}

/** A Revelation with what happened next in it. */
export function continued(
  revelation: Revelation,
  { events, stages, after }: Pick<Moment, 'events' | 'stages' | 'after'>,
): Revelation {
  return {
    ...revelation,
    events: [...revelation.events, ...events],
    after: after ?? revelation.after,
    end: revelation.end.compared.length ? revelation.end : forewordAt(stages, endgameIn(events)),
  };
}

/** The comparison at the end of the game, where a Revelation goes over into it. */
export function endgameAfter({ events, after, end }: Revelation): Revelation | null {
  const place = isEndgame({ events }) ? -1 : endgameIn(events);
  if (place < 0) return null;
  const own = events.slice(place);
  const added = own.filter(({ kind }) => kind === 'identity').length;
  const identity = after.identity.slice(0, after.identity.length - added);
  return { events: own, before: { ...after, identity }, after, begins: end, end: UNTOLD };
}

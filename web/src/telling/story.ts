/** A game as a story: moments, told as turns. */

import type { Stage } from '../api/live.svelte';
import type { EventWords, ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import type { Content } from '../content/content';
import { t } from '../text/texts';
import type { Told } from './events';
import { spiritName } from './names';

/** One update that stands: what it told, and the views around it where they are known. */
export interface Moment {
  version: number;
  at: number;
  seat: string | null;
  events: EventWords[];
  told: Told[];
  before: ViewWords | null;
  /** How things stood in the middle of it, as far as that is told. */
  stages: Stage[];
  after: ViewWords | null;
}

export interface Line<M extends Moment = Moment> extends Told {
  moment: M;
}

/** A turn with its lines; what comes before the first turn is the set-up, turn 0. */
export interface TurnStory<M extends Moment = Moment> {
  number: number;
  seat: string | null;
  /** The moment at whose end it began; the set-up has none. */
  began: M | null;
  lines: Line<M>[];
}

/** Moments told as turns. */
export function storyOf<M extends Moment>(moments: readonly M[]): TurnStory<M>[] {
  const turns: TurnStory<M>[] = [{ number: 0, seat: null, began: null, lines: [] }];
  for (const moment of moments)
    for (const told of moment.told) {
      if (told.event.kind === 'turn')
        turns.push({
          number: Number(told.event.data.number),
          seat: String(told.event.data.seat),
          began: moment,
          lines: [],
        });
      else turns.at(-1)?.lines.push({ ...told, moment });
    }
  return turns.filter(({ number, lines }) => number > 0 || lines.length > 0);
}

/** What a game began with that was played on from elsewhere: it is heard in one piece. */
export const isOpening = ({ seat, events }: Pick<Moment, 'seat' | 'events'>) =>
  seat === null && events.some(({ kind }) => kind === 'turn');

/** The table once something had happened, as near as that is told. */
export function viewAfter({ events, stages, after }: Moment, event: EventWords): ViewWords | null {
  const place = events.indexOf(event);
  return stages.find((stage) => stage.events > place)?.view ?? after;
}

/** What a turn is called: by its number and whose it is. */
export function turnTitle(content: Content, { number, seat }: Pick<TurnStory, 'number' | 'seat'>): string {
  return number ? t('event-turn', { number, seat: spiritName(content, seat ?? '') }) : t('play-set-up');
}

/**
 * A Sphere was emptied, or the last round is over and the Endgame Aspirations are compared: what happened then, and how
 * things stood when it began, and after.
 */
export interface Revelation {
  events: EventWords[];
  before: ViewWords;
  after: ViewWords;
  /** What is told of it when it begins; and of the comparison at the end, where it goes over into that. */
  begins: Foreword;
  end: Foreword;
}

/** What is told of a Revelation when it begins, as the rules say it. */
export interface Foreword {
  compared: Compared[];
  /** What it brings nobody, and why. */
  unscored: Unscored[];
  /** The Fortress that joins the Identity, if one does, and what it brings. */
  joins: { realm: string; team: Team; points: number } | null;
}

/** An Aspiration that is compared, what each team has of it, who meets it, and by how much the first is ahead. */
export interface Compared {
  aspiration: string;
  /** Whose it is; the Common one is nobody's. */
  team: Team | null;
  counts: Record<string, number>;
  met: Team[];
  margin: number;
}

export const UNTOLD: Foreword = { compared: [], unscored: [], joins: null };

/** Something that might have brought points, and why it did not, as the rules say. */
export interface Unscored {
  /** What it belongs to: an Aspiration by its name, one that is `hidden`, the `fragments`, or the `fortress`. */
  about: string;
  why: string;
  team: Team | null;
  amount: number;
  fragment: string | null;
  realm: string | null;
}

/** What is told of that with the step which begins at an event. */
export const forewordAt = (stages: readonly Stage[], place: number): Foreword => ({
  ...UNTOLD,
  ...(stages.find(({ events }) => events === place)?.why as Partial<Foreword> | undefined),
});

/** The moments from the Revelation that announced the end to where it did. */
export function announcing<M extends Moment>(moments: readonly M[]): M[] {
  const has = (wanted: string) => (moment: Moment) => moment.events.some(({ kind }) => kind === wanted);
  const told = moments.slice(0, moments.findLastIndex(has('ending')) + 1);
  const begun = told.findLastIndex(has('revelation'));
  return begun < 0 ? [] : told.slice(begun);
}

/** What that Revelation brought nobody, as far as it was told. */
export function unscoredAtEnding(moments: readonly Moment[]): Unscored[] {
  const stages = announcing(moments).flatMap((moment) => moment.stages);
  return (stages.findLast(({ why }) => why.unscored)?.why.unscored ?? []) as Unscored[];
}

/** Where the comparison of the Endgame Aspirations begins: after a Revelation's the Common one is always set aside. */
export function endgameIn(events: readonly EventWords[]): number {
  if (!events.some(({ kind, data }) => kind === 'over' && data.why === 'rounds')) return -1;
  const settled = events.findLastIndex(({ kind }) => kind === 'turns-down');
  return events.findIndex(({ kind }, place) => place > settled && kind === 'shows');
}

/** Whether it is the comparison of the Endgame Aspirations. */
export const isEndgame = ({ events }: Pick<Revelation, 'events'>) =>
  !events.some(({ kind }) => kind === 'revelation');

/** The Revelation that a moment brought, or else the comparison at the end, if it did and was seen. */
export function revelationIn({
  events,
  before,
  stages,
  after,
}: Pick<Moment, 'events' | 'before' | 'stages' | 'after'>): Revelation | null {
  const begun = events.findIndex(({ kind }) => kind === 'revelation');
  const end = endgameIn(events);
  const place = begun < 0 ? end : begun;
  if (!before || !after || place < 0) return null;
  // Much may have happened in the same moment before it.
  const begins = stages.findLast((stage) => stage.events <= place);
  return {
    events,
    before: begins?.view ?? before,
    after,
    begins: forewordAt(stages, place),
    end: begun < 0 ? UNTOLD : forewordAt(stages, end),
  };
}

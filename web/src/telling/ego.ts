/**
 * A turn of Ego's as steps that can be told one after the other. It happens within a choice of somebody else; how the table
 * stood in between is told with it.
 */

import { partsOf } from '../api/choices';
import type { Stage } from '../api/live.svelte';
import type { EventWords, ForecastWords, ViewWords } from '../api/schema';
import type { Content } from '../content/content';
import type { Name } from '../text/naming';
import { eitherOf, named, t } from '../text/texts';
import type { Told } from './events';
import { cardOfTeam, reasonName, slotName, spiritName } from './names';
import { litBy } from './places';
import type { Moment, TurnStory } from './story';

export interface EgoStep {
  /** The Spirit that plays. */
  spirit: string;
  events: EventWords[];
  /** What is said of it, the reason among it. */
  told: Told[];
  /** Why it was done so, or not at all, as far as the sentences do not say it. */
  why: string[];
  /** What is lit on the board, in the words of choices. */
  lit: string[];
  /** What is shown there of the ways that there were: the spaces in reach, and what could be done something with. */
  ways: string[];
  /** The table before the step and after it. */
  before: ViewWords;
  view: ViewWords;
}

/** Steps that are read together, with the table before the first of them and after the last. */
export interface EgoPage extends EgoStep {
  parts: EgoStep[];
}

/** Whether a Spirit is one of Ego's. */
export const isEgo = ({ ego, seats }: Pick<ViewWords, 'ego' | 'seats'>, spirit: string | null) =>
  ego !== null && spirit !== null && seats[spirit]?.team === ego.team;

/** What makes a moment one of Ego's turn. */
const OWN = new Set(['schemes', 'ego-acts', 'ego-fails', 'ego-special']);

/** Whether Ego has a part in some events. */
export const hasEgo = (events: readonly EventWords[]) => events.some(({ kind }) => OWN.has(kind));

/** The steps of Ego's turn in a moment; none where it has no part in it or it is not known how the table stood in between. */
export function egoSteps({
  events,
  told,
  before,
  stages,
  after,
}: Omit<Moment, 'version' | 'at' | 'seat'>): EgoStep[] {
  if (!before || !after || !hasEgo(events)) return [];
  const starts = [{ events: 0, view: before, why: {} as Stage['why'] }, ...stages];
  return starts.flatMap(({ events: first, view: earlier, why }, i) => {
    const next = starts[i + 1];
    const own = events.slice(first, next?.events);
    const said = told.filter(({ event }) => own.includes(event));
    const { turn, turns, place, intentions } = earlier;
    if (!isEgo(earlier, turn) || !said.length) return [];
    // With the last step somebody else's turn has begun. In between nobody is asked, though the game goes on.
    const decision = after.decision ?? before.decision;
    const view = { ...(next?.view ?? after), turn, turns, place, intentions, decision };
    const ways = [...((why.spaces ?? []) as string[]), ...((why.places ?? []) as string[])];
    return [
      {
        spirit: turn,
        events: own,
        told: said,
        why: reasons(own, why),
        lit: litBy(own),
        ways,
        before: earlier,
        view,
      },
    ];
  });
}

/** Whether Ego carried out one of its actions then, or failed to. */
export const isDeed = (events: readonly EventWords[]) =>
  events.some(({ kind }) => kind === 'ego-acts' || kind === 'ego-fails');

/** What is read together: each action, the first with what comes before it, the last with what comes after. */
export function pagesOf(steps: readonly EgoStep[]): EgoPage[] {
  const pages: EgoStep[][] = [];
  for (const step of steps) {
    const page = pages.at(-1);
    if (page && !(isDeed(step.events) && page.some(({ events }) => isDeed(events)))) page.push(step);
    else pages.push([step]);
  }
  return pages.map((parts) => ({
    ...parts.at(-1)!,
    before: parts[0]!.before,
    events: parts.flatMap(({ events }) => events),
    told: parts.flatMap(({ told }) => told),
    why: parts.flatMap(({ why }) => why),
    // Two of them may be about the same place.
    lit: [...new Set(parts.flatMap(({ lit }) => lit))],
    ways: [...new Set(parts.flatMap(({ ways }) => ways))],
    parts,
  }));
}

/** What a hidden aim may be; why there was one way or none; from which Sphere Ego took, and why so much. */
function reasons(events: readonly EventWords[], why: Stage['why']): string[] {
  const failed = events.find(({ kind }) => kind === 'ego-fails')?.data;
  if (failed && why.steps !== undefined) {
    const { steps, ways, impact, lack } = why as {
      steps: number;
      ways: number;
      impact: number | null;
      lack?: string;
    };
    if (!ways) return [t(`ego-lack-${String(failed.action)}`, { steps, why: lack ?? 'none' })];
    return impact === null ? [] : [t('ego-harm', { impact: signed(impact), ways })];
  }
  const done = events.find(({ kind }) => kind === 'ego-acts')?.data;
  if (done?.ways === 1 && why.steps !== undefined)
    return [t(`ego-only-${String(done.action)}`, { steps: Number(why.steps) })];
  if (why.aims) return hiddenAims(why.aims as string[]);
  if (!('which' in why)) return [];
  const { which, how_much } = why as { which: string; how_much: string };
  return [t('ego-absorbs', { which, how_much })];
}

const hiddenAims = (aims: readonly string[]) =>
  aims.length
    ? [t('ego-aims', { count: aims.length, aims: eitherOf(aims.map((one) => named(`aspiration-${one}`))) })]
    : [];

const signed = (amount: number) => `${amount > 0 ? '+' : ''}${amount}`.replace('-', '−');

/** What Ego does next, as far as that is known, if nothing changes before. */
export function forecastText(content: Content, view: ViewWords, forecast: ForecastWords): string {
  const { spirit, aim, aims, aspiration, action, places, best, impact, lack } = forecast;
  const isSure = impact !== null && impact >= 0;
  return t('ego-forecast', {
    spirit: spiritName(content, spirit),
    aim,
    aspiration: aspiration === null ? 'none' : named(`aspiration-${aspiration}`),
    aims: eitherOf(aims.map((one) => named(`aspiration-${one}`))),
    action: reasonName(action),
    ways: places.length,
    fails: Number(impact !== null && impact < 0),
    best: isSure ? eitherOf(best.map((place) => placeTold(content, view, place))) : 'none',
    impact: signed(impact ?? 0),
    lack: lack === null ? 'none' : named(`ego-lack-${action}`, { steps: 2, why: lack }),
  });
}

/** A slot with the Emotion on it, or a site. */
function placeTold(content: Content, view: ViewWords, place: string): Name {
  const { slot, realm = '' } = partsOf(place);
  if (slot === undefined) return named(`realm-${realm}`);
  const card = view.slots[slot]?.card;
  return card ? cardOfTeam(content, card) : slotName(content, slot);
}

/** The moments of a turn. */
export const momentsOf = <M extends Moment>({ lines }: TurnStory<M>): M[] => [
  ...new Set(lines.map(({ moment }) => moment)),
];

/** The steps of one turn of Ego's; `known` gives a moment with the views that were fetched meanwhile. */
export function stepsOfTurn<M extends Moment>(
  turn: TurnStory<M>,
  known: (moment: M) => Moment | null = (moment) => moment,
): EgoStep[] {
  const told = new Set(turn.lines.map(({ event }) => event));
  return momentsOf(turn)
    .map(known)
    .flatMap((moment) => (moment ? egoSteps(moment) : []))
    .filter(({ events }) => events.some((event) => told.has(event)));
}

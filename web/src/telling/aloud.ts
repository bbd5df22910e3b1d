/** What is heard of things that are drawn. Signs, short words and the shapes of teams are left to whoever sees them. */

import { partsOf } from '../api/choices';
import type { PriceWords, SeatView, ViewWords } from '../api/schema';
import { cardOf, type Content } from '../content/content';
import type { Team } from '../api/view';
import { byTeam, teamsCompared } from '../content/in-play';
import type { Name } from '../text/naming';
import { inOrder, named, paragraph, t } from '../text/texts';
import { areOwnAspirations, conditionsText, toldChoice, type Known } from './choices';
import { spoken } from './spoken';
import { cardName, cardOfVibe, placeName } from './names';
import { shortPrice } from './prices';
import { aimName, aimsNow, countsTold, endsOf, nearestSpheres } from './standing';

/** An Emotion by its name, its Vibe and all its numbers. */
export function cardAloud(content: Content, card: string): string {
  const { vibe, intensity } = cardOf(content, card);
  return t('card-aloud-numbers', {
    card: cardName(card),
    vibe: named(`vibe-${vibe}`),
    intensities: inOrder(intensity.map(String)),
  });
}

export interface Heard {
  /** What the choice is called. */
  choice: Name;
  /** What else is known of it. */
  detail?: Name | null;
}

/** A choice as it is heard: with its Vibe, and all that stands below it. */
export function heardChoice(view: ViewWords, choice: string, known: Known): Heard {
  const { aspiration, colour } = partsOf(choice);
  if (aspiration !== undefined) return heardAspiration(view, aspiration, known);
  const { title, detail, vibe } = toldChoice(view, choice, known);
  const hasVibe = vibe && !colour;
  return {
    choice: hasVibe ? named('card-aloud', { card: title, vibe: named(`vibe-${vibe}`) }) : title,
    detail,
  };
}

function heardAspiration(view: ViewWords, aspiration: string, { content }: Known): Heard {
  const team = areOwnAspirations(view) ? view.seats[view.decision?.seat ?? '']?.team : null;
  const counts = teamsCompared(content, view).map(
    (each) => [each, view.counts[aspiration]?.[each] ?? 0] as [Team, number],
  );
  const text = conditionsText(view, aspiration) ?? named(`aspiration-${aspiration}-text`);
  return { choice: named(`aspiration-${aspiration}`), detail: paragraph([text, aimName({ counts, team })]) };
}

/** A choice with what it costs whoever pays, and what is known of it. */
export function choiceAloud(
  { choice, detail }: Heard,
  price: PriceWords | null | undefined,
  payer: SeatView | undefined,
  isOld = false,
): string {
  const told = named('choice-aloud', {
    choice,
    price: price && payer ? shortPrice(price, Object.keys(payer.essence)) : 'none',
    is_old: Number(isOld),
  });
  return spoken(String(paragraph(detail ? [told, detail] : [told])));
}

/** What somebody has to spend. */
function goodsOf(content: Content, view: ViewWords, spirit: string): Name {
  const seat = view.seats[spirit];
  const ambition = view.teams[seat?.team ?? '']?.ambition ?? 0;
  return inOrder([
    named('price-wp', { count: seat?.wp ?? 0 }),
    ...byTeam(content, seat?.essence ?? {}).map(([team, count]) =>
      named('web-essence', { count, team: named(`team-${team}`) }),
    ),
    ...(view.rounds ? [] : [named('price-ambition', { count: ambition })]),
  ]);
}

/** What somebody has, in a sentence. */
export const meansAloud = (content: Content, view: ViewWords, spirit: string): Name =>
  named('aloud-goods', { goods: goodsOf(content, view, spirit) });

/** Which Spirits each team plays with; Ego's are told as its own. */
export const sidesAloud = (content: Content, view: ViewWords): Name[] =>
  teamsCompared(content, view).map((team) =>
    named('aloud-sides', {
      is_ego: Number(view.ego?.team === team),
      team: named(`team-${team}`),
      spirits: inOrder(
        Object.entries(view.seats)
          .filter(([, seat]) => seat.team === team)
          .map(([spirit]) => named(`spirit-${spirit}`)),
      ),
    }),
  );

/** What is left in one's own turn; where it has just begun, also what can be taken from: others turn the Origin. */
export function goodsAloud(content: Content, view: ViewWords, isNew: boolean): Name {
  const spirit = view.decision?.seat ?? '';
  const yours = named('aloud-yours', {
    is_new: Number(isNew),
    actions: named('web-actions', { left: view.actions }),
    goods: goodsOf(content, view, spirit),
  });
  return isNew ? paragraph([yours, ...besideAloud(content, view, spirit)]) : yours;
}

/** A Sphere with what is left in it, and the Realm it lies at. */
function sphereAloud(content: Content, view: ViewWords, sphere: string): Name {
  const { wp = 0, realm = '' } = view.spheres[sphere] ?? {};
  const team = view.fortresses[realm]?.team;
  return named('play-turns-to', {
    sphere: named(`sphere-${sphere}`),
    wp,
    realm: placeName(content, realm),
    team: team ? named(`team-${team}`) : 'none',
  });
}

/** The Spheres beside somebody's Spirit. */
function besideAloud(content: Content, view: ViewWords, spirit: string): Name[] {
  const realms = content.map.realms_by_space[view.seats[spirit]?.at ?? ''] ?? [];
  const spheres = realms.flatMap((realm) =>
    content.spheres.filter((sphere) => view.spheres[sphere]?.realm === realm),
  );
  return spheres.length
    ? [
        named('aloud-beside', {
          spheres: inOrder(spheres.map((sphere) => sphereAloud(content, view, sphere))),
        }),
      ]
    : [];
}

/** The Spheres nearest to empty, with where they lie. */
function nearestAloud(content: Content, view: ViewWords): Name[] {
  const nearest = nearestSpheres(content, view).map((sphere) => sphereAloud(content, view, sphere));
  return nearest.length ? [named('aloud-nearest', { spheres: inOrder(nearest) })] : [];
}

/** What is left until the game ends, but for the Fragments, which are told by themselves; or that this turn is the last. */
const endAloud = (content: Content, view: ViewWords): Name[] =>
  view.ending
    ? [named('play-last-turn')]
    : endsOf(content, view)
        .filter(({ why }) => why !== 'fragment')
        .map(({ why, left }) => named(`play-end-short-${why}`, { left }));

/** The points of each team. */
export const pointsAloud = ({ teams }: Pick<ViewWords, 'teams'>): Name =>
  named('aloud-score', {
    scores: countsTold(Object.entries(teams).map(([team, { score }]) => [team, score] as const)),
  });

/** How things stand: whose turn it is, what one has, the points, what counts now, and the Sphere nearest to empty. */
export function standingAloud(content: Content, view: ViewWords, spirit: string | null): Name[] {
  const isOwn = spirit !== null && view.decision?.seat === spirit;
  return [
    ...(isOwn && view.turn === spirit
      ? [goodsAloud(content, view, true)]
      : [
          ...(view.turn ? [named('aloud-whose', { spirit: named(`spirit-${view.turn}`) })] : []),
          ...(spirit ? [meansAloud(content, view, spirit), ...besideAloud(content, view, spirit)] : []),
        ]),
    pointsAloud(view),
    ...aimsNow(content, view).map(({ name, kind, counts, team }) =>
      named('aloud-aim', {
        kind,
        aspiration: named(`aspiration-${name}`),
        standing: aimName({ counts, team }),
      }),
    ),
    ...nearestAloud(content, view),
    ...endAloud(content, view),
    ...handAloud(content, view, spirit),
    ...sidesAloud(content, view),
    named('aloud-places', {
      places: inOrder(
        Object.entries(view.seats).flatMap(([other, { at }]) =>
          at
            ? [named('aloud-place', { spirit: named(`spirit-${other}`), place: placeName(content, at) })]
            : [],
        ),
      ),
    }),
    ...Object.entries(view.teams).map(([team, { unused }]) =>
      named('aloud-fragments', {
        team: named(`team-${team}`),
        kinds: inOrder(
          Object.entries(unused).map(([kind, count]) =>
            named('aloud-kind', { count, kind: named(`fragment-${kind}`) }),
          ),
        ),
      }),
    ),
  ];
}

/** One's own cards by name and Vibe. */
function handAloud(content: Content, view: ViewWords, spirit: string | null): Name[] {
  const hand = view.seats[spirit ?? '']?.hand.filter((card) => card !== null);
  if (!hand) return [];
  if (!hand.length) return [named('aloud-hand-empty')];
  return [
    named('aloud-hand', {
      cards: inOrder(hand.map((card) => cardOfVibe(card, cardOf(content, card).vibe))),
    }),
  ];
}

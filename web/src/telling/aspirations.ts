/** The Aspirations that may be seen, as a list of them shows each: whose it is, and whether it counts now. */

import type { TeamView, ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import type { Content } from '../content/content';
import { byTeam } from '../content/in-play';
import { named, t } from '../text/texts';

export interface SeenAspiration {
  name: string;
  kind: string;
  isNow: boolean;
  /** The team whose Hidden one it is. */
  team?: Team;
}

/**
 * The current Common one, then the Hidden ones of each team, then those for the end of the game or the Common ones to
 * come; and where a team has conditions for Aspirations, all others that may be its Hidden one.
 */
export function aspirationsSeen(content: Content, view: ViewWords): SeenAspiration[] {
  const [common, ...later] = view.common;
  const seen: SeenAspiration[] = [
    ...(common ? [{ name: common, kind: t('web-common'), isNow: true }] : []),
    ...byTeam(content, view.teams).flatMap(([team, words]) => hiddenOf(team, words, common)),
    ...endgameOf(content, view),
    ...later.flatMap((name, i) =>
      name ? [{ name, kind: t('play-common-place', { place: i + 2 }), isNow: false }] : [],
    ),
  ];
  const others = byTeam(content, view.conditions).flatMap(([team, aspirations]) =>
    Object.keys(aspirations)
      .filter((name) => !seen.some((one) => one.name === name))
      .map((name) => ({ name, kind: t('play-hidden-maybe', { team: named(`team-${team}`) }), isNow: false })),
  );
  return [...seen, ...others];
}

/** Those that count at the end of the game, where there are such: the Common one, and each team's own. */
function endgameOf(content: Content, { rounds, teams }: ViewWords): SeenAspiration[] {
  if (!rounds) return [];
  const own = byTeam(content, teams).flatMap(([team, { endgame }]) =>
    endgame
      ? [{ name: endgame, kind: t('play-endgame-of', { team: named(`team-${team}`) }), isNow: false, team }]
      : [],
  );
  return [{ name: rounds.endgame, kind: t('play-endgame-common'), isNow: false }, ...own];
}

function hiddenOf(
  team: Team,
  { hidden, aim }: TeamView,
  common: string | null | undefined,
): SeenAspiration[] {
  return hidden.flatMap((name, place) => {
    if (name === null) return [];
    const isNow = place === 0 && name === aim;
    const isIdle = place === 0 && name === common;
    const kind = isNow ? 'play-hidden-of' : isIdle ? 'play-hidden-idle' : 'play-hidden-next';
    return [{ name, kind: t(kind, { team: named(`team-${team}`) }), isNow, team }];
  });
}

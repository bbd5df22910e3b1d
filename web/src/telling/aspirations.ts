/** The Aspirations that may be seen, as a list of them shows each: whose it is, and whether it counts now. */

import type { TeamView, ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import type { Content } from '../content/content';
import { byTeam } from '../content/in-play';
import { t } from '../text/texts';

export interface SeenAspiration {
  name: string;
  kind: string;
  isNow: boolean;
}

/** The current Common one, then the Hidden ones of each team, then the Common ones to come. */
export function aspirationsSeen(content: Content, view: ViewWords): SeenAspiration[] {
  const [common, ...later] = view.common;
  return [
    ...(common ? [{ name: common, kind: t('web-common'), isNow: true }] : []),
    ...byTeam(content, view.teams).flatMap(([team, words]) => hiddenOf(team, words)),
    ...later.map((name, i) => ({ name, kind: t('play-common-place', { place: i + 2 }), isNow: false })),
  ];
}

function hiddenOf(team: Team, { hidden, aim }: TeamView): SeenAspiration[] {
  return hidden
    .filter((name) => name !== null)
    .map((name) => ({
      name,
      kind: name === aim ? t('play-hidden-of', { team: t(`team-${team}`) }) : t('play-hidden-next'),
      isNow: name === aim,
    }));
}

/** The Aspirations that may be seen, as a list of them shows each: whose it is, and whether it counts now. */

import type { ViewWords } from '../api/schema';
import { teamsIn } from '../content/in-play';
import { t } from '../text/texts';

export interface SeenAspiration {
  name: string;
  kind: string;
  isNow: boolean;
}

/** The current Common one, then the Hidden ones of each team, then the Common ones to come. */
export function aspirationsSeen(view: ViewWords): SeenAspiration[] {
  const [common, ...later] = view.common;
  return [
    ...(common ? [{ name: common, kind: t('web-common'), isNow: true }] : []),
    ...teamsIn(view).flatMap((team) => hiddenOf(view, team)),
    ...later.map((name, i) => ({ name, kind: t('play-common-place', { place: i + 2 }), isNow: false })),
  ];
}

function hiddenOf({ teams }: ViewWords, team: string): SeenAspiration[] {
  const { hidden = [], aim = null } = teams[team] ?? {};
  return hidden
    .filter((name) => name !== null)
    .map((name) => ({
      name,
      kind: name === aim ? t('play-hidden-of', { team: t(`team-${team}`) }) : t('play-hidden-next'),
      isNow: name === aim,
    }));
}

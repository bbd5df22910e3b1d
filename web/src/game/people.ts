/** Names of those who play, at a table of people. */

import type { EventWords, TableWords } from '../api/schema';
import type { Team } from '../api/view';
import type { Content } from '../content/content';
import { hasOthers } from '../content/in-play';
import { spiritName } from '../telling/names';
import type { Name } from '../text/naming';
import { named, t } from '../text/texts';

/** How a game has ended, by what was told of that: whether whoever looks has won, or who else. */
export function endTitle({ seats }: Pick<TableWords, 'seats'>, over: EventWords | undefined): string {
  if (!over) return t('play-ended');
  const winner = over.data.winner as Team | null;
  if (winner === null) return t('play-draw');
  const mine = seats.filter((seat) => seat.is_yours);
  return mine.length && mine.every(({ team }) => team === winner)
    ? t('play-you-win')
    : t('play-team-wins', { team: named(`team-${winner}`) });
}

/** Who plays a Spirit, in a sentence about what is decided: where several people play, with the name of the person. */
export function playerName(content: Content, table: Pick<TableWords, 'seats'> | null, spirit: string): Name {
  const seat = table?.seats.find((found) => found.spirit === spirit);
  const name = hasOthers(table) ? seat?.name : null;
  const own = spiritName(content, spirit);
  return name ? named('play-person', { name, spirit: own }) : own;
}

/** Upgrades, as they are printed on the Spirits' boards. */

import type { Side } from '../api/view';
import type { Content, Upgrade } from '../content/content';
import { named } from '../text/texts';

/** Whose board, and which side of it. */
export interface WhoseBoard {
  spirit: string;
  side: Side;
}

/** An upgrade as it is printed on a board, or on whichever has it. */
export function upgradeOn(
  { boards }: Pick<Content, 'boards'>,
  name: string,
  board: WhoseBoard | undefined,
): Upgrade | undefined {
  const searched = board
    ? [boards[board.side][board.spirit]]
    : Object.values(boards).flatMap((spirits) => Object.values(spirits));
  return searched
    .flatMap((rows) => Object.values(rows ?? {}).flat())
    .find((upgrade) => upgrade.name === name);
}

/** What an upgrade does; a discount is told there, too. */
export const upgradeText = ({ boards }: Pick<Content, 'boards'>, name: string, board?: WhoseBoard) =>
  named(`upgrade-${upgradeOn({ boards }, name, board)?.effect ?? name}-text`);

/** Names of those who play, at a table of people. */

import type { TableWords } from '../api/schema';
import type { Content } from '../content/content';
import { hasOthers } from '../content/in-play';
import { spiritName } from '../telling/names';
import type { Name } from '../text/naming';
import { named } from '../text/texts';

/** Who plays a Spirit, in a sentence about what is decided: where several people play, with the name of the person. */
export function playerName(content: Content, table: Pick<TableWords, 'seats'> | null, spirit: string): Name {
  const seat = table?.seats.find((found) => found.spirit === spirit);
  const name = hasOthers(table) ? seat?.name : null;
  const own = spiritName(content, spirit);
  return name ? named('play-person', { name, spirit: own }) : own;
}

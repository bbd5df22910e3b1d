/** A line drawing for each action and ability, in a box of 24 around the origin. */

import type { Row } from '../api/view';
import { REALM_LINES } from './marks';
import { ROW_LINES } from './signs';
import { line, polar, star } from './paths';
import type { Content } from '../content/content';

const ABILITY_LINES: Record<string, string> = {
  'add-token': 'M0,-9A9,9 0 1 1 0,9A9,9 0 1 1 0,-9ZM-4,0H4M0,-4V4',
  rotate: 'M8,-4A9,9 0 1 0 9,2M9,-9V-3.4H3.4',
  'extra-action': star(5, 10.5, 4.6),
  absorb: `M0,-3A3,3 0 1 1 0,3A3,3 0 1 1 0,-3Z${[0, 72, 144, 216, 288]
    .map((turn) => line([polar(turn, 11), polar(turn + 10, 6)]))
    .join('')}`,
  rest: 'M-9,-3C-6,7 6,7 9,-3M-9,-8V9M9,-8V9M-4,-5H4',
  'end-turn': 'M-9,0H7M1,-6L7.4,0L1,6M10,-8V8',
};

/** An action that a Realm offers has the sign of the Realm. */
export function actionLines({ spirit_actions, realm_actions }: Content, action: string): string {
  if (spirit_actions.includes(action)) return ROW_LINES[action as Row];
  const realm = Object.keys(realm_actions).find((found) => realm_actions[found]?.name === action);
  return ABILITY_LINES[action] ?? REALM_LINES[realm ?? ''] ?? '';
}

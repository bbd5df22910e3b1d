/** What lies beside the board, one at a time. */

import { t } from '../text/texts';
import type { Panel } from './looking.svelte';

export interface Tab {
  name: Panel;
  title: string;
  /** How much of it is new. */
  badge: number;
}

const ORDER: Panel[] = ['hints', 'since', 'standing', 'board', 'players', 'log', 'chat'];

/** The panels that there is something in, in their order. */
export function tabsOf(
  present: Partial<Record<Panel, boolean>>,
  badges: Partial<Record<Panel, number>>,
): Tab[] {
  return ORDER.filter((name) => present[name] ?? true).map((name) => ({
    name,
    title: t(`play-tab-${name}`),
    badge: badges[name] ?? 0,
  }));
}

import type { ObstacleWords } from '../api/schema';
import { listed, named, t } from '../text/texts';

/** Why an action is not possible now, in a line. */
export function whyNot(action: string, obstacles: readonly ObstacleWords[] | undefined): string {
  if (!obstacles) return t('play-not-now');
  const reasons = obstacles.map(({ what, amount }) =>
    named(what === 'reach' ? `obstacle-reach-${action}` : `obstacle-${what}`, { amount }),
  );
  return t('play-why-not', { reasons: listed(reasons) });
}

/** The first of the reasons, in a word or two. */
export function whyNotShort(obstacles: readonly ObstacleWords[] | undefined): string {
  const [first] = obstacles ?? [];
  return first ? t(`obstacle-short-${first.what}`, { amount: first.amount }) : '';
}

/** A Revelation as it is heard: every picture in sentences of its own, and in the end what it all comes to. */

import type { Team } from '../api/view';
import type { Name } from '../text/naming';
import { named, paragraph } from '../text/texts';
import { conditionsOf, conditionText } from './choices';
import type { Comparison } from './points';
import type { Beat, SceneStep } from './scene';
import { spoken } from './spoken';
import { countsTold } from './standing';
import { teamName } from './names';
import { isEndgame, type Revelation } from './story';

/** Whose Aspiration is weighed; `say`: as a text, or as a name in one. */
export function whoseAim<Told>(
  revelation: Revelation,
  team: Team | null,
  say: (id: string, args?: { team: Name }) => Told,
): Told {
  if (team)
    return say(isEndgame(revelation) ? 'play-endgame-of' : 'play-hidden-of', { team: named(`team-${team}`) });
  return say(isEndgame(revelation) ? 'play-endgame-common' : 'web-common');
}

/** What is heard of a picture; `told`: how a comparison ended, in a sentence. */
export const beatAloud = (revelation: Revelation, beat: Beat, told: (comparison: Comparison) => string): string[] =>
  beat.steps.map((step) => spoken(stepAloud(revelation, step, told))).filter(Boolean); // prettier-ignore

function stepAloud(
  revelation: Revelation,
  { comparison, point, text }: SceneStep,
  told: (comparison: Comparison) => string,
): string {
  if (point)
    return String(
      paragraph([
        named('scene-aloud-point', {
          team: teamName(point.team),
          points: named('scene-aloud-points', { count: point.points }),
        }),
        point.text,
      ]),
    );
  if (!comparison) return text ?? '';
  const { team, aspiration, counts } = comparison;
  const conditions = team ? conditionsOf(revelation.before, team, aspiration).map(conditionText) : [];
  const weighed = named('scene-aloud-weighed', {
    kind: whoseAim(revelation, team, named),
    aspiration: named(`aspiration-${aspiration}`),
    counts: counts.length ? countsTold(counts) : 'none',
  });
  return String(paragraph([weighed, told(comparison), ...conditions]));
}

/** What it all comes to, which is no picture. */
export const outcomeAloud = (steps: readonly SceneStep[]): string[] =>
  steps.filter(({ part }) => part === 'outcome').map(({ text }) => spoken(text ?? ''));

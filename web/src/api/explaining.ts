/** Has the server explain a finished game. It thinks for a while, and tells how far it is in lines of JSON. */

import { at } from './ahead';
import { ask, Refusal, send } from './http';
import type { Analysis, ErrorAnswer, KeptAnalysis } from './schema';

/** How many turns have been thought about, of how many; of none while others are before it. */
export interface Progress {
  done: number;
  whole: number;
}

interface AnalysisLine extends Progress {
  analysis: Analysis | null;
  refused: ErrorAnswer | null;
}

/** What was found when somebody asked before. */
export const keptAnalysis = async (table: string) =>
  (await ask<KeptAnalysis>('GET', `${at(table)}/analysis`)).analysis;

export async function explain(
  table: string,
  onprogress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  const answer = await send('POST', `${at(table)}/analysis`, null, signal);
  for await (const line of linesOf(answer.body!)) {
    const { analysis, refused, ...progress } = JSON.parse(line) as AnalysisLine;
    if (refused) throw new Refusal(refused.error, refused.message, 0, refused.problems, refused.details);
    if (analysis) return analysis;
    onprogress(progress);
  }
  throw new Refusal('web-unreachable', '');
}

/** What arrives, line by line, however it is cut into pieces on the way. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new Refusal('web-unreachable', '');
    });
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The keys that go along a replay, wherever they are pressed. */

import type { Playback } from './playback.svelte';

export const playbackKeys = (playback: Playback): Record<string, () => void> => ({
  ArrowRight: () => playback.step(1),
  ArrowLeft: () => playback.step(-1),
  PageDown: () => playback.stepTurn(1),
  PageUp: () => playback.stepTurn(-1),
  Home: () => playback.seek(0),
  End: () => playback.seek(playback.moments),
});

/** Sounds made of a few tones each. */

/** Of each tone: its pitch in hertz, when it begins and how long it takes to die away, in seconds. */
type Tone = [pitch: number, at: number, length: number];

const TONES = {
  points: [
    [880, 0, 0.25],
    [1174.66, 0.09, 0.35],
  ],
  fragment: [
    [261.63, 0, 0.5],
    [392, 0.1, 0.5],
    [523.25, 0.2, 0.7],
  ],
  fortress: [
    [130.81, 0, 0.9],
    [196, 0.06, 0.9],
    [329.63, 0.18, 0.8],
    [523.25, 0.3, 0.9],
  ],
  call: [
    [659.26, 0, 0.5],
    [987.77, 0.16, 0.9],
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof TONES;

const LOUDNESS = 0.12;
const RISE = 0.015;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

export function ring(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) begin(context, tone);
}

function begin(on: AudioContext, [pitch, at, length]: Tone): void {
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  const loudness = on.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS, start + RISE);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  tone.connect(loudness).connect(on.destination);
  tone.start(start);
  tone.stop(start + length);
}

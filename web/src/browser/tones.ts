/** Sounds made of a few tones each, by the page itself. */

/**
 * Of each tone: its pitch in hertz, when it begins and how long it takes to die away, in seconds; the pitch to which it
 * glides; how loud it is; and whether it is a breath of noise around its pitch.
 */
type Tone = [pitch: number, at: number, length: number, to?: number, loud?: number, isNoise?: boolean];

const noise = (pitch: number, at: number, length: number, to: number, loud = 0.6): Tone => [
  pitch, at, length, to, loud, true,
]; // prettier-ignore

const TONES = {
  // Cards.
  draw: [noise(1800, 0, 0.16, 3600)],
  discard: [noise(1300, 0, 0.26, 380), [196, 0.12, 0.16, 165, 0.5]],
  reveal: [noise(1500, 0, 0.12, 3600), [1046.5, 0.08, 0.2, 1046.5, 0.6]],
  // Emotions.
  enters: [noise(700, 0, 0.2, 1600, 0.2), [329.63, 0.03, 0.4], [493.88, 0.1, 0.45], [659.26, 0.17, 0.5]],
  leaves: [[392, 0, 0.4, 261.63, 0.7], noise(1400, 0, 0.35, 500, 0.2)],
  quell: [noise(2400, 0, 0.09, 900, 0.7), noise(1700, 0.07, 0.12, 500, 0.6), [220, 0.03, 0.5, 110]],
  moves: [noise(900, 0, 0.22, 1500, 0.3), [392, 0.02, 0.2, 440, 0.8]],
  intensify: [[392, 0, 0.3, 587.33], [587.33, 0.12, 0.35, 783.99, 0.7]],
  weaken: [[587.33, 0, 0.3, 392], [392, 0.12, 0.4, 293.66, 0.7]],
  // What is held and paid.
  essence: [[1318.5, 0, 0.16, 784, 1], [1046.5, 0.1, 0.24, 622.25, 0.9]],
  emptied: [[622.25, 0, 0.24, 932.33, 1]],
  willpower: [[1174.66, 0, 0.14, 1174.66, 0.8], [1396.91, 0.06, 0.14, 1396.91, 0.8], [1567.98, 0.12, 0.26, 1567.98, 0.8]],
  ambition: [[587.33, 0, 0.25], [880, 0.1, 0.4]],
  token: [noise(3000, 0, 0.05, 2000, 0.6), [349.23, 0.02, 0.22, 349.23, 1]],
  // On the board.
  step: [[196, 0, 0.14, 165, 1.3], [233.08, 0.14, 0.16, 196, 1.3]],
  rotate: [noise(400, 0, 0.7, 1800, 0.4), [261.63, 0, 0.7, 523.25, 0.6]],
  builds: [[98, 0, 0.35, 82.41, 1.1], noise(300, 0, 0.12, 150, 0.7), [392, 0.16, 0.4]],
  razed: [noise(900, 0, 0.5, 120, 0.5), [130.81, 0.02, 0.6, 65.41, 0.9]],
  // A Revelation, and points.
  revelation: [[65.41, 0, 2.4, 65.41, 0.7], [130.81, 0.01, 2, 130.81, 0.5], [311.13, 0.02, 1.5, 311.13, 0.4]],
  points: [[880, 0, 0.25], [1174.66, 0.09, 0.35]],
  fragment: [[261.63, 0, 0.5], [392, 0.1, 0.5], [523.25, 0.2, 0.7]],
  fortress: [[130.81, 0, 0.9], [196, 0.06, 0.9], [329.63, 0.18, 0.8], [523.25, 0.3, 0.9]],
  capping: [[523.25, 0, 0.8], [659.26, 0.12, 0.8], [783.99, 0.24, 0.9], [1046.5, 0.36, 1.4]],
  // Whose turn it is.
  turn: [[659.26, 0, 0.5, 659.26, 0.8], [987.77, 0.16, 0.9, 987.77, 0.8]],
  round: [[440, 0, 0.45], [293.66, 0.18, 0.8]],
  // The motifs of the teams, and what belongs to none.
  bliss: [[392, 0, 0.5], [493.88, 0.22, 0.5], [587.33, 0.44, 0.5], [783.99, 0.66, 1.6], [987.77, 0.68, 1.6, 987.77, 0.6]],
  gloom: [[440, 0, 0.7], [415.3, 0.3, 0.7], [349.23, 0.6, 0.7], [293.66, 0.9, 2, 293.66, 0.8], [146.83, 0.92, 2.2, 146.83, 0.6]],
  balance: [[392, 0, 0.6], [440, 0.26, 0.6], [392, 0.52, 0.6], [587.33, 0.78, 1.8], [293.66, 0.8, 1.8, 293.66, 0.7]],
  tie: [[392, 0, 0.6], [392, 0.3, 1.4], [415.3, 0.32, 1.4, 392, 0.5]],
} satisfies Record<string, Tone[]>; // prettier-ignore

export type Sound = keyof typeof TONES;
export const SOUNDS_MADE = Object.keys(TONES) as Sound[];

const LOUDNESS = { soft: 0.06, normal: 0.12, loud: 0.24 };
/** What passes of a breath is much less than of a tone. */
const BREATH = 4;
const RISE = 0.015;
const SILENCE = 0.0001;

/** From how loud on several sounds at once are held back, in decibels, and how much of what is louder passes. */
const LIMIT = { from: -10, ratio: 20 };
/** A browser makes all louder by so much of what it takes from the loudest sound there can be. */
const MADE_UP = 0.6;

let context: AudioContext | undefined;
let heard: AudioNode | undefined;
let breath: AudioBuffer | undefined;

/** Sounds one after the other, so many seconds apart. */
export function ring(sounds: readonly Sound[], volume: keyof typeof LOUDNESS, apart = 0.12): void {
  const on = (context ??= new AudioContext());
  const to = (heard ??= limited(on));
  void on.resume();
  sounds.forEach((sound, place) => play(to, sound, volume, on.currentTime + place * apart));
}

/** Where sounds go to be heard: a single one passes as it is, and however many come at once never clip. */
export function limited(on: BaseAudioContext): AudioNode {
  const { from, ratio } = LIMIT;
  const limiter = new DynamicsCompressorNode(on, {
    threshold: from,
    ratio,
    knee: 0,
    attack: 0.002,
    release: 0.2,
  });
  const gain = 10 ** ((MADE_UP * from * (1 - 1 / ratio)) / 20);
  limiter.connect(new GainNode(on, { gain })).connect(on.destination);
  return limiter;
}

/** A sound from a moment on. */
export function play(to: AudioNode, sound: Sound, volume: keyof typeof LOUDNESS, from: number): void {
  for (const tone of TONES[sound] as Tone[]) begin(to, tone, from, LOUDNESS[volume]);
}

function begin(to: AudioNode, tone: Tone, from: number, volume: number): void {
  const on = to.context;
  const [, at, length, , loud = 1, isNoise = false] = tone;
  const start = from + at;
  const loudness = on.createGain();
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(volume * loud * (isNoise ? BREATH : 1), start + RISE);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  const source = sourceOf(on, tone, start, loudness);
  loudness.connect(to);
  source.start(start);
  source.stop(start + length);
}

function sourceOf(on: BaseAudioContext, tone: Tone, start: number, to: AudioNode): AudioScheduledSourceNode {
  const [pitch, , length, end = pitch, , isNoise = false] = tone;
  if (!isNoise) {
    const source = on.createOscillator();
    source.type = 'triangle';
    glide(source.frequency, pitch, end, start, length);
    source.connect(to);
    return source;
  }
  const source = on.createBufferSource();
  const band = on.createBiquadFilter();
  source.buffer = breath ??= noiseOf(on);
  band.type = 'bandpass';
  glide(band.frequency, pitch, end, start, length);
  source.connect(band).connect(to);
  return source;
}

function glide(pitch: AudioParam, from: number, to: number, start: number, length: number): void {
  pitch.setValueAtTime(from, start);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, start + length);
}

/** A second of noise, always the same, of which each breath takes what it needs. */
function noiseOf(on: BaseAudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = made.getChannelData(0);
  let chance = 1;
  for (let i = 0; i < samples.length; i += 1) {
    chance = (chance * 16_807) % 2_147_483_647;
    samples[i] = (chance / 2_147_483_647) * 2 - 1;
  }
  return made;
}

import { createSeededRandom, type SeededRandom } from '../../seeded-random.ts';
import type { Instrument, Note, Sound } from './score.ts';

export const SAMPLE_RATE = 48_000;

/** Where the instruments play: two channels, and what each sends into the room. */
export interface Stage {
  left: Float32Array;
  right: Float32Array;
  room: Float32Array;
}

interface Place {
  /** -1 is left, 1 is right. */
  pan: number;
  level: number;
  /** Share that goes into the room. */
  room: number;
}

const PLACES: Readonly<Record<Instrument, Place>> = {
  pad: { pan: 0, level: 0.085, room: 0.5 },
  keys: { pan: -0.15, level: 0.23, room: 0.5 },
  pluck: { pan: 0.25, level: 0.4, room: 0.45 },
  bell: { pan: 0.1, level: 0.24, room: 0.8 },
  bass: { pan: 0, level: 0.2, room: 0.03 },
  kick: { pan: 0, level: 0.36, room: 0.04 },
  clap: { pan: 0.05, level: 0.42, room: 0.4 },
  snare: { pan: -0.05, level: 0.4, room: 0.35 },
  rim: { pan: -0.3, level: 0.3, room: 0.3 },
  hat: { pan: 0.35, level: 0.45, room: 0.05 },
  shaker: { pan: -0.4, level: 0.42, room: 0.1 },
  tom: { pan: -0.2, level: 0.3, room: 0.3 },
};

const TABLE_SIZE = 4096;
const sine = Float32Array.from({ length: TABLE_SIZE + 1 }, (_none, index) =>
  Math.sin((2 * Math.PI * index) / TABLE_SIZE),
);
const padTables = new Map<number, Float32Array>();

/** Plays one note onto the stage. */
export function playNote(note: Note, stage: Stage, sound: Sound): void {
  const start = Math.round(note.startS * SAMPLE_RATE);
  const room = stage.left.length - start;
  if (room <= 0) return;
  if (note.instrument === 'pad') {
    playPad(note, start, stage, sound);
    return;
  }
  const samples = soundNote(note, sound).subarray(0, room);
  const place = PLACES[note.instrument];
  // Higher strings and keys sit further to the side, as on the instrument.
  const pan = place.pan + (note.instrument === 'pluck' || note.instrument === 'keys' ? (note.pitch - 60) * 0.015 : 0);
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  const left = Math.cos(angle) * place.level * Math.SQRT2;
  const right = Math.sin(angle) * place.level * Math.SQRT2;
  const send = place.room * place.level;
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] as number;
    const at = start + index;
    stage.left[at] = (stage.left[at] as number) + sample * left;
    stage.right[at] = (stage.right[at] as number) + sample * right;
    stage.room[at] = (stage.room[at] as number) + sample * send;
  }
}

/** Two strings a little apart in tune, one to each side. */
function playPad(note: Note, start: number, stage: Stage, sound: Sound): void {
  const frequency = toHz(note.pitch);
  const table = padTable(Math.max(2, Math.min(40, Math.floor(sound.padBrightnessHz / frequency))));
  const releaseS = 0.5;
  const length = Math.min(stage.left.length - start, Math.round((note.lengthS + releaseS) * SAMPLE_RATE));
  const attack = Math.round(0.12 * SAMPLE_RATE);
  const release = Math.round(releaseS * SAMPLE_RATE);
  const { level, room } = PLACES.pad;
  const gain = level * note.velocity;
  const detune = 1.0023;
  const stepLeft = (frequency * detune * TABLE_SIZE) / SAMPLE_RATE;
  const stepRight = (frequency / detune) * (TABLE_SIZE / SAMPLE_RATE);
  let phaseLeft = (note.pitch * 977) % TABLE_SIZE;
  let phaseRight = (note.pitch * 1531) % TABLE_SIZE;
  for (let index = 0; index < length; index += 1) {
    const rise = index < attack ? index / attack : 1;
    const remaining = length - index;
    const fall = remaining < release ? remaining / release : 1;
    const envelope = gain * rise * rise * fall * fall;
    const left = (table[phaseLeft | 0] as number) * envelope;
    const right = (table[phaseRight | 0] as number) * envelope;
    const at = start + index;
    stage.left[at] = (stage.left[at] as number) + left * 1.2 + right * 0.5;
    stage.right[at] = (stage.right[at] as number) + right * 1.2 + left * 0.5;
    stage.room[at] = (stage.room[at] as number) + (left + right) * room * 0.6;
    phaseLeft += stepLeft;
    if (phaseLeft >= TABLE_SIZE) phaseLeft -= TABLE_SIZE;
    phaseRight += stepRight;
    if (phaseRight >= TABLE_SIZE) phaseRight -= TABLE_SIZE;
  }
}

/** A soft sawtooth with no partial above what was asked for: nothing aliases, nothing covers the voice. */
function padTable(partials: number): Float32Array {
  const known = padTables.get(partials);
  if (known) return known;
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let partial = 1; partial <= partials; partial += 1) {
    const level = partial ** -1.1 * (1 - (partial - 1) / (partials + 2));
    for (let index = 0; index <= TABLE_SIZE; index += 1) {
      table[index] = (table[index] as number) + level * (sine[(index * partial) % TABLE_SIZE] as number);
    }
  }
  padTables.set(partials, table);
  return table;
}

function soundNote(note: Note, sound: Sound): Float32Array {
  switch (note.instrument) {
    case 'pad':
    case 'keys':
      return soundKeys(note);
    case 'pluck':
      return soundPluck(note, sound.pluckDamping);
    case 'bell':
      return soundBell(note);
    case 'bass':
      return soundBass(note);
    case 'kick':
      return soundDrumHead(note, { fromHz: 125, toHz: 47, dropS: 0.045, ringS: 0.3 });
    case 'tom':
      return soundDrumHead(note, { fromHz: toHz(note.pitch) * 1.6, toHz: toHz(note.pitch), dropS: 0.06, ringS: 0.32 });
    case 'clap':
      return soundNoise(note, { lowHz: 900, highHz: 4200, decayS: 0.11, burstsS: [0, 0.011, 0.023] });
    case 'snare':
      return addInto(
        soundNoise(note, { lowHz: 700, highHz: 6500, decayS: 0.13, burstsS: [0] }),
        soundDrumHead({ ...note, velocity: note.velocity * 0.5 }, { fromHz: 260, toHz: 185, dropS: 0.02, ringS: 0.1 }),
      );
    case 'rim':
      return soundDrumHead(note, { fromHz: 900, toHz: 620, dropS: 0.006, ringS: 0.035 });
    case 'hat':
      return soundNoise(note, { lowHz: 7000, highHz: 16000, decayS: 0.035, burstsS: [0] });
    case 'shaker':
      return soundNoise(note, { lowHz: 5000, highHz: 11000, decayS: 0.05, burstsS: [0], attackS: 0.018 });
  }
}

/** An electric piano: one sine bends another, less as the note dies. */
function soundKeys(note: Note): Float32Array {
  const frequency = toHz(note.pitch);
  const samples = new Float32Array(Math.round((Math.min(note.lengthS, 3.5) + 0.25) * SAMPLE_RATE));
  const release = Math.round(0.25 * SAMPLE_RATE);
  const attack = Math.round(0.004 * SAMPLE_RATE);
  const step = (frequency * TABLE_SIZE) / SAMPLE_RATE;
  const decay = Math.exp(-1 / ((0.55 + 60 / frequency) * SAMPLE_RATE));
  const bendDecay = Math.exp(-1 / (0.16 * SAMPLE_RATE));
  let level = note.velocity;
  let bend = 0.9 * note.velocity * TABLE_SIZE * 0.16;
  let phase = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const modulator = sine[phase | 0] as number;
    const carrier = (phase + bend * modulator + TABLE_SIZE) % TABLE_SIZE;
    const rise = index < attack ? index / attack : 1;
    const remaining = samples.length - index;
    samples[index] = (sine[carrier | 0] as number) * level * rise * (remaining < release ? remaining / release : 1);
    level *= decay;
    bend *= bendDecay;
    phase += step;
    if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
  }
  return samples;
}

/** Karplus-Strong: noise runs round a string and loses its highs at each turn. */
function soundPluck(note: Note, damping: number): Float32Array {
  const frequency = toHz(note.pitch);
  const releaseS = 0.12;
  const samples = new Float32Array(Math.round((Math.max(0.35, Math.min(note.lengthS, 3)) + releaseS) * SAMPLE_RATE));
  // The averaging filter delays by half a sample; a first-order all-pass makes up the fraction that tunes the string.
  const period = SAMPLE_RATE / frequency - 0.5;
  const size = Math.floor(period - 0.1);
  const fraction = period - size;
  const tuning = (1 - fraction) / (1 + fraction);
  const string = new Float32Array(size);
  const random = createSeededRandom(note.pitch, 'string');
  let smooth = 0;
  let sum = 0;
  for (let index = 0; index < size; index += 1) {
    smooth += (random.between(-1, 1) - smooth) * (1 - damping * 0.8);
    string[index] = smooth;
    sum += smooth;
  }
  // A string that starts off centre would carry its offset round and round.
  let energy = 0;
  for (let index = 0; index < size; index += 1) {
    const centred = (string[index] as number) - sum / size;
    string[index] = centred;
    energy += centred * centred;
  }
  const gain = (0.3 * note.velocity) / Math.sqrt(energy / size + 1e-9);
  const loss = Math.exp(-1 / (frequency * (1.3 - damping)));
  const attack = Math.round(0.002 * SAMPLE_RATE);
  const release = Math.round(releaseS * SAMPLE_RATE);
  let position = 0;
  let before = 0;
  let allPassIn = 0;
  let allPassOut = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const current = string[position] as number;
    const rise = index < attack ? index / attack : 1;
    const remaining = samples.length - index;
    samples[index] = current * gain * rise * (remaining < release ? remaining / release : 1);
    const averaged = loss * 0.5 * (current + before);
    before = current;
    allPassOut = tuning * (averaged - allPassOut) + allPassIn;
    allPassIn = averaged;
    string[position] = allPassOut;
    position += 1;
    if (position === size) position = 0;
  }
  return samples;
}

/** A struck bar: three partials that die at their own speeds, each a resonator of two multiplications a sample. */
function soundBell(note: Note): Float32Array {
  const frequency = toHz(note.pitch);
  const samples = new Float32Array(Math.round(Math.min(2.4, note.lengthS + 1) * SAMPLE_RATE));
  const partials = [
    { ratio: 1, level: 0.7, ringS: 0.55 },
    { ratio: 2.0, level: 0.22, ringS: 0.35 },
    { ratio: 3.93, level: 0.1, ringS: 0.09 },
  ];
  for (const { ratio, level, ringS } of partials) {
    const turn = (2 * Math.PI * frequency * ratio) / SAMPLE_RATE;
    const shrink = Math.exp(-1 / (ringS * SAMPLE_RATE));
    const first = 2 * shrink * Math.cos(turn);
    const second = -shrink * shrink;
    let older = 0;
    let newer = level * note.velocity * Math.sin(turn) * shrink;
    for (let index = 1; index < samples.length; index += 1) {
      samples[index] = (samples[index] as number) + newer;
      const next = first * newer + second * older;
      older = newer;
      newer = next;
    }
  }
  return fadeEnds(samples, { attackS: 0.002, releaseS: 0.2 });
}

function soundBass(note: Note): Float32Array {
  const frequency = toHz(note.pitch);
  const samples = new Float32Array(Math.round((note.lengthS + 0.06) * SAMPLE_RATE));
  const step = (frequency * TABLE_SIZE) / SAMPLE_RATE;
  let phase = 0;
  let growl = 0.5 * note.velocity;
  const growlDecay = Math.exp(-1 / (0.18 * SAMPLE_RATE));
  const decay = Math.exp(-1 / (1.1 * SAMPLE_RATE));
  let level = note.velocity;
  for (let index = 0; index < samples.length; index += 1) {
    const second = sine[((phase * 2) % TABLE_SIZE) | 0] as number;
    const third = sine[((phase * 3) % TABLE_SIZE) | 0] as number;
    samples[index] =
      ((sine[phase | 0] as number) + second * (0.22 + growl * 0.5) + third * (0.1 + growl * 0.35)) * level * 0.75;
    growl *= growlDecay;
    level *= decay;
    phase += step;
    if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
  }
  return fadeEnds(samples, { attackS: 0.006, releaseS: 0.06 });
}

function soundDrumHead(
  note: Note,
  { fromHz, toHz: to, dropS, ringS }: { fromHz: number; toHz: number; dropS: number; ringS: number },
): Float32Array {
  const samples = new Float32Array(Math.round(ringS * 2.2 * SAMPLE_RATE));
  const drop = Math.exp(-1 / (dropS * SAMPLE_RATE));
  const decay = Math.exp(-1 / (ringS * 0.45 * SAMPLE_RATE));
  let above = fromHz - to;
  let level = note.velocity;
  let phase = 0;
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (sine[phase | 0] as number) * level;
    phase += ((to + above) * TABLE_SIZE) / SAMPLE_RATE;
    if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
    above *= drop;
    level *= decay;
  }
  return fadeEnds(samples, { attackS: 0.0015, releaseS: ringS * 0.3 });
}

interface NoiseShape {
  lowHz: number;
  highHz: number;
  decayS: number;
  burstsS: readonly number[];
  attackS?: number;
}

/** Strokes of a player are never quite alike, but a few do for a whole piece. */
const STROKES = 4;
const strokes = new Map<string, Float32Array>();

function soundNoise(note: Note, shape: NoiseShape): Float32Array {
  const variant = Math.round(note.startS * 1000) % STROKES;
  const key = `${note.instrument} ${variant}`;
  const stroke = strokes.get(key) ?? strikeNoise(shape, createSeededRandom(variant, note.instrument));
  strokes.set(key, stroke);
  return stroke.map((sample) => sample * note.velocity);
}

function strikeNoise(
  { lowHz, highHz, decayS, burstsS, attackS = 0.001 }: NoiseShape,
  random: SeededRandom,
): Float32Array {
  const samples = new Float32Array(Math.round((decayS * 5 + 0.03) * SAMPLE_RATE));
  const highPass = 1 - Math.exp((-2 * Math.PI * lowHz) / SAMPLE_RATE);
  const lowPass = 1 - Math.exp((-2 * Math.PI * highHz) / SAMPLE_RATE);
  const decay = Math.exp(-1 / (decayS * SAMPLE_RATE));
  const bursts = new Set(burstsS.map((second) => Math.round(second * SAMPLE_RATE)));
  let level = 0;
  let slow = 0;
  let smooth = 0;
  let smoother = 0;
  for (let index = 0; index < samples.length; index += 1) {
    if (bursts.has(index)) level = 1;
    const noise = random.between(-1, 1);
    slow += highPass * (noise - slow);
    smooth += lowPass * (noise - slow - smooth);
    smoother += lowPass * (smooth - smoother);
    samples[index] = smoother * level;
    level *= decay;
  }
  return fadeEnds(samples, { attackS, releaseS: decayS });
}

function addInto(target: Float32Array, other: Float32Array): Float32Array {
  const [longer, shorter] = target.length >= other.length ? [target, other] : [other, target];
  for (let index = 0; index < shorter.length; index += 1)
    longer[index] = (longer[index] as number) + (shorter[index] as number);
  return longer;
}

function fadeEnds(samples: Float32Array, { attackS, releaseS }: { attackS: number; releaseS: number }): Float32Array {
  const attack = Math.min(samples.length, Math.round(attackS * SAMPLE_RATE));
  const release = Math.min(samples.length, Math.round(releaseS * SAMPLE_RATE));
  for (let index = 0; index < attack; index += 1) samples[index] = (samples[index] as number) * (index / attack);
  for (let index = 0; index < release; index += 1) {
    const at = samples.length - 1 - index;
    samples[at] = (samples[at] as number) * (index / release);
  }
  return samples;
}

function toHz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

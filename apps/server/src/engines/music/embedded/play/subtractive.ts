import { createStereo, decayOver, fadeEnds, SAMPLE_RATE, type Stereo, toHz, toSamples } from './sound.ts';
import { type Shape, TABLE_SIZE, tableOf } from './tables.ts';
import { makeNoise } from './noise.ts';

/** Oscillators through a filter that opens and closes: synthesisers, winds and bowed strings. */
export interface SubtractivePatch {
  shape: Shape;
  /** Parallel oscillators, their total detuning in cents, and their spread over the sides, 0 to 1. */
  unison: number;
  detuneCents: number;
  spread: number;
  /** Levels of a sine an octave below, and of noise, as shares. */
  sub?: number;
  noise?: number;
  attackS: number;
  decayS: number;
  /** Level sustained until the note ends, 0 to 1. */
  sustain: number;
  releaseS: number;
  /** The filter's resting cutoff, as a multiple of the note's frequency with a floor in Hz. */
  cutoff: { times: number; atLeastHz: number };
  /** Octaves that the filter opens at the start, more for a hard stroke, and its attack and decay. */
  sweep: { octaves: number; attackS: number; decayS: number };
  resonance: number;
  vibrato?: { cents: number; hz: number; delayS: number };
  /** The note glides in from so many semitones away. */
  glide?: { semitones: number; seconds: number };
}

/** The filter's cutoff is constant for this many samples. */
const BLOCK = 16;
const TOP_HZ = 18_000;

export function soundSubtractive(
  patch: SubtractivePatch,
  { pitch, velocity, lengthS }: { pitch: number; velocity: number; lengthS: number },
): Stereo {
  const held = toSamples(lengthS);
  const length = held + toSamples(patch.releaseS);
  const stereo = createStereo(length);
  const hz = toHz(pitch);
  addOscillators(stereo, patch, hz, pitch);
  if (patch.noise) addNoise(stereo, patch.noise, pitch);
  closeFilter(stereo, patch, hz, velocity);
  shape(stereo, patch, held);
  return stereo;
}

function addOscillators({ left, right }: Stereo, patch: SubtractivePatch, hz: number, pitch: number): void {
  const table = tableOf(patch.shape, hz * 1.02);
  const { unison, vibrato, glide } = patch;
  const gain = 1 / Math.sqrt(unison);
  for (let voice = 0; voice < unison; voice += 1) {
    const place = unison === 1 ? 0 : (2 * voice) / (unison - 1) - 1;
    const cents = place * patch.detuneCents;
    // The outer voices alternate, so that neither side is sharp.
    const side = (voice % 2 === 0 ? place : -place) * patch.spread;
    const leftGain = gain * Math.sqrt((1 - side) / 2) * Math.SQRT2;
    const rightGain = gain * Math.sqrt((1 + side) / 2) * Math.SQRT2;
    const step = (hz * 2 ** (cents / 1200) * TABLE_SIZE) / SAMPLE_RATE;
    let phase = unison === 1 ? 0 : ((pitch * 977 + voice * 641) * 37) % TABLE_SIZE;
    let bent = step;
    for (let index = 0; index < left.length; index += 1) {
      if (index % BLOCK === 0 && (vibrato || glide)) bent = step * bendAt(index / SAMPLE_RATE, patch);
      const whole = phase | 0;
      const low = table[whole] as number;
      const sample = low + (phase - whole) * ((table[whole + 1] as number) - low);
      left[index] = (left[index] as number) + sample * leftGain;
      right[index] = (right[index] as number) + sample * rightGain;
      phase += bent;
      if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
    }
  }
  if (patch.sub) addSub({ left, right }, patch.sub, hz);
}

function bendAt(second: number, { vibrato, glide }: SubtractivePatch): number {
  let semitones = 0;
  if (vibrato && second > vibrato.delayS) {
    const depth = Math.min(1, (second - vibrato.delayS) / 0.3);
    semitones += (vibrato.cents / 100) * depth * Math.sin(2 * Math.PI * vibrato.hz * second);
  }
  if (glide) semitones += glide.semitones * Math.exp(-second / glide.seconds);
  return 2 ** (semitones / 12);
}

function addSub({ left, right }: Stereo, level: number, hz: number): void {
  const table = tableOf('sine', hz);
  const step = ((hz / 2) * TABLE_SIZE) / SAMPLE_RATE;
  let phase = 0;
  for (let index = 0; index < left.length; index += 1) {
    const sample = (table[phase | 0] as number) * level;
    left[index] = (left[index] as number) + sample;
    right[index] = (right[index] as number) + sample;
    phase += step;
    if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
  }
}

function addNoise({ left, right }: Stereo, level: number, pitch: number): void {
  for (const [side, channel] of [left, right].entries()) {
    const noise = makeNoise(channel.length, pitch * 2 + side + 1);
    for (let index = 0; index < channel.length; index += 1)
      channel[index] = (channel[index] as number) + (noise[index] as number) * level;
  }
}

/** A state variable filter (Zavalishin's): stays tuned and stable while its cutoff moves. */
function closeFilter({ left, right }: Stereo, patch: SubtractivePatch, hz: number, velocity: number): void {
  const { cutoff, sweep, resonance } = patch;
  const rest = Math.max(cutoff.atLeastHz, hz * cutoff.times) * (0.75 + 0.35 * velocity);
  const octaves = sweep.octaves * (0.45 + 0.65 * velocity);
  const attack = Math.max(1, toSamples(sweep.attackS));
  const damping = 2 - 1.85 * resonance;
  let leftBand = 0;
  let leftLow = 0;
  let rightBand = 0;
  let rightLow = 0;
  let g = 0;
  let a1 = 0;
  for (let index = 0; index < left.length; index += 1) {
    if (index % BLOCK === 0) {
      const open = index < attack ? index / attack : Math.exp(-(index - attack) / (sweep.decayS * SAMPLE_RATE));
      g = Math.tan((Math.PI * Math.min(TOP_HZ, rest * 2 ** (octaves * open))) / SAMPLE_RATE);
      a1 = 1 / (1 + g * (g + damping));
    }
    const leftIn = (left[index] as number) - leftLow;
    const leftMid = a1 * (leftBand + g * leftIn);
    const leftOut = leftLow + g * leftMid;
    leftBand = 2 * leftMid - leftBand;
    leftLow = 2 * leftOut - leftLow;
    left[index] = leftOut;
    const rightIn = (right[index] as number) - rightLow;
    const rightMid = a1 * (rightBand + g * rightIn);
    const rightOut = rightLow + g * rightMid;
    rightBand = 2 * rightMid - rightBand;
    rightLow = 2 * rightOut - rightLow;
    right[index] = rightOut;
  }
}

function shape({ left, right }: Stereo, patch: SubtractivePatch, held: number): void {
  const attack = Math.max(1, toSamples(patch.attackS));
  const decay = decayOver(patch.decayS);
  const release = decayOver(patch.releaseS / 4);
  let above = 1 - patch.sustain;
  let fall = 1;
  for (let index = 0; index < left.length; index += 1) {
    if (index >= attack) above *= decay;
    if (index >= held) fall *= release;
    const rise = index < attack ? Math.sin((index / attack) * (Math.PI / 2)) : 1;
    const level = rise * fall * (patch.sustain + above);
    left[index] = (left[index] as number) * level;
    right[index] = (right[index] as number) * level;
  }
  for (const channel of [left, right]) fadeEnds(channel, { attackS: 0.001, releaseS: 0.01 });
}

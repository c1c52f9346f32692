import { filter } from './filters.ts';
import { makeNoise } from './noise.ts';
import { decayOver, fadeEnds, SAMPLE_RATE, toHz, toSamples } from './sound.ts';

export interface Partial {
  /** Ratio to the note's frequency. */
  ratio: number;
  level: number;
  /** Seconds to 37 %, for A4; higher notes decay sooner. */
  ringS: number;
}

/** A struck object that rings in its own partials. */
export interface ModalPatch {
  partials: readonly Partial[];
  /** Knock of the mallet. */
  knock: { hz: number; level: number; seconds: number };
  /** The share of its high partials that a soft stroke loses. */
  softness: number;
  longestS: number;
  /** Modulation of the level: vibraphone, electric piano. */
  tremolo?: { hz: number; depth: number };
}

const TOP_HZ = 15_000;

/** Each partial is a resonator with two multiplications per sample. */
export function soundModal(patch: ModalPatch, { pitch, velocity }: { pitch: number; velocity: number }): Float32Array {
  const hz = toHz(pitch);
  const samples = new Float32Array(toSamples(patch.longestS));
  const shorter = (440 / hz) ** 0.45;
  for (const { ratio, level, ringS } of patch.partials) {
    if (hz * ratio > TOP_HZ) continue;
    const softened = level * (1 - patch.softness * (1 - velocity) * Math.min(1, (ratio - 1) / 4));
    addPartial(samples, { hz: hz * ratio, level: softened, ringS: ringS * shorter });
  }
  addKnock(samples, patch.knock, { velocity, seed: pitch });
  if (patch.tremolo) tremble(samples, patch.tremolo);
  fadeEnds(samples, { attackS: 0.001, releaseS: 0.15 });
  return samples;
}

export function addPartial(
  samples: Float32Array,
  { hz, level, ringS }: { hz: number; level: number; ringS: number },
): void {
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
  const shrink = decayOver(ringS);
  const first = 2 * shrink * Math.cos(turn);
  const second = -shrink * shrink;
  // Partials below -80 dB are inaudible.
  const end = Math.min(samples.length, toSamples(ringS * Math.log(Math.max(2, Math.abs(level) / 1e-4))));
  let older = 0;
  let newer = level * Math.sin(turn) * shrink;
  for (let index = 1; index < end; index += 1) {
    samples[index] = (samples[index] as number) + newer;
    const next = first * newer + second * older;
    older = newer;
    newer = next;
  }
}

export function addKnock(
  samples: Float32Array,
  { hz, level, seconds }: ModalPatch['knock'],
  { velocity, seed }: { velocity: number; seed: number },
): void {
  if (level === 0) return;
  const knock = makeNoise(Math.min(samples.length, toSamples(seconds * 6)), seed);
  const decay = decayOver(seconds);
  let height = level * velocity;
  for (let index = 0; index < knock.length; index += 1) {
    knock[index] = (knock[index] as number) * height;
    height *= decay;
  }
  filter(knock, 'bandpass', hz, 0.8);
  for (let index = 0; index < knock.length; index += 1)
    samples[index] = (samples[index] as number) + (knock[index] as number);
}

function tremble(samples: Float32Array, { hz, depth }: { hz: number; depth: number }): void {
  const step = (2 * Math.PI * hz) / SAMPLE_RATE;
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = (samples[index] as number) * (1 - depth * (0.5 - 0.5 * Math.cos(step * index)));
}

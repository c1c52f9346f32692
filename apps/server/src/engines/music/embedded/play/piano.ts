import { addKnock, addPartial } from './modal.ts';
import { fadeEnds, toHz, toSamples } from './sound.ts';

export interface PianoPatch {
  /** Slope of the partials for the softest and the hardest stroke. */
  slope: readonly [number, number];
  /** Highest partial of a hard stroke, Hz. */
  brightHz: number;
  hammer: number;
  ringS: number;
}

export const GRAND: PianoPatch = { slope: [1.75, 1.05], brightHz: 7500, hammer: 0.35, ringS: 1.15 };
/** A strip of felt between hammers and strings. */
export const FELT: PianoPatch = { slope: [2.7, 1.9], brightHz: 3200, hammer: 0.55, ringS: 0.95 };

const PARTIALS = 16;
const LONGEST_S = 3.4;
/** Relative strike position of the hammer: partials with a node there are weak. */
const STRIKE_AT = 1 / 8.3;
/** Detuning of the strings of one note, which makes them beat. */
const BEAT_CENTS = 1.1;
/** Beating is inaudible in higher partials. */
const BEATING = 6;

/** Two stiff strings for each note, that decay fast at first and slowly later. */
export function soundPiano(patch: PianoPatch, { pitch, velocity }: { pitch: number; velocity: number }): Float32Array {
  const hz = toHz(pitch);
  const samples = new Float32Array(toSamples(LONGEST_S));
  const slope = patch.slope[0] + (patch.slope[1] - patch.slope[0]) * velocity;
  // Stiffness raises the partials, most of all in short strings.
  const stiffness = 0.00018 * 2 ** ((pitch - 57) / 14);
  for (let partial = 1; partial <= PARTIALS; partial += 1) {
    const partialHz = hz * partial * Math.sqrt(1 + stiffness * partial * partial);
    if (partialHz > patch.brightHz * (0.5 + 0.5 * velocity)) break;
    const struck = Math.abs(Math.sin(Math.PI * partial * STRIKE_AT)) + 0.12;
    const level = (0.75 * struck) / partial ** slope;
    const ringS = (patch.ringS * (220 / hz) ** 0.5) / (1 + 0.22 * (partial - 1));
    if (partial > BEATING) {
      addPartial(samples, { hz: partialHz, level, ringS: ringS * 0.7 });
      continue;
    }
    addPartial(samples, { hz: partialHz, level: level * 0.62, ringS: ringS * 0.42 });
    addPartial(samples, { hz: partialHz * 2 ** (BEAT_CENTS / 1200), level: level * 0.38, ringS: ringS * 1.5 });
  }
  addKnock(samples, { hz: 900 + hz, level: patch.hammer, seconds: 0.006 }, { velocity, seed: pitch });
  fadeEnds(samples, { attackS: 0.002, releaseS: 0.25 });
  return samples;
}

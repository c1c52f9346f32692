import { SAMPLE_RATE, type Stereo } from '../play/sound.ts';

/** The points by which an effect is placed, in milliseconds from its start. */
export interface EffectMeasure {
  durationMs: number;
  /** The first time within 10 dB of its loudest 10 ms. */
  onsetMs: number;
  /** The middle of its loudest 10 ms. */
  peakMs: number;
}

const WINDOW = SAMPLE_RATE / 100;
const HOP = WINDOW / 4;
const ONSET_SHARE = 0.1;

/** Measures an effect as played, so that no peak has to be written down. */
export function measureEffect({ left, right }: Stereo): EffectMeasure {
  const energies: number[] = [];
  for (let from = 0; from + WINDOW <= left.length; from += HOP) {
    let energy = 0;
    for (let index = from; index < from + WINDOW; index += 1)
      energy += (left[index] as number) ** 2 + (right[index] as number) ** 2;
    energies.push(energy);
  }
  const loudest = Math.max(...energies);
  const toMs = (samples: number): number => (samples / SAMPLE_RATE) * 1000;
  return {
    durationMs: toMs(left.length),
    onsetMs: toMs(HOP * energies.findIndex((energy) => energy >= loudest * ONSET_SHARE)),
    peakMs: toMs(HOP * energies.indexOf(loudest) + WINDOW / 2),
  };
}

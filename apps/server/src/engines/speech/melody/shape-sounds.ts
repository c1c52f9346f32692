import { type Melody, shapePitch } from './shape-pitch.ts';

/** A stretch of speech with its target melody and level. */
export interface ShapeWork {
  /** 16-bit mono. */
  samples: Int16Array;
  sampleRate: number;
  melody: Melody;
  gainDb: number;
}

/** Applies melody and level; each stretch keeps its length. */
export const shapeSounds = (sounds: readonly ShapeWork[]): Int16Array[] =>
  sounds.map(({ samples, sampleRate, melody, gainDb }) => {
    const gain = 10 ** (gainDb / 20);
    const clip = (sample: number): number => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain)));
    return shapePitch(samples, sampleRate, melody).map(clip);
  });

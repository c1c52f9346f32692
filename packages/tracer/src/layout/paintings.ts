import type { GoboKind, TimeKind } from '@reelwright/scene';
import { createSeededRandom } from '@reelwright/seeded-random';
import { type FarKind, paintBackdrop } from '../scene/backdrops.ts';
import { type Gobo, makeGobo } from '../scene/gobos.ts';
import type { Vector } from '../vectors.ts';
import { spreadSeed } from './spread-seed.ts';

/** Paints the masks and backdrops of one image, each once however often it is laid out. */
export interface Paintings {
  gobo(kind: GoboKind): Gobo | null;
  backdrop(kind: FarKind, time: TimeKind, tint: Vector | null): Float32Array;
}

export function createPaintings(seed: number): Paintings {
  const gobos = new Map<GoboKind, Gobo | null>();
  const backdrops = new Map<string, Float32Array>();
  return {
    gobo(kind) {
      const known = gobos.get(kind);
      if (known !== undefined) return known;
      const made = makeGobo(kind, createSeededRandom(seed, 'gobo'));
      gobos.set(kind, made);
      return made;
    },
    backdrop(kind, time, tint) {
      const key = `${kind} ${time} ${tint?.join() ?? ''}`;
      const made =
        backdrops.get(key) ??
        paintBackdrop(kind, {
          time,
          tint,
          glowAt: 2 * spreadSeed(seed, 'sky') - 1,
          random: createSeededRandom(seed, 'backdrop'),
        });
      backdrops.set(key, made);
      return made;
    },
  };
}

import type { Mask, Size } from '@reelwright/planes';
import { blockOf, type Shifts } from './compare-tiles.ts';
import type { Motion } from './motion.ts';

/** Another frame, what is covered in it, and where a pixel lies in it. */
export interface Candidate {
  at: number;
  mask: Mask | null;
  motion: Motion;
}

/** What another value of a pixel is worth that has so many: the middle of three is hardly better than that of five. */
const WORTH = [1, 0.4, 0.25];
/** Another frame must show at least this share of the covered pixels. */
const LEAST_SHARE = 0.01;
/** Near frames are better than far ones that show a little more. */
const CLEARLY = 1.15;
/** One of so many pixels stands for all. */
const EVERY = 11;

/** Chooses frames that show covered pixels, as long as some are wanted. */
export interface FrameChoice {
  /** Returns the frame that shows most of what is still wanted, and does not return it again. Of those that show as much, the first. */
  next(): Candidate | undefined;
  /** Notes which pixels a frame shows indeed. */
  use(candidate: Candidate, shifts: Shifts): void;
}

/** `candidates` are in the order of how good they are, the best first. */
export function chooseFrames(mask: Mask, candidates: readonly Candidate[], { width, height }: Size): FrameChoice {
  const listed: number[] = [];
  let covered = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    if (mask[pixel] === 1) {
      if (covered % EVERY === 0) listed.push(pixel);
      covered += 1;
    }
  const pixels = Int32Array.from(listed);
  const found = new Uint8Array(pixels.length);
  const rest = candidates.map((candidate) => ({ candidate, shown: listShown(candidate) }));
  const shownBy = new Map(rest.map(({ candidate, shown }) => [candidate, shown]));

  function listShown({ mask: other, motion: [a, b, c, d, e, f] }: Candidate): Uint8Array {
    const shown = new Uint8Array(pixels.length);
    for (let at = 0; at < pixels.length; at += 1) {
      const pixel = pixels[at] ?? 0;
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      const [thereX, thereY] = [Math.round(a * x + b * y + c), Math.round(d * x + e * y + f)];
      if (thereX < 0 || thereY < 0 || thereX >= width || thereY >= height) continue;
      if (other === null || other[thereY * width + thereX] === 0) shown[at] = 1;
    }
    return shown;
  }

  return {
    next() {
      let [best, most] = [-1, LEAST_SHARE * pixels.length];
      for (const [index, { shown }] of rest.entries()) {
        let gain = 0;
        for (let at = 0; at < shown.length; at += 1) if (shown[at] === 1) gain += WORTH[found[at] ?? 0] ?? 0;
        if (gain > most * CLEARLY) [best, most] = [index, gain];
      }
      return best < 0 ? undefined : rest.splice(best, 1)[0]?.candidate;
    },
    use(candidate, shifts) {
      const shown = shownBy.get(candidate);
      if (!shown) return;
      for (let at = 0; at < pixels.length; at += 1) {
        const pixel = pixels[at] ?? 0;
        const y = Math.floor(pixel / width);
        const isSame = (shifts.blocks[blockOf(shifts, pixel - y * width, y) + 3] ?? 0) > 0;
        if (shown[at] === 1 && isSame) found[at] = (found[at] ?? 0) + 1;
      }
    },
  };
}

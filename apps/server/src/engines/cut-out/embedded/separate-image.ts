import {
  applyMatte,
  createSeparator,
  type EdgeSettings,
  guessMask,
  type Hint,
  isCutOut,
  type Marks,
  type Region,
  type RgbaImage,
  separateShadow,
} from '@reelwright/cut-out';
import type { Mask, Size } from '@reelwright/planes';

/** Below this alpha a pixel is invisible. */
const SEEN_ALPHA = 8;

export type Separated = { isSeparated: true; region: Region } | { isSeparated: false; hints: readonly Hint[] };

/** A mask with which the search begins, from a model; `isTrusted` says whether strokes only change it nearby. */
export interface ModelMask {
  mask: Mask;
  size: Size;
  isTrusted: boolean;
}

export interface SeparateOptions {
  marks?: Marks | undefined;
  edge: EdgeSettings;
  /** A model's mask replaces the embedded engine's own guess. */
  model?: ModelMask | undefined;
}

/** Makes all but the subject of an image transparent, in place. */
export function separateImage(image: RgbaImage, { marks, edge, model }: SeparateOptions): Separated {
  const isMarked = marks !== undefined && (marks.strokes.length > 0 || Boolean(marks.box));
  if (!isMarked && isCutOut(image)) {
    separateShadow(image);
    return finish(image);
  }
  const guess = model ? { ...model, verdict: 'certain' as const, hints: [] } : guessMask(image);
  if (marks === undefined && guess.verdict !== 'certain') return { isSeparated: false, hints: guess.hints };
  const separator = isMarked ? createSeparator(image, guess) : undefined;
  const found = separator && isMarked ? { mask: separator.separate(marks), size: separator.size } : guess;
  applyMatte(image, found, edge);
  return finish(image);
}

function finish(image: RgbaImage): Separated {
  const region = findRegion(image);
  return region ? { isSeparated: true, region } : { isSeparated: false, hints: ['box'] };
}

/** Returns the bounding box of what is visible; undefined if nothing is. Invisible pixels lose their colour. */
function findRegion({ data, width, height }: RgbaImage): Region | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3] as number;
      if (alpha === 0) data.fill(0, at, at + 3);
      if (alpha < SEEN_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < left) return undefined;
  return {
    x: left / width,
    y: top / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  };
}

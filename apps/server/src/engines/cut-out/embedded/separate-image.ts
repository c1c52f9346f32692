import {
  applyMatte,
  createSeparator,
  type EdgeSettings,
  findVisibleRegion,
  GUESS_PX,
  guessMask,
  type GuessedMask,
  type Hint,
  isCutOut,
  type Marks,
  type Region,
  type RgbaImage,
  separateShadow,
  shrinkImage,
} from '@reelwright/cut-out';
import type { Mask, Size } from '@reelwright/planes';

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
  const middle = shrinkImage(image, GUESS_PX);
  const guess = model ? judgeModel(model) : guessMask(image, middle);
  if (marks === undefined && guess.verdict !== 'certain') return { isSeparated: false, hints: guess.hints };
  const separator = isMarked ? createSeparator(image, guess) : undefined;
  const found = separator && isMarked ? { mask: separator.separate(marks), size: separator.size } : guess;
  applyMatte(image, found, edge, middle);
  return finish(image);
}

function finish(image: RgbaImage): Separated {
  const { data } = image;
  // Invisible pixels get no colour, which makes the file smaller.
  for (let at = 3; at < data.length; at += 4) if (data[at] === 0) data[at - 1] = data[at - 2] = data[at - 3] = 0;
  const region = findVisibleRegion(image);
  return region ? { isSeparated: true, region } : { isSeparated: false, hints: ['box'] };
}

/** Shares of the image: a model that found nothing, or everything, has found no subject. */
const LEAST_AREA = 0.003;
const MOST_AREA = 0.985;

function judgeModel(model: ModelMask): GuessedMask {
  const area = model.mask.reduce((sum, value) => sum + value, 0) / model.mask.length;
  return area >= LEAST_AREA && area <= MOST_AREA
    ? { ...model, verdict: 'certain', hints: [] }
    : { ...model, verdict: 'mark', hints: ['box'] };
}

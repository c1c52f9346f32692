import { findParts, makeMask, type Mask, type Size } from '@reelwright/planes';
import { findMaskBeforePlain, findPlainBackground, lookCloserBeforePlain } from './automatic/cut-out-photo.ts';
import { lookCloserBeforeWhite, lookPastShadow, type WhiteLook } from './automatic/cut-out-white.ts';
import { chooseLook, findDoubt, findsMore, isTouchingShadow, isUnsure } from './automatic/choose-look.ts';
import type { MaskEvidence } from './automatic/judge-mask.ts';
import { findMaskDoubt } from './automatic/find-mask-doubt.ts';
import { isCutOut } from './automatic/separate-shadow.ts';
import { findWhiteBackground, type WhiteBackground } from './automatic/white-background.ts';
import type { RgbaImage } from './image.ts';
import { createSeparator, type FirstMask } from './marked/separate.ts';
import { shrinkImage } from './shrink-image.ts';

/** The longer side on which a subject is searched for. */
export const GUESS_PX = 700;

/** What a person should mark, by what made the mask uncertain. */
export type Hint =
  /** The background is not plain: a box around the subject. */
  | 'box'
  /** Subject and background have the same colour along a part of the outline. */
  | 'weak_edge'
  /** A part of the subject may be missing. */
  | 'missing_part'
  /** A shadow or reflection may belong to the mask. */
  | 'shadow'
  /** The photo's edge cuts the subject. */
  | 'cut_off'
  /** Hardly anything, or nearly everything, was found. */
  | 'size';

/** A mask that was found without marks. */
export interface GuessedMask extends FirstMask {
  /**
   * `certain`: usable as it is. `check`: the background is plain, but a person should look. `mark`: it could not be
   * separated; the mask is a start for marks.
   */
  verdict: 'certain' | 'check' | 'mark';
  hints: readonly Hint[];
}

const LEAST_AREA = 0.005;
const MOST_AREA = 0.95;
/** Edges in the assumed background, as a share of the contour, from which on most of the subject may be missing. */
const MOST_STRAY = 1;
/** A closer look that finds so many times as much: most of the subject was missed. */
const MORE = 1.15;
/** A pair of things is usual; more parts than that may be details of something else. */
const MOST_PARTS = 2;
/** So many closer looks tell whether a subject that touches its shadow has more parts. */
const MOST_PAST_SHADOW = 2;

/** Separates the subject of an image without marks, and says how certain that is. `middle` is for callers that have it. */
export function guessMask(image: RgbaImage, middle: RgbaImage = shrinkImage(image, GUESS_PX)): GuessedMask {
  const size: Size = { width: middle.width, height: middle.height };
  if (isCutOut(middle)) return { mask: maskOpaque(middle), size, isTrusted: true, verdict: 'certain', hints: [] };
  const guess = guessOpaque(image, middle, size);
  const doubt = guess.verdict === 'certain' ? findMaskDoubt(middle, guess.mask) : undefined;
  if (!doubt) return guess;
  const { shade } = doubt;
  const mask = shade ? makeMask(shade.length, (pixel) => guess.mask[pixel] === 1 && shade[pixel] === 0) : guess.mask;
  return { ...guess, mask, verdict: 'check', hints: [doubt.hint] };
}

function guessOpaque(image: RgbaImage, middle: RgbaImage, size: Size): GuessedMask {
  const white = findWhiteBackground(middle);
  const first = white && lookPastShadow(middle, white);
  const looks = { first, closer: white ? lookCloser(middle, white, first) : [] };
  const chosen = chooseLook(looks);
  if (chosen) {
    const judged = judgeParts(chosen.look.mask, size);
    // What a closer look joins is one thing.
    const joined = judged.verdict === 'check' ? looks.closer.find((look) => joins(look, chosen.look, size)) : undefined;
    const { mask } = joined ?? chosen.look;
    if (chosen.isConfirmed) return { mask, size, isTrusted: true, ...judged };
    return { mask, size, isTrusted: true, verdict: 'check', hints: listFaintHints(joined ?? chosen.look) };
  }
  const touching =
    first && isTouchingShadow(first) ? leastUnsure([first, ...looks.closer.filter(isTouchingShadow)]) : undefined;
  if (touching && isSubject(touching.mask))
    return { mask: touching.mask, size, isTrusted: true, verdict: 'check', hints: listFaintHints(touching) };
  const background = findPlainBackground(middle);
  const plain = findMaskBeforePlain(image, middle, background);
  const faint = leastUnsure(looks.closer);
  const isPartial = (mask: Mask): boolean => faint !== undefined && countPixels(faint.mask) > MORE * countPixels(mask);
  const doubt = findDoubt(looks);
  const takePlain = (mask: Mask): GuessedMask => ({
    mask,
    size,
    isTrusted: true,
    ...(doubt ? { verdict: 'check', hints: listFaintHints(doubt) } : judgeParts(mask, size)),
  });
  if (plain?.isCertain && !isPartial(plain.mask)) return takePlain(plain.mask);
  // Before white, four looks with as much contrast and more were not certain.
  const closer = background && !white ? lookCloserBeforePlain(image, middle, background) : undefined;
  if (closer?.isCertain && !isPartial(closer.mask)) return takePlain(closer.mask);
  if (faint && isSubject(faint.mask) && !isUnsure(faint))
    return { mask: faint.mask, size, isTrusted: true, verdict: 'check', hints: listFaintHints(faint) };
  if (plain && isSubject(plain.mask) && plain.evidence.stray <= MOST_STRAY && !isPartial(plain.mask))
    return { mask: plain.mask, size, isTrusted: true, verdict: 'check', hints: listHints(plain.evidence) };
  if (faint && isSubject(faint.mask))
    return { mask: faint.mask, size, isTrusted: false, verdict: 'mark', hints: listFaintHints(faint) };
  const separator = createSeparator(image);
  const mask = separator.separate({ strokes: [] });
  return { mask, size: separator.size, isTrusted: false, verdict: 'mark', hints: ['box'] };
}

const leastUnsure = (looks: readonly WhiteLook[]): WhiteLook | undefined =>
  looks.toSorted((one, other) => one.evidence.unsure - other.evidence.unsure)[0];

function lookCloser(middle: RgbaImage, background: WhiteBackground, first: WhiteLook | undefined): WhiteLook[] {
  const closer: WhiteLook[] = [];
  for (const look of lookCloserBeforeWhite(middle, background, lookPastShadow)) {
    closer.push(look);
    // The strongest contrast would show what a shadow's own grey hides, unless it shows an encoder's haze too.
    const isTold = closer.length >= MOST_PAST_SHADOW || (first && !findsMore(look, first));
    if (first && isTouchingShadow(first) && isTold && !closer.some(({ isCertain }) => isCertain)) break;
    // One that a certain first look does not bear out is compared with the next.
    const isSecond = closer.at(-2)?.isCertain === true;
    if (isSecond || (look.isCertain && first?.isCertain && !findsMore(look, first))) break;
  }
  return closer;
}

/**
 * Several things, or what shows of one whose body has the background's colour: eyes, a nose and a belly. No evidence tells
 * these apart, so a person does.
 */
const judgeParts = (mask: Mask, size: Size): Pick<GuessedMask, 'verdict' | 'hints'> =>
  findParts(mask, size).parts.length > MOST_PARTS
    ? { verdict: 'check', hints: ['missing_part'] }
    : { verdict: 'certain', hints: [] };

const joins = (look: WhiteLook, other: WhiteLook, size: Size): boolean =>
  look.isCertain && findsMore(look, other) && findParts(look.mask, size).parts.length === 1;

const maskOpaque = ({ data, width, height }: RgbaImage): Mask =>
  makeMask(width * height, (pixel) => (data[pixel * 4 + 3] ?? 0) > 127);

const countPixels = (mask: Mask): number => mask.reduce((sum, value) => sum + value, 0);

function isSubject(mask: Mask): boolean {
  const area = countPixels(mask) / mask.length;
  return area >= LEAST_AREA && area <= MOST_AREA;
}

/** Evidence from which on a hint is given. */
const TELLING = { weak: 0.02, ragged: 0.08, stray: 0.06, filaments: 0.006, doubt: 0.02, leftover: 0.008 } as const;

/** A mask of a pale subject: its outline is faint, or it ends at a shadow. */
const listFaintHints = ({ evidence, facts }: WhiteLook): Hint[] => [
  evidence.leftover > TELLING.leftover ? 'shadow' : 'weak_edge',
  ...(facts.cutBy.length > 0 ? (['cut_off'] as const) : []),
];

function listHints({ area, touch, weak, stray, ragged, filaments, doubt, leftover }: MaskEvidence): Hint[] {
  const hints: Hint[] = [];
  if (weak > TELLING.weak) hints.push('weak_edge');
  if (ragged > TELLING.ragged || stray > TELLING.stray || filaments > TELLING.filaments) hints.push('missing_part');
  if (doubt > TELLING.doubt || leftover > TELLING.leftover) hints.push('shadow');
  if (touch > 0) hints.push('cut_off');
  if (area < 0.03 || area > 0.9) hints.push('size');
  return hints.length > 0 ? hints : ['weak_edge'];
}

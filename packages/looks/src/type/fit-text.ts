import { breakLines, type MeasuredWord, readSeams, segmentText } from '@reelwright/timeline';
import type { Face } from '../look.ts';
import { remember } from '../remember.ts';
import { holdPhrases } from './hold-phrases.ts';
import { HYPHEN, hyphenate, isHyphenated } from './hyphenate.ts';
import { measureEm } from './measure-text.ts';

/** Smallest legible sizes on a phone, in pixels of a canvas whose shorter side is 1080. */
export const MIN_FONT_PX = { title: 46, body: 32, sticker: 26 } as const;

/** Font and spacing of a text. */
export interface TextSetting {
  face: Face;
  uppercase: boolean;
  lineHeight: number;
  letterSpacing: number;
  /** Space around the text for an outline or a plate, in font sizes. */
  margin: number;
}

export interface TextFit {
  /** With hyphens added to words that were too long. */
  text: string;
  fontPx: number;
  lines: number;
  /** Width of the widest line, with its margin. */
  width: number;
  /** Height of the box that the text needs. */
  height: number;
}

/** Margins that the painter adds around a text and below its last line, in pixels. */
const PAINTER_MARGIN_PX = 3;
const DESCENT = 1.18;
/** Reserve for kerning that widens, for rounding and for descenders: the painter must never need a smaller size. */
const SLACK = 1.035;
const SHRINK = 0.96;
/**
 * How much larger the type must become for a break at a word's own hyphen, and for an added one: a divided word reads
 * worse than a smaller one.
 */
const GAIN = { own: 1.4, added: 2.2 } as const;

function shownText(text: string, { uppercase }: TextSetting): string {
  return uppercase ? text.toUpperCase() : text;
}

/** The words of a text with their widths in font sizes, which are the same at every size. */
interface MeasuredText {
  text: string;
  words: (MeasuredWord & { text: string })[];
  spaceEm: number;
  /** Total width of the words, without the spaces. */
  lengthEm: number;
}

/** Size of the cache: a stack tries the same texts at many sizes and in many places. */
const KEPT = 2000;
const recallMeasured = remember(measureWords, KEPT);
const recallWidthEm = remember(
  ({ text, setting }: TextInSetting) => measureEm(setting.face, shownText(text, setting), setting.letterSpacing),
  KEPT,
);
const recallHyphenated = remember(
  ({ word, maxLetters, mustFit }: { word: string; maxLetters: number; mustFit: boolean }) =>
    hyphenate(word, maxLetters, { mustFit }),
  KEPT,
);

interface TextInSetting {
  text: string;
  setting: TextSetting;
}

function keyOf(text: string, { face, letterSpacing, uppercase }: TextSetting): string {
  return `${face.family} ${face.weight} ${letterSpacing} ${uppercase} ${text}`;
}

function measureText(text: string, setting: TextSetting): MeasuredText {
  return recallMeasured(keyOf(text, setting), { text, setting });
}

function measureWords({ text, setting }: TextInSetting): MeasuredText {
  const { face, letterSpacing } = setting;
  const words = segmentText(shownText(text, setting)).map(({ text: word, spaceAfter }) => ({
    text: word,
    spaceAfter,
    width: measureEm(face, word, letterSpacing) * SLACK,
  }));
  return {
    text,
    words,
    spaceEm: measureEm(face, ' ', letterSpacing) * SLACK,
    lengthEm: words.reduce((sum, { width }) => sum + width, 0),
  };
}

function heightOf(lines: number, setting: TextSetting, fontPx: number): number {
  const margin = Math.ceil(setting.margin * fontPx) + PAINTER_MARGIN_PX;
  return Math.ceil(((lines - 1) * setting.lineHeight + DESCENT) * fontPx + 2 * margin) + 2;
}

/** A text set at one size. */
interface SetText extends TextFit {
  /** Whether a line that others follow is much shorter than they are: alone, a word looks forgotten. */
  isRagged: boolean;
  /** Its lines, one below another. */
  shape: string;
}

/** Width of the shortest line before the last, relative to the widest, and how much smaller the type may be for it. */
const RAGGED = { width: 0.4, size: 0.8 } as const;

/** Sets the text at one size; undefined if it does not fit. */
function setAt(
  { text, words, spaceEm, lengthEm }: MeasuredText,
  setting: TextSetting,
  fontPx: number,
  box: { width: number; height: number; maxLines: number },
): SetText | undefined {
  const margin = Math.ceil(setting.margin * fontPx) + PAINTER_MARGIN_PX;
  const maxWidth = (box.width - 2 * margin) / fontPx;
  // Most sizes are far too large, and breaking lines evenly is costly: these words exceed the lines in any division.
  if (lengthEm > box.maxLines * maxWidth || words.some(({ width }) => width > maxWidth)) return undefined;
  const { lines, fits } = breakLines({ words, spaceWidth: spaceEm, maxWidth });
  const height = heightOf(lines.length, setting, fontPx);
  if (!fits || lines.length > box.maxLines || height > box.height) return undefined;
  const widest = Math.max(...lines.map((line) => line.width));
  const isRagged = lines.slice(0, -1).some((line) => line.width < RAGGED.width * widest);
  const shape = lines
    .map(({ from, to }) =>
      words
        .slice(from, to)
        .map((word) => word.text)
        .join(' '),
    )
    .join('\n');
  return { text, fontPx, lines: lines.length, width: widest * fontPx + 2 * margin, height, isRagged, shape };
}

/** Hyphenates the words that are wider than a line at this size. */
function hyphenateWords(
  text: string,
  setting: TextSetting,
  { fontPx, width, mustFit }: { fontPx: number; width: number; mustFit: boolean },
): string {
  const margin = Math.ceil(setting.margin * fontPx) + PAINTER_MARGIN_PX;
  const room = width - 2 * margin;
  return text
    .split(/([ \u00a0])/)
    .map((word) => {
      const em = recallWidthEm(keyOf(word, setting), { text: word, setting });
      const wide = em * fontPx * SLACK;
      if (wide <= room) return word;
      const maxLetters = Math.floor((Array.from(word).length * room) / (wide * 1.08));
      return recallHyphenated(`${maxLetters} ${mustFit} ${word}`, { word, maxLetters, mustFit });
    })
    .join('');
}

/** Replaces the spaces that hold a name together with plain ones; numbers, articles and Chinese words stay whole. */
function loosenNames(text: string): string {
  return text
    .replaceAll(/(?<!\b(?:an?|the))(?:(?<!\d)\u00a0|\u00a0(?!\d))/gi, ' ')
    .replaceAll(/(?<=\p{Script=Han}) /gu, '\u200b ');
}

/** How much smaller type may be whose lines end between phrases, or between their parts. */
const PHRASED = 0.8;
/** The same for a text that is one phrase, and would stand on one line: larger, it is divided once. */
const ONE_LINE = 0.86;

/** Whether lines that end between phrases are worth it: not if they are small, ragged, or one more. */
function isBetter(inPhrases: SetText, held: SetText | undefined): boolean {
  if (isHyphenated(inPhrases.text) || inPhrases.isRagged) return false;
  if (!held) return true;
  // What breaks alike without marks needs none.
  if (plainOf(inPhrases.shape) === plainOf(held.shape) && inPhrases.fontPx === held.fontPx) return false;
  const mostLines = held.lines + (HAN.test(held.text) ? 1 : 0);
  const least = inPhrases.lines === 1 ? ONE_LINE : PHRASED;
  return inPhrases.fontPx >= least * held.fontPx && inPhrases.lines <= mostLines;
}

const HAN = /\p{Script=Han}/u;
const plainOf = (shape: string) =>
  shape.replaceAll(/[\u00a0 \u200b]+/gu, (space) => (HAN.test(shape) ? '' : space.replaceAll(/./gu, ' ')));

/** Number of letters beside a hyphen that are compared to tell whether the hyphen is the text's own. */
const OWN = 3;

/** Removes the hyphens at which no line ends: their words take the same number of lines without them. */
function dropHyphens(
  fit: SetText,
  original: string,
  setting: TextSetting,
  box: { width: number; height: number; maxLines: number },
): SetText {
  let best = fit;
  for (let at = best.text.indexOf(HYPHEN); at !== -1; at = best.text.indexOf(HYPHEN, at + 1)) {
    const [before, after] = [best.text.slice(0, at), best.text.slice(at + HYPHEN.length)];
    // The word's own hyphen stays.
    const isOwn = original.includes(`${before.slice(-OWN)}-${after.slice(0, OWN)}`);
    const text = isOwn ? `${before}-${after}` : before + after;
    const without = setAt(measureText(text, setting), setting, fit.fontPx, box);
    if (without && without.lines <= best.lines) best = without;
  }
  return best;
}

/**
 * Fits a text into a box at the largest size of a range. If it would otherwise be much smaller than possible, names
 * that are held together are broken between their words, and then long words are hyphenated. Returns undefined if it
 * does not fit at the smallest size.
 */
export function fitText(
  text: string,
  setting: TextSetting,
  box: { width: number; height: number; maxLines: number },
  sizes: { maxPx: number; minPx: number },
): TextFit | undefined {
  const request = { text, setting, box, sizes };
  return recallFit(keyOfFit(request), request);
}

interface FitRequest {
  text: string;
  setting: TextSetting;
  box: { width: number; height: number; maxLines: number };
  sizes: { maxPx: number; minPx: number };
}

/** Layouts of one ad, and of the edits that may come next, set the same texts in the same boxes. */
const recallFit = remember(findFit, KEPT);

function keyOfFit({ text, setting, box, sizes }: FitRequest): string {
  const place = `${box.width} ${box.height} ${box.maxLines} ${sizes.maxPx} ${sizes.minPx}`;
  return `${setting.lineHeight} ${setting.margin} ${place} ${keyOf(text, setting)}`;
}

function findFit({ text, setting, box, sizes }: FitRequest): TextFit | undefined {
  const held = fitWords(text, setting, box, sizes);
  for (const phrased of recallHeld(text, text)) {
    // Most phrases are too wide for a line of type that is large enough, and finding their size is costly.
    if (held && !fitsLine(phrased, setting, { width: box.width, fontPx: PHRASED * held.fontPx })) continue;
    const inPhrases = fitWords(phrased, setting, box, sizes);
    if (inPhrases && isBetter(inPhrases, held)) return withoutShape(inPhrases);
  }
  if (held && isGood(held, sizes)) return withoutShape(held);
  const loose = loosenNames(text);
  const broken = loose === text ? undefined : fitWords(loose, setting, box, sizes);
  const best = broken && (!held || isHyphenated(held.text) || broken.fontPx > held.fontPx) ? broken : held;
  return best && withoutShape(best);
}

/** The texts with their phrases held together, as wholes and in parts, without those that are the text itself. */
const recallHeld = remember(
  (text: string): readonly string[] =>
    isPair(text)
      ? []
      : [...new Set([holdPhrases(text, 'whole'), holdPhrases(text, 'part')])].filter((each) => each !== text),
  KEPT,
);

/** Whether a text is a name of two words, which may stand one above the other. */
function isPair(text: string): boolean {
  const [first, ...rest] = readSeams(text);
  return rest.length === 1 && first?.gap === ' ' && first.seam === 'tight';
}

/** Whether every part of a text fits on a line at a size. */
function fitsLine(text: string, setting: TextSetting, { width, fontPx }: { width: number; fontPx: number }): boolean {
  return measureText(text, setting).words.every((word) => word.width * fontPx <= width);
}

function withoutShape({ isRagged: _, shape: __, ...fit }: SetText): TextFit {
  return fit;
}

/** Whether whole words fit at a size that needs no help. */
function isGood({ fontPx, text }: TextFit, { maxPx }: { maxPx: number }): boolean {
  return fontPx >= maxPx * 0.6 && !isHyphenated(text);
}

function fitWords(
  text: string,
  setting: TextSetting,
  box: { width: number; height: number; maxLines: number },
  sizes: { maxPx: number; minPx: number },
): SetText | undefined {
  const whole = measureText(text, setting);
  let smallWhole: SetText | undefined;
  let ragged: SetText | undefined;
  for (let fontPx = sizes.maxPx; fontPx >= sizes.minPx; fontPx = Math.floor(fontPx * SHRINK)) {
    if (ragged && fontPx < RAGGED.size * ragged.fontPx) return ragged;
    const fit = setAt(whole, setting, fontPx, box);
    if (!fit) continue;
    if (fit.isRagged) {
      ragged ??= fit;
      continue;
    }
    // Whole words at a good size are kept; otherwise hyphens may allow a better size.
    if (isGood(fit, sizes)) return fit;
    smallWhole = fit;
    break;
  }
  // A short line is better than a hyphen.
  if (ragged) return smallWhole ?? ragged;
  for (let fontPx = Math.floor(sizes.maxPx * 0.75); fontPx >= sizes.minPx; fontPx = Math.floor(fontPx * SHRINK)) {
    if (smallWhole && fontPx < smallWhole.fontPx * GAIN.own) return smallWhole;
    const hyphenated = hyphenateWords(text, setting, { fontPx, width: box.width, mustFit: false });
    if (hyphenated === text) continue;
    const isOwn = hyphenated.replaceAll(HYPHEN, '-') === text;
    if (smallWhole && !isOwn && fontPx < smallWhole.fontPx * GAIN.added) continue;
    const fit = setAt(measureText(hyphenated, setting), setting, fontPx, box);
    if (fit) return dropHyphens(fit, text, setting, box);
  }
  if (smallWhole) return smallWhole;
  const last = hyphenateWords(text, setting, { fontPx: sizes.minPx, width: box.width, mustFit: true });
  const fit = setAt(measureText(last, setting), setting, sizes.minPx, box);
  return fit && dropHyphens(fit, text, setting, box);
}

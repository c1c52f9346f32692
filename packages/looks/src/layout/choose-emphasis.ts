import type { TitleClip } from '@reelwright/timeline';
import { colorDistance } from '../color/color-distance.ts';
import { readableOn, type SceneColors } from '../color/derive-colors.ts';
import type { LookDecoration } from '../look.ts';
import { isLeaning } from '../type/leaning-words.ts';

const SMALL_WORD =
  /^(?:a|an|the|of|to|in|on|at|for|with|and|or|is|are|it|its|your|you|der|die|das|ein|eine|und|mit|für|im|am|zu|den|dem)$/i;

/** Where a text may be divided into words: at spaces, and in Chinese at its invisible marks. */
const GAPS = /[\s\u200b]+/u;

/**
 * Returns the part of a title to emphasise: a number, else its last content word. Returns undefined for a single word,
 * and for Chinese whose words are not marked.
 */
function emphasised(text: string): string | undefined {
  const words = text.split(GAPS).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''));
  const full = words.filter((word) => word.length > (isHan(word) ? 1 : 2) && !SMALL_WORD.test(word));
  // A mark on all of a text emphasises nothing.
  if (words.length < 2) return isHan(text) ? /\d[\d.,]*\s?[%°]?/u.exec(text)?.[0].trim() : undefined;
  const figure = words.findIndex((word) => /\d/.test(word));
  const [number, counted] = [words[figure], words[figure + 1] ?? ''];
  if (number === undefined) return isHan(text) ? lastWords(words) : full.at(-1);
  // A bare number is read with what it counts.
  const isCounting = /^[\d.,]+$/u.test(number) && counted !== '' && counted.length <= LONGEST_COUNTED;
  return isCounting && !isLeaning(counted) && !isHan(counted) ? `${number} ${counted}` : number;
}

/** Longest word after a number that is emphasised with it, in characters. */
const LONGEST_COUNTED = 7;

/** Returns the last words of a Chinese text, of which one of a single character is no word to mark. */
function lastWords(words: readonly string[]): string | undefined {
  const shown = words.filter((word) => word !== '');
  const from = shown.findLastIndex((word) => word.length > 1);
  if (from < 0) return undefined;
  const [last, after] = [shown.slice(from).join(''), shown.slice(from + 1).join('')];
  if (from > 0) return last.length <= LONGEST_HAN ? last : shown[from];
  return after.length > 1 && after.length <= LONGEST_HAN ? after : undefined;
}

/** Longest part of a Chinese text that is marked, in characters. */
const LONGEST_HAN = 6;

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** Least Oklab distance of a colour to the ink beside it, and of a marker to what it is drawn on. */
const SEEN = { ink: 0.17, marker: 0.17 } as const;

export function chooseEmphasis(
  text: string,
  kind: LookDecoration['emphasis'],
  colors: SceneColors,
): TitleClip['emphasis'] | undefined {
  const part = kind === 'none' ? undefined : emphasised(text);
  if (part === undefined || part === '' || kind === 'none') return undefined;
  const { accent, accentInk, support, ink, background } = colors;
  switch (kind) {
    case 'color':
      if (colorDistance(accentInk, ink) >= SEEN.ink) return { text: part, color: accentInk, kind };
      // An accent that is no colour of text here is a colour behind text, which the painter sets in a legible ink.
      return {
        text: part,
        color: [accent, support].find((color) => colorDistance(color, background) >= SEEN.marker) ?? ink,
        kind: 'marker',
      };
    case 'underline':
      return { text: part, color: accentInk, kind };
    case 'marker':
      // The ink keeps its colour on the marker.
      return { text: part, color: readableOn(ink, accent), kind };
  }
}

import type { TitleClip } from '@reelwright/timeline';
import { colorDistance } from '../color/color-distance.ts';
import { readableOn, type SceneColors } from '../color/derive-colors.ts';
import type { LookDecoration } from '../look.ts';

const plain = (text: string): string => text.replaceAll('\u200b', '').replaceAll(/\s+/gu, ' ').trim();

/** Returns the first accent that a text contains and does not consist of: a mark on all of a text emphasises nothing. */
function emphasised(text: string, accents: readonly string[]): string | undefined {
  const whole = plain(text).replaceAll(EDGES, '');
  for (const accent of accents.map(plain)) {
    const at = whole.toLowerCase().indexOf(accent.toLowerCase());
    const end = at + accent.length;
    if (accent === '' || at < 0 || accent.length === whole.length) continue;
    if (!isLetter(whole[at - 1], accent[0]) && !isLetter(whole[end], accent.at(-1))) return whole.slice(at, end);
  }
  return undefined;
}

const EDGES = /^[^\p{L}\p{N}$€£¥￥]+|[^\p{L}\p{N}%°℃]+$/gu;

/** Whether two characters beside each other are of one word: Chinese words are not separated. */
const isLetter = (one: string | undefined, other: string | undefined): boolean =>
  [one, other].every((each) => each !== undefined && /[\p{L}\p{N}]/u.test(each) && !/\p{Script=Han}/u.test(each));

/** Least Oklab distance of a colour to the ink beside it, and of a marker to what it is drawn on. */
const SEEN = { ink: 0.17, marker: 0.17 } as const;

/** Chooses the part of a title to emphasise, and how; undefined where none of the accents is in it. */
export function chooseEmphasis(
  {
    text,
    accents = [],
    isFigure = false,
  }: {
    text: string;
    accents?: readonly string[] | undefined;
    /** Whether all of the text stands apart from its line: an amount, or a promise. */
    isFigure?: boolean;
  },
  kind: LookDecoration['emphasis'],
  colors: SceneColors,
): TitleClip['emphasis'] | undefined {
  const part = kind === 'none' ? undefined : isFigure ? plain(text) : emphasised(text, accents);
  if (part === undefined || kind === 'none') return undefined;
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

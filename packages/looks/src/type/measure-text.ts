import { listStackFaces, settleFamily, splitClusters, toCoveredText } from '@reelwright/timeline';
import type { Face } from '../look.ts';
import { FONT_WIDTHS } from './font-widths.gen.ts';

/** First and last character of the table of widths; other characters are looked up by kind. */
const FIRST = 0x20;
const LAST = 0x17f;
/** Lists the weights of a family whose widths are known. */
export function listMeasuredWeights(family: string): number[] {
  return Object.keys(FONT_WIDTHS)
    .filter((face) => face.startsWith(`${family} `) && /^\d+$/.test(face.slice(family.length + 1)))
    .map((face) => Number(face.slice(family.length + 1)));
}

const FULL_WIDTH = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/u;
const OTHER_EM = 0.75;
/** Matches emoji, which Noto Emoji draws. An emoji joined of several is as wide as one. */
const EMOJI = /^(?=[^\u0000-\u2189])[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const EMOJI_EM = 1.27;
/** Widths are stored in thousandths of the font size. */
const UNIT = 1000;

const tables = new Map<string, readonly number[]>();

function widthsOf({ family, weight }: Face): readonly number[] {
  const key = `${family} ${weight}`;
  const known = tables.get(key);
  if (known) return known;
  const packed = FONT_WIDTHS[key];
  if (packed === undefined) throw new Error(`No widths of ${key}: the table of fonts has to be made again`);
  const table = packed.split(' ').map(Number);
  tables.set(key, table);
  return table;
}

/**
 * Returns the width of a text on one line in font sizes, without kerning, which mostly narrows it. Throws if the face
 * has no table.
 */
export function measureEm(face: Face, text: string, letterSpacing = 0): number {
  const family = settleFamily(face.family, text);
  const [settled = face] = listStackFaces({ family, weight: face.weight });
  const table = widthsOf(settled);
  let width = 0;
  for (const cluster of splitClusters(toCoveredText(text, family))) {
    if (EMOJI.test(cluster)) {
      width += EMOJI_EM + letterSpacing;
      continue;
    }
    for (const character of cluster) {
      const code = character.codePointAt(0) ?? 0;
      if (code >= FIRST && code <= LAST) width += (table[code - FIRST] ?? 0) / UNIT;
      else if (code !== 0x200b) width += FULL_WIDTH.test(character) ? 1 : OTHER_EM;
      width += letterSpacing;
    }
  }
  return width;
}

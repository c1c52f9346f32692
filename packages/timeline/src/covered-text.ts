import { isCovered } from './font-coverage.ts';
import { fontStack } from './font-stack.ts';
import { splitClusters } from './text-clusters.ts';

/** Marks that need no glyph and are kept: where a line may end, and which letters of Indic scripts do not join. */
const NEEDS_NO_GLYPH = /^[\u200b-\u200d]$/u;
/**
 * Other marks without a glyph go. Above all variation selectors: with one that asks for a colourful emoji, browsers and servers take the
 * system's emoji font, whatever fonts are named.
 */
const DROPPED_MARK = /(?![\u200b-\u200d\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
/** No text: fonts keep glyphs of their own in private code points, and hosts draw half of a surrogate pair each in its way. */
const NO_TEXT = /^[\p{Cc}\p{Co}\p{Cs}]/u;
/** Begins like text, and goes on as an emoji (❤\u200d🔥): hosts divide these each in its way, by the fonts that they are given. */
const DIVIDED = /^(?!\p{Emoji_Presentation})(\p{Extended_Pictographic})\u200d.*/su;
const SPACE = /^\p{White_Space}/u;
const LETTER = /^[\p{L}\p{N}]/u;
/** Stands for a letter of a script that no face has, so that the loss is seen. */
const MISSING_LETTER = '□';

/** Symbols that no face of the fallbacks has, and the nearest one that they have. */
const LIKE_SYMBOLS: Readonly<Record<string, string>> = {
  '➔': '→',
  '➙': '→',
  '➛': '→',
  '➜': '→',
  '➝': '→',
  '➞': '→',
  '➟': '→',
  '➤': '▶',
  '▸': '▶',
  '▹': '▷',
  '◂': '◀',
  '▾': '▼',
  '▴': '▲',
  '✘': '✗',
  '✕': '×',
  '✦': '★',
  '✧': '☆',
  '✩': '☆',
  '✪': '★',
  '✭': '★',
  '✮': '★',
  '✯': '★',
  '✰': '☆',
  '❥': '♥',
  '❮': '‹',
  '❯': '›',
  '❱': '›',
  '❰': '‹',
  '⦁': '•',
  '⋅': '·',
  '☐': '□',
};

/** Keeps what was found for each cluster, by stack; emptied at this many, for marks can be stacked without end. */
const MOST_KNOWN = 4000;
const known = new Map<string, Map<string, string>>();

/**
 * A text of characters that the faces of a family have (`fontStack`), so that no host asks its system for a font: the image is the same on
 * every machine. For a character that no face has stands, where they have it, its composed form, a symbol like it, what it is compatible
 * with (𝗕 is B), or its letter without accents; else □ for a letter or digit, a space for a space, and nothing for the rest.
 */
export function toCoveredText(text: string, family: string): string {
  const stack = fontStack(family);
  // All families that we do not have share one stack.
  const name = stack.join();
  const found = known.get(name) ?? new Map<string, string>();
  if (found.size > MOST_KNOWN) found.clear();
  known.set(name, found);
  let covered = '';
  for (const cluster of splitClusters(text)) {
    const shown = found.get(cluster) ?? toCoveredCluster(cluster, stack);
    found.set(cluster, shown);
    covered += shown;
  }
  return covered;
}

/**
 * The first family of a stack that has every character of a cluster: hosts draw a cluster with one face. Undefined for a cluster that
 * needs no glyph, and where none has it.
 */
export function findClusterFamily(cluster: string, stack: readonly string[]): string | undefined {
  const drawn = Array.from(cluster).filter((character) => !NEEDS_NO_GLYPH.test(character));
  return drawn.length === 0
    ? undefined
    : stack.find((family) => drawn.every((character) => isCovered(family, character)));
}

function toCoveredCluster(cluster: string, stack: readonly string[]): string {
  const text = cluster.replaceAll(DROPPED_MARK, '').replace(DIVIDED, '$1');
  if (NEEDS_NO_GLYPH.test(text)) return text;
  if (NO_TEXT.test(text)) return SPACE.test(text) ? ' ' : '';
  const isDrawn = (candidate: string) =>
    candidate !== '' && splitClusters(candidate).every((each) => findClusterFamily(each, stack) !== undefined);
  const [first = ''] = text;
  const candidates = [
    text,
    text.normalize('NFC'),
    LIKE_SYMBOLS[first] ?? '',
    text.normalize('NFKC'),
    text.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
    first,
  ];
  const drawn = candidates.find(isDrawn);
  if (drawn !== undefined) return drawn;
  if (SPACE.test(text)) return ' ';
  return LETTER.test(text) ? MISSING_LETTER : '';
}

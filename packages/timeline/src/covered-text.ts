import { isCovered } from './font-coverage.ts';
import { fontStack } from './font-stack.ts';
import { splitClusters } from './text-clusters.ts';

/** Marks without a glyph that are kept: they allow line breaks, or keep letters of Indic scripts from joining. */
const NEEDS_NO_GLYPH = /^[\u200b-\u200d]$/u;
/**
 * Other marks without a glyph are dropped, above all variation selectors: a selector for a colourful emoji makes
 * browsers and servers use the system's emoji font, whatever fonts are named.
 */
const DROPPED_MARK = /(?![\u200b-\u200d\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
/** Not text: fonts have their own glyphs for private code points, and hosts draw an unpaired surrogate differently. */
const NO_TEXT = /^[\p{Cc}\p{Co}\p{Cs}]/u;
/** Begins as text and continues as an emoji (❤\u200d🔥): hosts divide these differently, depending on their fonts. */
const DIVIDED = /^(?!\p{Emoji_Presentation})(\p{Extended_Pictographic})\u200d.*/su;
const SPACE = /^\p{White_Space}/u;
const LETTER = /^[\p{L}\p{N}]/u;
/** Replaces a letter of a script that no font face has, so that the loss is visible. */
const MISSING_LETTER = '□';

/** Symbols that no fallback face has, and the nearest one that a face has. */
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

/** Size at which the cache of clusters, by stack, is emptied: marks can be stacked without limit. */
const MOST_KNOWN = 4000;
const known = new Map<string, Map<string, string>>();

/**
 * Returns a text with only characters that the font faces of a family have (`fontStack`), so that no host asks its
 * system for a font: the image is the same on every machine. A missing character is replaced, if a face has it, by its
 * composed form, a similar symbol, its compatibility form (𝗕 becomes B), or its letter without accents; else by □ for
 * a letter or digit, a space for a space, and nothing for the rest.
 */
export function toCoveredText(text: string, family: string): string {
  const stack = fontStack(family);
  // All unknown families share one stack.
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
 * Returns the first family of a stack that has every character of a cluster: hosts draw a cluster with one face.
 * Undefined for a cluster that needs no glyph, or if no family has it.
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

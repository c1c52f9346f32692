const JOINER = '\u200d';
/** Characters that belong to the one before: marks, variation selectors, skin tones, tags. */
const EXTENDS = /\p{M}|\p{Emoji_Modifier}|\u200d|[\u{e0020}-\u{e007f}]/u;
const REGIONAL = /[\u{1f1e6}-\u{1f1ff}]/u;

/**
 * Returns the characters of a text as readers see them: letters with their accents, flags, joined emoji. Does not use
 * Intl.Segmenter, whose data differs between browsers and servers.
 */
export function splitClusters(text: string): string[] {
  const clusters: string[] = [];
  for (const character of text) {
    const last = clusters.at(-1);
    const isFlagsSecond =
      last !== undefined && REGIONAL.test(character) && Array.from(last).length === 1 && REGIONAL.test(last);
    const joins = last !== undefined && (EXTENDS.test(character) || last.endsWith(JOINER) || isFlagsSecond);
    if (joins) clusters[clusters.length - 1] = last + character;
    else clusters.push(character);
  }
  return clusters;
}

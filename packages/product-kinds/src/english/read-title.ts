/** A part of a title, in lower-case words without punctuation, and its joint with the part before it. */
export interface TitlePart {
  words: string[];
  /** "start" opens the title, "mark" follows a comma, dash or bracket, the others follow that preposition. */
  joint: 'start' | 'mark' | 'for' | 'with' | 'of';
}

const CONTAINERS =
  /^(?:an? |the |new )?(?:\d+ )?(?:sets?|packs?|pairs?|box(?:es)?|cases?|lots?|bundles?|bags?|bottles?|jars?|tins?|cans?|rolls?|stacks?|pieces?|pcs|tubes?|sachets?|trays?|variety packs?) of (?=\p{L}|\d)/u;
const COUNTS =
  /^(?:(?:an? |the )?(?:\d+|two|three|four|five|six|eight|ten|twelve)[ -](?:pack|piece|pcs|count|pairs?|set)?\s*(?:of )?)/;
const MARKS = /\s+[-–—]+\s*|\s*[-–—]+\s+|\s+\/\s+|[–—,;:|()[\]{}•·!?"“”+]|\.\s/u;
const PREPOSITIONS: Readonly<Record<string, TitlePart['joint']>> = {
  for: 'for',
  fits: 'for',
  to: 'for',
  that: 'with',
  which: 'with',
  with: 'with',
  'w/': 'with',
  'w/o': 'with',
  incl: 'with',
  'incl.': 'with',
  'inkl.': 'with',
  including: 'with',
  without: 'with',
  featuring: 'with',
  made: 'with',
  has: 'with',
  on: 'with',
  from: 'of',
  by: 'of',
  of: 'of',
  in: 'of',
};

/**
 * Splits a title or a sentence at punctuation and prepositions: "Apple slicer for kitchen" -> apple slicer | kitchen.
 */
export function readTitle(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  for (const stretch of withoutAccents(title).split(MARKS)) {
    let words: string[] = [];
    let joint: TitlePart['joint'] = parts.length === 0 ? 'start' : 'mark';
    for (const token of withoutContainer(stretch.toLowerCase().trim()).split(/\s+/u)) {
      const next = PREPOSITIONS[token];
      if (!next) words.push(...readWords(token));
      else {
        if (words.length > 0) parts.push({ words, joint });
        words = [];
        joint = next;
      }
    }
    if (words.length > 0) parts.push({ words, joint });
  }
  return parts;
}

/** Words in lower case between single spaces. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Lists the words of a text in lower case; a hyphen splits words, a possessive "'s" is removed. */
export function readWords(text: string): string[] {
  // Thousands of names are read when the table is opened; most are plain.
  if (PLAIN.test(text)) return text.split(' ');
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/['’]s\b|s['’](?=\s|$)/gu, (end) => (end.startsWith('s') ? 's' : ''))
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}.&]+/u)
    .map((word) => word.replaceAll(/^[.&]+|[.&]+$/g, ''))
    .filter((word) => word !== '');
}

function withoutContainer(stretch: string): string {
  const text = stretch.replace(COUNTS, '').replace(CONTAINERS, '');
  const rest = text.replace(COUNTS, '');
  return rest === '' ? stretch : rest;
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[®™©]/gu, '')
    .normalize('NFC');
}

/** Words of a query beyond this are ignored. */
const MAX_WORDS = 12;

/** Returns a text as a search compares it: without case, accents and forms of width. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Returns the words of a query that all have to be found. */
export function splitQuery(query: string): string[] {
  return normaliseText(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

/** Share of a title's words that the voice may also say before the two count as one text. */
const MOST_SHARED = 0.6;
const HAN = /\p{Script=Han}/u;

function listWords(text: string): string[] {
  const lower = text.toLowerCase();
  // Chinese has no spaces, so it is compared by pairs of characters.
  if (HAN.test(lower)) {
    const letters = Array.from(lower).filter((character) => /[\p{L}\p{N}]/u.test(character));
    return letters.slice(1).map((character, index) => `${letters[index] ?? ''}${character}`);
  }
  return lower.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

/** Whether a title repeats the voice, and so the caption, in its scene. */
export function repeatsLine(title: string, spoken: string): boolean {
  return shareOf(title, spoken) > MOST_SHARED;
}

/** Minimum share of a spoken line that a title must contain to replace captions. */
const LEAST_SAID = 0.5;

/** Whether a title contains all important words of the spoken line. */
export function replacesLine(title: string, spoken: string): boolean {
  return shareOf(spoken, title) >= LEAST_SAID;
}

/** Returns the share of a text's words that another text contains. */
function shareOf(text: string, other: string): number {
  const words = listWords(text);
  if (words.length === 0) return 0;
  const held = new Set(listWords(other));
  return words.filter((word) => held.has(word)).length / words.length;
}

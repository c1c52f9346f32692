/** Of a title's words, how many the voice may say too before the two are one text twice. */
const MOST_SHARED = 0.6;
const HAN = /\p{Script=Han}/u;

function listWords(text: string): string[] {
  const lower = text.toLowerCase();
  // Chinese is compared by pairs of characters: it has no spaces.
  if (HAN.test(lower)) {
    const letters = Array.from(lower).filter((character) => /[\p{L}\p{N}]/u.test(character));
    return letters.slice(1).map((character, index) => `${letters[index] ?? ''}${character}`);
  }
  return lower.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

/** Whether a title says in its scene what the voice, and so the caption, says at the same moment. */
export function repeatsLine(title: string, spoken: string): boolean {
  return shareOf(title, spoken) > MOST_SHARED;
}

/** Of a spoken line, how much of it a title has to say to stand in place of captions. */
const LEAST_SAID = 0.5;

/** Whether a title says all that matters of what the voice says. */
export function replacesLine(title: string, spoken: string): boolean {
  return shareOf(spoken, title) >= LEAST_SAID;
}

/** Of a text's words, how many another holds. */
function shareOf(text: string, other: string): number {
  const words = listWords(text);
  if (words.length === 0) return 0;
  const held = new Set(listWords(other));
  return words.filter((word) => held.has(word)).length / words.length;
}

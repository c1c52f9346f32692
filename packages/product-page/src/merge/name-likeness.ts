const KEPT = 500;
let wordsOfText = new Map<string, ReadonlySet<string>>();

/** Splits a text into lower-case words; in scripts without spaces, into pairs of characters. */
function toWords(text: string): ReadonlySet<string> {
  const known = wordsOfText.get(text);
  if (known) return known;
  const words = new Set<string>();
  for (const run of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run) || run.length < 3) words.add(run);
    else for (let at = 0; at + 1 < run.length; at += 1) words.add(run.slice(at, at + 2));
  }
  if (wordsOfText.size >= KEPT) wordsOfText = new Map();
  wordsOfText.set(text, words);
  return words;
}

/** Returns the similarity of two names, 0 to 1, relative to both: a common beginning is not enough. */
export function nameLikeness(left: string, right: string): number {
  const leftWords = toWords(left);
  const rightWords = toWords(right);
  if (leftWords.size === 0 || rightWords.size === 0) return 0;
  let shared = 0;
  for (const word of leftWords) if (rightWords.has(word)) shared += 1;
  return (2 * shared) / (leftWords.size + rightWords.size);
}

/** A shop's possessives before a product, and their replacements. */
const OWNERS: readonly (readonly [RegExp, (owner: string) => string])[] = [
  [/(?<![\wÀ-ӿ])our\s/giu, () => 'the '],
  [/(?<![\wÀ-ӿ])nuestr(?:[oa]s?)\s/giu, (owner) => SPANISH[owner.trim().toLowerCase()] ?? owner],
  // Italian and Portuguese put an article before the possessive; the article stays.
  [/(?<=(?<![\wÀ-ӿ])(?:il|la|i|le|o|a|os|as)\s)(?:nostr[oaie]|noss[oa]s?)\s/giu, () => ''],
  [/(?<![\wÀ-ӿ])наш[аеи]?\s/giu, (owner) => RUSSIAN[owner.trim().toLowerCase()] ?? owner],
];
const SPANISH: Readonly<Record<string, string>> = {
  nuestro: 'este ',
  nuestra: 'esta ',
  nuestros: 'estos ',
  nuestras: 'estas ',
};
const RUSSIAN: Readonly<Record<string, string>> = { наш: 'этот ', наша: 'эта ', наше: 'это ', наши: 'эти ' };
/** Number of words after the possessive among which the product must be named. */
const MAX_WORDS = 4;
const MIN_WORD_LENGTH = 3;

/**
 * Replaces a shop's possessive for the product: "our resilient henley" becomes "the resilient henley" if the name
 * contains henley. Other things of the shop, such as "our customers", are unchanged.
 */
export function sayOfProduct(text: string, name: string): string {
  const named = new Set(
    (name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length >= MIN_WORD_LENGTH),
  );
  if (named.size === 0) return text;
  const isProduct = (behind: string) =>
    (behind.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .slice(0, MAX_WORDS)
      .some((word) => named.has(word) || named.has(word.replace(/s$/u, '')));
  return OWNERS.reduce(
    (said, [owner, toOther]) =>
      said.replace(owner, (written: string, at: number) => {
        const behind = said.slice(at + written.length).split(/[.,;:!?。，]/u)[0] ?? '';
        if (!isProduct(behind)) return written;
        const other = toOther(written);
        return /^\p{Lu}/u.test(written) ? other.slice(0, 1).toUpperCase() + other.slice(1) : other;
      }),
    text,
  );
}

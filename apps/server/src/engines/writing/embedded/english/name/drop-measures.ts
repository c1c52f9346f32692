/** "1/2 HP", "20V", "3/4 inch" in front of a name: the whole of it goes, since half of it would say something else. */
const IN_FRONT =
  /^(?:(?:\d+[- ])?\d+(?:[./]\d+)?[- ]?(?:hp|horsepower|kw|w|watts?|v|volts?|kva|amps?|btu|["″”]|inch(?:es)?|in\.?|mm|cm|lbs?|psi|gpm|gph|cfm)(?![\p{L}\d])(?: (?:drive|shank|bore|arbor)(?!\p{L}))?[\s,]*)+(?=\p{L}{2})/iu;
/** "Monstera Deliciosa 6" Pot": what a plant stands in. */
const POTTED =
  /\s+(?:in (?:an? )?)?\d+(?:\.\d+)?[- ]?(?:["″”]|inch|in\.?|cm|gal(?:lon)?)\s+(?:nursery |grow(?:er'?s?)? |deco )?pot\b.*$/iu;
/** "Wholesale Bamboo Toothbrush Bulk 100": to whom it is sold. */
const WHOLESALE = /^(?:wholesale|bulk) (?=\p{L}+ \p{L})|(?<=\p{L}) (?:in )?bulk(?=\s*(?:\d|,|\(|-|$))/giu;
/** "Niacinamide 10% + Zinc 1%": how much of each. */
const SHARES = /(?<=\p{L}) \d[\d.]* ?%(?=\s)|^\d[\d.]* ?% (?=\p{Lu}\p{Ll}+ )/gu;

/** Drops measures that a short name would keep in half: fractions with a unit, shares, and the pot of a plant. */
export const dropMeasures = (title: string): string =>
  title
    .replace(IN_FRONT, '')
    .replace(POTTED, '')
    .replace(SHARES, '')
    .replace(WHOLESALE, '')
    .replace(/^(\p{Lu}\p{Ll}+) \+ (?=\p{Lu}\p{Ll}+ \p{Lu})/u, '$1 and ');

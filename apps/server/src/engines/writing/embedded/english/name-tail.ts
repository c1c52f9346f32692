/** "Mug Set": several things that are sold as one. */
const COLLECTIVE = /^(?:set|kit|bundle|duo|trio|collection|pack)$/i;
const NUMBER = /^(?:\d{1,4}\p{L}{0,2}|[IVX]{1,4})$/u;
/** A grade or a code: "Max", "Ultra", "X20". */
const GRADE = /^(?:max|pro|ultra|plus|mini|lite|air|se|neo|nano|elite|prime|\p{Lu}{1,2}-?\d{1,4}\p{L}?)$/iu;
/** A word that needs a number after it: "Series 9". */
const NUMBERED = /^(?:series|mk|mark|version|vol)$/i;
/** A maker's own word: "iPhone", "PlayStation". */
const COINED = /\p{Ll}\p{Lu}/u;
const MOST_MODEL_WORDS = 3;

/**
 * Counts the words after a product's noun that belong to its name: a set of the things, and the model ("AirPods Max",
 * "Watch Ultra 2"), without which the name would be another product's. `noun` is spelled as in the title.
 */
export function countNameTail(noun: string, tail: readonly string[]): number {
  const sets = countCollective(tail);
  const rest = tail.slice(sets);
  let models = 0;
  while (models < MOST_MODEL_WORDS && isModelWord(rest, models, noun)) models += 1;
  return sets + models;
}

/** Words before "set": "Starter Kit", "Gift Set". */
const KIND_OF_SET = /^(?:starter|gift|travel|value|combo|beginner|deluxe)$/i;

const countCollective = ([first = '', second = '']: readonly string[]): number =>
  COLLECTIVE.test(first) ? 1 : KIND_OF_SET.test(first) && COLLECTIVE.test(second) ? 2 : 0;

function isModelWord(words: readonly string[], at: number, noun: string): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (!/^[\p{Lu}\d]/u.test(word)) return false;
  if (GRADE.test(word)) return true;
  if (NUMBERED.test(word)) return NUMBER.test(next);
  // After an everyday noun, a number alone may count things: "Candle 2".
  return NUMBER.test(word) && (at > 0 || GRADE.test(next) || COINED.test(noun));
}

/** Returns the word for several things that are sold as one, if a title has one right after the product's noun. */
export function findCollective(title: string, noun: string): string | undefined {
  const at = title.toLowerCase().lastIndexOf(noun.toLowerCase());
  // "Crew Socks (3-pack)" are socks.
  if (/^\s*[([]?\d+[ -]?(?:pack|pk|pc)/i.test(title.slice(Math.max(0, at) + noun.length))) return undefined;
  const tail =
    at < 0
      ? []
      : title
          .slice(at + noun.length)
          .split(/[^\p{L}]+/u)
          .filter(Boolean);
  const count = countCollective(tail);
  return count === 0 ? undefined : tail[count - 1]?.toLowerCase();
}

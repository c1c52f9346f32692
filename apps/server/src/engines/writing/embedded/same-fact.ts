/** Pairs count for themselves; words alone may be the same by chance. */
const isPair = (told: string): boolean => told.includes(' ');

const LEAST_SHARED = 2;
const MOST_SHARED = 0.5;

/**
 * Checks if two lines tell one fact, by what each tells: stems of words, and pairs of neighbouring ones. A pair in both,
 * all of the shorter one, or half of it and two words, are one fact.
 */
export function isSameFact(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if ([...one].some((told) => isPair(told) && other.has(told))) return true;
  const words = [...one].filter((told) => !isPair(told));
  const fewer = Math.min(words.length, [...other].filter((told) => !isPair(told)).length);
  const shared = words.filter((told) => other.has(told)).length;
  return fewer > 0 && (shared === fewer || (shared >= LEAST_SHARED && shared / fewer >= MOST_SHARED));
}

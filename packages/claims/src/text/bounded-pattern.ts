import { LATIN } from './latin.ts';

/** Compiles a pattern that matches whole Latin words; Chinese has no word boundaries. */
export function toBoundedPattern(words: string): RegExp {
  return new RegExp(`(?<![${LATIN}\\d])(?:${words})(?![${LATIN}])`, 'gu');
}

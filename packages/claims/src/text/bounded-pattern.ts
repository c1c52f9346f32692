/** Compiles a pattern that matches whole Latin words; Chinese has no word boundaries. */
export function toBoundedPattern(words: string): RegExp {
  return new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${words})(?![\\p{Script=Latin}])`, 'gu');
}

/** A pattern that letters of other Latin words do not touch; Chinese has no spaces to mind. */
export function toBoundedPattern(words: string): RegExp {
  return new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${words})(?![\\p{Script=Latin}])`, 'gu');
}

/**
 * All matches of a global pattern. Unlike matchAll it makes no copy of the pattern, which costs more than the search itself where
 * hundreds of patterns are tried on a short line.
 */
export function listMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    // A match of nothing would be found for ever.
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}

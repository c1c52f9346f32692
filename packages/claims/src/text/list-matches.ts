/**
 * Lists all matches of a global pattern. Unlike matchAll it does not copy the pattern, which costs more than the search
 * itself if hundreds of patterns are tried on a short line.
 */
export function listMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    // An empty match would repeat forever.
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}

import type { ScriptLine } from '@reelwright/contracts';

/** Returns the lengths of the common prefix and, after that, the common suffix of two texts. */
function findCommonEnds(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end };
}

/** Returns the line with another text. The evidence of unchanged words is kept, that of changed words is dropped. */
export function retextLine(line: ScriptLine, text: string): ScriptLine {
  if (text === line.text) return line;
  const { start, end } = findCommonEnds(line.text, text);
  const moved = text.length - line.text.length;
  const sources = line.sources.flatMap((span) => {
    if (span.end <= start) return [span];
    if (span.start >= line.text.length - end) return [{ ...span, start: span.start + moved, end: span.end + moved }];
    return [];
  });
  return { text, sources };
}

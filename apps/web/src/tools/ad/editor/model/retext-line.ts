import type { ScriptLine } from '@reelwright/contracts';

/** How much two texts have in common at their beginnings, and then at their ends. */
function findCommonEnds(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end };
}

/** A line with another text. What it rests on stays where the words were left alone, and goes where they were changed. */
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

const HAN = /\p{Script=Han}/u;

/** Splits a pattern's alternatives into those that need a Chinese character and those that do not. */
export function splitByScript(pattern: string): { chinese: string | undefined; other: string | undefined } {
  const alternatives = listAlternatives(pattern);
  const chinese = alternatives.filter((alternative) => needsHan(alternative));
  const other = alternatives.filter((alternative) => !needsHan(alternative));
  return { chinese: joinAlternatives(chinese), other: joinAlternatives(other) };
}

function joinAlternatives(alternatives: readonly string[]): string | undefined {
  return alternatives.length > 0 ? alternatives.join('|') : undefined;
}

function needsHan(alternative: string): boolean {
  return HAN.test(alternative) || alternative.includes('Script=Han');
}

/** Splits a pattern at each | outside groups and classes. */
function listAlternatives(pattern: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  let isInClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === '\\') at++;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === '|' && depth === 0) {
      parts.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, pattern.slice(from)];
}

/**
 * Reads JSON as shops write it: with comments, trailing commas, raw line breaks inside strings, a leading `<!--` or
 * CDATA mark, entities instead of quotes. Undefined where no repair helps.
 */
export function parseTolerantJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)$/, '')
    .trim()
    .replace(/;$/, '');
  for (const repair of [(raw: string) => raw, repairStructure, (raw: string) => repairStructure(decodeQuotes(raw))]) {
    try {
      return JSON.parse(repair(bare)) as unknown;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

function decodeQuotes(text: string): string {
  return text.replace(/&quot;|&#34;|&#x22;/gi, '"').replace(/&amp;/gi, '&');
}

/** One pass over the characters: inside strings it escapes what must be, outside it drops comments and spare commas. */
function repairStructure(text: string): string {
  const parts: string[] = [];
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inString) {
      if (character === '\\') {
        const next = text.charAt(at + 1);
        parts.push(/["\\/bfnrtu]/.test(next) ? `\\${next}` : next);
        at += 1;
      } else if (character < ' ') {
        parts.push(character === '\n' || character === '\t' || character === '\r' ? ' ' : '');
      } else {
        if (character === '"') inString = false;
        parts.push(character);
      }
    } else if (text.startsWith('//', at)) {
      at = indexOrEnd(text, '\n', at) - 1;
    } else if (text.startsWith('/*', at)) {
      at = indexOrEnd(text, '*/', at + 2) + 1;
    } else {
      if (character === '"') inString = true;
      if (character === '}' || character === ']') dropTrailingComma(parts);
      parts.push(character);
    }
  }
  return parts.join('');
}

function indexOrEnd(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from);
  return index < 0 ? text.length : index;
}

function dropTrailingComma(parts: string[]): void {
  let last = parts.length - 1;
  while (last >= 0 && /^\s*$/.test(parts[last] ?? '')) last -= 1;
  if (parts[last] === ',') parts.length = last;
}

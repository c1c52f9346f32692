import { createWorkBudget, takeWork } from './work-budget.ts';
import { readLooseLiteral } from './loose-literal.ts';

/**
 * Reads JSON as shops write it: with comments, trailing commas, raw line breaks and bare quotes inside strings, a
 * leading `<!--` or CDATA mark, entities instead of quotes, or truncated. Returns undefined if there is nothing to
 * read, or if the budget is exhausted.
 */
export function parseTolerantJson(text: string, budget = createWorkBudget()): unknown {
  if (!takeWork(budget, 'strictJson', text.length)) return undefined;
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)$/, '')
    .trim()
    .replace(/;$/, '');
  try {
    return JSON.parse(bare) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (!takeWork(budget, 'looseData', bare.length)) return undefined;
    return readLooseLiteral(bare.includes('"') ? bare : decodeQuotes(bare)).value;
  }
}

function decodeQuotes(text: string): string {
  return text.replace(/&quot;|&#34;|&#x22;/gi, '"').replace(/&amp;/gi, '&');
}

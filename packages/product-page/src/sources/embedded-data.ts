import { createWorkBudget, type WorkBudget, takeWork } from '../parse/work-budget.ts';
import { readLooseLiteral } from '../parse/loose-literal.ts';
import { type PageDocument, type PageElement, rawTextOf } from '../parse/page-document.ts';
import { readFlatState, readFlightLines, readFunctionState } from './framework-state.ts';

/** A value that the page stores for its own scripts. */
export interface EmbeddedValue {
  value: unknown;
  /** The script's id, the variable or call that receives it, or the attribute's name. */
  name: string;
}

const JSON_TYPE = /^\s*(?:application|text)\/(?!ld\+json)[\w.+-]*(?:json|magento-init)/i;
const SCRIPT_TYPE = /^\s*$|javascript|ecmascript|^\s*module/i;
/** Words of product data: data without any of them is not about a product. */
const TELLING = /price|sku|brand|availab|in_?stock/i;
/** Places where scripts pass data: `name = {`, `push({`, `call('event', {`; `key: {` is inside one of these. */
const HANDED_OVER = /=\s*(?=[{[(]|JSON\.parse\()|\(\s*(?:["'][\w :.$-]{0,100}["']\s*,\s*){0,3}(?=[{[])/gu;
/** The receiver of the data, at the end of the text before it. */
const RECEIVER = /[\w$.[\]'"]*\s*$/u;
const MAX_RECEIVER_LENGTH = 100;
const FUNCTION_STATE = /^\(?\s*function\s*\(/;
const BETWEEN_BRACKETS = /[^"'`{}[\]()]+/uy;
const QUOTED = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`/uy;
const MIN_LENGTH = 30;
/** Maximum number of literals in one script, and in the page's attributes. */
const MAX_LITERALS = 60;
const MAX_SCRIPTS = 500;
/** Maximum length of one value: a larger state is a shop's catalogue, not its product. */
const MAX_LENGTH = 2_500_000;

/** Returns the length of a sticky pattern's match. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex - at : 0;
}

/** Returns the offset after the bracket that closes the one at `start`; the text's end if there is none. */
function findClosing(text: string, start: number): number {
  const limit = Math.min(text.length, start + MAX_LENGTH);
  // Offsets up to which no quote of a kind closes another, so that a part is not searched for each of them.
  const openUntil = new Map<string, number>();
  let depth = 0;
  for (let at = start; at < limit; ) {
    const character = text.charAt(at);
    if (character === '"' || character === "'" || character === '`') {
      const length = at < (openUntil.get(character) ?? 0) ? 0 : matchAt(QUOTED, text, at);
      if (length === 0) {
        const lineEnd = character === "'" ? text.indexOf('\n', at) : -1;
        openUntil.set(character, Math.max(openUntil.get(character) ?? 0, lineEnd < 0 ? text.length : lineEnd));
      }
      at += Math.max(1, length);
    } else if (character === '{' || character === '[' || character === '(') {
      depth += 1;
      at += 1;
    } else if (character === '}' || character === ']' || character === ')') {
      depth -= 1;
      at += 1;
      if (depth <= 0) return at;
    } else {
      at += Math.max(1, matchAt(BETWEEN_BRACKETS, text, at));
    }
  }
  return limit;
}

function parseStrictly(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function parseText(text: string, budget: WorkBudget): unknown {
  if (!takeWork(budget, 'strictJson', text.length)) return undefined;
  const strict = parseStrictly(text);
  if (strict) return strict.value;
  return takeWork(budget, 'looseData', text.length) ? readLooseLiteral(text).value : undefined;
}

/** Lists the values that a script assigns or passes to calls, in order. */
function listHandedOver(script: string, budget: WorkBudget): EmbeddedValue[] {
  const values: EmbeddedValue[] = [];
  HANDED_OVER.lastIndex = 0;
  for (let match = HANDED_OVER.exec(script); match; match = HANDED_OVER.exec(script)) {
    if (values.length >= MAX_LITERALS) break;
    const start = match.index + match[0].length;
    const isParsed = script.startsWith('JSON.parse', start);
    const end = findClosing(script, isParsed ? script.indexOf('(', start) : start);
    const text = script.slice(start, end);
    if (!takeWork(budget, 'scannedData', text.length)) break;
    if (text.length < MIN_LENGTH || !TELLING.test(text)) {
      // A function's body may contain further values; a literal does not.
      HANDED_OVER.lastIndex = Math.max(start, FUNCTION_STATE.test(text) || text.startsWith('(') ? start + 1 : start);
      continue;
    }
    const before = script.slice(Math.max(0, match.index - MAX_RECEIVER_LENGTH), match.index);
    const receiver = RECEIVER.exec(before)?.[0].trim() ?? '';
    const name = match[0].startsWith('=') ? receiver : `${receiver}${match[0]}`;
    if (isParsed) {
      if (takeWork(budget, 'looseData', text.length)) values.push({ name, value: readLooseLiteral(text).value });
    } else if (!text.startsWith('(')) values.push({ name, value: parseText(text, budget) });
    else if (FUNCTION_STATE.test(text)) {
      const value = takeWork(budget, 'looseData', text.length) ? readFunctionState(text) : undefined;
      if (value === undefined) {
        HANDED_OVER.lastIndex = start + 1;
        continue;
      }
      values.push({ name, value });
    }
    HANDED_OVER.lastIndex = end;
  }
  return values;
}

function readJsonScript(script: PageElement, text: string, budget: WorkBudget): unknown {
  const value = parseText(text, budget);
  return /nuxt/i.test(script.attributes['id'] ?? '') && Array.isArray(value) ? readFlatState(value) : value;
}

function listAttributes({ dataAttributes }: PageDocument, budget: WorkBudget): EmbeddedValue[] {
  const telling = dataAttributes.filter(({ value }) => TELLING.test(value)).slice(0, MAX_LITERALS);
  return telling.map(({ name, value }) => ({ name, value: parseText(value, budget) }));
}

/** Lists the data in a page's scripts and attributes, except the data for other machines (JSON-LD). */
export function listEmbeddedData(page: PageDocument, budget = createWorkBudget()): EmbeddedValue[] {
  const values: EmbeddedValue[] = [];
  const flight: string[] = [];
  for (const script of page.byTag('script').slice(0, MAX_SCRIPTS)) {
    const type = script.attributes['type'] ?? '';
    const text = rawTextOf(script);
    if (text.length < MIN_LENGTH) continue;
    if (JSON_TYPE.test(type)) {
      if (text.length > MAX_LENGTH || !TELLING.test(text)) continue;
      values.push({ name: script.attributes['id'] ?? '', value: readJsonScript(script, text.trim(), budget) });
    } else if (SCRIPT_TYPE.test(type) && TELLING.test(text)) {
      values.push(...listHandedOver(text, budget));
    }
  }
  for (const { name, value } of values) {
    if (/__next_f/.test(name) && Array.isArray(value) && typeof value[1] === 'string') flight.push(value[1]);
  }
  return [
    ...values,
    ...readFlightLines(flight.join(''), budget).map((value) => ({ name: '', value })),
    ...listAttributes(page, budget),
  ];
}

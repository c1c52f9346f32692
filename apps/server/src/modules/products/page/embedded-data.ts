import { readLooseLiteral } from './loose-literal.ts';
import { type PageDocument, type PageElement, rawTextOf } from './page-document.ts';
import { readFlatState, readFlightLines, readFunctionState } from './framework-state.ts';

/** A value that the page carries for its own scripts. */
export interface EmbeddedValue {
  value: unknown;
  /** The script's id, the variable or call it was given to, or the attribute's name. */
  name: string;
}

const JSON_TYPE = /^\s*(?:application|text)\/(?!ld\+json)[\w.+-]*(?:json|magento-init)/i;
const SCRIPT_TYPE = /^\s*$|javascript|ecmascript|^\s*module/i;
/** Data that says none of this tells nothing of a product. */
const TELLING = /price|sku|brand|availab|in_?stock/i;
/** Where scripts hand data over: `name = {`, `push({`, `call('event', {`, `key: {` stands inside one of these. */
const HANDED_OVER =
  /([\w$.[\]'"]*)\s*=\s*(?=[{[(]|JSON\.parse\()|([\w$.]*\(\s*(?:["'][\w :.$-]*["']\s*,\s*){0,3})(?=[{[])/gu;
const FUNCTION_STATE = /^\(?\s*function\s*\(/;
const BETWEEN_BRACKETS = /[^"'`{}[\]()]+/uy;
const QUOTED = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`/uy;
const MIN_LENGTH = 30;
const MAX_LITERALS = 60;
/** Of one value, and of all: larger states are a shop's catalogue, not its product. */
const MAX_LENGTH = 2_500_000;
const MAX_TOTAL_LENGTH = 4_000_000;
/** Reading what is no strict JSON takes many times longer. */
const MAX_LOOSE_LENGTH = 300_000;
const MAX_ATTRIBUTE_LENGTH = 500_000;

/** Just behind the bracket that closes the one at `start`; the text's end where none does. */
function findClosing(text: string, start: number): number {
  const limit = Math.min(text.length, start + MAX_LENGTH);
  let depth = 0;
  for (let at = start; at < limit; ) {
    const character = text.charAt(at);
    if (character === '"' || character === "'" || character === '`') {
      QUOTED.lastIndex = at;
      at += QUOTED.exec(text)?.[0].length ?? 1;
    } else if (character === '{' || character === '[' || character === '(') {
      depth += 1;
      at += 1;
    } else if (character === '}' || character === ']' || character === ')') {
      depth -= 1;
      at += 1;
      if (depth <= 0) return at;
    } else {
      BETWEEN_BRACKETS.lastIndex = at;
      at += BETWEEN_BRACKETS.exec(text)?.[0].length ?? 1;
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

function parseText(text: string): unknown {
  const strict = parseStrictly(text);
  if (strict) return strict.value;
  return text.length <= MAX_LOOSE_LENGTH ? readLooseLiteral(text).value : undefined;
}

/** What a script assigns or passes to calls, in its order. */
function listHandedOver(script: string, budget: { length: number }): EmbeddedValue[] {
  const values: EmbeddedValue[] = [];
  HANDED_OVER.lastIndex = 0;
  for (let match = HANDED_OVER.exec(script); match; match = HANDED_OVER.exec(script)) {
    if (values.length >= MAX_LITERALS || budget.length <= 0) break;
    const start = match.index + match[0].length;
    const isParsed = script.startsWith('JSON.parse', start);
    const end = findClosing(script, isParsed ? script.indexOf('(', start) : start);
    const text = script.slice(start, end);
    if (text.length < MIN_LENGTH || !TELLING.test(text)) {
      // A function's body may hand over data in turn; a literal's inside is no assignment.
      HANDED_OVER.lastIndex = Math.max(start, FUNCTION_STATE.test(text) || text.startsWith('(') ? start + 1 : start);
      continue;
    }
    const name = match[1] ?? match[2] ?? '';
    budget.length -= text.length;
    if (isParsed) values.push({ name, value: readLooseLiteral(text).value });
    else if (!text.startsWith('(')) values.push({ name, value: parseText(text) });
    else if (FUNCTION_STATE.test(text)) {
      const value = text.length <= MAX_LOOSE_LENGTH * 2 ? readFunctionState(text) : undefined;
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

function readJsonScript(script: PageElement, text: string): unknown {
  const value = parseText(text);
  return /nuxt/i.test(script.attributes['id'] ?? '') && Array.isArray(value) ? readFlatState(value) : value;
}

function listAttributes({ elements }: PageDocument): EmbeddedValue[] {
  const values: EmbeddedValue[] = [];
  for (const { attributes } of elements) {
    for (const name in attributes) {
      const text = attributes[name] ?? '';
      if (text.length < MIN_LENGTH || text.length > MAX_ATTRIBUTE_LENGTH) continue;
      const first = text.charCodeAt(0);
      if ((first !== 0x7b && first !== 0x5b) || !TELLING.test(text)) continue;
      if (values.length >= MAX_LITERALS) return values;
      values.push({ name, value: parseText(text) });
    }
  }
  return values;
}

/** The data a page carries in its scripts and attributes beside what is meant for other machines (JSON-LD). */
export function listEmbeddedData(page: PageDocument): EmbeddedValue[] {
  const values: EmbeddedValue[] = [];
  const budget = { length: MAX_TOTAL_LENGTH };
  const flight: string[] = [];
  for (const script of page.byTag('script')) {
    const type = script.attributes['type'] ?? '';
    const text = rawTextOf(script);
    if (text.length < MIN_LENGTH || budget.length <= 0) continue;
    if (JSON_TYPE.test(type)) {
      if (text.length > MAX_LENGTH || !TELLING.test(text)) continue;
      budget.length -= text.length;
      values.push({ name: script.attributes['id'] ?? '', value: readJsonScript(script, text.trim()) });
    } else if (SCRIPT_TYPE.test(type) && TELLING.test(text)) {
      values.push(...listHandedOver(text, budget));
    }
  }
  for (const { name, value } of values) {
    if (/__next_f/.test(name) && Array.isArray(value) && typeof value[1] === 'string') flight.push(value[1]);
  }
  return [
    ...values,
    ...readFlightLines(flight.join('')).map((value) => ({ name: '', value })),
    ...listAttributes(page),
  ];
}

import { type WorkBudget, takeWork } from '../parse/work-budget.ts';
import { readLooseLiteral } from '../parse/loose-literal.ts';

const MAX_RESOLVED = 50_000;
const MAX_DEPTH = 40;

/**
 * Reads state that a framework wrote as a function call, to name repeated values once: `(function(a,b){return
 * {name:a,price:b}})("Mug",12)`. Returns undefined for any other function.
 */
export function readFunctionState(text: string): unknown {
  const [head, names] = /^\(?\s*function\s*\(([\w$,\s]*)\)\s*\{/.exec(text) ?? [];
  const returned = text.indexOf('return', head?.length);
  const call = text.lastIndexOf('}(');
  const wrapped = text.lastIndexOf('})(');
  const argumentsAt = Math.max(call + 1, wrapped + 2);
  if (head === undefined || returned < 0 || argumentsAt < returned) return undefined;
  const values = readLooseLiteral(text.slice(argumentsAt)).value;
  if (!Array.isArray(values)) return undefined;
  const parameters = (names ?? '').split(',').map((name) => name.trim());
  const scope = new Map(parameters.map((name, at) => [name, values[at] as unknown]));
  // Before it returns, the function fills in repeated values: `a.price=12;`.
  for (const [, name = '', key = '', value = ''] of text
    .slice(head.length, returned)
    .matchAll(/([\w$]+)\.([\w$]+)=([^;]*);/gu)) {
    const holder = scope.get(name);
    if (typeof holder === 'object' && holder !== null)
      (holder as Record<string, unknown>)[key] = readLooseLiteral(value, 0, scope).value;
  }
  return readLooseLiteral(text, returned + 'return'.length, scope).value;
}

/** Reads state written as one flat list, in which objects and lists refer to their members by index. */
export function readFlatState(list: readonly unknown[]): unknown {
  let resolved = 0;
  const resolve = (place: unknown, depth: number): unknown => {
    if (typeof place !== 'number' || place < 0 || depth > MAX_DEPTH || resolved >= MAX_RESOLVED) return undefined;
    resolved += 1;
    const value = list[place];
    if (Array.isArray(value)) {
      // `["Reactive", 3]` wraps another index.
      if (typeof value[0] === 'string') return resolve(value[1], depth + 1);
      return value.map((inner) => resolve(inner, depth + 1));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner, depth + 1)]));
  };
  return resolve(0, 0);
}

/** Reads state streamed as lines `id:JSON`. */
export function readFlightLines(stream: string, budget: WorkBudget): unknown[] {
  return stream.split('\n').flatMap((line): unknown[] => {
    const json = /^[0-9a-f]+:(?=[[{])/.exec(line)?.[0];
    return json !== undefined && /price|sku/i.test(line) && takeWork(budget, 'looseData', line.length)
      ? [readLooseLiteral(line, json.length).value]
      : [];
  });
}

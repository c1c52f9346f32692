import { UsageError } from './usage-error.ts';
import { type FileLine, listFileLines } from './read-claims-input.ts';
import { parseJson, readFileText } from './read-json-lines.ts';

const KINDS =
  'A script is plain text, a JSON list of lines, or scripts as npm run scripts prints them: one JSON object, a list of them, or one a line.';

/**
 * Returns the lines of each script in a file: a plain text and a list of lines are one script. Throws UsageError for
 * anything else, and for an empty file.
 */
export async function readScriptFile(path: string): Promise<FileLine[][]> {
  const text = await readFileText(path);
  if (text.trim() === '') throw new UsageError(`${path} is empty. ${KINDS}`);
  const whole = parseJson(text);
  const scripts = whole.ok ? readValue(path, whole.value) : readLines(path, text, whole.problem);
  scripts.forEach((lines, index) => {
    if (lines.length === 0) throw new UsageError(`${path}: script ${index + 1} says nothing. ${KINDS}`);
  });
  return scripts;
}

function readValue(path: string, value: unknown): FileLine[][] {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (items.length > 0 && items.every((item) => typeof item === 'string')) return [listFileLines(items)];
    if (items.length > 0 && items.every(isObject)) return items.map((item) => listFileLines(item));
  }
  if (isObject(value)) return [listFileLines(value)];
  throw new UsageError(`${path} holds ${describe(value)}, which is no script. ${KINDS}`);
}

function readLines(path: string, text: string, problem: string): FileLine[][] {
  const lines = text
    .split(/\r?\n/u)
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  // A sentence never begins with a brace: such a file is invalid JSON.
  if (!/^\s*[{[]/u.test(lines[0]?.line ?? ''))
    return [lines.map(({ line, number }) => ({ place: `line ${number}`, line: line.trim() }))];
  return lines.map(({ line, number }) => {
    const result = parseJson(line);
    if (result.ok && isObject(result.value)) return listFileLines(result.value);
    const why = result.ok ? `it is ${describe(result.value)}` : result.problem;
    throw new UsageError(
      lines.length === 1
        ? `${path} begins like JSON and is none: ${problem}. ${KINDS}`
        : `${path}: line ${number} is no script: ${why}. ${KINDS}`,
    );
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : 'a list of other things than lines or scripts';
  return `a ${typeof value}`;
}

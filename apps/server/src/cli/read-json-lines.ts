import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { UsageError } from './usage-error.ts';

const unzip = promisify(gunzip);
const MAX_UNZIPPED_BYTES = 256 * 1024 * 1024;

/**
 * Returns every JSON value of a file, plain or gzipped: the items of a list, one value per line, or a single value.
 * Throws UsageError.
 */
export async function readJsonLines(path: string): Promise<unknown[]> {
  const text = await readFileText(path);
  const whole = parseJson(text);
  if (whole.ok) return Array.isArray(whole.value) ? (whole.value as unknown[]) : [whole.value];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const result = parseJson(line);
    if (!result.ok)
      throw new UsageError(`${path} is no JSON, and its line ${index + 1} is none either: ${result.problem}`);
    return result.value;
  });
}

/** Returns the text of a file, plain or gzipped. Throws UsageError if the file holds no text. */
export async function readFileText(path: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = isZipped ? await unzip(bytes, { maxOutputLength: MAX_UNZIPPED_BYTES }) : bytes;
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
    if (text.includes('\0')) throw new Error('it holds no text');
    return text;
  } catch (error) {
    throw new UsageError(`${path} can't be read: ${(error as Error).message}`);
  }
}

/** Returns a JSON value, or the reason why it is invalid. */
export function parseJson(text: string): { ok: true; value: unknown } | { ok: false; problem: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, problem: (error as SyntaxError).message };
  }
}

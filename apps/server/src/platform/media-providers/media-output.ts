import { writeFile } from 'node:fs/promises';
import { AppError } from '#src/app-error.ts';
import type { SaveGuarded } from '../fetch/guarded-fetch.ts';

const MAX_DEPTH = 6;
const DATA_URI = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,/;

/**
 * Lists the addresses of files in a model's output, in its order. Models answer with an address, a list of them, or
 * objects with a `url` (fal's `image`, `images` and `video`).
 */
export function listOutputUrls(output: unknown, depth = 0): string[] {
  if (typeof output === 'string') return /^https?:\/\//.test(output) || DATA_URI.test(output) ? [output] : [];
  if (typeof output !== 'object' || output === null || depth === MAX_DEPTH) return [];
  return Object.values(output).flatMap((value) => listOutputUrls(value, depth + 1));
}

/**
 * Writes the first file of a model's output to `path`, through the guarded fetcher: providers keep results on hosts of
 * others. Throws PROVIDER_FAILED if there is none, and what the fetcher throws.
 */
export async function saveFirstOutput(
  output: unknown,
  {
    provider,
    saveGuarded,
    ...options
  }: {
    provider: string;
    saveGuarded: SaveGuarded;
    path: string;
    accept: string;
    maxBytes: number;
    timeoutMs: number;
    signal: AbortSignal;
  },
): Promise<void> {
  const [url] = listOutputUrls(output);
  if (url === undefined) throw new AppError('PROVIDER_FAILED', { provider, reason: 'the answer holds no file' });
  const [prefix] = DATA_URI.exec(url) ?? [];
  if (prefix === undefined) {
    await saveGuarded(url, options);
    return;
  }
  const bytes = Buffer.from(url.slice(prefix.length), 'base64');
  if (bytes.length > options.maxBytes)
    throw new AppError('PROVIDER_FAILED', { provider, reason: 'the file is too large' });
  await writeFile(options.path, bytes, { signal: options.signal });
}

import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Returns the SHA-256 of a file that fits into memory. */
export async function hashFile(path: string): Promise<string> {
  return hash('sha256', await readFile(path));
}

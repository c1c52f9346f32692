import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the secret of a data folder, made at its first use. Processes that start at once all get the same. */
export async function readSigningSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const ownPath = `${file}.${randomUUID()}`;
  await writeFile(ownPath, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // `link` creates the file whole, and fails if a secret exists, which then stays.
    await link(ownPath, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(ownPath, { force: true });
  }
  return await readFile(file, 'utf8');
}

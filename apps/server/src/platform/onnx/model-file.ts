import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { StartupError } from '../settings/startup-error.ts';
import { describe, ModelUnusable } from './model-problem.ts';

/** The runtime holds the file and the weights in a WebAssembly memory of at most 4 GB. */
export const MAX_MODEL_BYTES = 2 ** 30;
/** The file, the weights, and what is computed from them, by the size of the file; and at least this much. */
const BYTES_PER_FILE_BYTE = 3;
const LEAST_BYTES = 200 * 2 ** 20;

export async function readModelFile(path: string): Promise<Uint8Array> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) throw new ModelUnusable('missing', `${path} is no file`);
  if (facts.size > MAX_MODEL_BYTES)
    throw new ModelUnusable('too_large', `${path} has ${facts.size} bytes; at most ${MAX_MODEL_BYTES} can be used`);
  return readFile(path).catch((error: unknown) => {
    throw new ModelUnusable('missing', describe(error));
  });
}

/** Returns about how much memory a model takes while it works. */
export async function estimateModelBytes(path: string): Promise<number> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  return LEAST_BYTES + BYTES_PER_FILE_BYTE * size;
}

/** Returns why a file can't be a model; undefined if nothing is against it. Its content is looked at when it is used. */
export async function findModelFileProblem(path: string): Promise<string | undefined> {
  const facts = await stat(path).catch(() => undefined);
  const isReadable = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (!facts?.isFile() || !isReadable) return `${path} is not a file that can be read.`;
  return facts.size > MAX_MODEL_BYTES ? `${path} is larger than 1 GB.` : undefined;
}

/** Throws StartupError if a setting names a file that can't be a model. */
export async function requireModelFile(setting: string, path: string): Promise<void> {
  const problem = await findModelFileProblem(path);
  if (problem !== undefined) throw new StartupError(`${setting}: ${problem}`);
}

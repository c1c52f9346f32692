import { join } from 'node:path';
import type { StepContext } from './step-context.ts';

/** Returns the storage key of a file that this try of a task has kept, or else an earlier one, the newest first. */
export async function findKept(
  name: string,
  {
    storage,
    workPrefix,
    earlierWorkPrefixes = [],
  }: Pick<StepContext, 'storage' | 'workPrefix' | 'earlierWorkPrefixes'>,
): Promise<string | undefined> {
  for (const prefix of [workPrefix, ...earlierWorkPrefixes]) {
    const kept = `${prefix}${name}`;
    if (await storage.head(kept)) return kept;
  }
  return undefined;
}

/**
 * Returns a local file that `make` has written, now or in an earlier try: a task that was killed goes on after its last
 * whole piece.
 */
export async function keepPiece(
  { name, make }: { name: string; make(path: string): Promise<void> },
  context: Pick<StepContext, 'storage' | 'folder' | 'workPrefix' | 'earlierWorkPrefixes'>,
): Promise<string> {
  const { storage, folder, workPrefix } = context;
  const kept = await findKept(name, context);
  if (kept !== undefined) return storage.toLocalFile(kept, folder);
  const path = join(folder, name);
  await make(path);
  await storage.putFile(`${workPrefix}${name}`, path, `video/${name.split('.').at(-1)}`);
  return path;
}

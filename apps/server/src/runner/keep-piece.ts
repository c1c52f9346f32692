import { join } from 'node:path';
import type { StepContext } from './step-context.ts';

/**
 * Returns a local file that `make` has written, now or in an earlier try: a task that was killed goes on after its last
 * whole piece.
 */
export async function keepPiece(
  { name, make }: { name: string; make(path: string): Promise<void> },
  {
    storage,
    folder,
    workPrefix,
    earlierWorkPrefixes = [],
  }: Pick<StepContext, 'storage' | 'folder' | 'workPrefix' | 'earlierWorkPrefixes'>,
): Promise<string> {
  for (const prefix of [workPrefix, ...earlierWorkPrefixes]) {
    const kept = `${prefix}${name}`;
    if (await storage.head(kept)) return storage.toLocalFile(kept, folder);
  }
  const path = join(folder, name);
  await make(path);
  await storage.putFile(`${workPrefix}${name}`, path, `video/${name.split('.').at(-1)}`);
  return path;
}

import { join } from 'node:path';
import type { StepContext } from '#src/runner/step-context.ts';

/**
 * Returns a local file that `make` has written, now or in an earlier try: a task that was killed goes on after its last
 * whole piece.
 */
export async function keepPiece(
  { name, make }: { name: string; make(path: string): Promise<void> },
  { storage, folder, workPrefix, variant }: Pick<StepContext, 'storage' | 'folder' | 'workPrefix' | 'variant'>,
): Promise<string> {
  const key = `${workPrefix}${variant}-${name}`;
  if (await storage.head(key)) return storage.toLocalFile(key, folder);
  const path = join(folder, name);
  await make(path);
  await storage.putFile(key, path, `video/${name.split('.').at(-1)}`);
  return path;
}

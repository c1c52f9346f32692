import { listProcessTree } from './process-tree.ts';

const SPAWN_SERVER = 'spawn-server-program.ts';

/** Returns the names of the programs that this process has started, however, and that still run. */
export function listPrograms(): string[] {
  return listProcessTree([process.pid])
    .filter(({ pid, name }) => pid !== process.pid && name !== SPAWN_SERVER)
    .map(({ name }) => name);
}

import { listProcessTree } from './process-tree.ts';

const SPAWN_SERVER = 'spawn-server-program.ts';

interface RunningProgram {
  pid: number;
  /** The script that it runs, or its program. */
  name: string;
}

/** Lists the programs that this process has started, however, and that still run. */
function listRunning(): RunningProgram[] {
  return listProcessTree([process.pid]).filter(({ pid, name }) => pid !== process.pid && name !== SPAWN_SERVER);
}

/** Returns the names of the programs that this process has started, however, and that still run. */
export function listPrograms(): string[] {
  return listRunning().map(({ name }) => name);
}

/** Returns a function that lists the programs that were started after this call and still run, by their names. */
export function watchPrograms(): () => string[] {
  const before = new Set(listRunning().map(({ pid }) => pid));
  return () =>
    listRunning()
      .filter(({ pid }) => !before.has(pid))
      .map(({ name }) => name);
}

import { readdirSync, readFileSync } from 'node:fs';

export interface TreeProcess {
  pid: number;
  /** The script that it runs, or its program. */
  name: string;
  /** Memory that the system cannot take back, of this process alone: without programs' code and cached files. */
  heldBytes: number;
}

/**
 * Lists processes and all their descendants. Synchronous, because the kernel answers from memory: a few hundred
 * processes take a few milliseconds, less than asking the thread pool does. Linux only: elsewhere the list is empty.
 */
export function listProcessTree(roots: readonly number[]): TreeProcess[] {
  const children = Map.groupBy(listProcesses(), ({ parent }) => parent);
  const tree = [...roots];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []).map((child) => child.pid));
  return tree.flatMap((pid) => describe(pid) ?? []);
}

/** Returns the memory that processes and their descendants hold. */
export function sumHeldBytes(roots: readonly number[]): number {
  return listProcessTree(roots).reduce((sum, { heldBytes }) => sum + heldBytes, 0);
}

function listProcesses(): { pid: number; parent: number }[] {
  const names = read(() => readdirSync('/proc')) ?? [];
  return names
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(() => readFileSync(`/proc/${name}/stat`, 'utf8'));
      // The name before it may contain spaces and brackets; the text after the last bracket does not.
      const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return parent > 0 ? [{ pid: Number(name), parent }] : [];
    });
}

function describe(pid: number): TreeProcess | undefined {
  const status = read(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
  const command = read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  if (status === undefined || command === undefined) return undefined;
  const words = command.split('\0');
  const program = words.find((word) => /[\w-]+\.ts$/.test(word)) ?? words[0] ?? '';
  const kibibytesOf = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return {
    pid,
    name: program.replace(/^.*\//, ''),
    heldBytes: (kibibytesOf('RssAnon') + kibibytesOf('RssShmem')) * 1024,
  };
}

/** Returns undefined if the file is gone: a process may end between being listed and being read. */
function read<Result>(readNow: () => Result): Result | undefined {
  try {
    return readNow();
  } catch {
    return undefined;
  }
}

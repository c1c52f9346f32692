import { readdir, readFile } from 'node:fs/promises';

/** Returns the memory of processes and all their descendants, in KiB; shared pages count once. Linux only: reads /proc. */
export async function sumTreeMemory(roots: readonly number[]): Promise<number> {
  const children = await readChildren();
  const tree = [...roots];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  const sizes = await Promise.all(tree.map(readPss));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function readChildren(): Promise<Map<number, number[]>> {
  const children = new Map<number, number[]>();
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  await Promise.all(
    pids.map(async (pid) => {
      const status = await readGone(`/proc/${pid}/stat`);
      // The name before it may contain spaces and brackets; the text after the last bracket does not.
      const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
      if (parent > 0) children.set(parent, [...(children.get(parent) ?? []), pid]);
    }),
  );
  return children;
}

async function readPss(pid: number): Promise<number> {
  const rollup = await readGone(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
}

/** Reads a file of a process, which may end between being listed and being read. */
async function readGone(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch(() => '');
}

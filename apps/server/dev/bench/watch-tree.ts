import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 100;
const MIB = 2 ** 20;

interface ProcessFacts {
  pid: number;
  parent: number;
  name: string;
  rssBytes: number;
}

/** What the processes of a tree held, in MiB. */
export interface TreeMemory {
  /** The largest sum of all processes at one moment. */
  peakMb: number;
  lastMb: number;
  /** The largest sum of each program of the tree. */
  peakByProgram: Record<string, number>;
}

/** Samples the memory of a process and its descendants until `stop`. */
export function watchTree(root: number) {
  let peakBytes = 0;
  let lastBytes = 0;
  const peakByProgram = new Map<string, number>();
  const sample = (): void => {
    const tree = listTree(root);
    lastBytes = tree.reduce((sum, { rssBytes }) => sum + rssBytes, 0);
    peakBytes = Math.max(peakBytes, lastBytes);
    for (const [name, processes] of Object.entries(Object.groupBy(tree, ({ name }) => name))) {
      const bytes = (processes ?? []).reduce((sum, { rssBytes }) => sum + rssBytes, 0);
      peakByProgram.set(name, Math.max(peakByProgram.get(name) ?? 0, bytes));
    }
  };
  const timer = setInterval(sample, SAMPLE_MS);
  sample();
  return {
    stop(): TreeMemory {
      sample();
      clearInterval(timer);
      const rounded = [...peakByProgram].map(([name, bytes]) => [name, Math.round(bytes / MIB)] as const);
      return {
        peakMb: Math.round(peakBytes / MIB),
        lastMb: Math.round(lastBytes / MIB),
        peakByProgram: Object.fromEntries(rounded.toSorted(([, one], [, other]) => other - one)),
      };
    },
  };
}

function listTree(root: number): ProcessFacts[] {
  const all = readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? (readFacts(Number(entry)) ?? []) : []));
  const pids = new Set([root]);
  for (let known = 0; known < pids.size; ) {
    known = pids.size;
    for (const { pid, parent } of all) if (pids.has(parent)) pids.add(pid);
  }
  return all.filter(({ pid }) => pids.has(pid));
}

function readFacts(pid: number): ProcessFacts | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    const rssBytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const program = words.find((word) => /[\w-]+\.ts$/.test(word)) ?? words[0] ?? '';
    return { pid, parent, name: program.replace(/^.*\//, ''), rssBytes };
  } catch {
    // It has ended.
    return undefined;
  }
}

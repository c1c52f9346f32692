import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { giveWay, startServingRequests } from '#src/platform/process/give-way.ts';
import { sumTreeMemory } from '../watch-tree.ts';

export interface Measurement {
  wallS: number;
  /** User and system time of the whole process tree. */
  cpuS: number;
  /** Largest sum over the process tree; shared memory counts once. */
  peakMiB: number;
  stdout: string;
}

/** Summing up 600 MiB takes 20 ms of the measured CPU: at three times per second it cost 3 % of the wall time. */
const SAMPLE_INTERVAL_MS = 1000;

/** Runs a command to its end and measures its process tree. Throws if it fails. Linux only: reads /proc. */
export async function measureCommand(run: {
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Runs it at the lowest priority, as a server's background work. */
  isBackground?: boolean;
}): Promise<Measurement> {
  const startedAt = performance.now();
  // The shell's `times` counts every descendant that was waited for, however short-lived.
  const shell = spawn('sh', ['-c', '"$@"; status=$?; times >&3; exit $status', 'sh', run.command, ...run.args], {
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    env: { ...process.env, ...run.env },
    detached: run.isBackground === true,
  });
  if (run.isBackground) {
    startServingRequests();
    giveWay(shell.pid, 'background');
  }
  const [stdout, times] = [readStream(shell, 1), readStream(shell, 3)];
  const closed = once(shell, 'close').then(([code]) => code as number | null);
  let peakKiB = 0;
  let isSampling = false;
  const timer = setInterval(() => {
    if (isSampling || shell.pid === undefined) return;
    isSampling = true;
    void sumTreeMemory([shell.pid]).then((sum) => {
      peakKiB = Math.max(peakKiB, sum);
      isSampling = false;
    });
  }, SAMPLE_INTERVAL_MS);
  const code = await closed;
  clearInterval(timer);
  const wallS = (performance.now() - startedAt) / 1000;
  if (code !== 0) throw new Error(`${run.command} ${run.args.join(' ')} ended with code ${code}`);
  return { wallS, cpuS: parseTimes(await times), peakMiB: peakKiB / 1024, stdout: await stdout };
}

async function readStream(child: ChildProcess, index: number): Promise<string> {
  const stream = child.stdio[index];
  if (!stream || !('read' in stream)) throw new Error(`Descriptor ${index} is not a pipe`);
  return await text(stream);
}

/** Parses the second line, which is that of the children: `1m2.34s 0m0.56s`. */
function parseTimes(times: string): number {
  const children = times.trim().split('\n')[1] ?? '';
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** One process of the installation under test; started again whenever it was killed. */
export interface SitePart {
  name: string;
  /** Of the process that answers calls; empty for a worker. */
  url: string;
  /** Kills it as a power cut would, and starts it again. */
  kill(): Promise<void>;
  /** Undefined between a kill and the next start. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

const ENTRIES = path.resolve(import.meta.dirname, '../../../src/entry');
/** What `npm start` gives Node and the C library: see scripts/setup/run-server.mjs. */
const NODE_ARGS = ['--max-old-space-size=768', '--max-semi-space-size=16'];
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
const READY = /is ready(?:: (http\S+))?/;

interface PartOptions {
  name: string;
  /** A file of the product's entries, or the path of another program. */
  entry: string;
  env: Record<string, string>;
}

/** Starts a process of the product. Waits until the one that answers calls says that it is ready; a worker says nothing. */
export async function startPart({ name, entry, env }: PartOptions): Promise<SitePart> {
  let url = '';
  let child = await start();
  let isStopped = false;

  async function start(): Promise<ChildProcess> {
    // The kernel ends it with this process, however that ends.
    const args = ['--pdeathsig=TERM', process.execPath, ...NODE_ARGS, path.resolve(ENTRIES, entry)];
    const started = spawn('setpriv', args, {
      // All visitors of a bench come from one address.
      env: {
        ...MALLOC,
        MAX_CONNECTIONS_PER_ADDRESS: '100000',
        MAX_STREAMS_PER_ADDRESS: '100000',
        ...env,
        PATH: process.env['PATH'] ?? '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (entry === 'worker.ts') {
      started.stdout.resume();
      return started;
    }
    const exited = once(started, 'exit').then(() => undefined);
    const ready = await Promise.race([readReady(started), exited]);
    if (ready === undefined) throw new Error(`The ${name} ended before it was ready`);
    url = ready;
    return started;
  }

  return {
    name,
    url,
    async kill() {
      if (isStopped) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      child = await start();
    },
    pid: () => (child.exitCode === null && child.signalCode === null ? child.pid : undefined),
    async stop() {
      isStopped = true;
      const exited = once(child, 'exit');
      if (!child.kill('SIGTERM')) return;
      await exited;
    },
  };
}

/** Returns the address that the process answers at; undefined if its output ends before that. */
async function readReady({ stdout }: ChildProcess): Promise<string | undefined> {
  if (!stdout) return undefined;
  for await (const line of createInterface({ input: stdout })) {
    const ready = READY.exec(line);
    if (!ready) continue;
    // Further output is not read, but must not fill the pipe.
    stdout.resume();
    return ready[1] ?? '';
  }
  return undefined;
}

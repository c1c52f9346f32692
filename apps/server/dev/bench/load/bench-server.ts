import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The real server in its own process and data folder, as `npm start` runs it. */
export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const ENTRY = path.resolve(import.meta.dirname, '../../../src/entry/main.ts');
const READY = /is ready: (http\S+)/;

export async function startBenchServer(options: {
  dataDir: string;
  env: Record<string, string>;
}): Promise<BenchServer> {
  const child = spawn(process.execPath, [ENTRY], {
    env: { MALLOC_ARENA_MAX: '2', ...options.env, PATH: findPath(), DATA_DIR: options.dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = await Promise.race([readUrl(child), exited.then(() => undefined)]);
  if (url === undefined) throw new Error('The server ended before it was ready');
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Returns the system's PATH, which is not a setting of the product. */
function findPath(): string {
  return process.env['PATH'] ?? '';
}

async function readUrl({ stdout }: ChildProcess): Promise<string | undefined> {
  if (!stdout) return undefined;
  for await (const line of createInterface({ input: stdout })) {
    const url = READY.exec(line)?.[1];
    if (url === undefined) continue;
    // Further output is not read, but must not fill the pipe.
    stdout.resume();
    return url;
  }
  return undefined;
}

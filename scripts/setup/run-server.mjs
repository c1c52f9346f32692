import { constants } from 'node:os';
import { say } from './say.mjs';

const MIB = 2 ** 20;
const GIB = 1024 * MIB;
/** As the server's own settings have it. */
const DEFAULT_LIMIT_BYTES = 3 * GIB;
/** The rest of MEMORY_LIMIT belongs to the embedded database, to threads with limits of their own, and to programs. */
const HEAP_SHARE = 0.25;
const HEAP_MB = { min: 512, max: 2048 };
/** Half of the space for new objects: V8 would let it grow to 128 MB at the start, and keep it. */
const NEW_OBJECTS_MB = 16;

/**
 * A fixed threshold: the C library would raise it after each large block that is freed, and keep the next ones. The
 * server doesn't pass it on: programs that use the same large blocks again and again would lose time.
 */
export const SERVER_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' };

/** V8 aborts when its heap is full; other faults of native code end in a crash. */
const CRASHES = new Set([128 + constants.signals.SIGABRT, 128 + constants.signals.SIGSEGV]);
const MAX_RESTARTS = 3;
/** Crashes longer ago than this do not count. */
const RESTART_WINDOW_MS = 10 * 60_000;

/**
 * Returns Node's arguments that limit the heap of the server, as a share of MEMORY_LIMIT; a limit that the operator
 * gives Node in NODE_OPTIONS wins.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function toHeapArgs({ MEMORY_LIMIT = '', NODE_OPTIONS = '' }) {
  if (/--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS)) return [];
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)\s*([mg]b)$/i.exec(MEMORY_LIMIT.trim()) ?? [];
  const limitBytes =
    count === undefined ? DEFAULT_LIMIT_BYTES : Number(count) * (unit.toLowerCase() === 'gb' ? GIB : MIB);
  const heapMb = Math.round((limitBytes * HEAP_SHARE) / MIB);
  const oldMb = Math.min(HEAP_MB.max, Math.max(HEAP_MB.min, heapMb));
  return [`--max-old-space-size=${oldMb}`, `--max-semi-space-size=${NEW_OBJECTS_MB}`];
}

/**
 * Runs a server until it ends by itself; one that crashes is started again, with a line that says so. Tasks go on from
 * their last finished step. Gives up if it crashes again and again.
 * @param {() => Promise<{ exitCode: number, stopSignal: NodeJS.Signals | undefined }>} run
 * @param {{ now?: () => number, report?: (line: string) => void }} [options]
 * @returns {Promise<{ exitCode: number, stopSignal: NodeJS.Signals | undefined }>}
 */
export async function runServer(run, { now = () => performance.now(), report = say } = {}) {
  const crashedAtMs = /** @type {number[]} */ ([]);
  for (;;) {
    const ended = await run();
    if (ended.stopSignal || !CRASHES.has(ended.exitCode)) return ended;
    crashedAtMs.push(now());
    const recent = crashedAtMs.filter((atMs) => now() - atMs < RESTART_WINDOW_MS).length;
    if (recent > MAX_RESTARTS) {
      report(`The server crashed ${recent} times within ten minutes (exit code ${ended.exitCode}) and stays down.`);
      return ended;
    }
    report(
      `The server crashed (exit code ${ended.exitCode}); it starts again. If the lines above say "heap out of memory", ` +
        'give it more with MEMORY_LIMIT.',
    );
  }
}

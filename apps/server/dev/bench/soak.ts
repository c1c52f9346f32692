// Runs an installation under honest and hostile visitors while its processes are killed: `npm run bench:soak`.
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import { createSampleAd } from '#src/studio/render/sample-document.ts';
import { serveImages } from './load/serve-images.ts';
import { type SitePart, startPart } from './load/site-part.ts';
import { attack, type Counts, type LightCall, look, make, signIn, type Visit } from './soak/visitors.ts';
import { sumTreeMemory } from './watch-tree.ts';

const GUESTS = 6;
const MEMBERS = 2;
const HOSTILE_GUESTS = 2;
const WORKERS = 2;
const KILL_GAP_S = { min: 20, max: 40 };
const MEMORY_SAMPLE_MS = 5000;
const LONGEST_REST_MS = 8 * 60_000;
const LIMIT_P99_MS = 60;
const METRICS_TOKEN = 'token-of-the-soak-bench';
const LONGEST_DELAY = /^reelwright_event_loop_longest_delay_seconds (\S+)/m;
/** A crashed database recovers within this time. */
const CRASH_MS = 5000;
/** Memory of the last third against the middle third. */
const MOST_GROWTH = 1.15;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('DATABASE_URL names an empty PostgreSQL database');

const run = promisify(execFile);
const REELWRIGHT = path.resolve(import.meta.dirname, '../../src/entry/reelwright.ts');

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-soak-'));
const stop = new AbortController();
const { signal } = stop;
const counts: Counts = { light: [], lightFailures: 0, pushed: 0, refusals: [], attacks: 0, accepted: [] };
const parts: SitePart[] = [];
const memoryMib: number[] = [];
let kills = 0;
/** When a backend of the database was killed, by the clock of `performance.now()`. */
const crashedAtMs: number[] = [];
/** Longest stalls of the event loop of the http process, and of this one, in milliseconds, each between two reads. */
const stalls = { http: [] as number[], bench: [] as number[] };

/** Kills one worker, or one connection of the database, at a time: PostgreSQL restarts itself after the latter. */
async function killAtRandom(workers: readonly SitePart[]): Promise<void> {
  while (!signal.aborted) {
    await wait(1000 * randomInt(KILL_GAP_S.min, KILL_GAP_S.max), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    kills++;
    if (kills % 4 === 0) {
      crashedAtMs.push(performance.now());
      await crashDatabase();
    } else await workers[randomInt(workers.length)]?.kill();
  }
}

async function crashDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // The crash ends this connection too.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await client.end().catch(() => undefined);
}

async function sampleMemory(): Promise<void> {
  while (!signal.aborted) {
    memoryMib.push((await sumTreeMemory(parts.flatMap((part) => part.pid() ?? []))) / 1024);
    await wait(MEMORY_SAMPLE_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function sampleStalls(url: string): Promise<void> {
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  while (!signal.aborted) {
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const longestS = LONGEST_DELAY.exec(await response.text())?.[1];
    if (longestS !== undefined) stalls.http.push(Number(longestS) * 1000);
    stalls.bench.push(own.max / 1e6);
    own.reset();
    await wait(1000, undefined, { signal }).catch(() => undefined);
  }
}

/** Returns the seconds that the main thread of a process has computed, and those that it waited for a processor. */
async function readProcessorTime(pid: number): Promise<{ computedS: number; waitedS: number }> {
  // Nanoseconds: https://docs.kernel.org/scheduler/sched-stats.html
  const [computed = 0, waited = 0] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8'))
    .split(' ')
    .map(Number);
  return { computedS: computed / 1e9, waitedS: waited / 1e9 };
}

async function queryOne<Row extends pg.QueryResultRow>(sql: string): Promise<Row> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    if (!rows[0]) throw new Error('The query has one row');
    return rows[0];
  } finally {
    await client.end();
  }
}

/** Waits until no task is unfinished; returns how many still are when patience ends. */
async function waitForTasks(): Promise<number> {
  const giveUpAt = performance.now() + LONGEST_REST_MS;
  for (;;) {
    const { left } = await queryOne<{ left: string }>('SELECT count(*) AS left FROM tasks WHERE ended_at IS NULL');
    if (Number(left) === 0 || performance.now() > giveUpAt) return Number(left);
    await wait(2000);
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

const describe = (list: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => percentile(list, share).toFixed(0)).join(', ');

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

try {
  const sample = { folder, width: 720, height: 1280, durationMs: 1000, scenes: 3, imagePx: 1200 };
  const { files } = await createSampleAd(sample);
  const images = await serveImages([0, 1, 2].map((index) => files[`image-${index}`] ?? ''));
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    STORAGE_DIR: path.join(folder, 'storage'),
    PORT: '0',
    FETCH_ALLOW_HOSTS: images.host,
    WORKER_CONCURRENCY: '1',
    GUEST_CREDITS: '10000',
    SAMPLE_CONTENT: 'off',
    LOG_LEVEL: 'error',
    METRICS_TOKEN,
  };
  const http = await startPart({ name: 'http process', entry: 'http.ts', env });
  parts.push(http);
  const workers: SitePart[] = [];
  for (let index = 0; index < WORKERS; index++)
    workers.push(
      await startPart({
        name: `worker ${index}`,
        entry: 'worker.ts',
        env: { ...env, DATA_DIR: path.join(folder, `worker-${index}`) },
      }),
    );
  parts.push(...workers);
  const accounts = [];
  for (let index = 0; index < MEMBERS; index++) {
    const account = { email: `member-${index}@soak.example`, password: `soak-password-${index}` };
    const create = run(
      process.execPath,
      [
        REELWRIGHT,
        'admin',
        'create-user',
        account.email,
        '--plan',
        'business',
        '--credits',
        '10000',
        '--password-stdin',
      ],
      { env: { ...env, PATH: process.env['PATH'] ?? '' } },
    );
    create.child.stdin?.end(account.password);
    await create;
    accounts.push(account);
  }
  const visit: Visit = { url: http.url, imageHost: images.host, signal, counts };
  const work = async (session: Awaited<ReturnType<typeof signIn>>, gapMs: number): Promise<void> => {
    await Promise.all([look(visit, session), make(visit, session, gapMs)]);
  };
  const visitors = [
    ...Array.from({ length: GUESTS }, async () => work(await signIn(visit), 30_000)),
    ...accounts.map(async (account) => work(await signIn(visit, account), 15_000)),
    ...Array.from({ length: HOSTILE_GUESTS }, async () => attack(visit, await signIn(visit))),
    killAtRandom(workers),
    sampleMemory(),
    sampleStalls(http.url),
  ];
  process.stdout.write(`Soaking for ${minutes} minutes ...\n`);
  const mains = { 'http process': http.pid() ?? 0, 'this bench': process.pid };
  const before = await Promise.all(Object.values(mains).map(readProcessorTime));
  await wait(minutes * 60_000);
  const after = await Promise.all(Object.values(mains).map(readProcessorTime));
  stop.abort();
  await Promise.allSettled(visitors);
  const unfinished = await waitForTasks();
  const { sum } = await queryOne<{ sum: string }>('SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entries');
  const { open } = await queryOne<{ open: string }>(
    `SELECT count(*) AS open FROM ledger_transactions hold JOIN tasks USING (task_id)
     WHERE hold.kind = 'hold' AND tasks.ended_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM ledger_transactions ending WHERE ending.hold_id = hold.transaction_id)`,
  );
  const { made } = await queryOne<{ made: string }>("SELECT count(*) AS made FROM tasks WHERE state = 'success'");
  const { failed } = await queryOne<{ failed: string }>("SELECT count(*) AS failed FROM tasks WHERE state = 'failed'");
  const doctor = await run(process.execPath, [REELWRIGHT, 'doctor'], {
    env: { ...env, PATH: process.env['PATH'] ?? '' },
  }).then(
    ({ stdout }) => ({ isHealthy: true, stdout }),
    (error: unknown) => ({ isHealthy: false, stdout: String((error as { stdout?: string }).stdout) }),
  );
  for (const part of parts) await part.stop();
  images.close();

  const sorted = (list: readonly number[]): number[] => list.toSorted((one, other) => one - other);
  const light = sorted(counts.light.map(({ durationMs }) => durationMs));
  const isInCrash = ({ sentAtMs }: LightCall): boolean =>
    crashedAtMs.some((at) => sentAtMs > at - CRASH_MS && sentAtMs < at + CRASH_MS);
  const slow = counts.light.filter(({ durationMs }) => durationMs > LIMIT_P99_MS);
  const byPath = Map.groupBy(counts.light, ({ path: call }) => call);
  const third = Math.floor(memoryMib.length / 3);
  const growth = mean(memoryMib.slice(2 * third)) / mean(memoryMib.slice(third, 2 * third));
  const p99 = percentile(light, 0.99);
  process.stdout.write(`${doctor.stdout}\n`);
  console.table(
    Object.fromEntries(
      [...byPath].map(([call, calls]) => [
        call,
        { calls: calls.length, 'p50, p99, max ms': describe(sorted(calls.map(({ durationMs }) => durationMs))) },
      ]),
    ),
  );
  console.table({
    'light calls': light.length,
    [`light calls over ${LIMIT_P99_MS} ms`]: slow.length,
    '... while the database was crashed': slow.filter(isInCrash).length,
    'light calls failed': counts.lightFailures,
    'p50 ms': percentile(light, 0.5).toFixed(1),
    'p99 ms': p99.toFixed(1),
    'stalls of the http process, p50, p99, max ms': describe(sorted(stalls.http)),
    'stalls of this bench, p50, p99, max ms': describe(sorted(stalls.bench)),
    ...Object.fromEntries(
      Object.keys(mains).map((name, index) => [
        `main thread of ${name}: computes, waits for a processor`,
        (['computedS', 'waitedS'] as const)
          .map((key) => (((after[index]?.[key] ?? 0) - (before[index]?.[key] ?? 0)) / (minutes * 60)) * 100)
          .map((percent) => `${percent.toFixed(1)} %`)
          .join(', '),
      ]),
    ),
    attacks: counts.attacks,
    'attacks accepted': [...new Set(counts.accepted)].join(', ') || 'none',
    kills,
    'tasks pushed': counts.pushed,
    'tasks made': made,
    'tasks failed': failed,
    'tasks unfinished': unfinished,
    'pushes refused otherwise': [...new Set(counts.refusals)].join(', ') || 'none',
    'ledger sum': sum,
    'open holds of ended tasks': open,
    'memory MiB, highest': Math.max(...memoryMib).toFixed(0),
    'memory, last third to middle': growth.toFixed(2),
  });
  const isHealthy =
    Number(sum) === 0 && Number(open) === 0 && unfinished === 0 && doctor.isHealthy && counts.accepted.length === 0;
  process.exitCode = isHealthy && p99 <= LIMIT_P99_MS && growth <= MOST_GROWTH ? 0 : 1;
} finally {
  stop.abort();
  for (const part of parts) await part.stop().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
}

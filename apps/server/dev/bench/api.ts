// Measures what one server answers in a second at 50 connections, beside 500 event streams and beside two renders, each as a
// share of bare Fastify with one prepared query in the same run: `npm run bench:api [-- --seconds 5 --only getUserInfo]`.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addLargeFile, measureRanges } from './api/measure-ranges.ts';
import { openStreams, readMemoryMib } from './api/open-streams.ts';
import { readCpuMs } from './api/read-cpu.ts';
import { type PressedCall, pressCalls } from './api/press-calls.ts';
import { openShop, renderTwoAds } from './api/render-ads.ts';
import { type SeededUser, seedInstallation } from './api/seed-installation.ts';
import { startBenchServer } from './load/bench-server.ts';
import { measureLatency } from './load/measure-latency.ts';
import { startPart } from './load/site-part.ts';

const CONNECTIONS = 50;
const STREAMS = 500;
/** Beside renders the server has little time: enough calls to measure, too few to be measured. */
const LIGHT_PER_SECOND = 20;
const LIMIT_P99_MS = 50;
const LIMIT_P99_BESIDE_RENDERS_MS = 60;
const LIMIT_P99_OF_COLLECTOR_MS = 30;
const LIMIT_STREAMS_MIB = 20;
const LIMIT_STALL_MS = 30;
const LEAST_OF_SENDFILE = 0.8;
const METRICS_TOKEN = 'metrics-token-of-bench';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    only: { type: 'string' },
    /** A folder for a CPU profile of the server. */
    profile: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const databaseUrl = process.env['DATABASE_URL'];
const isEmbedded = databaseUrl === undefined;

/** Calls a second that the server has to answer over PostgreSQL; the embedded database half of them. */
const BARS = { getUserInfo: 4000, status: 2500, 'list of 20': 1200 } as const;

const toCalls: Readonly<Record<keyof typeof BARS, (user: SeededUser) => PressedCall>> = {
  getUserInfo: ({ token }) => ({ method: 'GET', path: '/api/user/getUserInfo', token }),
  status: ({ token, taskId }) => ({ method: 'POST', path: '/api/taskV2/status', token, body: { task_id: taskId } }),
  'list of 20': ({ token }) => ({ method: 'POST', path: '/api/taskV2/list', token, body: { page_size: 20 } }),
};

interface Row {
  'per second': string;
  'CPU ms': string;
  'p50 ms': string;
  'p99 ms': string;
  'max ms': string;
  /** The longest stall of the server's event loop; in brackets without the time that it waited for a processor. */
  'stall ms': string;
  'of bare': string;
  errors: number;
  bar: string;
}

const rows: Record<string, Row> = {};
const missed: string[] = [];
const isWanted = (name: string): boolean => values.only === undefined || values.only === name;

/** Notes what was missed, and returns the text of the bar. */
function hold(name: string, bars: readonly { is: number; atMost?: number; atLeast?: number; unit: string }[]): string {
  return bars
    .map(({ is, atMost, atLeast, unit }) => {
      const isKept = (atMost === undefined || is <= atMost) && (atLeast === undefined || is >= atLeast);
      if (!isKept) missed.push(name);
      return `${atMost === undefined ? '≥' : '≤'} ${atMost ?? atLeast} ${unit}${isKept ? '' : ' missed'}`;
    })
    .join(', ');
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-api-'));
const dataDir = path.join(folder, 'data');
const shop = await openShop(path.join(folder, 'shop'));
const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };

async function measureBare(): Promise<number> {
  const entry = path.join(import.meta.dirname, 'bare-server.ts');
  const env = { ...database, DATA_DIR: path.join(folder, 'bare') };
  const bare = await startPart({ name: 'bare server', entry, env });
  try {
    const calls: PressedCall[] = [{ method: 'GET', path: '/' }];
    const pressed = await pressAll(bare.url, bare.pid() ?? 0, calls);
    rows['bare Fastify, one query'] = toRow(pressed, pressed.perSecond, '');
    return pressed.perSecond;
  } finally {
    await bare.stop();
  }
}

interface Measured {
  perSecond?: number;
  /** Of the server, for each call. */
  cpuMs?: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  errors?: number;
  stall?: { delayMs: number; computedMs: number };
}

async function pressAll(url: string, pid: number, calls: readonly PressedCall[]) {
  let startMs = 0;
  const onStart = (): void => void (startMs = readCpuMs(pid));
  const pressed = await pressCalls(url, calls, { connections: CONNECTIONS, seconds, onStart });
  return { ...pressed, cpuMs: (readCpuMs(pid) - startMs) / pressed.count };
}

function toRow({ perSecond, cpuMs, p50Ms, p99Ms, maxMs, errors = 0, stall }: Measured, bare: number, bar: string): Row {
  return {
    'per second': perSecond?.toFixed(0) ?? '',
    'CPU ms': cpuMs?.toFixed(3) ?? '',
    'p50 ms': p50Ms.toFixed(1),
    'p99 ms': p99Ms.toFixed(1),
    'max ms': maxMs.toFixed(1),
    'stall ms': stall ? `${stall.delayMs.toFixed(0)} (${stall.computedMs.toFixed(0)})` : '',
    'of bare': perSecond === undefined ? '' : `${((100 * perSecond) / bare).toFixed(0)} %`,
    errors,
    bar,
  };
}

const emptyRow = (bar: string): Row => ({
  'per second': '',
  'CPU ms': '',
  'p50 ms': '',
  'p99 ms': '',
  'max ms': '',
  'stall ms': '',
  'of bare': '',
  errors: 0,
  bar,
});

try {
  const seeded = await seedInstallation({ dataDir, databaseUrl });
  const largeFile = await addLargeFile(dataDir);
  const bare = await measureBare();
  const server = await startBenchServer({
    dataDir,
    env: {
      ...database,
      ...shop.env,
      SAMPLE_CONTENT: 'off',
      METRICS_TOKEN,
      LOG_LEVEL: 'error',
      ...(values.profile !== undefined && {
        NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(values.profile)}`,
      }),
    },
  });
  try {
    const { users, collector } = seeded;
    const readStall = async (): Promise<{ delayMs: number; computedMs: number }> => {
      const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
      const text = await answer.text();
      const read = (name: string): number =>
        1000 * Number(new RegExp(`^reelwright_event_loop_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]);
      return { delayMs: read('longest_delay'), computedMs: read('longest_computing') };
    };
    const latencyOf = (calls: readonly PressedCall[], perSecond: number) =>
      measureLatency(
        async (index) => {
          const call = calls[index % calls.length];
          if (!call) throw new Error('There is a call to send');
          const answer = await fetch(new URL(call.path, server.url), {
            method: call.method,
            headers: { token: call.token ?? '', 'content-type': 'application/json' },
            body: call.body ? JSON.stringify(call.body) : null,
          });
          const { code } = (await answer.json()) as { code: number };
          if (code !== 0) throw new Error(`${call.path} was answered with ${code}`);
        },
        { perSecond, seconds },
      );

    for (const [name, toCall] of Object.entries(toCalls)) {
      if (!isWanted(name)) continue;
      // One user for each connection; `getUserInfo` needs more, since it may be called less often.
      const callers = name === 'getUserInfo' ? users : users.slice(0, CONNECTIONS);
      await readStall();
      const pressed = await pressAll(server.url, server.pid, callers.map(toCall));
      const stall = await readStall();
      const atLeast = BARS[name as keyof typeof BARS] / (isEmbedded ? 2 : 1);
      const bars = [
        { is: pressed.perSecond, atLeast, unit: '/s' },
        { is: pressed.p99Ms, atMost: LIMIT_P99_MS, unit: 'ms' },
        { is: stall.computedMs, atMost: LIMIT_STALL_MS, unit: 'ms computed' },
        { is: pressed.errors, atMost: 0, unit: 'errors' },
      ];
      rows[name] = toRow({ ...pressed, stall }, bare, hold(name, bars));
    }

    const searches: Record<string, object> = {
      'first page of 10,000': {},
      'page 400 of 10,000': { page: 400 },
      'after a cursor, of 10,000': { cursor: collector.cursor },
      'search in 10,000': { search: 'runners' },
      'search for nothing': { search: 'no such words' },
    };
    for (const [name, body] of Object.entries(searches)) {
      if (!isWanted(name)) continue;
      const call = { ...toCalls['list of 20'](collector), body: { page_size: 20, ...body } };
      const measured = await latencyOf([call], 8);
      rows[name] = toRow(
        measured,
        bare,
        hold(name, [{ is: measured.p99Ms, atMost: LIMIT_P99_OF_COLLECTOR_MS, unit: 'ms' }]),
      );
    }

    if (isWanted('streams')) {
      const calls = users.map(toCalls.getUserInfo);
      rows['20 calls/s'] = toRow(await latencyOf(calls, LIGHT_PER_SECOND), bare, '');
      const beforeMib = await readMemoryMib(server.pid);
      const close = await openStreams(
        server.url,
        users.slice(0, STREAMS).map(({ token }) => token),
      );
      await wait(2000);
      const grownMib = (await readMemoryMib(server.pid)) - beforeMib;
      const measured = await latencyOf(calls, LIGHT_PER_SECOND);
      const bar = hold('streams', [{ is: grownMib, atMost: LIMIT_STREAMS_MIB, unit: `MiB (${grownMib.toFixed(1)})` }]);
      rows[`20 calls/s, ${STREAMS} streams open`] = toRow(measured, bare, bar);
      close();
    }

    if (isWanted('ranges')) {
      const speeds = await measureRanges({ url: server.url, dataDir, file: largeFile });
      const share = speeds.server / speeds.sendfile;
      const bar = hold('ranges', [{ is: share, atLeast: LEAST_OF_SENDFILE, unit: 'of sendfile' }]);
      const speed = `${speeds.server.toFixed(0)} MB/s, ${share.toFixed(2)} of sendfile's ${speeds.sendfile.toFixed(0)}`;
      rows['ranges of 8 MiB'] = emptyRow(`${bar}: ${speed}`);
    }

    if (isWanted('renders')) {
      const name = '20 calls/s, two renders';
      process.stdout.write('Preparing two ads ...\n');
      try {
        const renders = await renderTwoAds(server.url, shop.host);
        const measured = await latencyOf(users.map(toCalls.status), LIGHT_PER_SECOND);
        const didRender = await renders.areRendering();
        await renders.stop();
        const bars = [{ is: measured.p99Ms, atMost: LIMIT_P99_BESIDE_RENDERS_MS, unit: 'ms' }];
        const bar = hold('renders', bars);
        rows[name] = toRow(measured, bare, didRender ? bar : `${bar}; the renders ended before`);
      } catch (error) {
        // What was measured before is shown whatever became of the ads.
        missed.push('renders');
        rows[name] = emptyRow(`not measured: ${(error as Error).message}`);
      }
    }
  } finally {
    await server.stop();
  }
  process.stdout.write(
    `${isEmbedded ? 'Embedded database' : 'PostgreSQL'}, ${CONNECTIONS} connections, ${seconds} s each\n`,
  );
  console.table(rows);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  shop.close();
  await rm(folder, { recursive: true, force: true });
}

// Offers three times the calls that the server can answer, and measures who is served:
// `npm run bench:overload [-- --seconds 30 --times 3]`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent, request } from 'undici';
import * as z from 'zod';
import { startBenchServer } from './load/bench-server.ts';

const GUESTS = 200;
const PAID_PER_SECOND = 15;
const MEASURE_CAPACITY_S = 5;
/** Guests that call without a pause while the capacity is measured. */
const CAPACITY_CALLERS = 24;
const TIMED_OUT_MS = 10_000;
const LIMIT_PAID_P99_MS = 500;
/** Cheap calls, as a screen makes them. */
const PATHS = ['/taskV2/list', '/taskV2/myLastTask'] as const;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, times: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const times = Number(values.times);

const envelope = z.object({ code: z.number(), data: z.unknown() });
const token = z.object({ token: z.string() });

interface Answer {
  status: number | 'timed out';
  code: number;
  ms: number;
}

const openAgent = (connections: number): Agent =>
  new Agent({ connections, headersTimeout: TIMED_OUT_MS, bodyTimeout: TIMED_OUT_MS });
/**
 * Together nearly as many connections as a server takes, and more than may wait in it. The paying user has connections
 * of their own: calls must wait for those of others in the server, and not here.
 */
const agents = { guests: openAgent(1800), paying: openAgent(100) };

async function send(
  url: string,
  options: { token?: string; body?: object; address?: string },
  agent = agents.guests,
): Promise<Answer & { data: unknown }> {
  const sentAt = performance.now();
  try {
    const { statusCode, body } = await request(url, {
      dispatcher: agent,
      method: options.body ? 'POST' : 'GET',
      headers: {
        ...(options.body && { 'content-type': 'application/json' }),
        ...(options.token !== undefined && { token: options.token }),
        ...(options.address !== undefined && { 'x-forwarded-for': options.address }),
      },
      body: options.body ? JSON.stringify(options.body) : null,
      signal: AbortSignal.timeout(TIMED_OUT_MS),
    });
    const { code, data } = envelope.parse(await body.json());
    return { status: statusCode, code, data, ms: performance.now() - sentAt };
  } catch {
    return { status: 'timed out', code: 0, data: null, ms: performance.now() - sentAt };
  }
}

async function signIn(url: string, options: Parameters<typeof send>[1]): Promise<string> {
  const { data } = await send(url, options);
  return token.parse(data).token;
}

/** Sends calls at a steady rate, without waiting for earlier answers. */
async function offer(perSecond: number, callOnce: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const count = Math.round(perSecond * seconds);
  const startedAt = performance.now();
  const answers: Promise<Answer>[] = [];
  for (let index = 0; index < count; index++) {
    const aheadMs = startedAt + (index * 1000) / perSecond - performance.now();
    // Also when it is late: answers are read between two calls.
    await (aheadMs > 1 ? wait(aheadMs) : nextTurn());
    answers.push(callOnce(index));
  }
  return Promise.all(answers);
}

/** Returns how many calls a second are answered if as many as possible are sent. */
async function measureCapacity(callOnce: (index: number) => Promise<Answer>): Promise<number> {
  const endAt = performance.now() + MEASURE_CAPACITY_S * 1000;
  let served = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: CAPACITY_CALLERS }, async () => {
      while (performance.now() < endAt) {
        const { status, code } = await callOnce(next++);
        if (status === 200 && code === 0) served += 1;
      }
    }),
  );
  return served / MEASURE_CAPACITY_S;
}

function toRow(answers: readonly Answer[]) {
  const served = answers.filter(({ status, code }) => status === 200 && code === 0);
  const refused = answers.filter(({ status }) => status === 503);
  const sorted = served.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const slowestRefusal = refused.reduce((slowest, { ms }) => Math.max(slowest, ms), 0);
  return {
    sent: answers.length,
    served: served.length,
    'refused (503)': refused.length,
    'timed out': answers.filter(({ status }) => status === 'timed out').length,
    other:
      answers.length - served.length - refused.length - answers.filter(({ status }) => status === 'timed out').length,
    'p50 ms': Math.round(at(0.5)),
    'p99 ms': Math.round(at(0.99)),
    'max ms': Math.round(at(1)),
    'slowest refusal ms': Math.round(slowestRefusal),
  };
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-overload-'));
try {
  const dataDir = path.join(folder, 'data');
  const server = await startBenchServer({
    dataDir,
    // Each guest has an address of its own, as behind a proxy.
    env: { TRUSTED_PROXIES: '127.0.0.1,::1', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'warn' },
  });
  try {
    const api = `${server.url}/api`;
    const guests: string[] = [];
    for (let index = 0; index < GUESTS; index++) {
      guests.push(await signIn(`${api}/guest/login`, { address: `198.18.${index >> 8}.${index & 255}` }));
    }
    const account = z
      .object({ email: z.string(), password: z.string() })
      .parse(JSON.parse(await readFile(path.join(dataDir, 'demo-account.json'), 'utf8')));
    const paid = await signIn(`${api}/user/login`, { body: account });
    const call = (caller: string, agent?: Agent) => (index: number) =>
      send(`${api}${PATHS[index % PATHS.length]}`, { token: caller, body: {} }, agent);
    const callAsGuest = (index: number) => call(guests[index % guests.length] ?? '')(Math.floor(index / guests.length));

    const capacity = await measureCapacity(callAsGuest);
    process.stdout.write(
      `Serves ${capacity.toFixed(0)} calls/s; offering ${(capacity * times).toFixed(0)} for ${seconds} s, beside ${PAID_PER_SECOND} of a paying user\n`,
    );
    const [free, paying] = await Promise.all([
      offer(capacity * times, callAsGuest),
      offer(PAID_PER_SECOND, call(paid, agents.paying)),
    ]);
    const rows = { guests: toRow(free), paying: toRow(paying) };
    console.table(rows);
    const isFair =
      rows.guests['timed out'] + rows.paying['timed out'] === 0 &&
      rows.paying.served === rows.paying.sent &&
      rows.paying['p99 ms'] <= LIMIT_PAID_P99_MS;
    process.stdout.write(
      `${isFair ? 'Fair' : 'Not fair'}: nobody may time out, and paid calls need p99 ≤ ${LIMIT_PAID_P99_MS} ms\n`,
    );
    process.exitCode = isFair ? 0 : 1;
  } finally {
    await server.stop();
  }
} finally {
  for (const agent of Object.values(agents)) await agent.close();
  await rm(folder, { recursive: true, force: true });
}

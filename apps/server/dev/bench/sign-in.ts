// Signs in with a password, many at once, beside bare checks of the same hash: `npm run bench:sign-in [-- --rounds 10]`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Agent, request } from 'undici';
import * as z from 'zod';
import { hashPassword, verifyPassword } from '../../src/platform/passwords.ts';
import { startBenchServer } from './load/bench-server.ts';

const AT_ONCE = 50;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);

const envelope = z.object({ code: z.number() });
const accountFile = z.object({ email: z.string(), password: z.string() });
const agent = new Agent({ connections: AT_ONCE });

/** Returns the milliseconds that each of many concurrent runs took. */
async function timeAtOnce(run: (index: number) => Promise<unknown>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: AT_ONCE }, async (_none, index) => {
      const startedAt = performance.now();
      await run(index);
      return performance.now() - startedAt;
    }),
  );
}

function toRow(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { count: sorted.length, 'p50 ms': Math.round(at(0.5)), 'p99 ms': Math.round(at(0.99)) };
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-sign-in-'));
try {
  const dataDir = path.join(folder, 'data');
  // Each sign-in has an address of its own, as behind a proxy.
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'warn' };
  const server = await startBenchServer({ dataDir, env });
  try {
    const account = accountFile.parse(JSON.parse(await readFile(path.join(dataDir, 'demo-account.json'), 'utf8')));
    const hash = await hashPassword(account.password);
    const signIn = async (address: number): Promise<void> => {
      const { body } = await request(`${server.url}/api/user/login`, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${address >> 8}.${address & 255}` },
        body: JSON.stringify(account),
      });
      const { code } = envelope.parse(await body.json());
      if (code !== 0) throw new Error(`A sign-in was refused: ${code}`);
    };
    const signIns: number[] = [];
    const checks: number[] = [];
    // In turn, so that whatever else the machine does slows down both.
    for (let round = 0; round < rounds; round += 1) {
      checks.push(...(await timeAtOnce(() => verifyPassword(hash, account.password))));
      signIns.push(...(await timeAtOnce((index) => signIn(round * AT_ONCE + index))));
    }
    const rows = { 'sign-ins': toRow(signIns), 'bare checks of the hash': toRow(checks) };
    console.table(rows);
    const ratio = rows['sign-ins']['p50 ms'] / rows['bare checks of the hash']['p50 ms'];
    process.stdout.write(`${AT_ONCE} at once: a sign-in takes ${ratio.toFixed(2)} times a bare check (medians)\n`);
  } finally {
    await server.stop();
  }
} finally {
  await agent.close();
  await rm(folder, { recursive: true, force: true });
}

// Signs in with a password, many at once, beside tries for unknown e-mails and bare checks of the same hash, on the
// embedded database and on PostgreSQL: `npm run bench:sign-in [-- --rounds 10]`.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { Agent, request } from 'undici';
import * as z from 'zod';
import { ERRORS } from '@reelwright/contracts';
import { hashPassword, verifyPassword } from '../../src/platform/passwords.ts';
import { startBenchServer } from './load/bench-server.ts';

const AT_ONCE = 50;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);

const envelope = z.object({ code: z.number() });
const databaseUrl = process.env['DATABASE_URL'];
const account = { email: 'ann@bench.example', password: 'seven lanterns over Lisbon' };
const REELWRIGHT = path.resolve(import.meta.dirname, '../../src/entry/reelwright.ts');
const agent = new Agent({ connections: AT_ONCE });

/** What many concurrent runs took. A server with too much to do says so soon: such an answer is counted apart. */
class Times {
  readonly #answeredMs: number[] = [];
  #busy = 0;

  /** `run` returns false if the server was busy. */
  async measure(run: (index: number) => Promise<boolean>): Promise<void> {
    const runs = Array.from({ length: AT_ONCE }, async (_none, index) => {
      const startedAt = performance.now();
      if (await run(index)) this.#answeredMs.push(performance.now() - startedAt);
      else this.#busy += 1;
    });
    await Promise.all(runs);
  }

  toRow() {
    const sorted = this.#answeredMs.toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return { answered: sorted.length, 'p50 ms': Math.round(at(0.5)), 'p99 ms': Math.round(at(0.99)), busy: this.#busy };
  }
}

async function addAccount(env: Record<string, string>): Promise<void> {
  const words = ['admin', 'create-user', account.email, '--plan', 'free', '--password-stdin'];
  const created = promisify(execFile)(process.execPath, [REELWRIGHT, ...words], {
    env: { ...env, PATH: process.env['PATH'] ?? '' },
  });
  created.child.stdin?.end(account.password);
  await created;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-sign-in-'));
try {
  const dataDir = path.join(folder, 'data');
  // Each sign-in has an address of its own, as behind a proxy.
  const env = {
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SAMPLE_CONTENT: 'off',
    LOG_LEVEL: 'warn',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const server = await startBenchServer({ dataDir, env });
  try {
    await addAccount({ ...env, DATA_DIR: dataDir });
    const hash = await hashPassword(account.password);
    const signIn = async (address: number, email: string, expected: number): Promise<boolean> => {
      const { body } = await request(`${server.url}/api/user/login`, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${address >> 8}.${address & 255}` },
        body: JSON.stringify({ ...account, email }),
      });
      const { code } = envelope.parse(await body.json());
      if (code === ERRORS.SYSTEM_BUSY.code) return false;
      if (code !== expected) throw new Error(`A sign-in was answered with ${code}`);
      return true;
    };
    const [signIns, unknown, checks] = [new Times(), new Times(), new Times()];
    // In turn, so that whatever else the machine does slows down both.
    for (let round = 0; round < rounds; round += 1) {
      await checks.measure(() => verifyPassword(hash, account.password));
      await signIns.measure((index) => signIn(round * AT_ONCE + index, account.email, 0));
      await unknown.measure((index) => {
        const email = `nobody-${round}-${index}@bench.example`;
        return signIn((rounds + round) * AT_ONCE + index, email, ERRORS.LOGIN_ERROR.code);
      });
    }
    const rows = {
      'sign-ins': signIns.toRow(),
      'unknown e-mails': unknown.toRow(),
      'bare checks of the hash': checks.toRow(),
    };
    process.stdout.write(`${databaseUrl === undefined ? 'Embedded database' : 'PostgreSQL'}\n`);
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

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { silentLogger } from '../log/logger.ts';
import type { OpenDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { openPostgres, wrapPostgres } from './postgres-database.ts';
import { openTestDatabase } from './test-database.ts';

const CONNECTIONS = 2;

/** The embedded database has one connection, in its own process. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a PostgreSQL with few connections', () => {
  const role = `few_${randomUUID().replaceAll('-', '')}`;
  let database: OpenDatabase;
  let url: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    if (database.driver.dialect !== 'postgres') throw new Error('expected PostgreSQL');
    // The limit does not hold for superusers.
    await database.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT ${CONNECTIONS}`);
    const address = new URL(database.driver.url);
    address.username = role;
    url = address.href;
  });
  afterAll(async () => {
    await database.query(`DROP ROLE ${role}`);
    await database.close();
  });

  const openAsRole = async () => {
    const pool = await openPostgres({ url, poolSize: 10, log: silentLogger });
    return wrapPostgres(pool, url, async () => undefined);
  };

  test('answers all statements and transactions of two processes', async () => {
    const processes = [await openAsRole(), await openAsRole()];
    try {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_none, index) => {
          const each = processes[index % 2];
          if (!each) throw new Error('there are two');
          return index % 3 === 0 ? each.transaction((tx) => tx.execute('SELECT 1')) : each.query('SELECT 1');
        }),
      );
      expect(answers).toHaveLength(100);
    } finally {
      await Promise.all(processes.map((each) => each.close()));
    }
  });

  test('whose connections are ended says that it is away, and serves the next statement', async () => {
    const short = await openAsRole();
    try {
      const endAll = () =>
        database.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [role]);
      const sleeping = short.query('SELECT pg_sleep(30)').catch((error: unknown) => error);
      await vi.waitFor(async () => {
        const { rows } = await database.query(
          "SELECT pid FROM pg_stat_activity WHERE usename = $1 AND state = 'active'",
          [role],
        );
        expect(rows).toHaveLength(1);
      }, 15_000);
      const inTransaction = short
        .transaction(async (tx) => {
          await tx.execute('SELECT 1');
          await endAll();
          await tx.execute('SELECT 1');
        })
        .catch((error: unknown) => error);
      expect(isDatabaseAway(await inTransaction)).toBe(true);
      expect(isDatabaseAway(await sleeping)).toBe(true);
      expect((await short.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await short.close();
    }
  });
});

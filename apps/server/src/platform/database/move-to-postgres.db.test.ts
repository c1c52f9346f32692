import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { TaskId } from '@reelwright/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addTestUser } from '../../modules/accounts/test-users.ts';
import { createAssetsService } from '../../modules/assets/assets.service.ts';
import { createCreditsService } from '../../modules/credits/credits.service.ts';
import { withClient } from '../backup/dump-postgres.ts';
import { systemClock } from '../clock.ts';
import type { OpenDatabase } from './database.ts';
import { applyMigrationsToPglite } from './migrations.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { wrapPglite } from './pglite-database.ts';
import { openTestDatabase } from './test-database.ts';

const { signal } = new AbortController();

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('moving to PostgreSQL', { timeout: 60_000 }, () => {
  let client: PGlite;
  let target: OpenDatabase;
  let url: string;

  // A move only reads it.
  beforeAll(async () => {
    client = await PGlite.create();
    await applyMigrationsToPglite(client);
    await fill(wrapPglite(client, async () => undefined));
  });
  afterAll(() => client.close());
  beforeEach(async () => {
    target = await openTestDatabase();
    if (target.driver.dialect !== 'postgres') throw new Error('expected PostgreSQL');
    url = target.driver.url;
  });
  afterEach(() => target.close());

  /** Users, a ledger with a spent and a returned hold, a draft, and jobs with texts and times of many kinds. */
  async function fill(database: OpenDatabase): Promise<void> {
    const credits = createCreditsService({ clock: systemClock });
    for (let count = 0; count < 3; count += 1) {
      const { userId, workspaceId } = await addTestUser(database);
      const [spent, returned] = [randomUUID() as TaskId, randomUUID() as TaskId];
      await database.transaction(async (tx) => {
        await credits.grantCredits(tx, { userId, amount: 10, cause: 'guest_welcome' });
        await credits.holdCredits(tx, { userId, amount: 8, taskId: spent });
        await credits.settleHold(tx, spent);
        await credits.holdCredits(tx, { userId, amount: 2, taskId: returned });
        await credits.releaseHold(tx, returned);
      });
      const file = { contentType: 'image/png', width: 1, height: 1, durationS: null, sizeBytes: 1, sha256: '' };
      await createAssetsService({ clock: systemClock }).addAssets(database.db, [
        { workspaceId, userId, fileName: 'a.png', storageKey: 'a', tags: ['red', '新品'], ...file },
        { workspaceId, userId, fileName: 'b.png', storageKey: 'b', tags: ['red'], ...file },
      ]);
      await database.query(
        `INSERT INTO drafts (draft_id, workspace_id, user_id, tool_type, title, content, step, image_count, created_at, changed_at)
         VALUES ($1, $2, $3, 104, $4, $5, 'source', 0, '2026-01-02 03:04:05.678901+05:30', now())`,
        [
          randomUUID(),
          workspaceId,
          userId,
          'Tasse "ü" \\ 杯子 🎬',
          JSON.stringify({ big: 12345678901234567890n.toString(), deep: [1.1, null] }),
        ],
      );
    }
    await database.query(
      `INSERT INTO queue_jobs (id, name, data) SELECT gen_random_uuid(), 'many', jsonb_build_object('n', n) FROM generate_series(1, 1201) AS n`,
    );
  }

  const move = () => withClient(url, (to) => moveToPostgres(client, to, { signal, onTable: () => undefined }));

  test('brings every row, in any number, and new rows get new numbers', async () => {
    const moved = await move();
    expect(moved).toMatchObject({ 'public.users': 3, 'public.queue_jobs': 1201, 'public.drafts': 3 });
    const read = 'SELECT title, content, created_at FROM drafts ORDER BY draft_id';
    expect((await target.query(read)).rows).toEqual((await client.query(read)).rows);
    const { rows: sums } = await target.query('SELECT sum(amount)::int AS sum FROM ledger_entries');
    expect(sums).toEqual([{ sum: 0 }]);
    const { rows: tags } = await target.query(
      'SELECT tag, sum(assets)::int AS assets FROM asset_tags GROUP BY tag ORDER BY 2',
    );
    expect(tags).toEqual([
      { tag: '新品', assets: 3 },
      { tag: 'red', assets: 6 },
    ]);
    const { userId } = await addTestUser(target);
    expect(userId).toBe(4);
  });

  test('refuses a database with rows, and leaves it as it is', async () => {
    await addTestUser(target);
    await expect(move()).rejects.toThrow('holds rows already');
    expect((await target.query('SELECT count(*)::int AS users FROM users')).rows).toEqual([{ users: 1 }]);
  });

  test('moves nothing if a row changes on the way', async () => {
    await target.query(
      `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.title := 'x'; RETURN NEW; END $$;
       CREATE TRIGGER spoil BEFORE INSERT ON drafts FOR EACH ROW EXECUTE FUNCTION spoil()`,
    );
    await expect(move()).rejects.toThrow('The rows of public.drafts did not arrive as they were: nothing was moved.');
    expect((await target.query('SELECT count(*)::int AS users FROM users')).rows).toEqual([{ users: 0 }]);
  });
});

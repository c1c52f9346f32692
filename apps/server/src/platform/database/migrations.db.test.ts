import { globSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { generateMigration } from './generate-migrations.ts';
import { applyMigrationsToPglite, applyMigrationsToPostgres } from './migrations.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { PatientPool } from './patient-pool.ts';
import { createTestPostgres, openTestDatabase } from './test-database.ts';

const SERVER_FOLDER = path.resolve(import.meta.dirname, '../../..');

const listMigrations = () =>
  globSync('*.sql', { cwd: MIGRATIONS_FOLDER }).map((name) => path.join(MIGRATIONS_FOLDER, name));

test('committed migrations make the tables that the code declares', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-test-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    await generateMigration(folder, 'missing');
    const missing = (await readdir(folder)).filter((name) => name.endsWith('_missing.sql'));
    expect(missing, 'run: npm run db:generate -w apps/server -- <name>').toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('committed migrations hold the SQL written beside the tables', async () => {
  const migrations = await Promise.all(listMigrations().map((file) => readFile(file, 'utf8')));
  for (const file of globSync('src/**/*.tables.sql', { cwd: SERVER_FOLDER })) {
    const statements = (await readFile(path.join(SERVER_FOLDER, file), 'utf8')).split('--> statement-breakpoint');
    for (const statement of statements) expect(migrations.join('\n')).toContain(statement.trim());
  }
});

/** A database that an older version left. */
interface OldDatabase {
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Applies what this version adds. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Opens an empty database that has run the migrations up to this one, and none after it. */
async function openAsLeftBy(tag: string): Promise<OldDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-test-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const journalFile = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { tag: string }[] };
    const last = journal.entries.findIndex((entry) => entry.tag === tag);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
    return await (process.env['TEST_DATABASE'] === 'postgres' ? openOldPostgres(folder) : openOldPglite(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

let emptyPglite: Promise<Blob> | undefined;

/** Makes a copy of an embedded database without tables: loading it takes a tenth of the time that a new one takes. */
async function dumpEmptyPglite(): Promise<Blob> {
  const client = await PGlite.create();
  const copy = await client.dumpDataDir('none');
  await client.close();
  return copy;
}

async function openOldPglite(migrationsFolder: string): Promise<OldDatabase> {
  emptyPglite ??= dumpEmptyPglite();
  const client = await PGlite.create({ loadDataDir: await emptyPglite });
  await migratePglite(drizzlePglite(client), { migrationsFolder });
  return {
    // Only `exec` takes several statements.
    async query(sql, values) {
      if (values) return await client.query(sql, values);
      const results = await client.exec(sql);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    migrate: () => applyMigrationsToPglite(client),
    close: () => client.close(),
  };
}

async function openOldPostgres(migrationsFolder: string): Promise<OldDatabase> {
  const { url, drop } = await createTestPostgres();
  // Its connections are heard while they end: the database is dropped at once.
  const pool = new PatientPool({ connectionString: url, max: 1 });
  await migratePostgres(drizzlePostgres(pool), { migrationsFolder });
  return {
    query: (sql, values) => pool.query(sql, values),
    migrate: () => applyMigrationsToPostgres(pool),
    async close() {
      await pool.end();
      await drop();
    },
  };
}

test('ads from before variants become the only variant of their task and keep their progress', async () => {
  const database = await openAsLeftBy('0001_pronunciations');
  try {
    const { rows: owners } = await database.query(
      'INSERT INTO users (user_type, vip_level, created_at) VALUES (1, 1, now()) RETURNING user_id',
    );
    const input = JSON.stringify({ link: 'https://shop.example/lamp', length_s: 30, platforms: ['tiktok'] });
    const ids = { done: '00000000-0000-4000-8000-000000000001', running: '00000000-0000-4000-8000-000000000002' };
    const assetId = '00000000-0000-4000-8000-000000000003';
    await database.query(
      `INSERT INTO tasks (task_id, user_id, tool_type, title, input, seed, credits, priority, state, created_at, ended_at)
       VALUES ($1, $3, 104, 'Lamp', $4, 1, 10, 0, 'success', now(), now()), ($2, $3, 104, 'Lamp', $4, 1, 10, 0, 'generating', now(), NULL)`,
      [ids.done, ids.running, owners[0]?.user_id, input],
    );
    for (const taskId of [ids.done, ids.running])
      await database.query(
        `INSERT INTO task_steps (task_id, step, result, duration_ms)
         VALUES ($1, 'write_script', '{"script": {"length_s": 30}}', 1), ($1, 'speak', '{"lengthMs": 30000}', 1), ($1, 'render', '{"key": "video.mp4"}', 1)`,
        [taskId],
      );
    await database.query(
      `INSERT INTO assets (asset_id, user_id, file_name, content_type, storage_key, width, height, size_bytes, sha256, created_at)
       VALUES ($1, $2, 'lamp.mp4', 'video/mp4', 'lamp.mp4', 2, 2, 1, '', now())`,
      [assetId, owners[0]?.user_id],
    );
    await database.query("INSERT INTO task_outputs (task_id, kind, asset_id) VALUES ($1, 'video', $2)", [
      ids.done,
      assetId,
    ]);

    await database.migrate();

    const { rows: migrated } = await database.query(
      'SELECT input, work_id, workspace_id = user_id AS is_owned FROM tasks ORDER BY task_id',
    );
    const whole = {
      link: 'https://shop.example/lamp',
      length_s: 30,
      platforms: ['tiktok'],
      quality: 'final',
      count: 1,
    };
    expect(migrated).toEqual([
      { input: whole, work_id: ids.done, is_owned: true },
      { input: whole, work_id: ids.running, is_owned: true },
    ]);
    const { rows: steps } = await database.query('SELECT step, variant, result FROM task_steps ORDER BY task_id, step');
    const script = { step: 'write_script', variant: 0, result: { scripts: [{ length_s: 30 }] } };
    const voice = { step: 'speak', variant: 0, result: { lengthMs: 30_000, otherVoices: [] } };
    const video = { step: 'render', variant: 0, result: { key: 'video.mp4' } };
    expect(steps).toEqual([video, voice, script, voice, script]);
    const { rows: outputs } = await database.query('SELECT kind, variant FROM task_outputs');
    expect(outputs).toEqual([{ kind: 'video', variant: 0 }]);
  } finally {
    await database.close();
  }
});

test('sessions from before their tokens were replaced stay signed in', async () => {
  const database = await openAsLeftBy('0010_rate_windows_and_idempotency_hash');
  try {
    await database.query(`
      INSERT INTO workspaces (created_at) VALUES (now());
      INSERT INTO users (user_type, vip_level, workspace_id, created_at) VALUES (5, 0, 1, now());
      INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES
        ('one', 1, '2026-11-01', '2026-11-08'), ('two', 1, '2026-11-02', '2026-11-09');
    `);
    await database.migrate();
    const { rows } = await database.query(
      `SELECT token_hash, user_id, session_tokens.expires_at = sessions.expires_at AS is_same, first_used_at IS NOT NULL AS is_used
       FROM session_tokens JOIN sessions USING (session_id) ORDER BY 1`,
    );
    expect(rows).toEqual([
      { token_hash: 'one', user_id: 1, is_same: true, is_used: true },
      { token_hash: 'two', user_id: 1, is_same: true, is_used: true },
    ]);
  } finally {
    await database.close();
  }
});

test('users from before workspaces get one that holds all their rows, and previews move out of the tasks', async () => {
  const database = await openAsLeftBy('0003_step_keys_and_lanes');
  try {
    await database.query('INSERT INTO users (user_type, vip_level, created_at) VALUES (1, 1, now()), (11, 1, now())');
    const insertTask = (taskId: string, isPreview: boolean, state: string) =>
      database.query(
        `INSERT INTO tasks (task_id, work_id, user_id, tool_type, title, input, seed, credits, priority, state, is_preview, created_at, ended_at)
         VALUES ($1, $1, 2, 104, 'Lamp', '{}', 1, 0, 0, $2, $3, now(), CASE WHEN $2 = 'success' THEN now() END)`,
        [taskId, state, isPreview],
      );
    const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
    await insertTask(idOf(1), false, 'success');
    await insertTask(idOf(2), true, 'success');
    await insertTask(idOf(3), true, 'in_queue');
    await database.query(
      "INSERT INTO task_steps (task_id, step, key, result, duration_ms) VALUES ($1, 'speak', 'key', '{}', 1)",
      [idOf(2)],
    );

    await database.migrate();

    const { rows: members } = await database.query(
      'SELECT users.user_id, role FROM users JOIN workspace_members USING (workspace_id, user_id) ORDER BY 1',
    );
    expect(members).toEqual([
      { user_id: 1, role: 'creator' },
      { user_id: 2, role: 'creator' },
    ]);
    const { rows: tasks } = await database.query('SELECT task_id, workspace_id FROM tasks');
    expect(tasks).toEqual([{ task_id: idOf(1), workspace_id: 2 }]);
    const { rows: previews } = await database.query('SELECT preview_id, state FROM task_previews ORDER BY 1');
    expect(previews).toEqual([
      { preview_id: idOf(2), state: 'success' },
      { preview_id: idOf(3), state: 'cancelled' },
    ]);
    const { rows: steps } = await database.query('SELECT preview_id, key FROM task_preview_steps');
    expect(steps).toEqual([{ preview_id: idOf(2), key: 'key' }]);
    const { rows: next } = await database.query(
      'INSERT INTO workspaces (created_at) VALUES (now()) RETURNING workspace_id',
    );
    expect(next[0]?.workspace_id).toBe(3);
  } finally {
    await database.close();
  }
});

test('jobs that waited in pg-boss go on in the queue of our own', async () => {
  const database = await openAsLeftBy('0003_step_keys_and_lanes');
  try {
    const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
    await database.query(
      `CREATE SCHEMA pgboss;
       CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
       CREATE TABLE pgboss.job (id uuid, name text, data jsonb, group_id text, priority integer, retry_count integer,
         state pgboss.job_state, created_on timestamptz);
       INSERT INTO pgboss.job VALUES
         ('${id(1)}', 'run_task', '{"taskId": "a"}', 'user 1', 5, 2, 'active', now()),
         ('${id(2)}', 'purge', NULL, NULL, 0, 0, 'created', now() - interval '1 minute'),
         ('${id(3)}', 'run_task', '{}', 'user 1', 0, 0, 'completed', now()),
         ('${id(4)}', '__pgboss__send-it', '{}', NULL, 0, 0, 'created', now());`,
    );
    await database.migrate();
    const { rows } = await database.query(
      'SELECT id, name, data, key, priority, state, runs FROM queue_jobs ORDER BY place',
    );
    expect(rows).toEqual([
      { id: id(2), name: 'purge', data: {}, key: null, priority: 0, state: 'waiting', runs: 0 },
      { id: id(1), name: 'run_task', data: { taskId: 'a' }, key: 'user 1', priority: 5, state: 'waiting', runs: 2 },
    ]);
    expect((await database.query("SELECT to_regclass('pgboss.job') AS job")).rows).toEqual([{ job: null }]);
  } finally {
    await database.close();
  }
});

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'several processes may migrate one database at the same time',
  async () => {
    const database = await openTestDatabase();
    if (database.driver.dialect !== 'postgres') throw new Error('expected PostgreSQL');
    await database.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');
    const url = database.driver.url;
    const pools = [1, 2, 3].map(() => new PatientPool({ connectionString: url, max: 10 }));
    try {
      await Promise.all(pools.map((pool) => applyMigrationsToPostgres(pool)));
      const { rows } = await database.query('SELECT hash FROM drizzle.__drizzle_migrations');
      expect(rows).toHaveLength(listMigrations().length);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      await database.close();
    }
  },
);

test('stored drafts and inputs take the present names of fields and keep the words of users', async () => {
  const database = await openAsLeftBy('0006_own_queue');
  try {
    await database.query('INSERT INTO workspaces (created_at) VALUES (now())');
    await database.query('INSERT INTO users (user_type, vip_level, created_at, workspace_id) VALUES (1, 1, now(), 1)');
    const draftId = '00000000-0000-4000-8000-000000000001';
    const content = {
      product: {
        name: 'a "picture": frame',
        pictures: [{ id: 'picture-0', ref: { url: 'https://shop.example/a.jpg' } }],
      },
      scripts: [{ scenes: [{ picture_wish: 'picture', picture: { url: 'https://shop.example/a.jpg' } }] }],
    };
    await database.query(
      `INSERT INTO drafts (draft_id, workspace_id, user_id, tool_type, title, content, version, created_at, changed_at)
       VALUES ($1, 1, 1, 104, 'Frame', $2, 1, now(), now())`,
      [draftId, JSON.stringify(content)],
    );
    await database.migrate();
    const { rows } = await database.query('SELECT content FROM drafts');
    expect(rows[0]?.content).toEqual({
      product: { name: 'a "picture": frame', images: [{ id: 'image-0', ref: { url: 'https://shop.example/a.jpg' } }] },
      scripts: [{ scenes: [{ image_wish: 'picture', image: { url: 'https://shop.example/a.jpg' } }] }],
    });
  } finally {
    await database.close();
  }
});

test('drafts from before summaries get the step, the first image and the number of images of their content', async () => {
  const database = await openAsLeftBy('0006_own_queue');
  try {
    await database.query('INSERT INTO workspaces (created_at) VALUES (now())');
    await database.query('INSERT INTO users (user_type, vip_level, workspace_id, created_at) VALUES (1, 1, 1, now())');
    const image = (name: string, isRemoved?: boolean) => ({
      id: name,
      ref: { url: `https://shop.example/${name}.jpg` },
      ...(isRemoved === undefined ? {} : { is_removed: isRemoved }),
    });
    const contents = [
      { step: 'settings', product: { images: [image('a', true), image('b'), image('c', false)] } },
      { product: {} },
    ];
    for (const [index, content] of contents.entries())
      await database.query(
        `INSERT INTO drafts (draft_id, workspace_id, user_id, tool_type, title, content, created_at, changed_at)
         VALUES ($1, 1, 1, 104, 'Draft', $2, now(), now())`,
        [`00000000-0000-4000-8000-00000000000${index}`, JSON.stringify(content)],
      );

    await database.migrate();

    const { rows } = await database.query('SELECT step, cover, image_count FROM drafts ORDER BY draft_id');
    expect(rows).toEqual([
      { step: 'settings', cover: { url: 'https://shop.example/b.jpg' }, image_count: 2 },
      { step: 'source', cover: null, image_count: 0 },
    ]);
  } finally {
    await database.close();
  }
});

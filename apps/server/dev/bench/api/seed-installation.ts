import { createHash } from 'node:crypto';
import { USER_TYPES } from '@reelwright/contracts';
import { silentLogger } from '#src/platform/log/logger.ts';
import { openDatabase } from '#src/platform/database/open-database.ts';
import path from 'node:path';

/** The calls of one minute stay below each user's limit. */
const USERS = 600;
const TASKS_PER_USER = 20;
const TASKS_OF_COLLECTOR = 10_000;

export interface SeededUser {
  token: string;
  /** One of the user's tasks. */
  taskId: string;
}

export interface SeededInstallation {
  users: SeededUser[];
  /** Whose project list has 10,000 entries. */
  collector: SeededUser & {
    /** Goes on in the middle of the list. */
    cursor: string;
  };
}

const tokenOf = (user: number): string => `bench-token-of-user-${user}`;
const taskIdOf = (user: number, task: number): string =>
  `00000000-${String(user).padStart(4, '0')}-4000-8000-${String(task).padStart(12, '0')}`;

/** In SQL, as `taskIdOf`. */
const TASK_ID = `('00000000-' || lpad(u::text, 4, '0') || '-4000-8000-' || lpad(t::text, 12, '0'))::uuid`;
const INPUT = JSON.stringify({
  product: {
    name: 'Steel bottle',
    description: 'Keeps water cold for a day and tea hot for a night. Fits every cup holder. Never leaks. '.repeat(4),
    images: [1, 2, 3, 4, 5].map((image) => ({ url: `https://shop.example/images/steel-bottle-${image}.jpg` })),
  },
  length_s: 15,
  resolution: '1080p',
  language: 'en',
});

/** Fills an empty database with users who have made ads, as a busy installation has them. */
export async function seedInstallation(place: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<SeededInstallation> {
  const backupDir = path.join(place.dataDir, 'backups');
  const database = await openDatabase({ ...place, backupDir, databasePoolSize: 2 }, silentLogger);
  const createdMs = Date.now();
  const everyUser = `generate_series(1, ${USERS + 1}) as u`;
  const everyTask = `${everyUser}, lateral generate_series(1, case when u > ${USERS} then ${TASKS_OF_COLLECTOR} else ${TASKS_PER_USER} end) as t`;
  try {
    const tokens = Array.from({ length: USERS + 1 }, (_none, index) => ({
      user: index + 1,
      hash: createHash('sha256')
        .update(tokenOf(index + 1))
        .digest('hex'),
    }));
    const statements: [sql: string, values?: unknown[]][] = [
      [`insert into workspaces (workspace_id, created_at) overriding system value select u, now() from ${everyUser}`],
      [
        `insert into users (user_id, user_type, vip_level, email, nickname, workspace_id, created_at)
         overriding system value
         select u, ${USER_TYPES.free}, 1, 'user' || u || '@bench.example', 'User ' || u, u, now() from ${everyUser}`,
      ],
      [
        `insert into workspace_members (workspace_id, user_id, role, joined_at)
         select u, u, 'creator', now() from ${everyUser}`,
      ],
      [
        `insert into sessions (session_id, user_id, created_at, expires_at)
         select ('00000000-0000-4000-9000-' || lpad(u::text, 12, '0'))::uuid, u, now(), now() + interval '7 days'
         from ${everyUser}`,
      ],
      [
        `insert into session_tokens (token_hash, session_id, issued_at, expires_at, first_used_at)
         select each->>'hash', ('00000000-0000-4000-9000-' || lpad(each->>'user', 12, '0'))::uuid, now(),
           now() + interval '7 days', now()
         from jsonb_array_elements($1::jsonb) as each`,
        [JSON.stringify(tokens)],
      ],
      [
        `insert into ledger_accounts (owner_kind, owner_id, name)
         select 'user', u, name from ${everyUser}, unnest(array['available', 'held']) as name
         on conflict do nothing`,
      ],
      [
        `insert into ledger_accounts (owner_kind, owner_id, name)
         select 'system', 0, name from unnest(array['granted', 'spent', 'expired']) as name on conflict do nothing`,
      ],
      [
        `with added as (
           insert into ledger_transactions (kind, cause, idempotency_key, created_at)
           select 'grant', 'operator_grant', 'bench ' || u, now() from ${everyUser}
           returning transaction_id, split_part(idempotency_key, ' ', 2)::int as u
         )
         insert into ledger_entries (transaction_id, account_id, amount)
         select transaction_id, account_id, case owner_kind when 'user' then 1000 else -1000 end
         from added join ledger_accounts on (owner_kind = 'user' and owner_id = u and name = 'available')
           or (owner_kind = 'system' and name = 'granted')`,
      ],
      [
        `insert into tasks (task_id, workspace_id, user_id, tool_type, input, seed, work_id, state, percent, changed_at,
           created_at, started_at, ended_at, title, credits, priority)
         select ${TASK_ID}, u, u, 104, $1::jsonb, 1, ${TASK_ID}, 'success', 100, now() - interval '1 hour',
           now() - t * interval '7 minutes', now() - t * interval '7 minutes', now() - t * interval '6 minutes',
           'Steel bottle ' || t || ' for ' || (array['hikers', 'runners', 'offices', 'schools'])[1 + t % 4], 10, 1
         from ${everyTask}`,
        [INPUT],
      ],
      [
        `insert into assets (asset_id, workspace_id, user_id, file_name, storage_key, content_type, width, height,
           duration_s, size_bytes, sha256, created_at, kind, terms)
         select overlay(task_id::text placing n::text from 1 for 1)::uuid, workspace_id, user_id,
           title || case kind when 'thumbnail' then '.jpg' else '.mp4' end,
           'tasks/' || task_id || '/outputs/' || kind || case kind when 'thumbnail' then '.jpg' else '.mp4' end,
           case kind when 'thumbnail' then 'image/jpeg' else 'video/mp4' end, 1080, 1920,
           case kind when 'thumbnail' then null else 15 end, 4000000, md5(task_id::text) || md5(kind), created_at,
           case kind when 'video' then 'video' end, '{}'
         from tasks, unnest(array['video', 'thumbnail', 'preview']) with ordinality as kinds (kind, n)`,
      ],
      [
        `insert into task_outputs (task_id, kind, variant, asset_id)
         select task_id, kind, 0, overlay(task_id::text placing n::text from 1 for 1)::uuid
         from tasks, unnest(array['video', 'thumbnail', 'preview']) with ordinality as kinds (kind, n)`,
      ],
      // As PostgreSQL does itself after a while; the embedded database at its next start.
      ['vacuum analyze'],
    ];
    for (const [sql, values] of statements) await database.query(sql, values);
    for (const [table, column] of [
      ['workspaces', 'workspace_id'],
      ['users', 'user_id'],
    ]) {
      await database.query(`select setval(pg_get_serial_sequence('${table}', '${column}'), ${USERS + 1})`);
    }
  } finally {
    await database.close();
  }
  const middle = { createdAt: new Date(createdMs - (TASKS_OF_COLLECTOR / 2) * 7 * 60_000).toISOString() };
  const cursor = Buffer.from(
    JSON.stringify({ order: 'tasks newest', at: { ...middle, taskId: taskIdOf(USERS + 1, 5000), title: '' } }),
  ).toString('base64url');
  const toUser = (user: number): SeededUser => ({ token: tokenOf(user), taskId: taskIdOf(user, 1) });
  return {
    users: Array.from({ length: USERS }, (_none, index) => toUser(index + 1)),
    collector: { ...toUser(USERS + 1), cursor },
  };
}

import type { TaskSort, UserId, WorkspaceId } from '@reelwright/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import {
  countWaitingTasks,
  findAnyTask,
  findNewestTask,
  listShownTasks,
  listTaskPage,
  listUnfinishedTasks,
} from './tasks.store.ts';

const TASKS = 100_000;
const WORKSPACES = 50;
const TASK_ID = '00000000-0000-4000-8000-000000000007';

let database: OpenDatabase;

/** The plan of each statement that the work runs, as the database really chose it for prepared statements. */
async function explainAll(work: (db: OpenDatabase['db']) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  await database.transaction(async (tx) => {
    const { session } = tx as unknown as { session: { prepareQuery: (...args: never[]) => unknown } };
    const prepareQuery = session.prepareQuery.bind(session) as (query: { sql: string; params: unknown[] }) => object;
    const statements: { sql: string; params: unknown[] }[] = [];
    session.prepareQuery = (...args: never[]) => {
      const [query] = args as unknown as [{ sql: string; params: unknown[] }];
      statements.push(query);
      return (prepareQuery as (...all: never[]) => unknown)(...args);
    };
    await work(tx);
    session.prepareQuery = prepareQuery;
    await tx.execute('set local plan_cache_mode = force_generic_plan');
    for (const { sql, params } of statements) {
      await tx.execute(`prepare explained as ${sql}`);
      const nulls = params.map(() => 'null').join(', ');
      const answer: unknown = await tx.execute(`explain execute explained${nulls ? `(${nulls})` : ''}`);
      const { rows } = answer as { rows: Record<string, string>[] };
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      await tx.execute('deallocate explained');
    }
  });
  return plans;
}

beforeAll(async () => {
  database = await openTestDatabase();
  const statements = [
    `insert into workspaces (workspace_id, created_at) overriding system value
     select n, now() from generate_series(1, ${WORKSPACES}) as n`,
    `insert into users (user_id, user_type, vip_level, workspace_id, created_at) overriding system value
     select n, 1, 1, n, now() from generate_series(1, ${WORKSPACES}) as n`,
    `insert into tasks (task_id, workspace_id, user_id, tool_type, input, seed, work_id, state, created_at, started_at, ended_at, title,
       credits, priority)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1 + n % ${WORKSPACES}, 1 + n % ${WORKSPACES}, 104,
       '{}', 1, '${TASK_ID}', case when n % 1000 = 0 then 'in_queue' else 'success' end, date_trunc('second', now()) - n * interval '1 minute', case when n % 1000 = 0 then null else now() end,
       case when n % 1000 = 0 then null else now() end, 'Ad ' || n, 1, 1
     from generate_series(1, ${TASKS}) as n`,
    'vacuum analyze tasks',
  ];
  for (const statement of statements) await database.query(statement);
}, 120_000);
afterAll(() => database.close());

describe(`among ${TASKS.toLocaleString('en')} tasks`, () => {
  const workspaceId = 8 as WorkspaceId;
  const userId = 8 as UserId;
  const POSITION = { createdAt: new Date(Date.now() - 30 * 86_400_000).toISOString(), taskId: TASK_ID, title: 'Ad 7' };
  const page = { workspaceId, states: undefined, toolTypes: undefined, search: undefined, limit: 20, offset: 0 };
  const reads: [string, (db: OpenDatabase['db']) => Promise<unknown>][] = [
    ['the status of one', (db) => findAnyTask(db, TASK_ID as never)],
    ['the newest of a user', (db) => findNewestTask(db, { userId, workspaceId, toolType: undefined })],
    ['the unfinished ones of a workspace', (db) => listUnfinishedTasks(db, workspaceId)],
    ['the room in the queue', (db) => countWaitingTasks(db, userId)],
    ...(['newest', 'oldest', 'title'] as TaskSort[]).map(
      (sort): [string, (db: OpenDatabase['db']) => Promise<unknown>] => [
        `a page by ${sort}`,
        (db) => listTaskPage(db, { ...page, sort }),
      ],
    ),
    ...(['newest', 'oldest', 'title'] as TaskSort[]).map(
      (sort): [string, (db: OpenDatabase['db']) => Promise<unknown>] => [
        `a page by ${sort} after another`,
        (db) => listTaskPage(db, { ...page, sort, after: POSITION }),
      ],
    ),
    ['a page of some states', (db) => listTaskPage(db, { ...page, sort: 'newest', states: ['success', 'failed'] })],
    ['a page of a tool', (db) => listTaskPage(db, { ...page, sort: 'newest', toolTypes: [104] })],
    ['the rows of a page', (db) => listShownTasks(db, [TASK_ID as never])],
    ['a search', (db) => listTaskPage(db, { ...page, sort: 'newest', search: 'ad 7' })],
  ];

  test.each(reads)('%s is one statement without a sequential scan of the tasks', async (_what, read) => {
    const plans = await explainAll(read);
    expect(plans).toHaveLength(1);
    expect(plans[0]).not.toMatch(/Seq Scan on tasks/);
  });

  test.each(['ad 7', '广告 7', 'crème'])('a search for %s reads the index alone', async (search) => {
    const [plan] = await explainAll((db) => listTaskPage(db, { ...page, sort: 'newest', search }));
    expect(plan).toMatch(/Index Only Scan (?:Backward )?using tasks_listed/);
  });
});

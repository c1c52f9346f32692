import {
  type AssetId,
  type OUTPUT_KINDS,
  type ProductId,
  type TaskId,
  type TaskSort,
  type TaskState,
  type TaskStep,
  type ToolType,
  type UserId,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { OwnedRow } from '../../actor.ts';

import { and, asc, avg, count, desc, eq, getTableColumns, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { containsText, findLetterCase, type LetterCase } from '../../platform/database/contains-text.ts';
import type { ListPart } from '../../long-list.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareStatement } from '../../platform/database/prepare-statement.ts';
import { type AssetFile, selectFile } from '../assets/select-file.ts';
import type { TaskRow } from './runs.store.ts';
import { taskOutputs, taskSteps, tasks } from './tasks.tables.ts';

/** A task with its position in the queue: 1 is next, null if it is not waiting. */
export type PlacedTask = TaskRow & {
  /** In the order of their variants; none until it is finished. */
  outputs: OutputFile[];
  queuePosition: number | null;
  /** About how long it waits; null if it is not waiting, or no task has finished yet. */
  queueSeconds: number | null;
};

/** What lists and screens show of a task. */
export type ShownTask = Omit<PlacedTask, Unshown>;
type Unshown = (typeof UNSHOWN)[number];
const UNSHOWN = [
  'workspaceId',
  'userId',
  'workId',
  'attempt',
  'lostWorkers',
  'version',
  'changedAt',
  'priority',
  'idempotencyKey',
  'idempotencyHash',
  'lane',
  'isRenamed',
  'deletedAt',
] as const satisfies readonly (keyof TaskRow)[];

/** A task, and the transaction that wrote its row last. Whatever `ShownTask` holds of a task that has ended changes with it. */
export interface TaskStamp {
  taskId: TaskId;
  writtenBy: string;
}

export interface OutputRow {
  taskId: TaskId;
  kind: (typeof OUTPUT_KINDS)[number];
  variant: number;
  assetId: AssetId;
}

/** An output with its file. */
export interface OutputFile extends Pick<OutputRow, 'kind' | 'variant'> {
  file: AssetFile;
}

/** True for tasks that lists show. */
const isShown = isNull(tasks.deletedAt);
// Written out, as in the index that it is found by: no plan of a prepared statement knows the value of a parameter.
const unfinished = sql`${tasks.state} in ('in_queue', 'generating')`;

// Columns are written out: Drizzle omits the name of a single table, and `priority` would then be that of `ahead`.
const queuePosition = sql<number | null>`case when tasks.state = 'in_queue' then (
  select count(*)::int + 1 from tasks as ahead
  where ahead.state = 'in_queue' and ahead.lane = tasks.lane
    and (ahead.priority > tasks.priority or (ahead.priority = tasks.priority and ahead.created_at < tasks.created_at))
) end`;

/** How many of the last finished tasks say how long the next ones will take. */
const RECENT_TASKS = 20;

// Each task ahead takes as long as the last ones of its lane did, and those that run now run side by side.
const queueSeconds = sql<number | null>`case when tasks.state = 'in_queue' then (
  select round((${queuePosition}) * avg(recent.seconds) / greatest(1, (
    select count(*) from tasks as running where running.state = 'generating' and running.lane = tasks.lane
  )))::int
  from (
    select extract(epoch from done.ended_at - done.started_at) as seconds from tasks as done
    where done.state = 'success' and done.lane = tasks.lane and done.started_at is not null
    order by done.changed_at desc limit ${sql.raw(String(RECENT_TASKS))}
  ) as recent
) end`;

const outputs = sql<OutputFile[]>`case when tasks.state = 'success' then coalesce((
  select json_agg(json_build_object(
    'kind', made.kind, 'variant', made.variant, 'file', ${selectFile(sql`made.asset_id`)}
  ) order by made.variant)
  from task_outputs as made where made.task_id = tasks.task_id
), '[]'::json) else '[]'::json end`;

const placedColumns = { ...getTableColumns(tasks), queuePosition, queueSeconds, outputs };
// A trigger of `tasks.tables.sql` also writes the row when a file of its outputs changes.
const stampColumns = { taskId: tasks.taskId, writtenBy: sql<string>`tasks.xmin::text` };

// Rows need no check here: ids were branded when they were inserted.
const toTask = (row: typeof tasks.$inferSelect): TaskRow => row as TaskRow;
const toPlaced = (
  row: typeof tasks.$inferSelect & Pick<PlacedTask, 'queuePosition' | 'queueSeconds' | 'outputs'>,
): PlacedTask => row as PlacedTask;

/** Any number that no other advisory lock with two numbers has. */
const USER_LOCK = 8_104;

/** Serialises the pushes of one user, so that they see each other's tasks. Held until the transaction ends. */
export async function lockPushesOfUser(tx: Executor, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${USER_LOCK}::int, ${userId}::int)`);
}

export async function countWaitingTasks(
  db: Executor,
  userId: UserId,
): Promise<{ ofAll: number; ofUser: number; unfinishedOfUser: number }> {
  const [row] = await db
    .select({
      ofAll: sql<number>`count(*) filter (where ${tasks.state} = 'in_queue')::int`,
      ofUser: sql<number>`count(*) filter (where ${tasks.state} = 'in_queue' and ${tasks.userId} = ${userId})::int`,
      unfinishedOfUser: sql<number>`count(*) filter (where ${tasks.userId} = ${userId})::int`,
    })
    .from(tasks)
    .where(unfinished);
  return row ?? { ofAll: 0, ofUser: 0, unfinishedOfUser: 0 };
}

export async function findTaskByKey(
  db: Executor,
  { userId, idempotencyKey }: { userId: UserId; idempotencyKey: string },
): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.idempotencyKey, idempotencyKey)));
  return row && toTask(row);
}

/** Returns undefined if the task does not exist or was deleted. */
export async function findTask(db: Executor, taskId: TaskId): Promise<PlacedTask | undefined> {
  const row = await findAnyTask(db, taskId);
  return row?.deletedAt === null ? row : undefined;
}

export async function listTasksById(db: Executor, taskIds: readonly TaskId[]): Promise<TaskRow[]> {
  if (taskIds.length === 0) return [];
  const rows = await db
    .select()
    .from(tasks)
    .where(inArray(tasks.taskId, [...taskIds]));
  return rows.map(toTask);
}

const selectTask = prepareStatement('find_task', (db) =>
  db
    .select(placedColumns)
    .from(tasks)
    .where(eq(tasks.taskId, sql.placeholder('taskId'))),
);

/** Returns deleted tasks too; undefined if the task was purged. */
export async function findAnyTask(db: Executor, taskId: TaskId): Promise<PlacedTask | undefined> {
  const [row] = await selectTask(db, { taskId });
  return row && toPlaced(row);
}

export async function findNewestTask(
  db: Executor,
  { userId, workspaceId, toolType }: OwnedRow & { toolType: ToolType | undefined },
): Promise<PlacedTask | undefined> {
  const [row] = await db
    .select(placedColumns)
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, userId),
        eq(tasks.workspaceId, workspaceId),
        isShown,
        toolType === undefined ? undefined : eq(tasks.toolType, toolType),
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.taskId))
    .limit(1);
  return row && toPlaced(row);
}

/** What the orders of a list compare of a task. */
export interface TaskPosition {
  createdAt: string;
  taskId: string;
  title: string;
}

const SORT_ORDERS: Readonly<Record<TaskSort, SQL[]>> = {
  newest: [desc(tasks.createdAt), desc(tasks.taskId)],
  oldest: [asc(tasks.createdAt), asc(tasks.taskId)],
  title: [sql`lower(${tasks.title})`, desc(tasks.createdAt), desc(tasks.taskId)],
};

const afterNewer = sql`(${tasks.createdAt}, ${tasks.taskId}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('taskId')}::uuid)`;
const afterTitle = sql`lower(${sql.placeholder('title')}::text)`;

/** Whether a task stands after a position. */
const IS_AFTER: Readonly<Record<TaskSort, SQL>> = {
  newest: afterNewer,
  oldest: sql`(${tasks.createdAt}, ${tasks.taskId}) > (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('taskId')}::uuid)`,
  title: sql`(lower(${tasks.title}) > ${afterTitle} or (lower(${tasks.title}) = ${afterTitle} and ${afterNewer}))`,
};

/** What a page is narrowed down by, and its order: one statement for each combination. */
interface PageShape {
  sort: TaskSort;
  /** Whether the page begins after a position, instead of at a number. */
  isAfter: boolean;
  filters: readonly (keyof typeof PAGE_FILTERS)[];
}

const PAGE_FILTERS = {
  states: sql`${tasks.state} = any(${sql.placeholder('states')}::text[])`,
  toolTypes: sql`${tasks.toolType} = any(${sql.placeholder('toolTypes')}::int[])`,
  search: sql`${tasks.title} ilike ${sql.placeholder('search')}`,
  searchAscii: sql`${tasks.title} collate "C" ilike ${sql.placeholder('searchAscii')}`,
  searchUncased: sql`${tasks.title} like ${sql.placeholder('searchUncased')}`,
} as const;

const SEARCHES = { any: 'search', ascii: 'searchAscii', none: 'searchUncased' } as const satisfies Record<
  LetterCase,
  keyof typeof PAGE_FILTERS
>;

/**
 * The ids are found in the index alone, which holds all that a page can be narrowed down by; `any(array(...))` keeps the
 * plan to look up just these, however many rows it expects. Of the rows only the stamps are read.
 */
function selectTaskPage(db: Executor, { sort, isAfter, filters }: PageShape) {
  const isWanted = and(
    eq(tasks.workspaceId, sql.placeholder('workspaceId')),
    isShown,
    ...filters.map((filter) => PAGE_FILTERS[filter]),
  );
  const ids = db
    .select({ taskId: tasks.taskId })
    .from(tasks)
    .where(and(isWanted, isAfter ? IS_AFTER[sort] : undefined))
    .orderBy(...SORT_ORDERS[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  const counted = db.select({ total: sql`count(*)::int` }).from(tasks).where(isWanted);
  return db
    .select({ ...stampColumns, total: sql<number>`(${counted})` })
    .from(tasks)
    .where(sql`${tasks.taskId} = any(array(${ids}))`)
    .orderBy(...SORT_ORDERS[sort]);
}

type PageStatement = ReturnType<typeof preparePage>;
const pageStatements = new Map<string, PageStatement>();

function preparePage(shape: PageShape) {
  const name = ['list_tasks', shape.sort, ...(shape.isAfter ? ['after'] : []), ...shape.filters]
    .join('_')
    .toLowerCase();
  return prepareStatement(name, (db) => selectTaskPage(db, shape));
}

function findPageStatement(shape: PageShape): PageStatement {
  const key = JSON.stringify(shape);
  const known = pageStatements.get(key) ?? preparePage(shape);
  pageStatements.set(key, known);
  return known;
}

export async function listTaskPage(
  db: Executor,
  query: {
    workspaceId: WorkspaceId;
    /** Any of these states; all if undefined. */
    states: readonly TaskState[] | undefined;
    toolTypes: readonly ToolType[] | undefined;
    /** Part of the title. */
    search: string | undefined;
    sort: TaskSort;
  } & ListPart<TaskPosition>,
): Promise<{ stamps: TaskStamp[]; total: number }> {
  const { workspaceId, states, toolTypes, sort, after, limit, offset } = query;
  const given = {
    states,
    toolTypes,
    ...(query.search && { [SEARCHES[findLetterCase(query.search)]]: containsText(query.search) }),
  };
  const filters = (Object.keys(PAGE_FILTERS) as (keyof typeof PAGE_FILTERS)[]).filter(
    (name) => (given as Record<string, unknown>)[name] !== undefined,
  );
  const select = findPageStatement({ sort, isAfter: after !== undefined, filters });
  const stamps = (await select(db, { workspaceId, limit, offset, ...given, ...after })) as (TaskStamp & {
    total: number;
  })[];
  if (stamps[0] || (offset === 0 && !after)) return { stamps, total: stamps[0]?.total ?? 0 };
  // A page after the last one has no row that says how many there are.
  const selectFirst = findPageStatement({ sort, isAfter: false, filters });
  const [first] = await selectFirst(db, { workspaceId, ...given, limit: 1, offset: 0 });
  return { stamps: [], total: first?.total ?? 0 };
}

const selectShownTasks = prepareStatement<{ taskIds: readonly TaskId[] }, unknown[]>('list_shown_tasks', (db) => {
  const isUnshown = (name: string): boolean => (UNSHOWN as readonly string[]).includes(name);
  const shown = Object.fromEntries(Object.entries(placedColumns).filter(([name]) => !isUnshown(name)));
  return db
    .select({ ...shown, ...stampColumns })
    .from(tasks)
    .where(sql`${tasks.taskId} = any(${sql.placeholder('taskIds')}::uuid[])`);
});

/** Returns those of the tasks that exist, in any order. */
export async function listShownTasks(db: Executor, taskIds: readonly TaskId[]): Promise<(ShownTask & TaskStamp)[]> {
  return (await selectShownTasks(db, { taskIds })) as (ShownTask & TaskStamp)[];
}

/** Returns the newest tasks that were made of a saved product. */
export async function listTasksOfProduct(
  db: Executor,
  { workspaceId, productId, max }: { workspaceId: WorkspaceId; productId: ProductId; max: number },
): Promise<PlacedTask[]> {
  const rows = await db
    .select(placedColumns)
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), sql`${tasks.input}->>'product_id' = ${productId}`, isShown))
    .orderBy(desc(tasks.createdAt), desc(tasks.taskId))
    .limit(max);
  return rows.map(toPlaced);
}

/** Returns the seeds with which the input of a task was run, by that task and since. */
export async function listSeedsSince(
  db: Executor,
  { workspaceId, toolType, input, createdAt }: TaskRow,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ seed: tasks.seed })
    .from(tasks)
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        gte(tasks.createdAt, createdAt),
        eq(tasks.toolType, toolType),
        eq(tasks.input, input),
      ),
    );
  return rows.map(({ seed }) => seed);
}

export async function listUnfinishedTasks(db: Executor, workspaceId: WorkspaceId): Promise<PlacedTask[]> {
  const rows = await db
    .select(placedColumns)
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), isShown, unfinished));
  return rows.map(toPlaced);
}

export async function listOutputs(db: Executor, taskIds: readonly TaskId[]): Promise<OutputRow[]> {
  if (taskIds.length === 0) return [];
  const rows = await db
    .select()
    .from(taskOutputs)
    .where(inArray(taskOutputs.taskId, [...taskIds]))
    .orderBy(asc(taskOutputs.variant));
  return rows as OutputRow[];
}

type ChangedTask = Pick<TaskRow, 'taskId' | 'workspaceId' | 'version' | 'state'>;

// Asked twice a second, with as many workspaces as there are open streams.
const selectChangedTasks = prepareStatement<{ workspaceIds: readonly WorkspaceId[]; withinS: number }, unknown[]>(
  'list_changed_tasks',
  (db) =>
    db
      .select({ taskId: tasks.taskId, workspaceId: tasks.workspaceId, version: tasks.version, state: tasks.state })
      .from(tasks)
      .where(
        and(
          sql`${tasks.workspaceId} = any(${sql.placeholder('workspaceIds')}::int[])`,
          sql`${tasks.changedAt} > now() - make_interval(secs => ${sql.placeholder('withinS')})`,
        ),
      ),
);

/** Returns the tasks of these workspaces that changed lately, in any process. */
export async function listChangedTasks(
  db: Executor,
  wanted: { workspaceIds: readonly WorkspaceId[]; withinS: number },
): Promise<ChangedTask[]> {
  return (await selectChangedTasks(db, wanted)) as ChangedTask[];
}

export async function insertOutputs(tx: Executor, outputs: OutputRow[]): Promise<void> {
  if (outputs.length > 0) await tx.insert(taskOutputs).values(outputs);
}

/** Returns the number of tasks for each tool and state. */
export async function countTasksByState(
  db: Executor,
): Promise<{ toolType: ToolType; state: TaskState; tasks: number }[]> {
  return db
    .select({ toolType: tasks.toolType, state: tasks.state, tasks: count() })
    .from(tasks)
    .groupBy(tasks.toolType, tasks.state);
}

/** Returns the mean duration of each step, over the tasks begun since then. */
export async function averageStepMs(db: Executor, since: Date): Promise<{ step: TaskStep; averageMs: number }[]> {
  return db
    .select({ step: taskSteps.step, averageMs: avg(taskSteps.durationMs).mapWith(Number) })
    .from(taskSteps)
    .innerJoin(tasks, eq(tasks.taskId, taskSteps.taskId))
    .where(gte(tasks.startedAt, since))
    .groupBy(taskSteps.step);
}

/** Returns the task whose output an asset is. */
export async function findTaskOfOutput(db: Executor, assetId: AssetId): Promise<TaskId | undefined> {
  const [row] = await db
    .select({ taskId: taskOutputs.taskId })
    .from(taskOutputs)
    .where(eq(taskOutputs.assetId, assetId))
    .limit(1);
  return row?.taskId as TaskId | undefined;
}

export async function deleteOutputs(tx: Executor, assetIds: readonly AssetId[]): Promise<void> {
  if (assetIds.length > 0) await tx.delete(taskOutputs).where(inArray(taskOutputs.assetId, [...assetIds]));
}

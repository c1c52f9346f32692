import {
  type AssetId,
  ENDED_TASK_STATES,
  type OUTPUT_KINDS,
  type TaskId,
  type TaskSort,
  type TaskState,
  type TaskStep,
  type ToolType,
  type UserId,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { OwnedRow } from '../../actor.ts';

import {
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { containsText } from '../../platform/database/contains-text.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { TaskRow } from './runs.store.ts';
import { taskOutputs, taskSteps, tasks } from './tasks.tables.ts';

/** A task with its place in the queue: 1 is next, null where it doesn't wait. */
export type PlacedTask = TaskRow & { queuePosition: number | null };

export interface OutputRow {
  taskId: TaskId;
  kind: (typeof OUTPUT_KINDS)[number];
  variant: number;
  assetId: AssetId;
}

/** Stands in lists. */
const isShown = isNull(tasks.deletedAt);
const unfinished = notInArray(tasks.state, [...ENDED_TASK_STATES]);

// The columns are written out: of one table, Drizzle leaves its name away, and `priority` would be that of `ahead`.
const queuePosition = sql<number | null>`case when tasks.state = 'in_queue' then (
  select count(*)::int + 1 from tasks as ahead
  where ahead.state = 'in_queue' and ahead.lane = tasks.lane
    and (ahead.priority > tasks.priority or (ahead.priority = tasks.priority and ahead.created_at < tasks.created_at))
) end`;

const placedColumns = { ...getTableColumns(tasks), queuePosition };

// Ids are branded where they are made; the database gives back what was put in.
const toTask = (row: typeof tasks.$inferSelect): TaskRow => row as TaskRow;
const toPlaced = (row: typeof tasks.$inferSelect & { queuePosition: number | null }): PlacedTask => row as PlacedTask;

/** Any number; it must only differ from other advisory locks of two numbers. */
const USER_LOCK = 8_104;

/** Lets the pushes of one user pass one by one, so that they see each other's tasks. Held until the transaction ends. */
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

/** Undefined where there is none, or it was deleted. */
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

/** Also a deleted task; undefined where it was purged. */
export async function findAnyTask(db: Executor, taskId: TaskId): Promise<PlacedTask | undefined> {
  const [row] = await db.select(placedColumns).from(tasks).where(eq(tasks.taskId, taskId));
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

const SORT_ORDERS: Readonly<Record<TaskSort, SQL[]>> = {
  newest: [desc(tasks.createdAt), desc(tasks.taskId)],
  oldest: [asc(tasks.createdAt), asc(tasks.taskId)],
  title: [sql`lower(${tasks.title})`, desc(tasks.createdAt), desc(tasks.taskId)],
};

export async function listTaskPage(
  db: Executor,
  query: {
    workspaceId: WorkspaceId;
    /** Any of these; of all where left out. */
    states: readonly TaskState[] | undefined;
    toolTypes: readonly ToolType[] | undefined;
    /** Part of the title. */
    search: string | undefined;
    sort: TaskSort;
    limit: number;
    offset: number;
  },
): Promise<{ rows: PlacedTask[]; total: number }> {
  const isWanted = and(
    eq(tasks.workspaceId, query.workspaceId),
    isShown,
    query.states && inArray(tasks.state, [...query.states]),
    query.toolTypes && inArray(tasks.toolType, [...query.toolTypes]),
    query.search ? ilike(tasks.title, containsText(query.search)) : undefined,
  );
  const rows = await db
    .select(placedColumns)
    .from(tasks)
    .where(isWanted)
    .orderBy(...SORT_ORDERS[query.sort])
    .limit(query.limit)
    .offset(query.offset);
  const [counted] = await db.select({ total: count() }).from(tasks).where(isWanted);
  return { rows: rows.map(toPlaced), total: counted?.total ?? 0 };
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

/** The tasks of these workspaces that changed lately, whichever process changed them. */
export async function listChangedTasks(
  db: Executor,
  { workspaceIds, withinS }: { workspaceIds: readonly WorkspaceId[]; withinS: number },
): Promise<Pick<TaskRow, 'taskId' | 'workspaceId' | 'version' | 'state'>[]> {
  const rows = await db
    .select({ taskId: tasks.taskId, workspaceId: tasks.workspaceId, version: tasks.version, state: tasks.state })
    .from(tasks)
    .where(
      and(
        inArray(tasks.workspaceId, [...workspaceIds]),
        sql`${tasks.changedAt} > now() - make_interval(secs => ${withinS})`,
      ),
    );
  return rows as Pick<TaskRow, 'taskId' | 'workspaceId' | 'version' | 'state'>[];
}

export async function insertOutputs(tx: Executor, outputs: OutputRow[]): Promise<void> {
  if (outputs.length > 0) await tx.insert(taskOutputs).values(outputs);
}

/** How many tasks of each tool are in each state. */
export async function countTasksByState(
  db: Executor,
): Promise<{ toolType: ToolType; state: TaskState; tasks: number }[]> {
  return db
    .select({ toolType: tasks.toolType, state: tasks.state, tasks: count() })
    .from(tasks)
    .groupBy(tasks.toolType, tasks.state);
}

/** How long each step took on average, over the tasks begun since then. */
export async function averageStepMs(db: Executor, since: Date): Promise<{ step: TaskStep; averageMs: number }[]> {
  return db
    .select({ step: taskSteps.step, averageMs: avg(taskSteps.durationMs).mapWith(Number) })
    .from(taskSteps)
    .innerJoin(tasks, eq(tasks.taskId, taskSteps.taskId))
    .where(gte(tasks.startedAt, since))
    .groupBy(taskSteps.step);
}

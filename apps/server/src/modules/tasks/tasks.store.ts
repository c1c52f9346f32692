import {
  type AssetId,
  ENDED_TASK_STATES,
  type ErrorCode,
  type OUTPUT_KINDS,
  type TaskId,
  type TaskSort,
  type TaskState,
  type TaskStep,
  type ToolType,
  type UserId,
} from '@reelwright/contracts';
import type { ErrorValues } from '../../app-error.ts';
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
import { taskOutputs, taskSteps, tasks } from './tasks.tables.ts';

export type TaskRow = Omit<typeof tasks.$inferSelect, 'taskId' | 'userId'> & { taskId: TaskId; userId: UserId };
/** A task with its place in the queue: 1 is next, null where it doesn't wait. */
export type PlacedTask = TaskRow & { queuePosition: number | null };

export interface OutputRow {
  taskId: TaskId;
  kind: (typeof OUTPUT_KINDS)[number];
  variant: number;
  assetId: AssetId;
}

/** The right to write to a task: it ends as soon as another worker takes the task up, or the task ends. */
export interface TaskClaim {
  taskId: TaskId;
  attempt: number;
}

/** Stands in lists. */
const isShown = and(isNull(tasks.deletedAt), eq(tasks.isPreview, false));
const unfinished = notInArray(tasks.state, [...ENDED_TASK_STATES]);
const changed = { version: sql`${tasks.version} + 1`, changedAt: sql`now()` };

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

export async function insertTask(tx: Executor, task: typeof tasks.$inferInsert): Promise<TaskRow> {
  const [row] = await tx.insert(tasks).values(task).returning();
  if (!row) throw new Error('insert into tasks returned no row');
  return toTask(row);
}

export async function countWaitingTasks(
  db: Executor,
  userId: UserId,
): Promise<{ ofAll: number; ofUser: number; unfinishedOfUser: number }> {
  const [row] = await db
    .select({
      ofAll: sql<number>`count(*) filter (where ${tasks.state} = 'in_queue')::int`,
      ofUser: sql<number>`count(*) filter (where ${tasks.state} = 'in_queue' and ${tasks.userId} = ${userId} and not ${tasks.isPreview})::int`,
      unfinishedOfUser: sql<number>`count(*) filter (where ${tasks.userId} = ${userId} and not ${tasks.isPreview})::int`,
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

export async function findTask(
  db: Executor,
  { taskId, userId }: { taskId: TaskId; userId: UserId },
): Promise<PlacedTask | undefined> {
  const [row] = await db
    .select(placedColumns)
    .from(tasks)
    .where(and(eq(tasks.taskId, taskId), eq(tasks.userId, userId), isNull(tasks.deletedAt)));
  return row && toPlaced(row);
}

/** Anybody's task, for cleaning up after it and for showing what is shared; undefined where it was purged. */
export async function findAnyTask(db: Executor, taskId: TaskId): Promise<PlacedTask | undefined> {
  const [row] = await db.select(placedColumns).from(tasks).where(eq(tasks.taskId, taskId));
  return row && toPlaced(row);
}

export async function findNewestTask(
  db: Executor,
  { userId, toolType }: { userId: UserId; toolType: ToolType | undefined },
): Promise<PlacedTask | undefined> {
  const [row] = await db
    .select(placedColumns)
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isShown, toolType === undefined ? undefined : eq(tasks.toolType, toolType)))
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
    userId: UserId;
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
    eq(tasks.userId, query.userId),
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

export async function listUnfinishedTasks(db: Executor, userId: UserId): Promise<PlacedTask[]> {
  const rows = await db
    .select(placedColumns)
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isShown, unfinished));
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

/** The tasks of these users that changed lately, whichever process changed them. */
export async function listChangedTasks(
  db: Executor,
  { userIds, withinS }: { userIds: readonly UserId[]; withinS: number },
): Promise<Pick<TaskRow, 'taskId' | 'userId' | 'version' | 'state'>[]> {
  const rows = await db
    .select({ taskId: tasks.taskId, userId: tasks.userId, version: tasks.version, state: tasks.state })
    .from(tasks)
    .where(
      and(inArray(tasks.userId, [...userIds]), sql`${tasks.changedAt} > now() - make_interval(secs => ${withinS})`),
    );
  return rows as Pick<TaskRow, 'taskId' | 'userId' | 'version' | 'state'>[];
}

/** Undefined where the task has ended already, or isn't this user's. */
export async function cancelUnfinishedTask(
  tx: Executor,
  { taskId, userId, now }: { taskId: TaskId; userId: UserId; now: Date },
): Promise<TaskRow | undefined> {
  const [row] = await tx
    .update(tasks)
    .set({ state: 'cancelled', step: null, secondsLeft: null, endedAt: now, ...changed })
    .where(and(eq(tasks.taskId, taskId), eq(tasks.userId, userId), unfinished))
    .returning();
  return row && toTask(row);
}

/** Takes a task up. Undefined where it has ended or was deleted. */
export async function claimTask(
  db: Executor,
  { taskId, now }: { taskId: TaskId; now: Date },
): Promise<TaskRow | undefined> {
  const [row] = await db
    .update(tasks)
    .set({
      state: 'generating',
      attempt: sql`${tasks.attempt} + 1`,
      // Still "generating": the worker before this one neither ended nor requeued it.
      lostWorkers: sql`${tasks.lostWorkers} + case when ${tasks.state} = 'generating' then 1 else 0 end`,
      startedAt: sql`coalesce(${tasks.startedAt}, ${now.toISOString()}::timestamptz)`,
      ...changed,
    })
    .where(and(eq(tasks.taskId, taskId), unfinished))
    .returning();
  return row && toTask(row);
}

const isClaimed = ({ taskId, attempt }: TaskClaim) =>
  and(eq(tasks.taskId, taskId), eq(tasks.attempt, attempt), eq(tasks.state, 'generating'));

interface Progress {
  step: TaskStep;
  percent: number;
  secondsLeft: number;
}

/** Undefined where the claim has ended. */
export async function writeProgress(db: Executor, claim: TaskClaim, progress: Progress): Promise<TaskRow | undefined> {
  const { step, percent, secondsLeft } = progress;
  const [row] = await db
    .update(tasks)
    .set({ step, percent: sql`greatest(${tasks.percent}, ${percent}::int)`, secondsLeft, ...changed })
    .where(isClaimed(claim))
    .returning();
  return row && toTask(row);
}

export async function holdsClaim(db: Executor, claim: TaskClaim): Promise<boolean> {
  const rows = await db.select({ taskId: tasks.taskId }).from(tasks).where(isClaimed(claim));
  return rows.length > 0;
}

/**
 * False where the claim has ended: then nothing was written. The update comes first: it makes a worker that claims the
 * task at this moment wait, and so read the result.
 */
export async function rememberStep(
  tx: Executor,
  claim: TaskClaim,
  finished: { step: TaskStep; variant: number; key: string | null; result: unknown; durationMs: number },
): Promise<boolean> {
  const rows = await tx
    .update(tasks)
    .set({ lostWorkers: 0 })
    .where(isClaimed(claim))
    .returning({ taskId: tasks.taskId });
  if (rows.length === 0) return false;
  await tx.insert(taskSteps).values({ taskId: claim.taskId, ...finished });
  return true;
}

export async function listRememberedSteps(db: Executor, taskId: TaskId) {
  return db
    .select({
      step: taskSteps.step,
      variant: taskSteps.variant,
      key: taskSteps.key,
      result: taskSteps.result,
      durationMs: taskSteps.durationMs,
    })
    .from(taskSteps)
    .where(eq(taskSteps.taskId, taskId));
}

type TaskEnd =
  | { state: 'success'; title: string; endedAt: Date }
  | { state: 'failed'; failureCode: ErrorCode; failureValues: ErrorValues; endedAt: Date };

/** Undefined where the claim has ended. */
export async function endClaimedTask(tx: Executor, claim: TaskClaim, end: TaskEnd): Promise<TaskRow | undefined> {
  const { title, ...rest } = { title: undefined, ...end };
  const [row] = await tx
    .update(tasks)
    .set({
      ...rest,
      // A title of the user's own stays.
      ...(title === undefined
        ? {}
        : { title: sql`case when ${tasks.isRenamed} then ${tasks.title} else ${title} end` }),
      ...(end.state === 'success' ? { percent: 100 } : {}),
      step: null,
      secondsLeft: null,
      ...changed,
    })
    .where(isClaimed(claim))
    .returning();
  return row && toTask(row);
}

/** Puts a task back into the queue, its finished steps kept. Undefined where the claim has ended. */
export async function requeueClaimedTask(db: Executor, claim: TaskClaim): Promise<TaskRow | undefined> {
  const [row] = await db
    .update(tasks)
    .set({ state: 'in_queue', step: null, secondsLeft: null, ...changed })
    .where(isClaimed(claim))
    .returning();
  return row && toTask(row);
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

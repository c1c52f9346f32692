import { ENDED_TASK_STATES, type ErrorCode, type TaskId, type TaskState, type TaskStep } from '@reelwright/contracts';
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { OwnedRow } from '../../actor.ts';
import type { ErrorValues } from '../../app-error.ts';
import type { DatabaseDialect, Executor } from '../../platform/database/database.ts';
import { taskPreviewSteps, taskPreviews, taskSteps, tasks, type VariantFailure } from './tasks.tables.ts';

/** The fields that the runner uses of a task or of a preview. */
export type RunRow = Omit<typeof taskPreviews.$inferSelect, 'taskId' | 'keptBytes' | keyof OwnedRow> &
  OwnedRow & { taskId: TaskId };

/** The right to write to a run: it ends as soon as another worker claims the run, or the run ends. */
export interface RunClaim {
  taskId: TaskId;
  attempt: number;
}

export interface RememberedStep {
  step: TaskStep;
  variant: number;
  key: string | null;
  result: unknown;
  durationMs: number;
}

interface Progress {
  step: TaskStep;
  percent: number;
  secondsLeft: number;
}

export type RunEnd =
  | { state: 'success'; endedAt: Date; keptBytes?: number; variantFailures?: readonly VariantFailure[] | null }
  | { state: 'failed'; failureCode: ErrorCode; failureValues: ErrorValues; endedAt: Date };

/** Runs of one table, with their steps. */
export interface RunStore<Row extends RunRow> {
  insert(tx: Executor, row: object): Promise<Row>;
  find(db: Executor, taskId: TaskId): Promise<Row | undefined>;
  /**
   * Claims a run for a worker, and counts the worker that had it before as lost, unless the database server itself was
   * started since that worker wrote last. Returns undefined if the run has ended or was deleted.
   */
  claim(db: Executor, claim: { taskId: TaskId; now: Date; dialect: DatabaseDialect }): Promise<Row | undefined>;
  /** Returns undefined if the claim has ended. */
  writeProgress(db: Executor, claim: RunClaim, progress: Progress): Promise<Row | undefined>;
  holdsClaim(db: Executor, claim: RunClaim): Promise<boolean>;
  /** Returns false, without writing anything, if the claim has ended. */
  rememberStep(tx: Executor, claim: RunClaim, finished: RememberedStep): Promise<boolean>;
  listSteps(db: Executor, taskId: TaskId): Promise<RememberedStep[]>;
  addSteps(tx: Executor, taskId: TaskId, steps: readonly Omit<RememberedStep, 'durationMs'>[]): Promise<void>;
  /** Returns undefined if the claim has ended. */
  end(tx: Executor, claim: RunClaim, end: RunEnd): Promise<Row | undefined>;
  /** Returns undefined if the run has already ended. */
  cancel(tx: Executor, run: { taskId: TaskId; now: Date }): Promise<Row | undefined>;
  /** Requeues a run and keeps its finished steps. Returns undefined if the claim has ended. */
  requeue(db: Executor, claim: RunClaim): Promise<Row | undefined>;
}

export const hasEnded = (state: TaskState): boolean => ENDED_TASK_STATES.includes(state);
/** Columns of every change: users' screens notice a changed run by its version. */
export const changed = { version: sql`version + 1`, changedAt: sql`now()` } satisfies Record<string, SQL>;

function createRunStore<Row extends RunRow>(tables: {
  runs: typeof tasks | typeof taskPreviews;
  steps: typeof taskSteps | typeof taskPreviewSteps;
}): RunStore<Row> {
  // Both tables have these columns; a union of tables can't be queried.
  const runs = tables.runs as typeof taskPreviews;
  const steps = tables.steps as typeof taskPreviewSteps;
  // Rows need no check here: ids were branded when they were inserted.
  const toRow = (row: object | undefined): Row | undefined => row as Row | undefined;
  const unfinished = notInArray(runs.state, [...ENDED_TASK_STATES]);
  const isClaimed = ({ taskId, attempt }: RunClaim) =>
    and(eq(runs.taskId, taskId), eq(runs.attempt, attempt), eq(runs.state, 'generating'));

  return {
    async insert(tx, run) {
      const [row] = await tx
        .insert(runs)
        .values(run as typeof taskPreviews.$inferInsert)
        .returning();
      const inserted = toRow(row);
      if (!inserted) throw new Error('the insert of a run returned no row');
      return inserted;
    },

    async find(db, taskId) {
      const [row] = await db.select().from(runs).where(eq(runs.taskId, taskId));
      return toRow(row);
    },

    async claim(db, { taskId, now, dialect }) {
      // The embedded database starts with its worker: there, a start says nothing.
      const isSpared = dialect === 'postgres' ? sql`${runs.changedAt} < pg_postmaster_start_time()` : sql`false`;
      const [row] = await db
        .update(runs)
        .set({
          state: 'generating',
          attempt: sql`${runs.attempt} + 1`,
          // If the state is still "generating", the previous worker neither ended nor requeued the run.
          lostWorkers: sql`${runs.lostWorkers} + case when ${runs.state} = 'generating' and not ${isSpared} then 1 else 0 end`,
          startedAt: sql`coalesce(${runs.startedAt}, ${now.toISOString()}::timestamptz)`,
          ...changed,
        })
        .where(and(eq(runs.taskId, taskId), unfinished))
        .returning();
      return toRow(row);
    },

    async writeProgress(db, claim, { step, percent, secondsLeft }) {
      const [row] = await db
        .update(runs)
        .set({ step, percent: sql`greatest(${runs.percent}, ${percent}::int)`, secondsLeft, ...changed })
        .where(isClaimed(claim))
        .returning();
      return toRow(row);
    },

    async holdsClaim(db, claim) {
      const rows = await db.select({ taskId: runs.taskId }).from(runs).where(isClaimed(claim));
      return rows.length > 0;
    },

    async rememberStep(tx, claim, finished) {
      // The update comes first: it makes a worker that claims the run at this moment wait, and so read the result.
      const rows = await tx
        .update(runs)
        .set({ lostWorkers: 0 })
        .where(isClaimed(claim))
        .returning({ taskId: runs.taskId });
      if (rows.length === 0) return false;
      await tx.insert(steps).values({ taskId: claim.taskId, ...finished });
      return true;
    },

    listSteps: (db, taskId) =>
      db
        .select({
          step: steps.step,
          variant: steps.variant,
          key: steps.key,
          result: steps.result,
          durationMs: steps.durationMs,
        })
        .from(steps)
        .where(eq(steps.taskId, taskId)),

    async addSteps(tx, taskId, copied) {
      // A copied step took no time again.
      const rows = copied.map(({ step, variant, key, result }) => ({
        taskId,
        step,
        variant,
        key,
        result,
        durationMs: 0,
      }));
      if (rows.length > 0) await tx.insert(steps).values(rows);
    },

    async end(tx, claim, end) {
      const [row] = await tx
        .update(runs)
        .set({
          ...end,
          ...(end.state === 'success' ? { percent: 100 } : {}),
          step: null,
          secondsLeft: null,
          ...changed,
        })
        .where(isClaimed(claim))
        .returning();
      return toRow(row);
    },

    async cancel(tx, { taskId, now }) {
      const [row] = await tx
        .update(runs)
        .set({ state: 'cancelled', step: null, secondsLeft: null, endedAt: now, ...changed })
        .where(and(eq(runs.taskId, taskId), unfinished))
        .returning();
      return toRow(row);
    },

    async requeue(db, claim) {
      const [row] = await db
        .update(runs)
        .set({ state: 'in_queue', step: null, secondsLeft: null, ...changed })
        .where(isClaimed(claim))
        .returning();
      return toRow(row);
    },
  };
}

export type TaskRow = RunRow & Omit<typeof tasks.$inferSelect, keyof RunRow>;

export const taskRuns = createRunStore<TaskRow>({ runs: tasks, steps: taskSteps });
export const previewRuns = createRunStore<RunRow>({ runs: taskPreviews, steps: taskPreviewSteps });

/**
 * Returns whether the work files are in use: by a running task, or by a preview that may still be shown or continued.
 */
export async function isWorkUsed(db: Executor, workId: string): Promise<boolean> {
  const rows = await db
    .select({ taskId: tasks.taskId })
    .from(tasks)
    .where(and(eq(tasks.workId, workId), notInArray(tasks.state, [...ENDED_TASK_STATES])))
    .unionAll(
      db
        .select({ taskId: taskPreviews.taskId })
        .from(taskPreviews)
        .where(
          and(eq(taskPreviews.workId, workId), inArray(taskPreviews.state, ['in_queue', 'generating', 'success'])),
        ),
    )
    .limit(1);
  return rows.length > 0;
}

import {
  type AssetId,
  type CallData,
  DEFAULT_UI_LANGUAGE,
  type FinishedResult,
  type ProductId,
  type Task,
  type TaskFeedback,
  type TaskId,
  type TaskSort,
  type TaskState,
  type TaskStep,
  type ToolType,
  type UiLanguage,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import * as z from 'zod';
import type { Actor, OwnerMove } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { type ListOrder, type PageRequest, readPage } from '../../long-list.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { StreamIndex } from '../../runner/render-stream.ts';
import { cancelTask } from './cancel-task.ts';
import { copyTask, type TaskCopy } from './copy-task.ts';
import { bringTasksBack, deleteTasks, type TasksOfActor } from './delete-tasks.ts';
import { findDraft } from './find-draft.ts';
import { findRender, type KeptRender } from './find-render.ts';
import { findStream } from './find-stream.ts';
import { findFinishedResults } from './find-finished-results.ts';
import { findMaterial, findTimeline } from './find-timeline.ts';
import { getRun, getTaskRow, type TaskOfActor } from './get-task-row.ts';
import { moveTasks } from './move-tasks.store.ts';
import { createKnownTasks } from './known-tasks.ts';
import { changeTask, listEndedTasks, listStoredIds, rateTask } from './kept-tasks.store.ts';
import { priceTask } from './price-task.ts';
import { pushTask, type TaskRequest } from './push-task.ts';
import { purgeTasks, purgeWorkspaceTasks } from './purge-tasks.ts';
import { getTaskCredits } from './quote-task.ts';
import { regenerateTask } from './regenerate-task.ts';
import type { RunRow } from './runs.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { presentTask, type SignedOutput } from './tasks.presenter.ts';
import {
  averageStepMs,
  countTasksByState,
  deleteOutputs,
  findAnyTask,
  findNewestTask,
  findTaskByKey,
  findTaskOfOutput,
  listShownTasks,
  listTaskPage,
  listTasksOfProduct,
  type OutputFile,
  type PlacedTask,
  type ShownTask,
  type TaskPosition,
} from './tasks.store.ts';
import { watchTasks } from './watch-tasks.ts';

const URL_LIFETIME_S = 3600;
const DAY_MS = 86_400_000;

const taskPosition: z.ZodType<TaskPosition> = z.object({
  createdAt: z.iso.datetime(),
  taskId: z.uuid(),
  title: z.string(),
});

const orderOf = (sort: TaskSort): ListOrder<ShownTask, TaskPosition> => ({
  name: `tasks ${sort}`,
  position: taskPosition,
  positionOf: ({ createdAt, taskId, title }) => ({
    createdAt: createdAt.toISOString(),
    taskId,
    title: sort === 'title' ? title : '',
  }),
});

export interface TaskStatistics {
  tasksByState: { toolType: ToolType; state: TaskState; tasks: number }[];
  stepAverages: { step: TaskStep; averageMs: number }[];
}

/** The tasks of a workspace. A task of another workspace responds NOT_FOUND. */
export function createTasksService(dependencies: TasksDependencies) {
  const { database, storage } = dependencies;
  const known = createKnownTasks();

  async function signOutput({ kind, variant, file }: OutputFile): Promise<SignedOutput> {
    const [url, downloadUrl] = await Promise.all([
      storage.signGet(file.storageKey, { expiresInS: URL_LIFETIME_S }),
      storage.signGet(file.storageKey, { expiresInS: URL_LIFETIME_S, downloadName: file.fileName }),
    ]);
    return { kind, variant, file, url, downloadUrl };
  }

  async function listRows(query: Parameters<typeof listTaskPage>[1]): Promise<{ rows: ShownTask[]; total: number }> {
    const { stamps, total } = await listTaskPage(database.db, query);
    return { rows: await known.find(stamps, (taskIds) => listShownTasks(database.db, taskIds)), total };
  }

  async function present(row: ShownTask, language: UiLanguage): Promise<Task> {
    return presentTask(row, await Promise.all(row.outputs.map(signOutput)), language);
  }

  async function getTask(ids: TaskOfActor, language: UiLanguage): Promise<Task> {
    const found = await getRun(dependencies, ids, 'read');
    return found.kind === 'task' ? present(found.row, language) : presentTask(asTask(found.row), [], language);
  }

  async function change(
    ids: TaskOfActor,
    write: (db: Executor) => Promise<RunRow | undefined>,
    language: UiLanguage,
  ): Promise<Task> {
    await getTaskRow(dependencies, ids, 'change');
    const row = await write(database.db);
    if (!row) throw new AppError('NOT_FOUND');
    dependencies.events.publish(row);
    return getTask(ids, language);
  }

  return {
    getTask,

    async priceTask(request: Parameters<typeof priceTask>[1]): Promise<CallData<'getTaskCost'>> {
      return priceTask(dependencies, request);
    },

    async pushTask(request: TaskRequest): Promise<Task> {
      const { taskId } = await pushTask(dependencies, request);
      return getTask({ taskId, actor: request.actor }, request.language);
    },

    async regenerateTask(request: Parameters<typeof regenerateTask>[1]): Promise<Task> {
      const { taskId } = await regenerateTask(dependencies, request);
      return getTask({ taskId, actor: request.actor }, request.language);
    },

    async cancelTask(ids: TaskOfActor, language: UiLanguage): Promise<Task> {
      await cancelTask(dependencies, ids);
      return getTask(ids, language);
    },

    /**
     * Deletes tasks; they can be restored for a day. Returns the deleted ids. Throws NOT_FOUND or TASK_STILL_RUNNING if
     * none was deleted.
     */
    async deleteTasks(ids: TasksOfActor): Promise<TaskId[]> {
      return deleteTasks(dependencies, ids);
    },

    /** Returns the restored ids. Throws NOT_FOUND if none was restored. */
    async restoreTasks(ids: TasksOfActor): Promise<TaskId[]> {
      return bringTasksBack(dependencies, ids);
    },

    async renameTask(ids: TaskOfActor, title: string, language: UiLanguage): Promise<Task> {
      return change(ids, (db) => changeTask(db, ids.taskId, { title, isRenamed: true }), language);
    },

    /** Returns the task whose output an asset is; undefined for an upload. */
    async findTaskOfOutput(assetId: AssetId): Promise<TaskId | undefined> {
      return findTaskOfOutput(database.db, assetId);
    },

    /** Takes deleted assets out of their projects. */
    async forgetOutputs(tx: Executor, assetIds: readonly AssetId[]): Promise<void> {
      await deleteOutputs(tx, assetIds);
    },

    /** Rates a task, or one of its results. */
    async giveFeedback(
      { variant, ...ids }: TaskOfActor & { variant?: number | undefined },
      feedback: TaskFeedback | null,
      language: UiLanguage,
    ): Promise<Task> {
      return change(ids, (tx) => rateTask(tx, ids.taskId, { variant, feedback }), language);
    },

    /** Returns what a running task has already made, with addresses to look at it. Throws NOT_FOUND. */
    async listFinishedResults(ids: TaskOfActor): Promise<FinishedResult[]> {
      const outputs = await findFinishedResults(dependencies, ids);
      return Promise.all(
        outputs.map(async ({ kind, variant, storageKey, contentType, width, height, durationS }) => ({
          kind,
          variant,
          url: await storage.signGet(storageKey, { expiresInS: URL_LIFETIME_S }),
          content_type: contentType,
          width,
          height,
          duration_s: durationS,
        })),
      );
    },

    async getTaskCredits(ids: TaskOfActor): Promise<CallData<'getTaskCredits'>> {
      return getTaskCredits(dependencies, ids);
    },

    /** Returns what a task was made from, for editing; undefined if its tool keeps no drafts. Throws NOT_FOUND. */
    async findDraft(ids: TaskOfActor): ReturnType<typeof findDraft> {
      return findDraft(dependencies, ids);
    },

    /**
     * Throws NOT_FOUND if the task is another workspace's or deleted, PERMISSION_MISSING if the actor may not share it.
     */
    async checkMayShare(ids: TaskOfActor): Promise<void> {
      await getTaskRow(dependencies, ids, 'share');
    },

    /** Returns a finished task of any user; undefined if it isn't finished or was deleted. */
    async findFinished(taskId: TaskId): Promise<Task | undefined> {
      const row = await findAnyTask(database.db, taskId);
      if (row?.state !== 'success' || row.deletedAt !== null) return undefined;
      return present(row, DEFAULT_UI_LANGUAGE);
    },

    /** Returns a task by the key of its push; undefined if there is none, or it was deleted. */
    async findPushed(
      { actor, idempotencyKey }: { actor: Actor; idempotencyKey: string },
      language: UiLanguage,
    ): Promise<Task | undefined> {
      const row = await findTaskByKey(database.db, { userId: actor.userId, idempotencyKey });
      return row?.deletedAt === null ? getTask({ taskId: row.taskId, actor }, language) : undefined;
    },

    /**
     * Copies a finished task to another workspace. Returns null if that was done before, even if the copy was deleted
     * since.
     */
    async copyTask(copy: TaskCopy, language: UiLanguage): Promise<Task | null> {
      const taskId = await copyTask(dependencies, copy);
      return taskId && getTask({ taskId, actor: copy.to }, language);
    },

    /** Purges tasks that were deleted a day ago, and old previews. */
    async purgeTasks(signal: AbortSignal): Promise<number> {
      return purgeTasks(dependencies, signal);
    },

    /** Returns the ids that folders of tasks and of their work are named after. */
    async listStoredIds(): Promise<{ taskIds: string[]; workIds: string[] }> {
      return listStoredIds(database.db);
    },

    /** Returns those of the tasks that have ended. */
    async listEndedTasks(taskIds: readonly TaskId[]): Promise<TaskId[]> {
      return listEndedTasks(database.db, taskIds);
    },

    /** Moves all tasks and previews of a workspace to another one; those that run go on. */
    async moveWorkspaceTasks(tx: Executor, move: OwnerMove): Promise<void> {
      await moveTasks(tx, move);
    },

    /** Purges all tasks of a workspace that nobody will use again. Returns false if a task has yet to stop. */
    async purgeWorkspaceTasks(workspaceId: WorkspaceId, signal: AbortSignal): Promise<boolean> {
      return purgeWorkspaceTasks(dependencies, workspaceId, signal);
    },

    /** Returns the timeline of the task's render; undefined until a step has built it. Throws NOT_FOUND. */
    async findTimeline(ids: Parameters<typeof findTimeline>[1]): Promise<TimelineDocument | undefined> {
      return findTimeline(dependencies, ids);
    },

    /** Returns what can be played of a video that is being rendered; undefined if there is nothing. Throws NOT_FOUND. */
    async findStream(ids: Parameters<typeof findStream>[1]): Promise<StreamIndex | undefined> {
      return findStream(dependencies, ids);
    },

    /** Returns what an editor rebuilds the timeline from; undefined if there is nothing. Throws NOT_FOUND. */
    async findMaterial(ids: Parameters<typeof findMaterial>[1]): Promise<object | undefined> {
      return findMaterial(dependencies, ids);
    },

    /** Returns what a finished video was rendered from; undefined if nothing is kept. Throws NOT_FOUND. */
    async findRender(ids: Parameters<typeof findRender>[1]): Promise<KeptRender | undefined> {
      return findRender(dependencies, ids);
    },

    async findLastTask(
      { actor, toolType }: { actor: Actor; toolType: ToolType | undefined },
      language: UiLanguage,
    ): Promise<Task | null> {
      const { userId, workspaceId } = actor;
      const row = await findNewestTask(database.db, { userId, workspaceId, toolType });
      return row ? present(row, language) : null;
    },

    async listTasks(
      query: {
        actor: Actor;
        /** All states and tools by default. */
        states?: readonly TaskState[] | undefined;
        toolTypes?: readonly ToolType[] | undefined;
        search?: string | undefined;
        sort?: TaskSort | undefined;
      } & PageRequest,
      language: UiLanguage,
    ): Promise<CallData<'listTasks'>> {
      const { actor, states, toolTypes, search, sort = 'newest', ...request } = query;
      const { workspaceId } = actor;
      const { rows, page } = await readPage(request, { order: orderOf(sort), language }, (part) =>
        listRows({ workspaceId, states, toolTypes, search, sort, ...part }),
      );
      return { list: await Promise.all(rows.map((row) => present(row, language))), ...page };
    },

    /** Returns the newest tasks that were made of a saved product. */
    async listTasksOfProduct(
      { actor, productId, max }: { actor: Actor; productId: ProductId; max: number },
      language: UiLanguage,
    ): Promise<Task[]> {
      const rows = await listTasksOfProduct(database.db, { workspaceId: actor.workspaceId, productId, max });
      return Promise.all(rows.map((row) => present(row, language)));
    },

    /**
     * Returns statistics for operators: tasks by tool and state, and the mean duration of each step over the last day.
     */
    async getStatistics(): Promise<TaskStatistics> {
      const since = new Date(dependencies.clock.now().getTime() - DAY_MS);
      const [tasksByState, stepAverages] = await Promise.all([
        countTasksByState(database.db),
        averageStepMs(database.db, since),
      ]);
      return { tasksByState, stepAverages };
    },

    /** Yields the unfinished tasks and the balance, then each change, until the signal is aborted. */
    watchTasks(
      { actor, signal }: { actor: Actor; signal: AbortSignal },
      language: UiLanguage,
    ): AsyncIterable<CallData<'taskEvents'>> {
      return watchTasks(dependencies, { actor, signal, present: (row) => present(row, language) });
    },
  };
}

/** Converts a preview to the shape of a task: calls respond alike for both. */
function asTask(preview: RunRow): PlacedTask {
  return {
    ...preview,
    title: '',
    credits: 0,
    priority: 0,
    idempotencyKey: null,
    idempotencyHash: null,
    lane: 'light',
    isRenamed: false,
    feedback: null,
    variantFailures: null,
    deletedAt: null,
    queuePosition: null,
    queueSeconds: null,
    outputs: [],
  };
}

export type TasksService = ReturnType<typeof createTasksService>;

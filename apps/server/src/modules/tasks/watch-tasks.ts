import type { CallData, TaskId, UserId } from '@reelwright/contracts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { findTask, listUnfinishedTasks, type PlacedTask } from './tasks.store.ts';

type TaskEvent = CallData<'taskEvents'>;

interface Watch {
  userId: UserId;
  /** Ends the stream. */
  signal: AbortSignal;
  present: (task: PlacedTask) => Promise<Extract<TaskEvent, { event: 'task' }>['task']>;
}

/**
 * How the user's unfinished tasks and balance stand now, then every change. A reader that is slower than the changes
 * gets the newest of each task, never a backlog.
 */
export async function* watchTasks(
  { database, credits, events }: TasksDependencies,
  { userId, signal, present }: Watch,
): AsyncGenerator<TaskEvent, void, undefined> {
  const changes = collectChanges(signal);
  const stop = events.watchUser(userId, ({ taskId }) => changes.add(taskId));
  let told = '';
  try {
    for (const task of await listUnfinishedTasks(database.db, userId))
      yield { event: 'task', task: await present(task) };
    for (;;) {
      const { available, held } = await credits.getBalance(database.db, userId);
      if (told !== `${available} ${held}`) yield { event: 'credits', credits: available, credits_held: held };
      told = `${available} ${held}`;

      const taskIds = await changes.take();
      if (signal.aborted) return;
      for (const taskId of taskIds) {
        const task = await findTask(database.db, { taskId, userId });
        if (!task) yield { event: 'deleted', task_id: taskId };
        // A preview is its editor's own.
        else if (!task.isPreview) yield { event: 'task', task: await present(task) };
      }
    }
  } finally {
    stop();
  }
}

function collectChanges(signal: AbortSignal) {
  let waiting = new Set<TaskId>();
  let wake = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => wake.resolve(), { once: true });
  return {
    add(taskId: TaskId): void {
      waiting.add(taskId);
      wake.resolve();
    },
    /** What has changed since the last call; waits for a change, or for the signal. */
    async take(): Promise<Set<TaskId>> {
      if (!signal.aborted) await wake.promise;
      const taken = waiting;
      waiting = new Set();
      wake = Promise.withResolvers();
      if (signal.aborted) wake.resolve();
      return taken;
    },
  };
}

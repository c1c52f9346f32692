import type { CallData, TaskId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { previewRuns } from './runs.store.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';
import { findTask, listUnfinishedTasks, type PlacedTask } from './tasks.store.ts';

type TaskEvent = CallData<'taskEvents'>;

interface Watch {
  actor: Actor;
  /** Ends the stream when aborted. */
  signal: AbortSignal;
  present: (task: PlacedTask) => Promise<Extract<TaskEvent, { event: 'task' }>['task']>;
}

/**
 * Yields the workspace's unfinished tasks and the user's balance, then every change. A reader that is slower than the
 * changes gets the newest state of each task, never a backlog.
 */
export async function* watchTasks(
  { database, credits, events }: TasksDependencies,
  { actor, signal, present }: Watch,
): AsyncGenerator<TaskEvent, void, undefined> {
  const changes = collectChanges(signal);
  const stop = events.watchWorkspace(actor.workspaceId, ({ taskId }) => changes.add(taskId));
  let told = '';
  try {
    for (const task of await listUnfinishedTasks(database.db, actor.workspaceId))
      yield { event: 'task', task: await present(task) };
    for (;;) {
      const { available, held } = await credits.getBalance(database.db, actor.userId);
      if (told !== `${available} ${held}`) yield { event: 'credits', credits: available, credits_held: held };
      told = `${available} ${held}`;

      const taskIds = await changes.take();
      if (signal.aborted) return;
      for (const taskId of taskIds) {
        const task = await findTask(database.db, taskId);
        if (task) yield { event: 'task', task: await present(task) };
        // Previews are not reported: their editor polls them.
        else if (!(await previewRuns.find(database.db, taskId))) yield { event: 'deleted', task_id: taskId };
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
    /** Returns what has changed since the last call; waits for a change or an abort. */
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

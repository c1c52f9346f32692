import type { TaskId, TaskState, WorkspaceId } from '@reelwright/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { listChangedTasks } from './tasks.store.ts';

/** Notice that a task has changed; its new state is read from the database. */
export interface TaskChange {
  taskId: TaskId;
  workspaceId: WorkspaceId;
  version: number;
  state: TaskState;
}

/** Carries changes of tasks to all watchers, across processes. */
export interface TaskEvents {
  /** Notifies the watchers of this process at once. Other processes read the change from the database. */
  publish(change: TaskChange): void;
  /** Calls back with each change of one workspace's tasks, in any process. Returns a function that ends the watch. */
  watchWorkspace(workspaceId: WorkspaceId, listener: (change: TaskChange) => void): () => void;
  /**
   * Calls back with each change of one task that was published in this process. Returns a function that ends the watch.
   */
  watchTask(taskId: TaskId, listener: (change: TaskChange) => void): () => void;
  close(): void;
}

const POLL_MS = 500;
/** Longer than any transaction that changes a task: a change becomes visible when its transaction ends. */
const LOOK_BACK_S = 15;

/**
 * On PostgreSQL, where workers may be other processes, queries the changes every 0.5 s while anybody watches; the
 * embedded database has only one process.
 */
export function createTaskEvents({ database, log }: { database: Database; log: Logger }): TaskEvents {
  const workspaceListeners = new Map<WorkspaceId, Set<(change: TaskChange) => void>>();
  const taskListeners = new Map<TaskId, Set<(change: TaskChange) => void>>();
  const toldVersions = new Map<TaskId, { version: number; toldAtMs: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;

  function publish(change: TaskChange): void {
    // Prevents the next query from reporting the change again.
    if (timer) toldVersions.set(change.taskId, { version: change.version, toldAtMs: performance.now() });
    for (const listener of workspaceListeners.get(change.workspaceId) ?? []) listener(change);
    for (const listener of taskListeners.get(change.taskId) ?? []) listener(change);
  }

  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      const workspaceIds = [...workspaceListeners.keys()];
      for (const change of await listChangedTasks(database.db, { workspaceIds, withinS: LOOK_BACK_S })) {
        if (change.version > (toldVersions.get(change.taskId)?.version ?? 0)) publish(change);
      }
    } catch (error) {
      log.warn('tasks.events_poll_failed', { error });
    } finally {
      isPolling = false;
      forgetOldVersions();
    }
  }

  function forgetOldVersions(): void {
    const oldestMs = performance.now() - 4 * LOOK_BACK_S * 1000;
    for (const [taskId, told] of toldVersions) if (told.toldAtMs < oldestMs) toldVersions.delete(taskId);
  }

  return {
    publish,
    watchWorkspace(workspaceId, listener) {
      if (database.dialect === 'postgres') timer ??= setInterval(() => void poll(), POLL_MS);
      const stop = addListener(workspaceListeners, workspaceId, listener);
      return () => {
        stop();
        if (workspaceListeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
        toldVersions.clear();
      };
    },
    watchTask: (taskId, listener) => addListener(taskListeners, taskId, listener),
    close() {
      clearInterval(timer);
      timer = undefined;
      workspaceListeners.clear();
      taskListeners.clear();
    },
  };
}

function addListener<Key>(
  listeners: Map<Key, Set<(change: TaskChange) => void>>,
  key: Key,
  listener: (change: TaskChange) => void,
): () => void {
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  return () => {
    ofKey.delete(listener);
    if (ofKey.size === 0 && listeners.get(key) === ofKey) listeners.delete(key);
  };
}

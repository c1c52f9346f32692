import type { TaskId } from '@reelwright/contracts';
import { LRUCache } from 'lru-cache';
import { hasEnded } from './runs.store.ts';
import type { ShownTask, TaskStamp } from './tasks.store.ts';

/** Tasks that have ended, as this process read them last. */
export interface KnownTasks {
  /** Returns the tasks in the order of the stamps, without those that are gone; reads what is unknown or was written since. */
  find(
    stamps: readonly TaskStamp[],
    read: (taskIds: TaskId[]) => Promise<(ShownTask & TaskStamp)[]>,
  ): Promise<ShownTask[]>;
}

const MAX_BYTES = 16 * 2 ** 20;
/** A task with its outputs, beside its input. */
const TASK_BYTES = 3000;
const BYTES_PER_CHARACTER = 2;

const sizeOf = ({ input }: ShownTask): number => TASK_BYTES + BYTES_PER_CHARACTER * JSON.stringify(input).length;

/**
 * Lists show the same finished tasks again and again: to read their rows takes the database ten times as long as to tell
 * that nobody has written them. A task that has not ended also shows the tasks ahead of it, and is read each time.
 */
export function createKnownTasks(): KnownTasks {
  const known = new LRUCache<TaskId, ShownTask & TaskStamp>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

  return {
    async find(stamps, read) {
      const found = new Map<TaskId, ShownTask>();
      for (const { taskId, writtenBy } of stamps) {
        const task = known.get(taskId);
        if (task?.writtenBy === writtenBy) found.set(taskId, task);
      }
      const unknown = stamps.map(({ taskId }) => taskId).filter((taskId) => !found.has(taskId));
      for (const task of unknown.length === 0 ? [] : await read(unknown)) {
        // With its own stamp, which may be newer than the one that was asked with.
        if (hasEnded(task.state)) known.set(task.taskId, task);
        found.set(task.taskId, task);
      }
      return stamps.flatMap(({ taskId }) => found.get(taskId) ?? []);
    },
  };
}

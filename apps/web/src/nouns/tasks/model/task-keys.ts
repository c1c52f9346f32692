import type { TaskFilter } from './task-filter.ts';

/** Query keys of tasks: pages of a list by filter, and single tasks by id. */
export const TASKS_KEY = ['tasks'] as const;
export const TASK_LIST_KEY = [...TASKS_KEY, 'list'] as const;

export function taskListKey(filter: TaskFilter) {
  return [...TASK_LIST_KEY, filter] as const;
}

/** Returns the filter in a list's key. */
export function readTaskListKey(key: readonly unknown[]): TaskFilter {
  return key[TASK_LIST_KEY.length] as TaskFilter;
}

export function taskKey(taskId: string) {
  return [...TASKS_KEY, 'one', taskId] as const;
}

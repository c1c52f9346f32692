import type { TaskFilter } from './task-filter.ts';

/** Under these keys the browser remembers tasks: pages of a list by what they show, and single tasks by id. */
export const TASKS_KEY = ['tasks'] as const;
export const TASK_LIST_KEY = [...TASKS_KEY, 'list'] as const;

export function taskListKey(filter: TaskFilter) {
  return [...TASK_LIST_KEY, filter] as const;
}

/** What a list shows, from its key. */
export function readTaskListKey(key: readonly unknown[]): TaskFilter {
  return key[TASK_LIST_KEY.length] as TaskFilter;
}

export function taskKey(taskId: string) {
  return [...TASKS_KEY, 'one', taskId] as const;
}

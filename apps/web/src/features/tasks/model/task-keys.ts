/** Under these keys the browser remembers tasks: pages of a list by the state they show, and single tasks by id. */
export const TASKS_KEY = ['tasks'] as const;
export const TASK_LIST_KEY = [...TASKS_KEY, 'list'] as const;

export function taskKey(taskId: string) {
  return [...TASKS_KEY, 'one', taskId] as const;
}

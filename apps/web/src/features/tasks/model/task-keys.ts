import type { TaskState, ToolType } from '@reelwright/contracts';

/** Under these keys the browser remembers tasks: pages of a list by the state and the tool they show, and single tasks by id. */
export const TASKS_KEY = ['tasks'] as const;
export const TASK_LIST_KEY = [...TASKS_KEY, 'list'] as const;

export function taskListKey(state: TaskState | null, toolType: ToolType | null) {
  return [...TASK_LIST_KEY, state, toolType] as const;
}

/** What a list shows, from its key; null is everything. */
export function readTaskListKey(key: readonly unknown[]): { state: TaskState | null; toolType: ToolType | null } {
  const [state, toolType] = key.slice(TASK_LIST_KEY.length);
  return { state: (state ?? null) as TaskState | null, toolType: (toolType ?? null) as ToolType | null };
}

export function taskKey(taskId: string) {
  return [...TASKS_KEY, 'one', taskId] as const;
}

import type { Task, TaskSort, TaskState, ToolType } from '@reelwright/contracts';

/** Which tasks a list shows, and in what order; null is any. */
export interface TaskFilter {
  states: readonly TaskState[] | null;
  toolTypes: readonly ToolType[] | null;
  /** Part of the title; empty is any. */
  search: string;
  sort: TaskSort;
}

export const EVERY_TASK: TaskFilter = { states: null, toolTypes: null, search: '', sort: 'newest' };

/** Whether a list shows a task, as the server decides it. */
export function isShownBy({ states, toolTypes, search }: TaskFilter, task: Task): boolean {
  return (
    (states?.includes(task.state) ?? true) &&
    (toolTypes?.some((toolType) => toolType === task.tool_type) ?? true) &&
    task.title.toLowerCase().includes(search.trim().toLowerCase())
  );
}

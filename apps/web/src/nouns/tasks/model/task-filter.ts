import type { Task, TaskSort, TaskState, ToolType } from '@reelwright/contracts';

/** The filter and order of a list of tasks; null matches any. */
export interface TaskFilter {
  states: readonly TaskState[] | null;
  toolTypes: readonly ToolType[] | null;
  /** Part of the title; empty matches any. */
  search: string;
  sort: TaskSort;
}

export const EVERY_TASK: TaskFilter = { states: null, toolTypes: null, search: '', sort: 'newest' };

/** Returns whether a filter matches a task, by the server's rules. */
export function isShownBy({ states, toolTypes, search }: TaskFilter, task: Task): boolean {
  return (
    (states?.includes(task.state) ?? true) &&
    (toolTypes?.some((toolType) => toolType === task.tool_type) ?? true) &&
    task.title.toLowerCase().includes(search.trim().toLowerCase())
  );
}

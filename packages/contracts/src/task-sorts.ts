/** Sort orders of task lists. */
export const TASK_SORTS = ['newest', 'oldest', 'title'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export const TASK_STATES = ['in_queue', 'generating', 'success', 'failed', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];
export type EndedTaskState = Exclude<TaskState, 'in_queue' | 'generating'>;
export const ENDED_TASK_STATES: readonly TaskState[] = ['success', 'failed', 'cancelled'];

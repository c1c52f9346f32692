import { type Task, TOOL_TYPES } from '@reelwright/contracts';

/** Whether a task makes a recording of a voice, and not a video. */
export function isRecording(task: Pick<Task, 'tool_type'>): boolean {
  return task.tool_type === TOOL_TYPES.TEXT_TO_VOICE.id;
}

/** Where a task is looked at: a recording in its tool, a video on a screen of its own. */
export function taskScreen(task: Pick<Task, 'tool_type' | 'task_id'>) {
  return { to: isRecording(task) ? '/text-to-speech' : '/video-detail', search: { id: task.task_id } } as const;
}

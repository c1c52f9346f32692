import type { Task } from '@reelwright/contracts';
import { findWebTool } from '#src/nouns/tools/tool-registry.ts';
import type { ToolPathWith } from '#src/nouns/tools/tool-screen.ts';
import type { TaskView } from '#src/nouns/tools/web-tool.ts';

/** Returns how the screen of tasks shows a task; undefined if its tool has its own screen for tasks. */
export function findTaskView({ tool_type: toolType }: Pick<Task, 'tool_type'>): TaskView | undefined {
  const shown = findWebTool(toolType)?.task;
  return shown && 'Result' in shown ? shown : undefined;
}

/** Returns the link to a task's screen. */
export function taskScreen({ tool_type: toolType, task_id: id }: Pick<Task, 'tool_type' | 'task_id'>) {
  const shown = findWebTool(toolType)?.task;
  const to: '/video-detail' | ToolPathWith<'id'> = shown && 'screen' in shown ? shown.screen : '/video-detail';
  return { to, search: { id } };
}

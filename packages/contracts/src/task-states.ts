import { findToolName, type ToolName } from './tool-types.ts';

export const TASK_STATES = ['in_queue', 'generating', 'success', 'failed', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];
export const ENDED_TASK_STATES: readonly TaskState[] = ['success', 'failed', 'cancelled'];

/** The steps a task can report, in every tool; each has a name in both catalogues. */
export const TASK_STEPS = [
  'read_product',
  'collect_images',
  'write_script',
  'speak',
  'compose_music',
  'build_timeline',
  'render',
  'encode',
  'write_captions',
  'publish',
] as const;
export type TaskStep = (typeof TASK_STEPS)[number];

const AD_STEPS = [
  'read_product',
  'collect_images',
  'write_script',
  'speak',
  'compose_music',
  'build_timeline',
  'render',
  'publish',
] as const;

/** The steps of each tool that is there, in their order: what a user sees of a running task. */
export const TOOL_STEPS = {
  PRODUCT_TO_VIDEO: AD_STEPS,
  URL_TO_VIDEO: AD_STEPS,
  TEXT_TO_VOICE: ['speak', 'encode', 'write_captions', 'publish'],
} as const satisfies Partial<Record<ToolName, readonly TaskStep[]>>;

/** The steps of a task of this type; all there are where the type is not known. */
export function listToolSteps(toolType: number): readonly TaskStep[] {
  const name = findToolName(toolType);
  return name !== undefined && name in TOOL_STEPS ? TOOL_STEPS[name as keyof typeof TOOL_STEPS] : TASK_STEPS;
}

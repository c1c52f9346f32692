import {
  aiImage,
  type AiImageInput,
  aiImageContract,
  type CallInput,
  DRAWS_SCENE,
  EMBEDDED_MODEL_ID,
  MAX_SEED,
  type Task,
  type TaskOutput,
} from '@reelwright/contracts';

const LARGEST = { resolution: '2k', side: 2048 } as const;

export interface Upscale {
  task: CallInput<'getTaskCost'>;
  credits: number;
}

/**
 * Returns what makes a larger image of a result: the own engine draws its scene again, with the same seed; any other
 * image is resampled. Null for clips, and for images that are as large as they get.
 */
export function toUpscale(task: Task, { variant, width, height, asset_id: image }: TaskOutput): Upscale | null {
  if (task.tool_type !== aiImage.id || Math.max(width, height) >= LARGEST.side) return null;
  const { resolution } = LARGEST;
  const isDrawn =
    task.input['model'] === EMBEDDED_MODEL_ID && DRAWS_SCENE.has(task.input['mode'] as AiImageInput['mode']);
  const input = isDrawn
    ? { ...task.input, resolution, quantity: 1, seed: (task.seed + variant) % (MAX_SEED + 1), is_confirmed: true }
    : { mode: 'upscale', image, resolution };
  return {
    task: { tool_type: aiImage.id, input },
    credits: aiImageContract.price({ model: EMBEDDED_MODEL_ID, resolution, quantity: 1 }),
  };
}

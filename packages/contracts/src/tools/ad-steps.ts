import type { Medium } from '../tool.ts';

/** The steps of every tool that makes ads. */
export const AD_STEPS = [
  'read_product',
  'collect_images',
  'draw_scenes',
  'write_script',
  'speak',
  'compose_music',
  'build_timeline',
  'render',
  'publish',
] as const;

export const AD_OUTPUTS = {
  video: 'video',
  thumbnail: 'image',
  preview: 'video',
} as const satisfies Record<string, Medium>;

/** How the camera moves; `none` stands still. */
export const CLIP_MOVES = [
  'none',
  'push',
  'pull',
  'pan_left',
  'pan_right',
  'orbit',
  'crane_up',
  'crane_down',
  'parallax',
] as const;
export type ClipMove = (typeof CLIP_MOVES)[number];

export const CLIP_EFFECTS = ['light_sweep', 'steam', 'rain', 'snow', 'dust', 'sparkles', 'confetti', 'water'] as const;
export type ClipEffect = (typeof CLIP_EFFECTS)[number];

/** Beds of noise under a clip; ambience.ts has their filters. */
export const AMBIENCES = ['rain', 'wind', 'city', 'sea', 'room'] as const;
export type Ambience = (typeof AMBIENCES)[number];

export { makeAmbienceGraph } from './ambience.ts';
export type { Camera } from './camera-moves.ts';
export type { ClipSource, FirstAndLastSource, LayersSource, PhotoSource } from './clip-source.ts';
export { drawClipFrame } from './draw-clip-frame.ts';
export { AMBIENCES, type Ambience, CLIP_EFFECTS, CLIP_MOVES, type ClipEffect, type ClipMove } from './kinds.ts';
export { type ClipPlan, type ClipWishes, planClip } from './plan-clip.ts';

export { AMBIENCES, CLIP_EFFECTS, CLIP_MOVES, type Ambience, type ClipEffect, type ClipMove } from './kinds.ts';

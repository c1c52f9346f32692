export { cutOutPhoto } from './automatic/cut-out-photo.ts';
export { toLabPlanes } from './automatic/lab.ts';
export { isCutOut, separateShadow } from './automatic/separate-shadow.ts';
export { type Trimmed, trimImage } from './automatic/trim-image.ts';
export type { MaskFacts, PhotoEdge, Region, RgbaImage } from './image.ts';

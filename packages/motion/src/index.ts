export * from './camera-path.ts';
export type { FrameSize } from './layout.ts';
export * from './motion-filter.ts';
export * from './noise.ts';

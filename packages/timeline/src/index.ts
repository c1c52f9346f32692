export * from './audio-plan.ts';
export * from './document.ts';
export * from './evaluate.ts';
export * from './frame.ts';
export { listSprites, spriteAt, spriteRect, type TickRange } from './sprites.ts';
export * from './stable-stringify.ts';
export * from './time.ts';

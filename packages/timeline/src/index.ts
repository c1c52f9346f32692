export * from './document.ts';
export * from './frame.ts';
export * from './time.ts';

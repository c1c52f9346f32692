export * from './encode-segment.ts';
export * from './ffmpeg-arguments.ts';
export * from './join-segments.ts';
export * from './loudness.ts';
export * from './mix-audio.ts';
export * from './pictures.ts';
export * from './probe.ts';
export * from './progress.ts';

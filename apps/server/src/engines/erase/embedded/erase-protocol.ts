import type { EraseRequest, TimedBox, VideoToErase } from '../erase.ts';

/** What the program reads from its standard input. */
export type EraseOrder =
  | { op: 'suggest'; video: VideoToErase }
  | { op: 'study'; video: VideoToErase; box: TimedBox; outputPath: string }
  | ({ op: 'erase' } & EraseRequest);

/** A line of its standard output. The last one has the result. */
export type EraseLine = { frames: number } | { result: unknown };

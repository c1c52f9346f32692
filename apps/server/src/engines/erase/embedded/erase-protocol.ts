import type { EraseRequest, FrameRange, TimedBox, VideoToErase } from '../erase.ts';

/** What the program erases, and who fills what no other frame shows. */
export type ErasePass = Omit<EraseRequest, 'memory' | 'takeTurn'> & {
  /** Path of an ONNX model of LaMa's shape. */
  fillModel?: string | undefined;
  /** Videos of the same frames for a model elsewhere: the frames in a common profile, and what was made up in white. */
  forModel?: { framesPath: string; madePath: string } | undefined;
};

/** Takes what was made up from another video. */
export interface FillOrder {
  video: Pick<VideoToErase, 'media'>;
  frames: FrameRange;
  /** Videos that begin with the first of the frames: the erased one, what was made up in white, what replaces it. */
  erasedPath: string;
  madePath: string;
  filledPath: string;
  crf: number;
  outputPath: string;
}

/** What the program reads from its standard input. */
export type EraseOrder =
  | { op: 'suggest'; video: VideoToErase }
  | { op: 'study'; video: VideoToErase; box: TimedBox; outputPath: string }
  | ({ op: 'erase' } & ErasePass)
  | ({ op: 'fill' } & FillOrder);

/** A line of its standard output. The last one has the result. */
export type EraseLine = { frames: number } | { result: unknown };

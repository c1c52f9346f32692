import path from 'node:path';
import { encodeSegmentArgs, type VideoEncoder } from '@reelwright/media';
import { frameToTick, outputCanvas, type TimelineDocument } from '@reelwright/timeline';
import type { SegmentTimings } from './painting-messages.ts';
import { type FrameRange, planSegments } from './plan-segments.ts';
import { runPainting } from './run-painting.ts';

export interface RenderedFrames {
  /** In order; without audio. */
  segments: { file: string; durationTicks: number }[];
  timings: SegmentTimings[];
}

/**
 * Paints and encodes a document in segments side by side. All work has ended when this settles. Throws
 * AppError(RENDER_FAILED), or the signal's reason.
 */
export async function renderFrames(input: {
  document: TimelineDocument;
  scale: number;
  segments: number;
  encoder: VideoEncoder;
  /** Local path of each image and video. */
  files: Record<string, string>;
  /** The folder for the segments. */
  folder: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
}): Promise<RenderedFrames> {
  const { document, scale, encoder } = input;
  const ranges = planSegments(document, input.segments);
  const onFrames = createFrameProgress(ranges, input.onProgress);
  const outputs = ranges.map((_, index) => path.join(input.folder, `segment-${index}.mp4`));
  const { width, height } = outputCanvas(document, scale);
  const argsOf = (output: string) =>
    encodeSegmentArgs({ width, height, frameRate: document.frameRate, encoder, output });
  const timings = await runPainting(
    {
      document,
      scale,
      files: input.files,
      segments: ranges.map((frames, index) => ({
        frames,
        encoder: { program: 'ffmpeg', args: argsOf(outputs[index] ?? '') },
      })),
    },
    { signal: input.signal, onProgress: onFrames },
  );
  return {
    timings,
    segments: ranges.map((range, index) => ({ file: outputs[index] ?? '', durationTicks: lengthOf(document, range) })),
  };
}

function lengthOf({ frameRate }: TimelineDocument, { from, to }: FrameRange): number {
  return frameToTick(to, frameRate) - frameToTick(from, frameRate);
}

function createFrameProgress(ranges: readonly FrameRange[], onProgress: (fraction: number) => void) {
  const done = ranges.map(() => 0);
  const total = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  return (segment: number, framesDone: number): void => {
    done[segment] = framesDone;
    onProgress(done.reduce((sum, frames) => sum + frames, 0) / total);
  };
}

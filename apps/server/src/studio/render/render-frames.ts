import path from 'node:path';
import { type CardVisuals, encodeSegmentArgs, type VideoEncoder } from '@reelwright/media';
import { frameToTick, outputCanvas, tickToFrame, type TimelineDocument } from '@reelwright/timeline';
import type { SegmentTimings } from './painting-messages.ts';
import { type FrameRange, planSegments } from './plan-segments.ts';
import { runPainting } from './run-painting.ts';

export interface RenderedFrames {
  /** In order; without audio. */
  segments: { file: string; durationTicks: number }[];
  timings: SegmentTimings[];
  /** Length of the preview; undefined if none was ordered. */
  previewTicks: number | undefined;
}

/** Orders what a card shows of the video. */
export interface CardOrder {
  thumbnail: { atTick: number; maxSide: number; output: string };
  /** The beginning of the video; shorter than ordered if its first segment is. */
  preview: { durationTicks: number; maxSide: number; output: string };
}

/** Returns the file that `renderFrames` writes a segment to. */
export function toSegmentFile(folder: string, index: number): string {
  return path.join(folder, `segment-${index}.mp4`);
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
  /** Whether segments are written in fragments that can be played before the rest is there. */
  isFragmented?: boolean;
  /** Local path of each image and video. */
  files: Record<string, string>;
  /** The folder for the segments. */
  folder: string;
  card?: CardOrder;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
}): Promise<RenderedFrames> {
  const { document, scale, encoder, isFragmented = false } = input;
  const ranges = planSegments(document, input.segments);
  const onFrames = createFrameProgress(ranges, input.onProgress);
  const outputs = ranges.map((_, index) => toSegmentFile(input.folder, index));
  const { width, height } = outputCanvas(document, scale);
  const cards = ranges.map((range) => (input.card ? planCardVisuals(document, range, input.card) : {}));
  const argsOf = (index: number) =>
    encodeSegmentArgs({
      width,
      height,
      frameRate: document.frameRate,
      encoder,
      output: outputs[index] ?? '',
      isFragmented,
      cardVisuals: cards[index] ?? {},
    });
  const timings = await runPainting(
    {
      document,
      scale,
      files: input.files,
      segments: ranges.map((frames, index) => ({
        frames,
        encoder: { program: 'ffmpeg', args: argsOf(index) },
      })),
    },
    { signal: input.signal, onProgress: onFrames },
  );
  const previewFrames = cards[0]?.preview?.frames;
  return {
    timings,
    previewTicks: previewFrames === undefined ? undefined : frameToTick(previewFrames, document.frameRate),
    segments: ranges.map((range, index) => ({ file: outputs[index] ?? '', durationTicks: lengthOf(document, range) })),
  };
}

/** Returns the part of a card's visuals that is made of the frames of one segment. */
function planCardVisuals({ frameRate }: TimelineDocument, { from, to }: FrameRange, card: CardOrder): CardVisuals {
  const frame = tickToFrame(card.thumbnail.atTick, frameRate);
  const frames = Math.min(to, tickToFrame(card.preview.durationTicks, frameRate));
  return {
    ...(from <= frame && frame < to ? { thumbnail: { ...card.thumbnail, frame: frame - from } } : {}),
    ...(from === 0 ? { preview: { ...card.preview, frames } } : {}),
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

import { type FrameRange, planCutFrame } from '@reelwright/contracts';
import { type CutGeometry, encodeCutArgs } from '@reelwright/media';
import { frameToTick } from '@reelwright/timeline';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import type { CutPart, CutVideo } from './cut-video.ts';
import { joinPieces, type Piece } from '#src/runner/join-pieces.ts';
import { keepPiece } from '#src/runner/keep-piece.ts';

/** A task that was killed loses at most this much of its work. */
const PIECE_S = 20;

/** Encodes every frame of a result from the working copy, in pieces. */
export async function encodeFrames(
  { part, source }: { part: CutPart; source: VideoSource },
  context: StepContext,
  runProgram: RunProgram,
): Promise<CutVideo> {
  const { signal, folder, storage, runHeavy, progress } = context;
  const { media } = source;
  const { frameRate, alpha } = media;
  const input = await storage.toLocalFile(media.key, folder);
  const runner = createMediaRunner({ runProgram, signal });
  const geometry = toGeometry(part, media);
  const hasAlpha = alpha === 'stacked' && geometry.fill === null;
  const container = hasAlpha ? 'webm' : 'mp4';
  const pieces = splitRanges(part.ranges, Math.round((PIECE_S * frameRate.num) / frameRate.den));
  const total = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
  const toMs = (frames: number): number => (frames * frameRate.den * 1000) / frameRate.num;

  const files: Piece[] = [];
  let done = 0;
  for (const [index, { from, to }] of pieces.entries()) {
    const frames = { from, to, frameRate };
    const make = async (output: string): Promise<void> => {
      await runHeavy('media', () =>
        runner.runFfmpeg({
          args: encodeCutArgs({ input, alpha, frames, geometry, output }),
          timeoutMs: passLimitMs(toMs(to - from)),
          errorCode: 'RENDER_FAILED',
          onWritten: (writtenMs) => progress((toMs(done) + Math.min(writtenMs, toMs(to - from))) / toMs(total)),
        }),
      );
    };
    const file = await keepPiece({ name: `piece-${index}.${container}`, make }, context);
    files.push({ file, durationTicks: frameToTick(to - from, frameRate) });
    done += to - from;
    progress(done / total);
  }
  const path = await joinPieces({ pieces: files, name: 'encoded', container, hasAlpha }, context, runner);
  return { path, container, hasAlpha };
}

function toGeometry({ frame }: CutPart, { width, height }: VideoSource['media']): CutGeometry {
  return { ...planCutFrame({ width, height }, frame), rotation: frame.rotation, fill: frame.canvas?.fill ?? null };
}

/** Returns the same frames in ranges of at most `most` frames. */
function splitRanges(ranges: readonly FrameRange[], most: number): FrameRange[] {
  return ranges.flatMap(({ from, to }) => {
    const count = Math.ceil((to - from) / most);
    return Array.from({ length: count }, (_, index) => ({
      from: from + index * most,
      to: Math.min(to, from + (index + 1) * most),
    }));
  });
}

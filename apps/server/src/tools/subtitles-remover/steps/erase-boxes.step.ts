import { readFile } from 'node:fs/promises';
import { ERASE_LIMITS } from '@reelwright/contracts';
import { frameToTick } from '@reelwright/timeline';
import { AppError } from '#src/app-error.ts';
import { turnsOf } from '#src/engines/engine-work.ts';
import type { ErasedPixels, FrameRange, TimedBox } from '#src/engines/erase/erase.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { joinPieces, type Piece } from '#src/runner/join-pieces.ts';
import { findKept, keepPiece } from '#src/runner/keep-piece.ts';
import { rememberOperation } from '#src/runner/remember-operation.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import { openVideo, toFrames, toTimedBox } from '../open-video.ts';
import type { EraseDependencies } from './look-at-boxes.step.ts';
import { defineStep } from './results.ts';

export interface EraseBoxesDependencies extends EraseDependencies {
  runProgram: RunProgram;
}

/** A task that was killed loses at most this much of its work. */
const PIECE_S = 10;
/** The working copy's own quality, so that the second encoding loses as little as it can. */
const CRF = 17;
/** Stacked alpha is encoded once more, as WebM. */
const CRF_STACKED = 8;

/** Erases the boxes of one video, piece by piece. Throws NOTHING_TO_ERASE if a task's boxes hold nothing. */
export function createEraseBoxesStep(dependencies: EraseBoxesDependencies) {
  const { erasing, runProgram } = dependencies;
  return defineStep({
    name: 'erase_boxes',
    weight: 30,
    isPerVariant: true,
    after: ['look_at_boxes'],
    reads: ({ input: { videos, preview }, variant }) => ({
      assetId: videos[variant]?.asset_id,
      boxes: videos[variant]?.boxes ?? [],
      preview,
      engine: erasing.id,
    }),
    async run({ assetId, boxes, preview }, { look_at_boxes: { studyKeys } }, context) {
      const { signal, folder, storage, runHeavy, workPrefix, variant } = context;
      if (assetId === undefined) throw new Error(`the task has no video ${variant}`);
      if (preview?.kind === 'boxes') return { video: null, restored: [] };
      const { source, video } = await openVideo(assetId, context, dependencies);
      const { frameRate, alpha } = video.media;
      const timed: TimedBox[] = [];
      for (const [index, box] of boxes.entries()) {
        const key = studyKeys[index] ?? null;
        const studyPath = key === null ? undefined : await storage.toLocalFile(key, folder);
        timed.push({ ...toTimedBox(box, video), studyPath });
      }
      const whole = preview === null ? { from: 0, to: video.frames } : toPreviewed(preview.from_ms, video);
      const pieces = splitFrames(whole, Math.max(1, Math.round((PIECE_S * frameRate.num) / frameRate.den)));
      const found = timed.map((): ErasedPixels => ({ covered: 0, restored: 0 }));
      const files: Piece[] = [];
      for (const [index, frames] of pieces.entries()) {
        const name = `erased-${variant}-${index}`;
        const request = { video, boxes: timed, frames, crf: alpha === 'stacked' ? CRF_STACKED : CRF };
        const report = (done: number): void =>
          context.progress((frames.from - whole.from + done) / (whole.to - whole.from));
        // Kept beside its piece: what a piece has found is known after a kill too.
        const made = { pixels: undefined as ErasedPixels[] | undefined };
        const file = await keepPiece(
          {
            name: `${name}.mp4`,
            async make(outputPath) {
              const takeTurn = turnsOf(preview === null ? 'erase' : 'erasePreview', runHeavy);
              const memory = rememberOperation(name, context);
              made.pixels = await erasing.eraseFrames(
                { ...request, outputPath, takeTurn, memory },
                { signal, onProgress: report },
              );
              await storage.put(
                `${workPrefix}${name}.json`,
                Buffer.from(JSON.stringify(made.pixels)),
                'application/json',
              );
            },
          },
          context,
        );
        addPixels(found, made.pixels ?? (await readPixels(`${name}.json`, context)));
        files.push({ file, durationTicks: frameToTick(frames.to - frames.from, frameRate) });
        report(frames.to - frames.from);
      }
      if (preview === null && found.every(({ covered }) => covered === 0))
        throw new AppError('NOTHING_TO_ERASE', { position: variant + 1 });

      const path = await joinPieces(
        { pieces: files, name: 'erased', container: 'mp4', hasAlpha: false },
        context,
        createMediaRunner({ runProgram, signal }),
      );
      const { key } = await storage.putFile(`${workPrefix}erased-${variant}.mp4`, path, 'video/mp4');
      const frames = whole.to - whole.from;
      const { width, height } = source.media;
      return {
        video: { key, frames, width, height, duration: frameToTick(frames, frameRate), frameRate, alpha },
        restored: found.map(({ covered, restored }) => (covered === 0 ? null : restored / covered)),
      };
    },
  });
}

/** Returns the frames of a preview: as many at the end of a video as elsewhere. */
function toPreviewed(fromMs: number, video: Parameters<typeof toFrames>[1]): FrameRange {
  const { from, to } = toFrames({ from_ms: fromMs, to_ms: fromMs + ERASE_LIMITS.previewMs }, video);
  const { to: length } = toFrames({ from_ms: 0, to_ms: ERASE_LIMITS.previewMs }, video);
  return { from: Math.max(0, Math.min(from, to - length)), to };
}

function splitFrames({ from, to }: FrameRange, most: number): FrameRange[] {
  const count = Math.max(1, Math.ceil((to - from) / most));
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * most,
    to: Math.min(to, from + (index + 1) * most),
  }));
}

function addPixels(sums: ErasedPixels[], pixels: readonly ErasedPixels[]): void {
  for (const [index, { covered, restored }] of pixels.entries()) {
    const sum = sums[index];
    if (!sum) continue;
    sum.covered += covered;
    sum.restored += restored;
  }
}

async function readPixels(name: string, context: StepContext): Promise<ErasedPixels[]> {
  const key = await findKept(name, context);
  if (key === undefined) throw new Error(`${name} was not kept`);
  // This step wrote it.
  return JSON.parse(await readFile(await context.storage.toLocalFile(key, context.folder), 'utf8')) as ErasedPixels[];
}

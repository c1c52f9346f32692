import { join } from 'node:path';
import { type EnhancedShape, planEnhanced } from '@reelwright/contracts';
import { stackPreviewArgs } from '@reelwright/media';
import { frameToTick } from '@reelwright/timeline';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import { turnsOf } from '#src/engines/engine-work.ts';
import { joinPieces, type Piece } from '#src/runner/join-pieces.ts';
import { keepPiece } from '#src/runner/keep-piece.ts';
import { rememberOperation } from '#src/runner/remember-operation.ts';
import { openVideo } from '../open-video.ts';
import { estimatePeakBytes, splitSpan, toSpan } from '../spans.ts';
import type { EnhanceDependencies } from './measure-video.step.ts';
import { defineStep } from './results.ts';

/** The longer side of each half of a preview. */
const PREVIEW_SIDE_PX = 1920;

/** Enhances the frames of one video in segments, or those of a preview in one. */
export function createEnhanceFramesStep(dependencies: EnhanceDependencies) {
  return defineStep({
    name: 'enhance_frames',
    weight: 40,
    isPerVariant: true,
    after: ['measure_video'],
    reads: ({ input: { videos, settings, preview_at_s: previewAtS }, variant }) => ({
      video: videos[variant],
      settings,
      previewAtS,
      engine: dependencies.enhancement.id,
    }),
    async run({ video, settings, previewAtS }, { measure_video: measure }, context) {
      const { actor, signal, storage, folder, workPrefix, runHeavy, progress, variant } = context;
      const { enhancement, runProgram } = dependencies;
      if (!video) throw new Error('the task has no such video');
      const { source } = await openVideo({ assetId: video.asset_id, actor }, context, dependencies);
      const shape = planEnhanced(video, settings);
      const span = toSpan(video, previewAtS);
      const kind = previewAtS === null ? 'enhance' : 'enhancePreview';
      const peakBytes = estimatePeakBytes(video, shape);
      const runner = createMediaRunner({ runProgram, signal });
      const perFrame = shape.frame_rate.num / shape.frame_rate.den / (video.frame_rate.num / video.frame_rate.den);

      const files: Piece[] = [];
      for (const segment of splitSpan(span, video.frame_rate)) {
        const name = `segment-${variant}-${segment.from}`;
        const make = (outputPath: string): Promise<void> => {
          const onProgress = (fraction: number): void =>
            progress((segment.from + fraction * (segment.to - segment.from) - span.from) / (span.to - span.from));
          const memory = rememberOperation(name, context);
          const takeTurn = turnsOf(kind, runHeavy, { peakBytes });
          const request = { source, settings, measure, span: segment, shape, outputPath, onProgress, memory, takeTurn };
          return enhancement.enhance(request, signal);
        };
        const file = await keepPiece({ name: `${name}.mp4`, make }, context);
        const frames = Math.round((segment.to - segment.from) * perFrame);
        files.push({ file, durationTicks: frameToTick(frames, shape.frame_rate) });
      }
      const path = await joinPieces(
        { pieces: files, name: 'enhanced', container: 'mp4', hasAlpha: false },
        context,
        runner,
      );
      const { width, height } = source.plan.size.shown;
      const noiseAfter = await enhancement.measureNoise({ path, width, height }, signal);
      const facts = { frameRate: shape.frame_rate, noiseAfter };
      if (previewAtS === null) {
        const { key } = await storage.putFile(`${workPrefix}enhanced-${variant}.mp4`, path, 'video/mp4');
        return { key, width: shape.width, height: shape.height, previewFrames: null, ...facts };
      }
      const half = toPreviewSize(shape);
      const stacked = join(folder, 'preview.mp4');
      const result = { file: path, frameRate: shape.frame_rate };
      const args = stackPreviewArgs({
        input: source.path,
        plan: source.plan,
        span,
        result,
        half,
        output: stacked,
      });
      const stack = () => runner.runFfmpeg({ args, timeoutMs: HANG_LIMIT_MS, errorCode: 'RENDER_FAILED' });
      await runHeavy(kind, stack, { peakBytes });
      const { key } = await storage.putFile(`${workPrefix}preview.mp4`, stacked, 'video/mp4');
      return { key, ...half, previewFrames: Math.round((span.to - span.from) * perFrame), ...facts };
    },
  });
}

function toPreviewSize({ width, height }: EnhancedShape): { width: number; height: number } {
  const shrink = Math.min(1, PREVIEW_SIDE_PX / Math.max(width, height));
  const toEven = (side: number): number => Math.max(2, Math.round((side * shrink) / 2) * 2);
  return { width: toEven(width), height: toEven(height) };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVideoModel, type VideoModelNeeds } from '../../run-video-model.ts';
import type { EnhancementEngine } from '../enhancement.ts';

const VIDEO_FIELD = { fal: 'video_url', replicate: 'video' } as const;
/** As the embedded engine encodes its results. */
const CRF = { standard: 18, best: 17 } as const;
/** The share of the time that the work on this machine takes. */
const OWN_SHARE = 0.3;

/**
 * Lets a model of a provider enlarge videos, after the embedded engine has denoised, steadied and doubled their frames.
 * Videos that keep their size are not sent.
 */
export function createProviderEnhancementEngine(
  needs: VideoModelNeeds,
  embedded: EnhancementEngine,
): EnhancementEngine {
  const { model } = needs;
  const provider = model.provider.name;
  return {
    id: `${provider}:${model.model}`,
    measure: embedded.measure,
    measureNoise: embedded.measureNoise,
    async enhance(request, signal) {
      const { source, settings, span, shape, outputPath, onProgress, memory, takeTurn } = request;
      const { shown } = source.plan.size;
      if (shape.width === shown.width && shape.height === shown.height) return embedded.enhance(request, signal);
      const folder = await mkdtemp(join(tmpdir(), 'enhance-model-'));
      try {
        const perFrame =
          (shape.frame_rate.num * source.plan.frameRate.den) / (shape.frame_rate.den * source.plan.frameRate.num);
        await runVideoModel(needs, {
          async makeInput(upload) {
            const path = join(folder, 'frames.mp4');
            await embedded.enhance(
              {
                ...request,
                shape: { ...shape, ...shown },
                outputPath: path,
                onProgress: (fraction) => onProgress(OWN_SHARE * fraction),
              },
              signal,
            );
            return { [VIDEO_FIELD[provider]]: await upload(path) };
          },
          size: { width: shape.width, height: shape.height },
          frameRate: shape.frame_rate,
          frames: Math.round((span.to - span.from) * perFrame),
          crf: CRF[settings.quality],
          outputPath,
          folder,
          memory,
          takeTurn,
          signal,
        });
        onProgress(1);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

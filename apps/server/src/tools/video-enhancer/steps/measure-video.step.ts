import type { EnhancementEngine } from '#src/engines/enhancement/enhancement.ts';
import { openVideo, type OpenVideoDependencies } from '../open-video.ts';
import { estimatePeakBytes, toSpan } from '../spans.ts';
import { defineStep } from './results.ts';

export interface EnhanceDependencies extends OpenVideoDependencies {
  enhancement: EnhancementEngine;
}

/** Measures one video. A preview measures its own seconds only where the whole path of the camera would take long. */
export function createMeasureVideoStep(dependencies: EnhanceDependencies) {
  return defineStep({
    name: 'measure_video',
    weight: 2,
    isPerVariant: true,
    after: [],
    reads: ({ input: { videos, settings, preview_at_s: previewAtS }, variant }) => ({
      video: videos[variant],
      isSteadied: settings.stabilise,
      previewAtS: settings.stabilise ? previewAtS : null,
      isPreview: previewAtS !== null,
    }),
    async run({ video, isSteadied, previewAtS, isPreview }, _results, context) {
      const { actor, signal, runHeavy } = context;
      if (!video) throw new Error('the task has no such video');
      const { source } = await openVideo({ assetId: video.asset_id, actor }, context, dependencies);
      const request = { source, span: toSpan(video, previewAtS), isSteadied };
      return runHeavy(
        isPreview ? 'enhancePreview' : 'enhance',
        () => dependencies.enhancement.measure(request, signal),
        // Nothing is encoded.
        { peakBytes: estimatePeakBytes(video, { width: 0, height: 0 }) },
      );
    },
  });
}

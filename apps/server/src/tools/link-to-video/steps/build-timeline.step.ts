import type { UrlToVideoInput } from '@reelwright/contracts';
import { checkDocument } from '@reelwright/timeline';
import type { ToolStep } from '../../tool.ts';
import { buildDocument } from '../document/build-document.ts';
import { refuseForbiddenTimeline } from '../refuse-forbidden.ts';
import { type StepResults, resultOf } from './step-results.ts';

export function createBuildTimelineStep(): ToolStep<UrlToVideoInput> {
  return {
    name: 'build_timeline',
    weight: 0.2,
    async run(input, results, { seed }): Promise<StepResults['build_timeline']> {
      const { pictures, logo } = resultOf(results, 'collect_images');
      const { voice, voices, lengthMs } = resultOf(results, 'speak');
      const document = buildDocument({
        product: resultOf(results, 'read_product').product,
        script: resultOf(results, 'write_script').script,
        voice,
        voices,
        pictures,
        logo,
        music: resultOf(results, 'compose_music').music,
        language: input.language,
        ratio: input.ratio,
        resolution: input.resolution,
        lengthMs,
        subtitles: input.subtitles,
        ctaSticker: input.cta_sticker,
        look: input.look,
        seed,
      });
      const refusals = checkDocument(document);
      if (refusals.length > 0) throw new Error(`the ad's timeline breaks its own rules: ${JSON.stringify(refusals)}`);
      refuseForbiddenTimeline(document, input);
      return { document };
    },
  };
}

import { SceneTextsError } from '@reelwright/looks';
import { checkDocument } from '@reelwright/timeline';
import { AppError } from '#src/app-error.ts';
import type { ToolStep } from '../../tool.ts';
import type { AdMaterial } from '../document/ad-material.ts';
import { chooseLooks } from '../document/choose-looks.ts';
import { buildAd, type BuiltAd } from '../document/build-document.ts';
import { refuseForbiddenTimeline } from '../refuse-forbidden.ts';
import { type AdInput, listVariantSettings, settingsOfVariant } from '../variant-settings.ts';
import { resultOf, scriptOf, type StepResults } from './step-results.ts';

/** Throws SCENE_TEXT_TOO_LONG where a scene has no room for its words: nothing has been rendered yet. */
function cutAd(material: AdMaterial): BuiltAd {
  try {
    return buildAd(material);
  } catch (error) {
    if (!(error instanceof SceneTextsError)) throw error;
    const title = material.script.scenes[error.scene]?.on_screen.text;
    throw new AppError(
      'SCENE_TEXT_TOO_LONG',
      { position: error.scene + 1, text: title || material.product.name },
      { cause: error },
    );
  }
}

export function createBuildTimelineStep(): ToolStep<AdInput> {
  return {
    name: 'build_timeline',
    weight: 0.2,
    isPerVariant: true,
    async run(input, results, { seed, variant }): Promise<StepResults['build_timeline']> {
      const { pictures, logo } = resultOf(results, 'collect_images');
      const { voice, otherVoices, voices, lengthMs } = resultOf(results, 'speak');
      const { product } = resultOf(results, 'read_product');
      const all = listVariantSettings(input, seed);
      const settings = settingsOfVariant(input, { seed, variant });
      const script = scriptOf(results, variant);
      const { document, look, layouts } = cutAd({
        product,
        script,
        voice,
        otherVoices,
        voices,
        pictures,
        logo,
        ...resultOf(results, 'compose_music'),
        language: input.language,
        ratio: input.ratio,
        resolution: input.resolution,
        lengthMs,
        subtitles: input.subtitles,
        ctaSticker: input.cta_sticker,
        look: chooseLooks(all, product)[variant],
        captionStyle: input.caption_style,
        scenes: settings.scenes,
        seed: settings.seed,
      });
      const refusals = checkDocument(document);
      if (refusals.length > 0) throw new Error(`the ad's timeline breaks its own rules: ${JSON.stringify(refusals)}`);
      refuseForbiddenTimeline(document, input);
      return { document, look, layouts };
    },
  };
}

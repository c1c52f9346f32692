import { SceneTextsError } from '@reelwright/looks';
import { checkDocument } from '@reelwright/timeline';
import { AppError } from '#src/app-error.ts';
import {
  type AdMaterial,
  buildAd,
  type BuiltAd,
  chooseLooks,
  listVariantSettings,
  settingsOfVariant,
} from '@reelwright/ad';
import { refuseForbiddenTimeline } from '../refuse-forbidden.ts';
import { defineStep, scriptOf } from './results.ts';

/** Throws SCENE_TEXT_TOO_LONG if a scene has no room for its text. Called before anything is rendered. */
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

export function createBuildTimelineStep() {
  return defineStep({
    name: 'build_timeline',
    weight: 0.2,
    isPerVariant: true,
    after: ['read_product', 'collect_images', 'write_script', 'speak', 'compose_music'],
    reads({ input, seed, variant }) {
      const { language, ratio, resolution, subtitles, platforms, cta_sticker: ctaSticker } = input;
      const { scenes, seed: own } = settingsOfVariant(input, { seed, variant });
      return {
        language,
        ratio,
        resolution,
        subtitles,
        ctaSticker,
        platforms,
        captionStyle: input.caption_style,
        scenes,
        seed: own,
        // Each variant gets a different look.
        looks: listVariantSettings(input, seed).map(({ look, seed: each }) => ({ look, seed: each })),
      };
    },
    async run({ looks, platforms, ...settings }, results, { variant }) {
      const { product } = results.read_product;
      const { images, logo } = results.collect_images;
      const { voice, otherVoices, voices, lengthMs } = results.speak;
      const { document, look, layouts } = cutAd({
        product,
        script: scriptOf(results.write_script, variant),
        voice,
        otherVoices,
        voices,
        images,
        logo,
        ...results.compose_music,
        lengthMs,
        look: chooseLooks(looks, product)[variant],
        ...settings,
      });
      const refusals = checkDocument(document);
      if (refusals.length > 0) throw new Error(`the ad's timeline breaks its own rules: ${JSON.stringify(refusals)}`);
      refuseForbiddenTimeline(document, { language: settings.language, platforms });
      return { document, look, layouts };
    },
  });
}

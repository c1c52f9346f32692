import { type AdMaterial, chooseLooks, listVariantSettings, settingsOfVariant } from '@reelwright/ad';
import { refuseForbiddenTimeline, type TextReader } from '../refuse-forbidden.ts';
import { defineStep, scriptOf } from './results.ts';

export function createBuildTimelineStep({ words }: Pick<TextReader, 'words'>) {
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
    async run({ looks, platforms, ...settings }, results, { variant, actor, signal }) {
      const { product } = results.read_product;
      const { images, logo } = results.collect_images;
      const { voice, otherVoices, voices, lengthMs } = results.speak;
      const material: AdMaterial = {
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
      };
      const { document, look, layouts } = await words.run('cutAd', material, { owner: actor, signal });
      await refuseForbiddenTimeline({ document, language: settings.language, platforms }, { words, actor, signal });
      return { document, look, layouts };
    },
  });
}

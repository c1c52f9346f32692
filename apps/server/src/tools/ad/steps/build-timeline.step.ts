import { timelineSettingsOf, toMaterial } from '@reelwright/ad';
import { refuseForbiddenTimeline, type TextReader } from '../refuse-forbidden.ts';
import { defineStep, madeOf } from './results.ts';

export function createBuildTimelineStep({ words }: Pick<TextReader, 'words'>) {
  return defineStep({
    name: 'build_timeline',
    weight: 0.2,
    isPerVariant: true,
    after: ['read_product', 'collect_images', 'draw_scenes', 'write_script', 'speak', 'compose_music'],
    reads: ({ input, seed, variant }) => ({
      ...timelineSettingsOf(input, { seed, variant }),
      platforms: input.platforms,
    }),
    async run({ platforms, ...settings }, results, { variant, actor, signal }) {
      const material = toMaterial(madeOf(results, variant), settings, variant);
      const { document, look, layouts } = await words.run('cutAd', material, { owner: actor, signal });
      await refuseForbiddenTimeline({ document, language: settings.language, platforms }, { words, actor, signal });
      return { document, look, layouts };
    },
  });
}

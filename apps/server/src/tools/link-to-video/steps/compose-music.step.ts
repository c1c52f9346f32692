import type { Mood } from '@reelwright/contracts';
import type { MusicEngine } from '#src/engines/music/music.ts';
import type { ToolStep } from '../../tool.ts';
import { chooseMood } from '../document/choose-mood.ts';
import { planScenes } from '../document/plan-scenes.ts';
import { listSpokenScenes } from '../document/spoken-scenes.ts';
import { type AdInput, settingsOfVariant } from '../variant-settings.ts';
import { resultOf, scriptOf, type StepResults } from './step-results.ts';

/** Composes music as long as the ad, laid so that its beats fall on the cuts between the scenes. */
export function createComposeMusicStep({ music }: { music: MusicEngine }): ToolStep<AdInput> {
  return {
    name: 'compose_music',
    weight: 2,
    isPerVariant: true,
    async run(input, results, context): Promise<StepResults['compose_music']> {
      const { music: wanted, seed, scenes } = settingsOfVariant(input, context);
      if (wanted === 'none') return { music: null };
      const { folder, signal, storage, workPrefix } = context;
      const { product } = resultOf(results, 'read_product');
      const script = scriptOf(results, context.variant);
      const { lengthMs: durationMs, voices } = resultOf(results, 'speak');
      const spoken = listSpokenScenes(script, voices, scenes);
      const roles = spoken.map(({ role }) => role);
      const mood: Mood = wanted === 'auto' ? chooseMood(product, { roles, seed }) : wanted;
      const cutsMs = planScenes(spoken, durationMs)
        .scenes.slice(1)
        .map(({ startMs }) => startMs);
      const { wavPath, ...grid } = await music.compose({ mood, durationMs, seed, cutsMs, folder, signal });
      const key = `${workPrefix}music.wav`;
      await storage.putFile(key, wavPath, 'audio/wav');
      return { music: { key, durationMs, beatsMs: grid.beatsMs, barsMs: grid.barsMs } };
    },
  };
}

import type { Mood, UrlToVideoInput } from '@reelwright/contracts';
import type { MusicEngine } from '#src/engines/music/music.ts';
import type { ToolStep } from '../../tool.ts';
import { chooseMood } from '../document/choose-mood.ts';
import { planScenes } from '../document/plan-scenes.ts';
import { type StepResults, resultOf } from './step-results.ts';

/** Composes music as long as the ad, laid so that its beats fall on the cuts between the scenes. */
export function createComposeMusicStep({ music }: { music: MusicEngine }): ToolStep<UrlToVideoInput> {
  return {
    name: 'compose_music',
    weight: 2,
    async run(input, results, { seed, folder, signal, storage, workPrefix }): Promise<StepResults['compose_music']> {
      if (input.music === 'none') return { music: null };
      const { product } = resultOf(results, 'read_product');
      const { script } = resultOf(results, 'write_script');
      const { lengthMs: durationMs, voices } = resultOf(results, 'speak');
      const spoken = script.scenes.map(({ role }, index) => ({ role, durationMs: voices[index]?.durationMs ?? 0 }));
      const roles = spoken.map(({ role }) => role);
      const mood: Mood = input.music === 'auto' ? chooseMood(product, { roles, seed }) : input.music;
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

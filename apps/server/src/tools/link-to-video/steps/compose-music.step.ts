import type { MusicMood, UrlToVideoInput } from '@reelwright/contracts';
import { MOODS, type Mood, type MusicEngine } from '#src/engines/music/music.ts';
import type { ToolStep } from '../../tool.ts';
import { type StepResults, resultOf } from './step-results.ts';

function chooseMood(wanted: MusicMood, seed: number): Mood | null {
  if (wanted === 'none') return null;
  return wanted === 'auto' ? (MOODS[seed % MOODS.length] ?? 'upbeat') : wanted;
}

export function createComposeMusicStep({ music }: { music: MusicEngine }): ToolStep<UrlToVideoInput> {
  return {
    name: 'compose_music',
    weight: 2,
    async run(input, results, { seed, folder, signal, storage, workPrefix }): Promise<StepResults['compose_music']> {
      const mood = chooseMood(input.music, seed);
      if (mood === null) return { music: null };
      const { lengthMs: durationMs } = resultOf(results, 'speak');
      const { wavPath } = await music.compose({ mood, durationMs, seed, folder, signal });
      const key = `${workPrefix}music.wav`;
      await storage.putFile(key, wavPath, 'audio/wav');
      return { music: { key, durationMs } };
    },
  };
}

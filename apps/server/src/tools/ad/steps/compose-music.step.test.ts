import { findRecipe, MOODS, type MusicChoice, urlToVideoInput } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import type { MusicEngine, MusicRequest } from '#src/engines/music/music.ts';
import { runStepAlone } from '#src/runner/test-run-step.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import { createComposeMusicStep } from './compose-music.step.ts';
import { getResult } from './results.ts';

const SEED = 7;

/** Runs the step; returns the request to the music engine, undefined for no music, and the step's result. */
async function run(music: MusicChoice) {
  let asked: MusicRequest | undefined;
  const engine: MusicEngine = {
    id: 'fake',
    compose(request) {
      asked = request;
      const { effectIds = [] } = request;
      const effects = effectIds.map((id) => ({ id, wavPath: `${id}.wav`, durationMs: 500, onsetMs: 0, peakMs: 90 }));
      return Promise.resolve({ wavPath: 'music.wav', tempoBpm: 100, beatsMs: [], barsMs: [], accentsMs: [], effects });
    },
    listTempos: ({ tempoBpm = 100 }) => ({ tempos: [{ bpm: tempoBpm, distance: 0 }], pulsesPerBeat: 2 }),
    playEffects: () => Promise.resolve([]),
  };
  const results = {
    read_product: { product: { name: 'Reading Lamp', selling_points: [], images: [] } },
    write_script: { scripts: [{ scenes: [{ role: 'hook' }, { role: 'call_to_action' }] }] },
    speak: {
      voice: { key: 'voice.wav', durationMs: 4000 },
      otherVoices: [],
      voices: [{ durationMs: 2000 }, { durationMs: 2000 }],
      lengthMs: 6000,
    },
  };
  const context = {
    folder: '/none',
    workPrefix: 'work/',
    storage: { putFile: () => Promise.resolve() },
    progress: () => undefined,
  } as unknown as StepContext;
  const input = urlToVideoInput.parse({ link: 'https://shop.example/lamp', music });
  const composed = await runStepAlone(
    createComposeMusicStep({ music: engine }),
    { input, seed: SEED },
    results,
    context,
  );
  return { asked, result: getResult({ compose_music: composed }, 'compose_music') };
}

const compose = async (music: MusicChoice) => (await run(music)).asked;

it('plays a piece of the library as it is written, whatever the seed of the ad', async () => {
  const { mood, tempoBpm, key, seed } = findRecipe('neon-coast') ?? {};
  expect(await compose('neon-coast')).toMatchObject({ mood, tempoBpm, key, seed, durationMs: 6000 });
});

it('composes in the chosen mood, or in one that suits the product, by the seed of the ad', async () => {
  const jazz = await compose('funk');
  const suited = await compose('auto');
  expect(jazz?.mood).toBe('funk');
  expect(MOODS).toContain(suited?.mood);
  for (const asked of [jazz, suited]) expect(asked).not.toHaveProperty('tempoBpm');
  expect(jazz?.seed).toBe(suited?.seed);
});

it('passes the cuts to the music, and the cuts with the effects to the timeline', async () => {
  const { asked, result } = await run('funk');
  expect(asked?.cutsMs).toHaveLength(1);
  expect(asked?.cutsMs?.[0]).toBe(result.audio?.scenes[1]?.startMs);
  // At 100 bpm a beat is 600 ms.
  expect((asked?.cutsMs?.[0] ?? 1) % 300).toBeCloseTo(0, 6);
  expect(asked).toMatchObject({ exactTempoBpm: 100, form: { climaxMs: asked?.cutsMs?.[0] } });
  expect(result.audio?.effects.length).toBeGreaterThan(8);
  expect(new Set(result.audio?.effects.map(({ key }) => key)).size).toBe(result.audio?.effects.length);
});

it('makes neither music nor effects if the user adds their own audio to the ad', async () => {
  expect((await run('none')).result).toEqual({ music: null });
});

it('requests nothing for an ad without music', async () => {
  expect(await compose('none')).toBeUndefined();
});

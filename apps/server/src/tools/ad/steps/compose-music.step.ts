import { findRecipe, type Mood, type MusicChoice, type Product, type SceneRole } from '@reelwright/contracts';
import type { EffectFile, MusicEngine, MusicRequest } from '#src/engines/music/music.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import {
  type AdEffect,
  characterOf,
  chooseEffects,
  chooseMood,
  chooseTempo,
  listChosenEffects,
  listSpokenScenes,
  settingsOfVariant,
} from '@reelwright/ad';
import { defineStep, scriptOf } from './results.ts';

/** Chooses the piece: a piece of the library as it is written, else a new one in a mood. */
function choosePiece(
  wanted: Exclude<MusicChoice, 'none'>,
  { product, roles, seed }: { product: Product; roles: readonly SceneRole[]; seed: number },
): Pick<MusicRequest, 'mood' | 'seed' | 'tempoBpm' | 'key'> {
  const recipe = findRecipe(wanted);
  if (recipe) return { mood: recipe.mood, tempoBpm: recipe.tempoBpm, key: recipe.key, seed: recipe.seed };
  return { mood: wanted === 'auto' ? chooseMood(product, { roles, seed }) : (wanted as Mood), seed };
}

/**
 * Aligns the ad's cuts with the beats of a tempo, composes music of the same length that changes with the ad's scenes,
 * and makes the matching effects.
 */
export function createComposeMusicStep({ music }: { music: MusicEngine }) {
  return defineStep({
    name: 'compose_music',
    weight: 2,
    isPerVariant: true,
    after: ['read_product', 'write_script', 'speak'],
    reads({ input, seed, variant }) {
      const { music: wanted, scenes, seed: own } = settingsOfVariant(input, { seed, variant });
      return { wanted, seed: own, wishes: scenes?.map(({ min_duration_ms }) => ({ min_duration_ms })) };
    },
    async run({ wanted, seed, wishes }, { read_product: { product }, write_script, speak }, context) {
      if (wanted === 'none') return { music: null };
      const { folder, signal, storage, workPrefix, runHeavy } = context;
      const script = scriptOf(write_script, context.variant);
      const { lengthMs: durationMs, voices } = speak;
      const spoken = listSpokenScenes(script, voices, wishes);
      const roles = spoken.map(({ role }) => role);
      const piece = choosePiece(wanted, { product, roles, seed });
      const { tempoBpm, scenes, form } = chooseTempo(spoken, durationMs, music.listTempos(piece));
      const cutsMs = scenes.slice(1).map(({ startMs }) => startMs);
      const character = characterOf(piece.mood);
      const effectIds = listChosenEffects(chooseEffects({ character, seed }));
      const request = { ...piece, durationMs, exactTempoBpm: tempoBpm, form, cutsMs, effectIds, folder, signal };
      const { wavPath, beatsMs, barsMs, effects: files } = await runHeavy('music', () => music.compose(request));
      const key = `${workPrefix}music.wav`;
      await storage.putFile(key, wavPath, 'audio/wav');
      const effects = await storeEffects(files, context);
      const endingMs = beatsMs.at(-1) ?? durationMs;
      return { music: { key, durationMs, beatsMs, barsMs }, audio: { scenes, endingMs, character, effects } };
    },
  });
}

async function storeEffects(files: readonly EffectFile[], { storage, workPrefix }: StepContext): Promise<AdEffect[]> {
  const effects: AdEffect[] = [];
  for (const { wavPath, ...effect } of files) {
    const key = `${workPrefix}effect-${effect.id}.wav`;
    await storage.putFile(key, wavPath, 'audio/wav');
    effects.push({ ...effect, key });
  }
  return effects;
}

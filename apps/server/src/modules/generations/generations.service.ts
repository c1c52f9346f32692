import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  type CallData,
  type CheckedInput,
  EMBEDDED_MODEL_ID,
  sizeOfRatio,
  type UiLanguage,
} from '@reelwright/contracts';
import { enhancePrompt, nameReadyScene, nameSceneGroup, READY_SCENES, suggestPrompts } from '@reelwright/scene';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { GenerationEngine } from '../../engines/generation/generation.ts';
import { isReadyScene, planScene } from '../../engines/generation/plan-scene.ts';
import type { Clock } from '../../platform/clock.ts';
import type { HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
import { noOperationMemory } from '../../platform/media-providers/no-operation-memory.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import { presentAccount } from './present-account.ts';

export interface GenerationsDependencies {
  generation: GenerationEngine;
  storage: Pick<Storage, 'head' | 'putFile' | 'signGet' | 'list' | 'delete'>;
  clock: Clock;
  heavyWork: HeavyWorkGate;
  makeFolder(): Promise<TempFolder>;
}

const URL_LIFETIME_S = 3600;
const PREVIEW_SIDE_PX = 320;
const SCENES_FOLDER = 'generation-scenes/';
const PROMPTS_FOLDER = 'generation-previews/';
/** A drawing of a prompt is kept as long as its signed address is valid, and some more. */
const PROMPT_DRAWING_KEPT_MS = 2 * URL_LIFETIME_S * 1000;
/** Raised when the engine draws otherwise: old previews are then drawn anew. */
const DRAWING_VERSION = 3;

const LANGUAGE_OF_HAN = /\p{Script=Han}/u;

export function createGenerationsService({
  generation,
  storage,
  clock,
  heavyWork,
  makeFolder,
}: GenerationsDependencies) {
  const drawing = new Map<string, Promise<void>>();
  // Other requests may wait for the same image.
  const untilDone = new AbortController().signal;

  async function draw(key: string, request: ReturnType<typeof toDrawing>): Promise<void> {
    const embedded = generation.findModel(EMBEDDED_MODEL_ID);
    if (!embedded?.makeImage) throw new AppError('MODEL_UNAVAILABLE');
    const folder = await makeFolder();
    try {
      const outputPath = path.join(folder.path, 'preview.png');
      await embedded.makeImage(
        { ...request, source: { kind: 'text' }, creativity: 0, outputPath },
        { signal: untilDone, onProgress: () => undefined, memory: noOperationMemory, folder: folder.path },
      );
      await storage.putFile(key, outputPath, 'image/png');
    } finally {
      await folder.remove();
    }
  }

  return {
    listOptions(language: UiLanguage): CallData<'getGenerationOptions'> {
      return {
        models: generation.models.map(({ facts }) => facts),
        scenes: READY_SCENES.map(({ id, group }) => ({
          id,
          name: nameReadyScene(id, language),
          group,
          group_name: nameSceneGroup(group, language),
        })),
        prompts: {
          image: suggestPrompts(language, 'text_to_image'),
          product: suggestPrompts(language, 'product_scene'),
          clip: suggestPrompts(language, 'clip'),
        },
      };
    },
    preview(input: CheckedInput<'previewGeneration'>, language: UiLanguage): CallData<'previewGeneration'> {
      const { account, move, effects } = planScene({
        prompt: input.prompt,
        negative: input.negative_prompt,
        sceneId: input.scene_id,
        hasProduct: input.has_product,
        canMove: input.can_move,
      });
      return {
        account: presentAccount(account, language),
        move,
        effects,
        provider_models: generation.models.flatMap(({ facts: { id, provider } }) => (provider === null ? [] : [id])),
      };
    },
    /** Throws NOT_FOUND for an unknown scene, PROMPT_PROHIBITED, SYSTEM_BUSY and what the engine throws. */
    async drawPreview(
      actor: Actor,
      input: CheckedInput<'drawGenerationPreview'>,
    ): Promise<CallData<'drawGenerationPreview'>> {
      if (input.scene_id !== null && !isReadyScene(input.scene_id)) throw new AppError('NOT_FOUND');
      const request = toDrawing(input);
      const { graph, seed, width, height } = request;
      const hash = createHash('sha256')
        .update(JSON.stringify([DRAWING_VERSION, graph, seed, width, height]))
        .digest('hex');
      // Ready scenes are shown to everybody; what somebody typed is shown once.
      const folder = input.prompt === '' ? SCENES_FOLDER : PROMPTS_FOLDER;
      const key = `${folder}${hash.slice(0, 32)}.png`;
      if (!(await storage.head(key))) {
        const drawn =
          drawing.get(key) ??
          heavyWork
            .run({ kind: 'tracePreview', owner: actor, from: 'call', signal: untilDone }, () => draw(key, request))
            .finally(() => drawing.delete(key));
        drawing.set(key, drawn);
        await drawn;
      }
      return { url: await storage.signGet(key, { expiresInS: URL_LIFETIME_S }), width, height };
    },
    /** Deletes drawings of prompts that nobody looks at any more. */
    async purgeOld(signal: AbortSignal): Promise<void> {
      const before = clock.now().getTime() - PROMPT_DRAWING_KEPT_MS;
      for (const { key, modifiedAt } of await storage.list(PROMPTS_FOLDER)) {
        signal.throwIfAborted();
        if (modifiedAt.getTime() < before) await storage.delete(key);
      }
    },
    enhance({ prompt, seed }: CheckedInput<'enhancePrompt'>): CallData<'enhancePrompt'> {
      return { prompt: enhancePrompt(prompt, LANGUAGE_OF_HAN.test(prompt) ? 'zh-CN' : 'en', seed) };
    },
  };
}

export type GenerationsService = ReturnType<typeof createGenerationsService>;

function toDrawing({
  prompt,
  negative_prompt: negative,
  scene_id: sceneId,
  ratio,
  seed,
}: CheckedInput<'drawGenerationPreview'>) {
  const { graph, account } = planScene({ prompt, negative, sceneId, hasProduct: false, canMove: false });
  if (account.prohibited !== null) throw new AppError('PROMPT_PROHIBITED');
  return { prompt, negative, graph, seed, ...sizeOfRatio(ratio, { long: PREVIEW_SIDE_PX }) };
}

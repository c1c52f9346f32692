import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { priceClassOf } from '@reelwright/contracts';
import {
  experimental_getVideoStatus as getVideoStatus,
  experimental_startVideo as startVideo,
  type JSONValue,
} from 'ai';
import * as z from 'zod';
import { AppError } from '#src/app-error.ts';
import type { SaveGuarded } from '#src/platform/fetch/guarded-fetch.ts';
import type { ModelAccess } from '#src/platform/models/model-name.ts';
import type { ClipRequest, GenerationModel } from '../generation.ts';
import { payOnce } from './pay-once.ts';
import { speaksOfPolicy, translateProviderError } from './provider-errors.ts';

const PROVIDER = 'Google';
const START_TIMEOUT_MS = 60_000;
const DOWNLOAD = { maxBytes: 500 * 2 ** 20, timeoutMs: 10 * 60_000 } as const;
/** The lengths that Veo makes, in seconds. */
const LENGTHS = [4, 6, 8] as const;
const MAX_SILENCES = 8;
const noted = z.object({ operation: z.custom<JSONValue>((value) => value !== null && value !== undefined) });

interface Needs {
  access: ModelAccess;
  saveGuarded: SaveGuarded;
  /** Time between two questions. */
  pollMs?: number;
}

/** A clip model of Google (Veo): started once, and asked until it is done; a restart asks on. */
export function createGoogleClipModel(model: string, { access, saveGuarded, pollMs = 10_000 }: Needs): GenerationModel {
  const { apiKey, baseUrl } = access;
  const video = createGoogleGenerativeAI({
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  }).video(model);
  const id = `google:${model}`;

  return {
    facts: {
      id,
      name: model,
      provider: PROVIDER,
      image_modes: [],
      clip_modes: ['text', 'image', 'first_and_last'],
      price_class: priceClassOf(id),
      seconds: { min: LENGTHS[0], max: 8 },
      is_seeded: false,
      takes_negative: true,
      makes_audio: true,
      has_camera: false,
    },
    async makeClip(request, run) {
      const { memory, signal } = run;
      const before = noted.safeParse(await memory.read());
      const operation = before.success
        ? before.data.operation
        : (await payOnce(PROVIDER, run, () => start(request))).operation;
      if (!before.success) await memory.write({ operation });
      await save(await poll(operation, signal), request.outputPath, signal);
      return { width: request.width, height: request.height };
    },
  };

  async function start(request: ClipRequest) {
    const { source, prompt, negative, width, height, seconds, hasAudio } = request;
    const frame = async (path: string, frameType: 'first_frame' | 'last_frame') => ({
      image: await readFile(path),
      frameType,
    });
    const frameImages =
      source.kind === 'image'
        ? [await frame(source.path, 'first_frame')]
        : source.kind === 'first_and_last'
          ? [await frame(source.firstPath, 'first_frame'), await frame(source.lastPath, 'last_frame')]
          : [];
    return startVideo({
      model: video,
      prompt,
      ...(frameImages.length === 0 ? {} : { frameImages }),
      aspectRatio: width >= height ? '16:9' : '9:16',
      resolution: Math.min(width, height) > 720 ? '1920x1080' : '1280x720',
      duration: LENGTHS.find((length) => length >= seconds) ?? 8,
      generateAudio: hasAudio,
      ...(negative === '' ? {} : { providerOptions: { google: { negativePrompt: negative } } }),
      maxRetries: 0,
      // A shutdown waits for the answer: without it, nobody would know what was started.
      abortSignal: AbortSignal.timeout(START_TIMEOUT_MS),
    });
  }

  async function poll(operation: JSONValue, signal: AbortSignal) {
    let silences = 0;
    for (;;) {
      const status = await getVideoStatus(video, { operation, abortSignal: signal, maxRetries: 0 }).catch(
        (error: unknown) => {
          signal.throwIfAborted();
          silences += 1;
          if (silences >= MAX_SILENCES) throw translateProviderError(error, PROVIDER);
          return undefined;
        },
      );
      if (status) silences = 0;
      if (status?.status === 'completed') return status.videos;
      if (status?.status === 'error')
        throw speaksOfPolicy(status.error)
          ? new AppError('PROVIDER_POLICY', { provider: PROVIDER })
          : new AppError('PROVIDER_FAILED', { provider: PROVIDER, reason: status.error });
      await wait(pollMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  async function save(videos: Awaited<ReturnType<typeof poll>>, path: string, signal: AbortSignal): Promise<void> {
    const [first] = videos;
    switch (first?.type) {
      case 'url':
        await saveGuarded(first.url, { path, accept: 'video/mp4', signal, ...DOWNLOAD });
        return;
      case 'base64':
        await writeFile(path, Buffer.from(first.data, 'base64'), { signal });
        return;
      case 'binary':
        await writeFile(path, first.data, { signal });
        return;
      default:
        throw new AppError('PROVIDER_FAILED', { provider: PROVIDER, reason: 'the answer holds no video' });
    }
  }
}

import { readFile } from 'node:fs/promises';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { priceClassOf } from '@reelwright/contracts';
import { generateImage, type ImageModel } from 'ai';
import type { SDK_GENERATION_PROVIDERS } from '#src/platform/models/generation-model-name.ts';
import type { ModelAccess } from '#src/platform/models/model-name.ts';
import type { GenerationModel, ImageRequest } from '../generation.ts';
import { payOnce } from './pay-once.ts';
import { saveImage } from './save-image.ts';

type SdkProvider = (typeof SDK_GENERATION_PROVIDERS)[number];

const NAMES: Readonly<Record<SdkProvider, string>> = {
  openai: 'OpenAI',
  'openai-compatible': 'OpenAI-compatible',
  google: 'Google',
  xai: 'xAI',
};
/** xAI's models that take a ratio. */
const TAKES_RATIO = /imagine/i;
const TIMEOUT_MS = 5 * 60_000;
/** The shapes that these providers have, across by down. */
const OPENAI_SIZES = ['1024x1024', '1536x1024', '1024x1536'] as const;
const XAI_URL = 'https://api.x.ai/v1';
const XAI_RATIOS = ['1:1', '3:4', '4:3', '9:16', '16:9', '2:3', '3:2'] as const;
const GOOGLE_RATIOS = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const;

function openModel(provider: SdkProvider, model: string, { apiKey, baseUrl }: ModelAccess): ImageModel {
  const options = {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  };
  switch (provider) {
    case 'openai':
      return createOpenAI(options).image(model);
    case 'openai-compatible':
      return createOpenAICompatible({ ...options, name: 'openai-compatible', baseURL: baseUrl ?? '' }).imageModel(
        model,
      );
    case 'google':
      return createGoogleGenerativeAI(options).image(model);
    // Its images speak OpenAI's protocol (https://docs.x.ai/docs/guides/image-generation).
    case 'xai':
      return createOpenAICompatible({ ...options, name: 'xai', baseURL: baseUrl ?? XAI_URL }).imageModel(model);
  }
}

/** Returns the shape nearest to a size. */
function nearest<Shape extends string>(
  shapes: readonly Shape[],
  { width, height }: { width: number; height: number },
): Shape {
  const wanted = Math.log(width / height);
  const distance = (shape: Shape): number => {
    const [across = 1, down = 1] = shape.split(/[x:]/).map(Number);
    return Math.abs(Math.log(across / down) - wanted);
  };
  return shapes.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

function shapeOf(provider: SdkProvider, model: string, request: ImageRequest) {
  switch (provider) {
    case 'openai':
      return { size: nearest(OPENAI_SIZES, request) };
    case 'openai-compatible':
      return { size: `${request.width}x${request.height}` as const };
    case 'google':
      return { aspectRatio: nearest(GOOGLE_RATIOS, request) };
    // It knows no sizes, and ratios only where the model does.
    case 'xai':
      return TAKES_RATIO.test(model)
        ? { providerOptions: { xai: { aspect_ratio: nearest(XAI_RATIOS, request) } } }
        : {};
  }
}

/** A model of images that the AI SDK reaches. Its answer holds the image: there is nothing to poll. */
export function createSdkImageModel(provider: SdkProvider, model: string, access: ModelAccess): GenerationModel {
  const opened = openModel(provider, model, access);
  const id = `${provider}:${model}`;
  // xAI changes images by a call of another shape.
  const readsImages = provider !== 'xai' && !/imagen|dall-e-3/i.test(model);
  return {
    facts: {
      id,
      name: model,
      provider: NAMES[provider],
      image_modes: readsImages ? ['text', 'edit'] : ['text'],
      clip_modes: [],
      price_class: priceClassOf(id),
      seconds: null,
      is_seeded: false,
      takes_negative: false,
      makes_audio: false,
      has_camera: false,
    },
    async makeImage(request, run) {
      const { source, prompt, outputPath } = request;
      const images = source.kind === 'edit' ? [await readFile(source.path)] : [];
      const { image } = await payOnce(NAMES[provider], run, () =>
        generateImage({
          model: opened,
          prompt: images.length === 0 ? prompt : { text: prompt, images },
          ...shapeOf(provider, model, request),
          maxRetries: 0,
          abortSignal: AbortSignal.any([run.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        }),
      );
      return saveImage(image.uint8Array, outputPath, NAMES[provider]);
    },
  };
}

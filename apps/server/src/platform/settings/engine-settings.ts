import * as z from 'zod';
import { MODEL_PROVIDERS, splitModelName } from '../models/model-name.ts';
import { ONNX_SHAPES, type PixelPort, splitPixelModelName } from '../models/pixel-model-name.ts';
import { GENERATION_PROVIDERS, splitGenerationModelNames } from '../models/generation-model-name.ts';
import { defineSetting } from './define-setting.ts';

const modelKey = (provider: string) =>
  defineSetting({
    schema: z.string().min(1).optional(),
    shownDefault: 'none',
    allowed: 'the key that the provider gave you',
    description: `Key for models of ${provider}.`,
  });

const modelBaseUrl = (provider: string, shownDefault: string) =>
  defineSetting({
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    shownDefault,
    allowed: 'an http or https address, such as http://127.0.0.1:11434/v1',
    description: `Where models of ${provider} are reached.`,
  });

const pixelModel = <Port extends PixelPort>(
  port: Port,
  { shownDefault, description }: { shownDefault: string; description: string },
) =>
  defineSetting({
    schema: z
      .string()
      .refine((name) => splitPixelModelName(port, name) !== null)
      .transform((name) => splitPixelModelName(port, name) ?? undefined)
      .optional(),
    shownDefault,
    allowed: `shape:path with one of ${ONNX_SHAPES[port].join(', ')}, such as ${ONNX_SHAPES[port][0]}:/models/model.onnx, or fal:model or replicate:owner/model`,
    description,
  });

const generationModels = (what: string, example: string) =>
  defineSetting({
    schema: z
      .string()
      .refine((names) => splitGenerationModelNames(names) !== null)
      .transform((names) => splitGenerationModelNames(names) ?? [])
      .default([]),
    shownDefault: 'none: the embedded engine alone',
    allowed: `names with commas between them, such as ${example}, with ${GENERATION_PROVIDERS.join(', ')}, or comfyui:/path/workflow.json`,
    description: `Models of providers that users may choose for ${what}. Fields of a model of fal or Replicate are named by a query: fal:owner/model?image=start_image_url&last=tail_image_url.`,
  });

const DEFAULT_SPEECH_VOICES =
  'nova:female,onyx:male,coral:female,echo:male,sage:female,ash:male,shimmer:female,verse:male';

const parseVoices = (text: string): { name: string; gender: 'female' | 'male' }[] =>
  text.split(',').map((pair) => {
    const [name = '', gender] = pair.trim().split(':');
    return { name, gender: gender === 'male' ? 'male' : 'female' };
  });

/** What renders, writes and speaks. */
export const ENGINE_SETTINGS = {
  RENDER_ENCODER: defineSetting({
    schema: z.enum(['auto', 'software']).default('auto'),
    shownDefault: 'auto',
    allowed: 'auto or software',
    description:
      'What encodes videos: `auto` uses a hardware encoder that ffmpeg offers and that works; `software` never does, so that the same input always gives the same bytes.',
  }),
  WRITING_MODEL: defineSetting({
    schema: z
      .string()
      .refine((name) => splitModelName(name) !== null)
      .optional(),
    shownDefault: 'none: the embedded copywriter',
    allowed: `provider:model, such as openai:gpt-5-mini, with one of ${MODEL_PROVIDERS.join(', ')}`,
    description: 'Language model that writes the scripts. Where it fails, the embedded copywriter writes.',
  }),
  SPEECH_MODEL: defineSetting({
    schema: z
      .string()
      .refine((name) => splitModelName(name) !== null)
      .optional(),
    shownDefault: 'none: the embedded voices',
    allowed: `provider:model, such as openai:gpt-4o-mini-tts, with one of ${MODEL_PROVIDERS.join(', ')}`,
    description: 'Speech model whose voices are offered before the embedded ones.',
  }),
  SPEECH_VOICES: defineSetting({
    schema: z
      .string()
      .regex(/^[^:,\s]+:(?:female|male)(?:\s*,\s*[^:,\s]+:(?:female|male))*$/)
      .default(DEFAULT_SPEECH_VOICES)
      .transform(parseVoices),
    shownDefault: DEFAULT_SPEECH_VOICES,
    allowed: 'name:gender pairs separated by commas, such as nova:female,onyx:male',
    description: 'Voices of the speech model, as its provider names them. Each speaks every language.',
  }),
  ANALYSIS_MODEL: defineSetting({
    schema: z
      .string()
      .refine((name) => splitModelName(name) !== null)
      .optional(),
    shownDefault: 'none: the embedded analysis',
    allowed: `provider:model, such as openai:gpt-5-mini, with one of ${MODEL_PROVIDERS.join(', ')}`,
    description:
      'Model with vision that counts faces and reads texts in images and videos of the library. Where it fails, the embedded analysis does.',
  }),
  TRANSCRIPTION_MODEL: defineSetting({
    schema: z
      .string()
      .refine((name) => splitModelName(name) !== null)
      .optional(),
    shownDefault: 'none: the words of uploads are not searched',
    allowed: 'provider:model, such as openai:gpt-4o-transcribe, with openai or openai-compatible',
    description:
      'Model that writes down what is spoken in videos and audio of the library, so that the search finds it. No embedded engine does.',
  }),
  YT_DLP_PATH: defineSetting({
    schema: z
      .string()
      .refine((path) => path.startsWith('/'))
      .optional(),
    shownDefault: 'none: files, HLS, DASH and pages that name their video',
    allowed: 'an absolute path, such as /usr/local/bin/yt-dlp',
    description:
      'The program yt-dlp, which you install and keep current yourself. With it, the downloaders also know the sites that it knows.',
  }),
  CUT_OUT_MODEL: pixelModel('cutOut', {
    shownDefault: 'none: plain backgrounds alone, others by marks',
    description:
      'Model that separates subjects where the embedded engine would ask for marks: a local ONNX file, or a model of a provider.',
  }),
  ERASE_MODEL: pixelModel('erase', {
    shownDefault: 'none: what other frames show, else what surrounds it',
    description:
      'Model that fills what is erased from videos and no other frame shows: a local ONNX file, or a model of a provider.',
  }),
  ENHANCE_MODEL: pixelModel('enhance', {
    shownDefault: 'none: videos are enlarged without a model',
    description: 'Model that enlarges videos: a local ONNX file, or a model of a provider.',
  }),
  IMAGE_MODELS: generationModels('images', 'openai:gpt-image-1,fal:fal-ai/flux/dev'),
  CLIP_MODELS: generationModels('clips', 'google:veo-3.1-generate-preview,replicate:owner/model'),
  COMFYUI_BASE_URL: modelBaseUrl('a ComfyUI server', 'none'),
  FAL_API_KEY: modelKey('fal'),
  FAL_BASE_URL: modelBaseUrl('fal', "fal's own addresses"),
  REPLICATE_API_KEY: modelKey('Replicate'),
  REPLICATE_BASE_URL: modelBaseUrl('Replicate', "Replicate's own address"),
  OPENAI_API_KEY: modelKey('OpenAI'),
  OPENAI_BASE_URL: modelBaseUrl('OpenAI', "OpenAI's own address"),
  OPENAI_COMPATIBLE_API_KEY: modelKey('an OpenAI-compatible server'),
  OPENAI_COMPATIBLE_BASE_URL: modelBaseUrl('an OpenAI-compatible server', 'none'),
  ANTHROPIC_API_KEY: modelKey('Anthropic'),
  ANTHROPIC_BASE_URL: modelBaseUrl('Anthropic', "Anthropic's own address"),
  GOOGLE_API_KEY: modelKey('Google'),
  GOOGLE_BASE_URL: modelBaseUrl('Google', "Google's own address"),
  XAI_API_KEY: modelKey('xAI'),
  XAI_BASE_URL: modelBaseUrl('xAI', "xAI's own address"),
} as const;

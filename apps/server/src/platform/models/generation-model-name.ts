import { type MediaModelName, splitMediaModelName } from '../media-providers/media-provider-name.ts';

/** Providers of the AI SDK that make images or clips. */
export const SDK_GENERATION_PROVIDERS = ['openai', 'openai-compatible', 'google', 'xai'] as const;
export const GENERATION_PROVIDERS = [...SDK_GENERATION_PROVIDERS, 'fal', 'replicate'] as const;

/** What a model of a queue calls its fields; `-` is not sent. */
export const QUEUE_FIELDS = ['prompt', 'negative', 'seed', 'image', 'last', 'duration', 'ratio', 'audio'] as const;
export type QueueField = (typeof QUEUE_FIELDS)[number];
export type QueueFieldNames = Readonly<Partial<Record<QueueField, string>>>;

/** A model that makes images or clips, as a setting names it. */
export type GenerationModelName =
  | { kind: 'sdk'; provider: (typeof SDK_GENERATION_PROVIDERS)[number]; model: string }
  | ({ kind: 'queue'; fields: QueueFieldNames } & MediaModelName)
  | { kind: 'comfyui'; workflowPath: string };

/**
 * Splits `openai:gpt-image-1`, `fal:fal-ai/flux/dev?image=image_url` or `comfyui:/workflows/sdxl.json`. Returns null for
 * what names no model.
 */
export function splitGenerationModelName(name: string): GenerationModelName | null {
  const at = name.indexOf(':');
  const [provider, rest] = [name.slice(0, at), name.slice(at + 1)];
  if (at < 1 || rest === '') return null;
  if (provider === 'comfyui') return rest.startsWith('/') ? { kind: 'comfyui', workflowPath: rest } : null;
  const sdk = SDK_GENERATION_PROVIDERS.find((known) => known === provider);
  if (sdk !== undefined) return { kind: 'sdk', provider: sdk, model: rest };
  const [model = '', query = ''] = rest.split('?');
  const media = splitMediaModelName(`${provider}:${model}`);
  const fields = readFields(query);
  return media && fields && { kind: 'queue', ...media, fields };
}

function readFields(query: string): QueueFieldNames | null {
  const pairs = [...new URLSearchParams(query)];
  const isKnown = pairs.every(([field]) => (QUEUE_FIELDS as readonly string[]).includes(field));
  return isKnown ? (Object.fromEntries(pairs) as QueueFieldNames) : null;
}

/** Splits names with commas between them; null if one names no model. */
export function splitGenerationModelNames(names: string): GenerationModelName[] | null {
  const split = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(splitGenerationModelName);
  return split.includes(null) ? null : (split as GenerationModelName[]);
}

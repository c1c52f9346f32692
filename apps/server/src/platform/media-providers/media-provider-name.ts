export const MEDIA_PROVIDERS = ['fal', 'replicate'] as const;
export type MediaProviderName = (typeof MEDIA_PROVIDERS)[number];

/** Whoever runs a queue of media models: a provider, or the operator's own ComfyUI server. */
export type MediaQueueName = MediaProviderName | 'comfyui';

/** Key and address of a provider of media models; without an address, the provider's own. */
export interface MediaProviderAccess {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

export type MediaProviderAccesses = Readonly<Record<MediaProviderName, MediaProviderAccess>>;

export interface MediaModelName {
  provider: MediaProviderName;
  /** As the provider names it: `fal-ai/birefnet/v2`, `owner/name` or `owner/name:version`. */
  model: string;
}

const MODEL_PATH = /^[\w.-]+(?:\/[\w.-]+){1,5}(?::[0-9a-f]{16,64})?$/i;

/** Splits `replicate:owner/name:version` into its parts. Returns null for what names no model of these providers. */
export function splitMediaModelName(name: string): MediaModelName | null {
  const at = name.indexOf(':');
  const provider = MEDIA_PROVIDERS.find((known) => known === name.slice(0, at));
  const model = name.slice(at + 1);
  const isModel = MODEL_PATH.test(model) && !model.split(/[/:]/).some((part) => /^\.+$/.test(part));
  return provider === undefined || !isModel ? null : { provider, model };
}

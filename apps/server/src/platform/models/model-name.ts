export const MODEL_PROVIDERS = ['openai', 'openai-compatible', 'anthropic', 'google'] as const;
export type ModelProviderName = (typeof MODEL_PROVIDERS)[number];

/** Address and key of a provider. Both are optional: the provider's own address, no key. */
export interface ModelAccess {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

export type ModelAccesses = Readonly<Record<ModelProviderName, ModelAccess>>;
/** With the providers that make images, and write nothing. */
export type GenerationAccesses = ModelAccesses & { readonly xai: ModelAccess };

/**
 * Splits `openai:gpt-5-mini` into its parts; the model's own name may contain colons. Returns null if the part before
 * the first colon is no known provider.
 */
export function splitModelName(name: string): { provider: ModelProviderName; model: string } | null {
  const at = name.indexOf(':');
  const provider = MODEL_PROVIDERS.find((known) => known === name.slice(0, at));
  const model = name.slice(at + 1);
  return provider === undefined || model === '' ? null : { provider, model };
}

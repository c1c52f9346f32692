export const MODEL_PROVIDERS = ['openai', 'openai-compatible', 'anthropic', 'google'] as const;
export type ModelProviderName = (typeof MODEL_PROVIDERS)[number];

/** How a provider is reached. Both may be left out: its own address, no key. */
export interface ModelAccess {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

export type ModelAccesses = Readonly<Record<ModelProviderName, ModelAccess>>;

/** `openai:gpt-5-mini` in its parts; the model's own name may hold colons. Null where no known provider stands before the first. */
export function splitModelName(name: string): { provider: ModelProviderName; model: string } | null {
  const at = name.indexOf(':');
  const provider = MODEL_PROVIDERS.find((known) => known === name.slice(0, at));
  const model = name.slice(at + 1);
  return provider === undefined || model === '' ? null : { provider, model };
}

import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel, SpeechModel, TranscriptionModel } from 'ai';
import { StartupError } from '../settings/startup-error.ts';
import {
  MODEL_PROVIDERS,
  type ModelAccess,
  type ModelAccesses,
  type ModelProviderName,
  splitModelName,
} from './model-name.ts';

/**
 * Opens a language model by its name, such as `anthropic:claude-sonnet-5`. Throws StartupError if its provider is not
 * configured for it.
 */
export function openLanguageModel(name: string, accesses: ModelAccesses): LanguageModel {
  const { provider, model, access } = findAccess(name, accesses);
  switch (provider) {
    case 'openai':
      // Uses chat completions, which OpenAI-compatible servers support too; the SDK's default is the Responses API.
      return createOpenAI(toOptions(access)).chat(model);
    case 'anthropic':
      return createAnthropic(toOptions(access)).languageModel(model);
    case 'google':
      return createGoogleGenerativeAI(toOptions(access)).languageModel(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        ...toOptions(access),
        name: provider,
        baseURL: requireBaseUrl(access),
        supportsStructuredOutputs: true,
      }).languageModel(model);
  }
}

/** Opens a speech model by its name, such as `openai:gpt-4o-mini-tts`. Throws StartupError if there is none. */
export function openSpeechModel(name: string, accesses: ModelAccesses): SpeechModel {
  const { provider, model, access } = findAccess(name, accesses);
  switch (provider) {
    case 'openai':
      return createOpenAI(toOptions(access)).speech(model);
    case 'openai-compatible':
      // Self-hosted servers implement OpenAI's `/audio/speech`. Many need no key, but the SDK demands one.
      return createOpenAI({ apiKey: access.apiKey ?? 'none', baseURL: requireBaseUrl(access) }).speech(model);
    case 'google':
      return createGoogleGenerativeAI(toOptions(access)).speech(model);
    case 'anthropic':
      throw new StartupError(`${name}: ${provider} has no speech models.`);
  }
}

/** Opens a transcription model, such as `openai:gpt-4o-transcribe`. Throws StartupError if there is none. */
export function openTranscriptionModel(name: string, accesses: ModelAccesses): TranscriptionModel {
  const { provider, model, access } = findAccess(name, accesses);
  switch (provider) {
    case 'openai':
      return createOpenAI(toOptions(access)).transcription(model);
    case 'openai-compatible':
      // Self-hosted servers of Whisper implement OpenAI's `/audio/transcriptions`.
      return createOpenAI({ apiKey: access.apiKey ?? 'none', baseURL: requireBaseUrl(access) }).transcription(model);
    case 'google':
    case 'anthropic':
      throw new StartupError(`${name}: ${provider} has no transcription models.`);
  }
}

function findAccess(name: string, accesses: ModelAccesses) {
  const parts = splitModelName(name);
  if (parts === null)
    throw new StartupError(
      `"${name}" names no model. Write provider:model, with one of ${MODEL_PROVIDERS.join(', ')}.`,
    );
  const access = accesses[parts.provider];
  if (access.apiKey === undefined && parts.provider !== 'openai-compatible')
    throw new StartupError(`${name} needs a key: set ${keyVariableOf(parts.provider)}.`);
  return { ...parts, access };
}

function keyVariableOf(provider: ModelProviderName): string {
  return `${provider.toUpperCase().replaceAll('-', '_')}_API_KEY`;
}

function requireBaseUrl({ baseUrl }: ModelAccess): string {
  if (baseUrl === undefined)
    throw new StartupError('An OpenAI-compatible server needs its address: set OPENAI_COMPATIBLE_BASE_URL.');
  return baseUrl;
}

function toOptions({ apiKey, baseUrl }: ModelAccess): { apiKey?: string; baseURL?: string } {
  return {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  };
}

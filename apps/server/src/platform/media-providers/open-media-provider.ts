import { StartupError } from '../settings/startup-error.ts';
import { createFal } from './fal.ts';
import {
  type MediaModelName,
  type MediaProviderAccesses,
  type MediaProviderName,
  type MediaQueueName,
  splitMediaModelName,
} from './media-provider-name.ts';
import type { MediaProvider } from './media-provider.ts';
import { createReplicate } from './replicate.ts';

const OPEN = { fal: createFal, replicate: createReplicate } as const;

/** A model of a provider, ready to be started. */
export interface MediaModel<Name extends MediaQueueName = MediaProviderName> {
  provider: MediaProvider<Name>;
  model: string;
}

/** Opens a model by its name, such as `fal:fal-ai/birefnet/v2`. Throws StartupError if its provider has no key. */
export function openMediaModel(name: string | MediaModelName, accesses: MediaProviderAccesses): MediaModel {
  const parts = typeof name === 'string' ? requireParts(name) : name;
  const access = accesses[parts.provider];
  if (access.apiKey === undefined)
    throw new StartupError(
      `${parts.provider}:${parts.model} needs a key: set ${parts.provider.toUpperCase()}_API_KEY.`,
    );
  return { provider: OPEN[parts.provider](access), model: parts.model };
}

function requireParts(name: string): MediaModelName {
  const parts = splitMediaModelName(name);
  if (parts === null) throw new StartupError(`"${name}" names no model of fal or Replicate.`);
  return parts;
}

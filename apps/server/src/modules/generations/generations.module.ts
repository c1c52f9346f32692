import type { GenerationEngine } from '../../engines/generation/generation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { generationHandlers } from './generations.routes.ts';
import { createGenerationsService } from './generations.service.ts';

interface GenerationsNeeds extends Pick<Platform, 'storage' | 'temp' | 'heavyWork' | 'clock'> {
  generation: GenerationEngine;
}

/** What users see before they generate: models, scenes, and what the embedded engine makes of a prompt. */
export function openGenerations({ temp, ...needs }: GenerationsNeeds) {
  const service = createGenerationsService({ ...needs, makeFolder: () => temp.makeFolder('generation') });
  return {
    service,
    handlers: generationHandlers(service),
    cleanUp: (signal) => service.purgeOld(signal),
  } satisfies OpenModule;
}

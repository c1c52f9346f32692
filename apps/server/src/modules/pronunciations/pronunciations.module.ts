import type { SpeechEngine } from '../../engines/speech/speech.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { pronunciationHandlers } from './pronunciations.routes.ts';
import { createPronunciationsService } from './pronunciations.service.ts';

interface PronunciationsNeeds extends Pick<Platform, 'database' | 'clock' | 'temp' | 'runProgram' | 'heavyWork'> {
  speech: SpeechEngine;
}

export function openPronunciations({ temp, ...needs }: PronunciationsNeeds) {
  const service = createPronunciationsService({ ...needs, makeFolder: () => temp.makeFolder('word') });
  return { service, handlers: pronunciationHandlers(service) } satisfies OpenModule;
}

import type { SpeechEngine } from '../../engines/speech/speech.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { createVoicesService } from './voices.service.ts';
import { voiceHandlers } from './voices.routes.ts';

interface VoicesNeeds extends Pick<Platform, 'storage' | 'temp' | 'runProgram' | 'heavyWork'> {
  speech: SpeechEngine;
}

export function openVoices({ temp, ...needs }: VoicesNeeds) {
  const service = createVoicesService({ ...needs, makeFolder: () => temp.makeFolder('voice') });
  return { service, handlers: voiceHandlers(service) } satisfies OpenModule;
}

import type { Handlers } from '../../platform/http/handlers.ts';
import type { VoicesService } from './voices.service.ts';

export function voiceHandlers(voices: VoicesService): Pick<Handlers, 'listVoices' | 'getVoiceSample'> {
  return {
    listVoices: async ({ language }) => voices.listVoices(language),
    getVoiceSample: ({ voice_id: voiceId }, { actor }) => voices.getVoiceSample(actor, voiceId),
  };
}

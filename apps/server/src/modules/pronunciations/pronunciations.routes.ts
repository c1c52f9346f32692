import type { Handlers } from '../../platform/http/handlers.ts';
import type { PronunciationsService } from './pronunciations.service.ts';

type PronunciationCalls = 'listPronunciations' | 'savePronunciation' | 'deletePronunciation' | 'playPronunciation';

export function pronunciationHandlers(pronunciations: PronunciationsService): Pick<Handlers, PronunciationCalls> {
  return {
    listPronunciations: (_input, { actor }) => pronunciations.listPronunciations(actor),
    savePronunciation: (input, { actor }) => pronunciations.savePronunciation(actor, input),
    async deletePronunciation({ id }, { actor }) {
      await pronunciations.deletePronunciation(actor, id);
      return {};
    },
    playPronunciation: (input, { actor, signal }) => pronunciations.playPronunciation(actor, input, signal),
  };
}

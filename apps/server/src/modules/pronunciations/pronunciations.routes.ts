import type { Handlers } from '../../platform/http/handlers.ts';
import type { PronunciationsService } from './pronunciations.service.ts';

type PronunciationCalls = 'listPronunciations' | 'savePronunciation' | 'deletePronunciation' | 'playPronunciation';

export function pronunciationHandlers(pronunciations: PronunciationsService): Pick<Handlers, PronunciationCalls> {
  return {
    listPronunciations: (_input, { user }) => pronunciations.listPronunciations(user.userId),
    savePronunciation: (input, { user }) => pronunciations.savePronunciation(user.userId, input),
    async deletePronunciation({ id }, { user }) {
      await pronunciations.deletePronunciation(user.userId, id);
      return {};
    },
    playPronunciation: (input, { signal }) => pronunciations.playPronunciation(input, signal),
  };
}

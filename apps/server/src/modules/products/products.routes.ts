import { AD_LANGUAGES, AD_RATIOS, AD_RESOLUTIONS, MUSIC_MOODS } from '@reelwright/contracts';
import type { Voice } from '../../engines/speech/speech.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ProductsService } from './products.service.ts';

/** The lengths the form offers; the API takes any between the limits. */
const OFFERED_LENGTHS_S = [15, 30, 45, 60];

/** `voices` are the speech engine's. */
export function productHandlers(
  products: ProductsService,
  { voices }: { voices: readonly Voice[] },
): Pick<Handlers, 'analyseUrl' | 'getDictList'> {
  return {
    analyseUrl: ({ url }, { signal }) => products.analyseUrl(url, { signal }),
    getDictList: async () => ({
      ratios: [...AD_RATIOS],
      resolutions: [...AD_RESOLUTIONS],
      lengths_s: OFFERED_LENGTHS_S,
      languages: [...AD_LANGUAGES],
      voices: voices.map(({ id, name, language, gender }) => ({ id, name, language, gender })),
      music: [...MUSIC_MOODS],
    }),
  };
}

import {
  AD_LANGUAGES,
  AD_RATIOS,
  AD_RESOLUTIONS,
  type AdLanguage,
  MUSIC_CHOICES,
  type Voice,
} from '@reelwright/contracts';
import type { WritingEngine } from '../../engines/writing/writing.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listTextLanguages } from './list-text-languages.ts';
import type { ProductsService } from './products.service.ts';

/** Lengths that the form offers; the API accepts any length between the limits. */
const OFFERED_LENGTHS_S = [15, 30, 45, 60];

const isAdLanguage = (language: string): language is AdLanguage => AD_LANGUAGES.some((own) => own === language);

/** `voices` are the voices of the speech engine; only voices of languages in which ads are written are offered. */
export function productHandlers(
  products: ProductsService,
  { voices, writing }: { voices: readonly Voice[]; writing: Pick<WritingEngine, 'canUseTexts'> },
): Pick<Handlers, 'analyseUrl' | 'getDictList'> {
  return {
    analyseUrl: async ({ url }, { actor, signal }) => {
      const page = await products.analyseUrl(url, { signal });
      return { ...page, text_languages: await listTextLanguages(writing, { product: page.product, actor, signal }) };
    },
    getDictList: async () => ({
      ratios: [...AD_RATIOS],
      resolutions: [...AD_RESOLUTIONS],
      lengths_s: OFFERED_LENGTHS_S,
      languages: [...AD_LANGUAGES],
      voices: voices.flatMap(({ id, name, language, gender, accent }) =>
        isAdLanguage(language) ? [{ id, name, language, gender, ...(accent ? { accent } : {}) }] : [],
      ),
      music: [...MUSIC_CHOICES],
    }),
  };
}

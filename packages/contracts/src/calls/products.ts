import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { product, productFieldSource } from '../product.ts';
import { AD_LANGUAGES } from '../languages.ts';
import { MUSIC_CHOICES } from '../music.ts';
import { AD_RATIOS, AD_RESOLUTIONS } from '../tools/ad-settings.ts';
import { VOICE_ACCENTS } from '../voices.ts';
import { webUrl } from '../text.ts';

export const productCalls = {
  analyseUrl: defineCall({
    ...CALL_ROUTES.analyseUrl,
    summary: 'Read a product page',
    input: z.object({ url: webUrl() }),
    data: z.object({
      product,
      /** Where each field of the product was found, and how certain its value is. */
      sources: z.partialRecord(product.keyof(), productFieldSource),
      /** The language tag of the page's text (BCP 47), if known. */
      page_language: z.string().optional(),
      /** The languages in which an ad can use the product's texts; the others would need a translation. */
      text_languages: z.array(z.enum(AD_LANGUAGES)),
      /** The address after redirects. */
      url: z.string(),
    }),
    rate: { max: 30, windowS: 60 },
  }),
  getDictList: defineCall({
    ...CALL_ROUTES.getDictList,
    summary: 'What an ad can be made with: ratios, lengths, languages, voices, music',
    input: z.object({}),
    data: z.object({
      ratios: z.array(z.enum(AD_RATIOS)),
      resolutions: z.array(z.enum(AD_RESOLUTIONS)),
      lengths_s: z.array(z.number().int()),
      languages: z.array(z.enum(AD_LANGUAGES)),
      voices: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          language: z.enum(AD_LANGUAGES),
          gender: z.enum(['male', 'female']),
          accent: z.enum(VOICE_ACCENTS).optional(),
        }),
      ),
      music: z.array(z.enum(MUSIC_CHOICES)),
    }),
    rate: { max: 120, windowS: 60 },
  }),
};

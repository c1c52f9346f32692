import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { AD_LANGUAGES } from '../languages.ts';
import { imageRef, product } from '../product.ts';
import { AD_RATIOS, LOOK_IDS } from '../tools/ad-settings.ts';

export const lookPreviewCalls = {
  previewLooks: defineCall({
    ...CALL_ROUTES.previewLooks,
    summary: 'The opening scene of an ad in every look, painted as a render paints it',
    input: product
      .pick({ name: true, brand: true, rating: true, brand_colors: true })
      .partial()
      .extend({
        /** Shown in all previews; of a video, one frame. Without an image, the previews show only text. */
        image: imageRef.optional(),
        ratio: z.enum(AD_RATIOS),
        language: z.enum(AD_LANGUAGES),
      }),
    data: z.object({
      /** One preview for each look; `image` is a small WebP as a `data:` address. */
      previews: z.array(z.object({ look: z.enum(LOOK_IDS), image: z.string() })),
    }),
    rate: { max: 30, windowS: 60 },
  }),
};

import * as z from 'zod';
import { brandKitFields } from '../brand-kit.ts';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { brandKitId } from '../ids.ts';
import { webUrl } from '../text.ts';

export const brandKit = z.object({
  id: brandKitId,
  ...brandKitFields.shape,
  /** Where the logo can be seen; left out if there is none, or if it was deleted. */
  logo_url: z.string().optional(),
});
/** The brand of a workspace's ads: logo, colours, fonts, voice and standing texts. */
export type BrandKit = z.infer<typeof brandKit>;

const changing = { max: 120, windowS: 60 };

export const brandKitCalls = {
  listBrandKits: defineCall({
    ...CALL_ROUTES.listBrandKits,
    summary: 'The brand kits of this workspace, the one that new ads begin with first',
    input: z.object({}),
    data: z.object({
      list: z.array(brandKit),
      /** Maximum number of kits. */
      max: z.number().int(),
    }),
    rate: { max: 300, windowS: 60 },
  }),
  saveBrandKit: defineCall({
    ...CALL_ROUTES.saveBrandKit,
    summary:
      'Save a brand kit: a new one, or with `id` in place of that one. A default kit replaces the former default',
    input: brandKitFields.extend({ id: brandKitId.optional() }),
    data: brandKit,
    rate: changing,
  }),
  deleteBrandKit: defineCall({
    ...CALL_ROUTES.deleteBrandKit,
    summary: 'Delete a brand kit. Ads and drafts that were begun with it stay as they are',
    input: z.object({ id: brandKitId }),
    data: z.object({}),
    rate: changing,
  }),
  readBrand: defineCall({
    ...CALL_ROUTES.readBrand,
    summary: "Read a brand's name, logo, colours and fonts from a page of its site; nothing is saved",
    input: z.object({ url: webUrl() }),
    data: brandKitFields.pick({ logo: true, colors: true, fonts: true }).extend({ name: z.string().optional() }),
    rate: { max: 30, windowS: 60 },
  }),
};

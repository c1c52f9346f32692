import * as z from 'zod';
import { productOverrides } from '../product.ts';
import type { ToolContract } from '../tool.ts';
import { withWrittenPrices } from '../written-prices.ts';
import { AD_VIDEO_LIMITS } from '../limits.ts';
import { AD_LISTING, adSettingsShape, checkAdSettings, checkPrice, priceOfAds } from './ad-settings.ts';
import { webUrl } from '../text.ts';

/**
 * The input of tool 104: either a link, or a typed product (a name and at least one image). With both, typed values
 * override the page's.
 */
export const urlToVideoInput = z
  .strictObject({
    link: webUrl().optional(),
    product: withWrittenPrices(productOverrides).optional(),
    ...adSettingsShape,
  })
  .refine(
    (input) =>
      input.link !== undefined || (input.product?.name !== undefined && (input.product.images?.length ?? 0) > 0),
    {
      error: 'product_needs_link_or_fields',
    },
  )
  .superRefine((input, context) => {
    checkAdSettings(input, (issue) => context.addIssue(issue));
    checkPrice(input, (issue) => context.addIssue(issue));
  });
export type UrlToVideoInput = z.infer<typeof urlToVideoInput>;

export const urlToVideoContract = {
  input: urlToVideoInput,
  price: priceOfAds,
  listing: {
    name: { en: 'Link to Video', 'zh-CN': '链接生成视频' },
    description: {
      en: 'Paste a product page link and get a finished ad.',
      'zh-CN': '粘贴商品页面链接，即可获得完整的广告。',
    },
    price: AD_LISTING.price,
    limits: { ...AD_LISTING.limits, files: { min: 0, max: AD_VIDEO_LIMITS.maxImages } },
  },
} satisfies ToolContract<typeof urlToVideoInput>;

import * as z from 'zod';
import { TEXT_LIMITS, UPLOAD_LIMITS } from '../limits.ts';
import { product, sellingPoint } from '../product.ts';
import { assetId } from '../ids.ts';
import type { ToolContract } from '../tool.ts';
import { withWrittenPrices } from '../written-prices.ts';
import { AD_LISTING, adSettingsShape, checkAdSettings, checkPrice, priceOfAds } from './ad-settings.ts';
import { text } from '../text.ts';

const { minFiles, maxFiles, maxVideos, minImages, minVideos } = UPLOAD_LIMITS.productMaterials;

/** Material for an ad of a product: uploads of the user's library, images or videos. */
const material = z.strictObject({ asset_id: assetId });

/**
 * The input of tool 103: a typed product and 3 to 30 uploads of it. The server counts the videos among them by their
 * content.
 */
export const productToVideoInput = z
  .strictObject({
    product: withWrittenPrices(
      product.extend({
        name: text()
          .trim()
          .min(1, { error: 'product_name_missing' })
          .max(TEXT_LIMITS.productName, { error: 'product_name_too_long' }),
        selling_points: z
          .array(sellingPoint)
          .min(1, { error: 'selling_points_missing' })
          .max(TEXT_LIMITS.sellingPoints.maxLines, { error: 'too_many_selling_points' }),
        images: z
          .array(material)
          .min(minFiles, { error: 'materials_count' })
          .max(maxFiles, { error: 'materials_count' })
          .refine((images) => new Set(images.map((each) => each.asset_id)).size === images.length, {
            error: 'materials_twice',
          }),
      }),
    ),
    ...adSettingsShape,
  })
  .superRefine((input, context) => {
    checkAdSettings(input, (issue) => context.addIssue(issue));
    checkPrice(input, (issue) => context.addIssue(issue));
  });
export type ProductToVideoInput = z.infer<typeof productToVideoInput>;

/** Returns the rule that a mix of materials breaks, as a message key; undefined if it breaks none. */
export function findMaterialsProblem(materials: {
  images: number;
  videos: number;
}): 'materials_count' | 'materials_videos' | 'materials_mix' | undefined {
  const { images, videos } = materials;
  if (images + videos < minFiles || images + videos > maxFiles) return 'materials_count';
  if (videos > maxVideos) return 'materials_videos';
  return images >= minImages || videos >= minVideos ? undefined : 'materials_mix';
}

export const productToVideoContract = {
  input: productToVideoInput,
  price: priceOfAds,
  listing: {
    name: { en: 'Description to Video', 'zh-CN': '描述生成视频' },
    description: {
      en: 'Describe a product, upload 3 to 30 images or videos, and get a finished ad.',
      'zh-CN': '描述商品，上传 3 至 30 个图片或视频，即可获得完整的广告。',
    },
    price: AD_LISTING.price,
    limits: { ...AD_LISTING.limits, files: { min: minFiles, max: maxFiles, max_videos: maxVideos } },
  },
} satisfies ToolContract<typeof productToVideoInput>;

import { priceOfClips } from '../generation-prices.ts';
import type { ToolContract } from '../tool.ts';
import { CLIP_TOOL_LIMITS, clipInputOf, priceOfClipInput } from './generation-clips.ts';

export const imageToVideosInput = clipInputOf(['image', 'first_and_last']);

export const imageToVideosContract = {
  input: imageToVideosInput,
  price: priceOfClipInput,
  listing: {
    name: { en: 'Image to Video', 'zh-CN': '图片转视频' },
    description: {
      en: 'Bring an image to life with a camera move, light and particles.',
      'zh-CN': '为图片加入运镜、光影与粒子效果，生成动态短片。',
    },
    price: { credits: priceOfClips('embedded', 1, 1), per: 1, unit: 'second' },
    limits: CLIP_TOOL_LIMITS,
  },
} satisfies ToolContract<typeof imageToVideosInput>;

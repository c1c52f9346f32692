import { priceInFlashSale, priceOfClips } from '../generation-prices.ts';
import type { ToolContract } from '../tool.ts';
import { CLIP_TOOL_LIMITS, clipInputOf, priceOfClipInput } from './generation-clips.ts';

export const veo3Input = clipInputOf(['text', 'image', 'first_and_last']);

export const veo3Contract = {
  input: veo3Input,
  price: (input: Parameters<typeof priceOfClipInput>[0]) => priceInFlashSale(priceOfClipInput(input)),
  listing: {
    name: { en: 'Veo3', 'zh-CN': 'Veo3' },
    description: {
      en: 'Make clips from words or images, at half the price in the flash sale.',
      'zh-CN': '用文字或图片生成短片，限时半价。',
    },
    price: { credits: priceInFlashSale(priceOfClips('embedded', 2, 1)), per: 2, unit: 'second' },
    limits: CLIP_TOOL_LIMITS,
  },
} satisfies ToolContract<typeof veo3Input>;

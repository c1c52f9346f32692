import { priceOfClips } from '../generation-prices.ts';
import type { ToolContract } from '../tool.ts';
import { CLIP_TOOL_LIMITS, clipInputOf, priceOfClipInput } from './generation-clips.ts';

export const aiVideoInput = clipInputOf(['text', 'image', 'first_and_last']);

export const aiVideoContract = {
  input: aiVideoInput,
  price: priceOfClipInput,
  listing: {
    name: { en: 'AI Video', 'zh-CN': 'AI 视频' },
    description: {
      en: 'Turn words into clips with camera moves, light and particles.',
      'zh-CN': '用文字生成短片，支持运镜、光影与粒子效果。',
    },
    price: { credits: priceOfClips('embedded', 1, 1), per: 1, unit: 'second' },
    limits: CLIP_TOOL_LIMITS,
  },
} satisfies ToolContract<typeof aiVideoInput>;

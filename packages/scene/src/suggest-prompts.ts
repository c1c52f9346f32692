import type { SceneLanguage } from './describe-concept.ts';

export const PROMPT_MODES = ['text_to_image', 'product_scene', 'image_to_image', 'clip'] as const;
export type PromptMode = (typeof PROMPT_MODES)[number];

const SUGGESTIONS: Readonly<Record<PromptMode, readonly (readonly [string, string])[]>> = {
  text_to_image: [
    [
      'A frosted glass perfume bottle on white marble, rose petals, soft light',
      '白色大理石上的磨砂玻璃香水瓶，玫瑰花瓣，柔光',
    ],
    ['An amber dropper bottle on a beige podium, leaf shadow, sunlight', '米色展台上的琥珀色滴管瓶，叶影，阳光'],
    ['A white cream jar in still water with pebbles, "AQUA", fresh', '水面上的白色面霜罐，鹅卵石，“AQUA”，清新'],
    ['A coffee mug on a wooden table by a window, coffee beans, morning', '窗边木桌上的马克杯，咖啡豆，早晨'],
    ['A black wine bottle on a dark walnut table, candlelight, luxury', '胡桃木桌子上的黑色酒瓶，烛光，奢华'],
    ['Three gift boxes with ribbons, christmas, red background', '三个礼盒，丝带，圣诞，红色背景'],
    ['A chrome sphere with neon light, glossy floor, night', '镀铬球体，霓虹灯，光滑地面，夜晚'],
    ['An empty stage with a sage podium and an arch, calm', '空场景，浅绿色展台，拱门，宁静'],
  ],
  product_scene: [
    ['On white marble, soft light, luxury', '大理石台面上，柔光，奢华'],
    ['On a pink podium with spheres, leaf shadow', '粉色展台，球体，叶影'],
    ['In shallow water with pebbles, fresh, sunlight', '浅水中，鹅卵石，清新，阳光'],
    ['On rippled sand with shells, golden hour', '沙纹上，贝壳，黄昏'],
    ['Wooden table by a window, morning', '窗边木桌，早晨'],
    ['Kitchen counter with lemons, fresh', '厨房台面，柠檬，清新'],
    ['Spring festival, red background, lanterns', '春节，红色背景，灯笼'],
    ['Neon light, black background, night', '霓虹灯，黑色背景，夜晚'],
  ],
  image_to_image: [
    ['Watercolor, pastel', '水彩，梦幻'],
    ['Oil painting, warm', '油画，温暖'],
    ['Line art', '线稿'],
    ['Duotone, navy and peach', '双色调，藏青和桃色'],
    ['White marble, window shadow', '白色大理石，窗影'],
    ['Halftone, playful', '半调，活泼'],
  ],
  clip: [
    ['A perfume bottle on a podium, push in, light sweep', '展台上的香水瓶，镜头推进，扫光'],
    ['A cup of coffee on a wooden table, steam, slow push in', '木桌上的咖啡，热气，缓慢推进'],
    ['A jar in still water, orbit, water ripples', '水面上的面霜罐，环绕，水波'],
    ['A gift box, christmas, falling snow, pull back', '礼盒，圣诞，飘雪，拉远'],
    ['A lipstick on pink silk, sparkles, pan right', '粉色丝绸上的口红，星光，向右平移'],
    ['A wine bottle on dark wood, candlelight, dust particles', '深色木上的酒瓶，烛光，尘埃'],
    ['Gift boxes with ribbons, confetti, crane up', '礼盒，彩带，彩纸飘落，镜头上升'],
  ],
};

/** Lists prompts that a mode draws in full, to begin with. */
export function suggestPrompts(language: SceneLanguage, mode: PromptMode): string[] {
  return SUGGESTIONS[mode].map((pair) => pair[language === 'en' ? 0 : 1]);
}

import { createSeededRandom } from '@reelwright/seeded-random';

/** English and Chinese of one part of a prompt. */
type Pair = readonly [string, string];

const SUBJECTS: readonly Pair[] = [
  ['bottle', '瓶子'],
  ['dropper bottle', '滴管瓶'],
  ['spray bottle', '喷雾瓶'],
  ['hand soap', '洗手液'],
  ['wine bottle', '酒瓶'],
  ['perfume bottle', '香水瓶'],
  ['cream jar', '面霜罐'],
  ['soda can', '易拉罐'],
  ['coffee cup', '咖啡杯'],
  ['mug', '马克杯'],
  ['vase', '花瓶'],
  ['bowl', '碗'],
  ['candle', '蜡烛'],
  ['box', '盒子'],
  ['gift box', '礼盒'],
  ['shoe box', '鞋盒'],
  ['pouch', '自立袋'],
  ['shopping bag', '购物袋'],
  ['toothpaste tube', '牙膏'],
  ['lipstick', '口红'],
  ['phone', '手机'],
  ['book', '书'],
  ['watch', '手表'],
  ['headphones', '耳机'],
  ['lamp', '台灯'],
];
const COLORS: readonly Pair[] = [
  ['red', '红色'],
  ['navy', '藏青色'],
  ['green', '绿色'],
  ['yellow', '黄色'],
  ['pink', '粉色'],
  ['white', '白色'],
  ['black', '黑色'],
  ['beige', '米色'],
];
const SETTINGS: readonly Pair[] = [
  ['on a podium', '展台上'],
  ['on white marble', '白色大理石上'],
  ['on a wooden table by a window', '窗边木桌上'],
  ['in shallow water', '水面上'],
  ['on rippled sand', '沙纹上'],
  ['on a shelf', '置物架上'],
  ['on a kitchen counter', '厨房台面上'],
  ['in a bathroom', '浴室里'],
  ['on a desk', '书桌上'],
  ['on the beach', '海滩上'],
  ['on snow', '雪地上'],
  ['on grass', '草地上'],
  ['in the desert', '沙漠里'],
  ['in a niche', '壁龛里'],
  ['on concrete', '混凝土上'],
  ['on terrazzo', '水磨石上'],
  ['on silk', '丝绸上'],
];
const PROPS: readonly Pair[] = [
  ['leaves', '树叶'],
  ['pebbles', '鹅卵石'],
  ['rose petals', '玫瑰花瓣'],
  ['lemons', '柠檬'],
  ['coffee beans', '咖啡豆'],
  ['spheres', '球体'],
  ['an arch', '拱门'],
  ['shells', '贝壳'],
  ['ice cubes', '冰块'],
  ['gift boxes', '礼盒'],
  ['flowers', '鲜花'],
  ['a ring', '圆环'],
  ['cubes', '方块'],
  ['berries', '蓝莓'],
  ['a ribbon', '丝带'],
];
const LIGHTS: readonly Pair[] = [
  ['soft light', '柔光'],
  ['sunlight', '阳光'],
  ['window shadow', '窗影'],
  ['leaf shadow', '叶影'],
  ['golden hour', '黄昏'],
  ['night', '夜晚'],
  ['candlelight', '烛光'],
  ['neon light', '霓虹灯'],
  ['backlight', '逆光'],
  ['top light', '顶光'],
  ['luxury', '奢华'],
  ['fresh', '清新'],
];

export interface RandomPrompt {
  prompt: string;
  /** Whether the backdrop's color is asked for and the light is white: then it must look like that color. */
  hasPlainBackdrop: boolean;
}

/** Returns a prompt as a shop might write it, all of whose words can be drawn; every other one in Chinese. */
export function makeRandomPrompt(index: number): RandomPrompt {
  const random = createSeededRandom(index, 'prompt');
  const language = (index % 2) as 0 | 1;
  const pick = (pairs: readonly Pair[]): string => random.pick(pairs)[language];
  const hasPlainBackdrop = random.isLucky(0.35);
  const subject = (SUBJECTS[index % SUBJECTS.length] ?? SUBJECTS[0])?.[language] ?? '';
  const color = random.isLucky(0.7) ? pick(COLORS) : '';
  const props = random.isLucky(0.7) ? [pick(PROPS)] : [];
  const backdrop = pick(COLORS);
  if (language === 0) {
    const place = hasPlainBackdrop ? `on a ${backdrop} background` : pick(SETTINGS);
    const light = hasPlainBackdrop ? ['soft light'] : [pick(LIGHTS)];
    return { prompt: [`A ${color} ${subject} ${place}`, ...props, ...light].join(', '), hasPlainBackdrop };
  }
  const place = hasPlainBackdrop ? `${backdrop}背景` : pick(SETTINGS);
  const light = hasPlainBackdrop ? ['柔光'] : [pick(LIGHTS)];
  const head = hasPlainBackdrop ? [`${color}${subject}`, place] : [`${place}的${color}${subject}`];
  return { prompt: [...head, ...props, ...light].join('，'), hasPlainBackdrop };
}

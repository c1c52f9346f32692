import type { Product, Voice, VoiceGender, VoiceStyle } from '@reelwright/contracts';
import { createSeededRandom } from '@reelwright/seeded-random';

/** English and Chinese words for the product's audience. Latin words match whole words. */
const ADDRESSED: Readonly<Record<VoiceGender, readonly string[]>> = {
  female: [
    'women',
    'woman',
    "women's",
    'womens',
    'ladies',
    'lady',
    'girl',
    'girls',
    'her',
    'mum',
    'mums',
    'mom',
    'moms',
    'mother',
    'mothers',
    'bride',
    'bridesmaid',
    '女',
    '妈妈',
    '孕妇',
    '闺蜜',
    '新娘',
  ],
  male: [
    'men',
    'man',
    "men's",
    'mens',
    'gentlemen',
    'boy',
    'boys',
    'guy',
    'guys',
    'him',
    'dad',
    'dads',
    'father',
    'fathers',
    'groom',
    '男',
    '爸爸',
    '父亲',
    '新郎',
  ],
};

interface Manner {
  words: readonly string[];
  gender?: VoiceGender;
  styles: readonly VoiceStyle[];
}

/** Typical manner of speaking in a trade's ads. */
const MANNERS: readonly Manner[] = [
  {
    words:
      'beauty makeup cosmetics skincare skin serum cream lipstick perfume jewelry jewellery necklace earrings dress handbag lingerie nail hair 美妆 护肤 口红 香水 首饰 项链 耳环 连衣裙 包包 美甲 面霜 精华'.split(
        ' ',
      ),
    gender: 'female',
    styles: ['calm', 'friendly'],
  },
  {
    words: 'baby kids toy toys nursery toddler parenting pet pets 宝宝 婴儿 儿童 玩具 母婴 宠物'.split(' '),
    gender: 'female',
    styles: ['friendly', 'lively'],
  },
  {
    words:
      'tool tools drill saw hardware workshop automotive car cars tyre tire motorcycle beard shaver razor whisky 工具 电钻 汽车 轮胎 摩托 剃须 五金'.split(
        ' ',
      ),
    gender: 'male',
    styles: ['deep', 'clear', 'friendly'],
  },
  {
    words:
      'gaming gamer esports streetwear sneaker sneakers skate drink snack festival 电竞 游戏 潮 球鞋 零食 饮料'.split(
        ' ',
      ),
    styles: ['lively', 'friendly'],
  },
  {
    words:
      'sport sports fitness gym outdoor camping hiking bike running protein 运动 健身 户外 露营 徒步 骑行 跑步'.split(
        ' ',
      ),
    styles: ['lively', 'deep', 'clear'],
  },
  {
    words:
      'electronics camera laptop phone software app office speaker headphones smart 数码 相机 手机 电脑 办公 耳机 智能'.split(
        ' ',
      ),
    styles: ['clear', 'friendly', 'narrator'],
  },
  {
    words:
      'home kitchen sofa cushion candle mattress pillow yoga tea wellness sleep spa bedding 家居 厨房 沙发 抱枕 香薰 床垫 枕头 瑜伽 茶 睡眠'.split(
        ' ',
      ),
    styles: ['calm', 'friendly', 'narrator'],
  },
  {
    words: 'watch luxury leather wine gold heritage handmade book books 手表 奢 真皮 酒 黄金 手工 书'.split(' '),
    styles: ['narrator', 'deep', 'calm'],
  },
];

const ADDRESSED_WEIGHT = 6;
const TRADE_WEIGHT = 3;
const USUAL_GENDER_WEIGHT = 2;
const STYLE_WEIGHT = 1;
/** Without a particular audience, adult voices are preferred. */
const ADULT_WEIGHT = 0.5;
/** Voices within this distance of the best score are equal: the seed decides. */
const AS_GOOD = 1;

function countWords(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const latin = new Set(lower.match(/[a-z']+/g));
  return words.filter((word) => (/[a-z]/.test(word) ? latin.has(word) : lower.includes(word))).length;
}

/** Finds the gender that a text addresses; undefined if it names both or neither. */
function findAddressed(text: string): VoiceGender | undefined {
  const isFemale = countWords(text, ADDRESSED.female) > 0;
  const isMale = countWords(text, ADDRESSED.male) > 0;
  return isFemale === isMale ? undefined : isFemale ? 'female' : 'male';
}

function findManner(texts: readonly { text: string; weight: number }[]): Manner | undefined {
  const scored = MANNERS.map((manner) => ({
    manner,
    score: texts.reduce((sum, { text, weight }) => sum + weight * countWords(text, manner.words), 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best === 0 ? undefined : scored.find(({ score }) => score === best)?.manner;
}

/**
 * Chooses the speaker of an ad if the user chose none: by the product's audience, by its trade, and by the seed among
 * equals. `voices` are of one language, best first. Returns undefined if the list is empty.
 */
export function chooseSpeaker(
  voices: readonly Voice[],
  {
    product,
    trade,
    seed,
  }: {
    product: Pick<Product, 'name' | 'description' | 'audience' | 'category'> | undefined;
    /** In the shop's words: `beauty`, `tools`. */
    trade?: string | undefined;
    seed: number;
  },
): Voice | undefined {
  const { name = '', description = '', audience = '', category = '' } = product ?? {};
  const addressed = [audience, name, category].map(findAddressed).find((gender) => gender !== undefined);
  const manner = findManner([
    { text: `${trade ?? ''} ${category}`, weight: TRADE_WEIGHT },
    { text: `${name} ${audience}`, weight: 2 },
    { text: description, weight: 1 },
  ]);
  const scored = voices.map((voice) => {
    let score = voice.age === 'adult' ? ADULT_WEIGHT : 0;
    if (voice.age === 'senior') score -= ADULT_WEIGHT;
    if (addressed !== undefined && voice.gender === addressed) score += ADDRESSED_WEIGHT;
    if (addressed === undefined && manner?.gender === voice.gender) score += USUAL_GENDER_WEIGHT;
    if (manner?.styles.includes(voice.style)) score += STYLE_WEIGHT;
    return { voice, score };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const fitting = scored.filter(({ score }) => score >= best - AS_GOOD).map(({ voice }) => voice);
  return fitting.length === 0 ? undefined : createSeededRandom(seed, 'speaker').pick(fitting);
}

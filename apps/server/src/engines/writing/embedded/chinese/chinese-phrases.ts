import type { Trade } from '@reelwright/product-kinds';
import type { CommonHook } from '../hooks/common-hook.ts';
import type { Pattern } from '../pattern.ts';
import type { GoalClosings } from '../write-closing.ts';

/*
 * Sentence patterns, "spoken | on screen". Slots are listed in `chinese-slots.ts`; a pattern with an unfilled slot is
 * not used. No pattern makes a claim beyond its slots.
 */

/** Openings before counted reasons. */
export const REASON_HOOKS: readonly CommonHook[] = [
  { text: '为什么选{branded}？三个理由。', format: 'countdown' },
  { text: '{branded}，三个理由说完。', format: 'countdown' },
  { text: '挑{branded}，理由有三个。', format: 'countdown' },
];

/** Openings with a changed price. */
export const PRICE_HOOKS: readonly CommonHook[] = [
  { text: '{this_kind}，{was}降到{price}。', format: 'price-slam' },
  { text: '{kind}{zhe}，现在{price}。', format: 'price-slam' },
  { text: '{this_kind}省{saved}，现在{price}。', format: 'price-slam' },
  { text: '{branded}，{was}降到{price}。', format: 'price-slam' },
];

/** Used if no other opening fits. */
export const LAST_HOOKS: readonly CommonHook[] = [
  { text: '{branded}，{price}。', format: 'price-slam' },
  { text: '{this_kind}，{price}。', format: 'price-slam' },
  { text: '来看{branded}。', format: 'punch' },
  { text: '看一眼这件东西。', format: 'punch' },
];

/** Buyers' voices; without the kind if it is unknown. */
export const VOICE_HOOKS: readonly (readonly Pattern[])[] = [
  ['“{quote}”买过{this_kind}的人这么说。', '“{quote}”买过的人这么说。', '买家说：“{quote}”'],
  ['{this_kind}，有人写道：“{quote}”', '有人写道：“{quote}”'],
  ['{this_kind}，买家打了{rating}分。', '评分{rating}分，买家打的。'],
  ['{this_kind}，{count}条评价，平均{rating}分。', '{count}条评价，平均{rating}分。'],
];

/** Lines that name the product and its brand. */
export const INTROS: readonly Pattern[] = ['这就是{branded}。 | {kind}', '这款是{branded}。 | {kind}'];

/** A line of a point with the product's name. */
export const NAMED_LINE: Pattern = '{branded}，{line}';

/** A line that holds the kind already: 拉上窗帘，白天也能睡个整觉。 */
export const NAMED_BEHIND: Pattern = '{line}{branded}。';

/** Openings that name the product only by what follows them. */
export const NAMED_OPENINGS: readonly Pattern[] = ['{line}{branded}。'];

/** A question to the audience. */
export const ADDRESS: Pattern = '{viewer}，{line}';

export const REASON_LABELS: readonly (readonly [string, string, string])[] = [
  ['理由一，', '理由二，', '理由三，'],
  ['第一，', '第二，', '第三，'],
  ['一来，', '二来，', '三来，'],
];

export const OFFERS: readonly Pattern[] = [
  '原价{was}，现在{price}。 | {zhe}',
  '从{was}降到{price}。 | {zhe}',
  '现在{zhe}，{price}。 | 省{saved}',
  '现在{price}，省下{saved}。 | {zhe}',
  '{this_kind}，{full_price}。',
  '{full_price}一{own_m}。',
  '一{own_m}{full_price}。',
  '{pack}，{full_price}。',
];

/** Offers of a thing that nobody knows how to count. */
export const PLAIN_OFFERS: readonly Pattern[] = ['{branded}，{full_price}。', '{full_price}。'];

/** Offers of several things, for which the price is. */
export const OFFERS_OF_SEVERAL: readonly Pattern[] = ['{pack}，{full_price}。', '{a_set}{full_price}。'];

/** Offers that name the product, if no line before them does. */
export const NAMED_OFFERS: readonly Pattern[] = [
  '{branded}，{pack}{full_price}。 | {kind}',
  '{branded}，{full_price}。 | {kind}',
  '{branded}，现在{sale_price}。 | {zhe}',
];

/** For short ads: the tag shows the former price. */
export const BRIEF_OFFERS: readonly Pattern[] = [
  '现在{sale_price}。 | {zhe}',
  '现价{sale_price}。 | {zhe}',
  '这一{m}，现在{sale_price}。 | {zhe}',
  '到手{sale_price}。 | {zhe}',
  '现在买，{sale_price}。 | {zhe}',
];

/** An offer that sums up what was said: for products with enough of it. */
export const SUMMING_OFFERS: readonly Pattern[] = ['{this_kind}，{full_price}。'];

export const PROOFS: readonly Pattern[] = [
  '买家写道：“{quote}” | 买家原话',
  '{author}说：“{quote}” | 买家原话',
  '听听买过的人：“{quote}” | 买家原话',
  '买家给它打了{rating}分。 | 买家评分',
  '{count}条评价，平均{rating}分。 | 买家评分',
];

/** Closings of ads without a sales goal; sales closings depend on the trade. */
export const CLOSINGS: GoalClosings = {
  traffic: [
    { sticker: '去看看', says: ['点下方，去看{name}。', '感兴趣，点下方看看。'] },
    { sticker: '了解详情', says: ['{name}的详情，点下方。', '点下方，了解详情。'] },
    { sticker: '看更多', says: ['更多图片，点下方。', '想看更多，点下方。'] },
  ],
  awareness: [
    { sticker: '记住它', says: ['{name}，记住它。', '记住这个名字，{name}。', '记住它的样子。'] },
    { sticker: '认识更多', says: ['想多认识{name}，点下方。', '点下方，认识更多。'] },
  ],
  engagement: [
    { sticker: '评论区见', says: ['{this_kind}，你会选吗？评论区说。', '要还是不要？评论区说。'] },
    { sticker: '转给朋友', says: ['想到谁了？转给他。', '转给正在挑{kind}的朋友。'] },
    { sticker: '先收藏', says: ['先收藏，挑{kind}的时候用得上。', '先收藏，慢慢看。'] },
  ],
};

export const AUDIENCE: readonly Pattern[] = ['适合{audience}。', '给{audience}准备的。'];

export const IMAGES = {
  hook: ['{subject}{setting}，占满画面', '镜头快速推近{subject}，{setting}'],
  problem: ['还没有{subject}的日常：皱眉，手忙脚乱', '麻烦本身的特写，画面里没有{subject}'],
  intro: ['{subject}全貌，干净背景', '一只手把{subject}放进光里'],
  benefit: ['特写，看得出：{title}', '使用{subject}的画面，看得出：{title}'],
  detail: ['换个角度的{subject}，{setting}', '{subject}的细节，慢慢划过'],
  review: ['买家拿着{subject}，{setting}', '一位用着{subject}的人，侧面，微笑'],
  offer: ['{subject}全貌，旁边留出价格', '干净背景上的{subject}和价签'],
  call_to_action: ['再看一眼{subject}，留出按钮的位置', '手指在按钮上方，背后是{subject}'],
} as const;

/** Settings of product images, by trade. */
export const SETTINGS: Readonly<Record<Trade, string>> = {
  footwear: '走在城市的街上',
  apparel: '穿在阳光下的街头',
  eyewear: '戴在户外的光线里',
  jewellery: '戴在暖光里',
  bags: '背着走过车站',
  beauty: '放在洗手台的柔光里',
  'hair-care': '放在浴室的架子上',
  health: '放在整洁的床头',
  food: '摆在热闹的餐桌上',
  drinks: '冒着水汽放在桌边',
  kitchen: '放在烟火气的厨房里',
  home: '放在整洁的客厅里',
  furniture: '摆在采光好的房间里',
  bedding: '铺在清晨的床上',
  electronics: '放在简洁的桌面上',
  audio: '放在简洁的桌面上',
  computers: '放在工作的书桌上',
  sport: '在训练的场地上',
  outdoor: '放在营地的草地上',
  toys: '放在孩子的地毯上',
  baby: '放在明亮的婴儿房里',
  pets: '放在宠物身边的地板上',
  stationery: '摊在写字的桌面上',
  tools: '放在工作台上',
  garden: '放在阳台的花草间',
  car: '放在车里',
  'books-and-games': '摊在窗边的桌上',
  general: '放在日常的场景里',
};

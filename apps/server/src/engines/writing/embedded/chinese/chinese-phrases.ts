import type { HookFormat, ProductionGoal } from '@reelwright/contracts';
import type { Trade, Trait } from '@reelwright/product-kinds';
import type { HookKind } from '../draft.ts';
import type { Pattern } from '../pattern.ts';
import type { ChineseForm } from './chinese-facts.ts';

/*
 * Sentence patterns, "spoken | on screen". Slots are listed in `chinese-slots.ts`; a pattern whose slot can't be
 * filled is not used. None claims anything that its slots don't bring.
 */

/** Formats in which each way to open is staged. */
export const FORMATS_OF: Readonly<Record<HookKind, readonly HookFormat[]>> = {
  pain: ['question'],
  attention: ['punch', 'macro'],
  curiosity: ['comment-reply', 'unboxing'],
  reasons: ['countdown'],
  price: ['price-slam'],
  old_way: ['split'],
  audience: ['comment-reply', 'punch'],
  voice: ['comment-reply'],
};

/** A hook for any product: it holds a fact, the kind or the price. With `{fact}` it says what the rest then leaves out. */
export interface CommonHook {
  text: Pattern;
  format: HookFormat;
  /** Only of facts built like this. */
  forms?: readonly ChineseForm[];
  /** Only of things that are kept and replaced, not used up. */
  isOfLasting?: boolean;
  /** Only where there are few others. */
  isSpare?: boolean;
}

/** Trades and traits of what is used up: nobody has an old one. */
export const USED_UP: readonly (Trade | Trait)[] = [
  'scented',
  'liquid',
  'edible',
  'drinkable',
  'food',
  'drinks',
  'beauty',
  'hair-care',
  'health',
  'stationery',
  'books-and-games',
  'general',
];
/** Facts that a close-up can show. */
export const SEEN_CLOSE: readonly string[] = [
  'material',
  'handmade',
  'sharp',
  'pockets',
  'nonstick',
  'heavy-fabric',
  'polarised',
  'soft',
  'crispy',
  'pages',
  'elastic',
];

export const COMMON_HOOKS: Readonly<Record<Exclude<HookKind, 'voice'>, readonly CommonHook[]>> = {
  // A question for any product is no hook: those that stop a thumb are bound to a fact or a kind.
  pain: [],
  attention: [
    { text: '{fact}。', format: 'punch', isSpare: true },
    { text: '{this_kind}，{fact}。', format: 'punch', forms: ['clause', 'amount', 'material'], isSpare: true },
    { text: '凑近看，{fact}。', format: 'macro', forms: ['material', 'noun'], isSpare: true },
  ],
  curiosity: [
    { text: '打开来看，{fact}。', format: 'unboxing', forms: ['material', 'noun', 'colours'], isSpare: true },
  ],
  reasons: [
    { text: '看{this_kind}，三个理由。', format: 'countdown' },
    { text: '挑{kind}，就看三点。', format: 'countdown' },
    { text: '{name}，三点说清楚。', format: 'countdown' },
    { text: '{name}好在哪？就三点。', format: 'countdown' },
    { text: '为什么是{name}？三个理由。', format: 'countdown' },
  ],
  price: [
    { text: '{was}？划掉。现在{price}。', format: 'price-slam' },
    { text: '从{was}到{price}，说的是{kind}。', format: 'price-slam' },
    { text: '{kind}{zhe}，{fact}。', format: 'price-slam' },
    { text: '原价{was}，现在{price}。', format: 'price-slam' },
    { text: '{fact}，{price}。', format: 'price-slam' },
    { text: '{price}，{that_kind}。', format: 'price-slam' },
  ],
  old_way: [{ text: '旧{kind}先放一放，{fact}。', format: 'split', isOfLasting: true, isSpare: true }],
  audience: [
    { text: '给{audience}准备的{kind}，{fact}。', format: 'punch' },
    { text: '{viewer}，看这里，{fact}。', format: 'comment-reply' },
  ],
};

/** Where there is nothing else to open with. */
export const LAST_HOOKS: readonly CommonHook[] = [
  { text: '看看{this_kind}。', format: 'punch' },
  { text: '{name}，看一眼。', format: 'punch' },
  { text: '看一眼这件东西。', format: 'punch' },
];

export const VOICE_HOOKS: readonly Pattern[] = [
  '“{quote}”买过的人这么说。',
  '有人写道：“{quote}”',
  '评分{rating}分，买家打的。',
  '{count}条评价，平均{rating}分。',
];

export const INTROS: Readonly<Record<'plain' | 'answer', readonly Pattern[]>> = {
  plain: [
    '这就是{name}。 | {kind}',
    '就是它，{name}。 | {kind}',
    '来看{name}。 | {kind}',
    '{brand}，{name}。 | {kind}',
  ],
  answer: [
    '试试{name}。 | {kind}',
    '来看{name}。 | {kind}',
    '这时候，轮到{name}。 | {kind}',
    '看看{brand}的{name}。 | {kind}',
  ],
};
export const FALLBACK_INTRO: Pattern = '就是它。';

/** Ways to say a fact of which nothing is written: plain. */
export const FACT_PATTERNS: readonly Pattern[] = ['{fact}。'];

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
  '不是{was}，是{price}。 | {zhe}',
  '多少钱？{full_price}。',
  '标价{full_price}。',
  '价签上写着{full_price}。',
  '{full_price}一{m}，带走。',
  '一{m}{full_price}。',
];

export const PROOFS: readonly Pattern[] = [
  '买家写道：“{quote}” | 买家原话',
  '{author}说：“{quote}” | 买家原话',
  '听听买过的人：“{quote}” | 买家原话',
  '买家给它打了{rating}分。 | 买家评分',
  '{count}条评价，平均{rating}分。 | 买家评分',
];

/** How ads end that don't sell; those that do end by trade. */
export const CLOSINGS: Readonly<
  Record<Exclude<ProductionGoal, 'sales'>, readonly { sticker: string; says: readonly Pattern[] }[]>
> = {
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

export const PICTURES = {
  hook: ['{subject}{setting}，占满画面', '镜头快速推近{subject}，{setting}'],
  problem: ['还没有{subject}的日常：皱眉，手忙脚乱', '麻烦本身的特写，画面里没有{subject}'],
  intro: ['{subject}全貌，干净背景', '一只手把{subject}放进光里'],
  benefit: ['特写，看得出：{title}', '使用{subject}的画面，看得出：{title}'],
  detail: ['换个角度的{subject}，{setting}', '{subject}的细节，慢慢划过'],
  review: ['买家拿着{subject}，{setting}', '一位用着{subject}的人，侧面，微笑'],
  offer: ['{subject}全貌，旁边留出价格', '干净背景上的{subject}和价签'],
  call_to_action: ['再看一眼{subject}，留出按钮的位置', '手指在按钮上方，背后是{subject}'],
} as const;

/** Where a picture of things of a trade is taken. */
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

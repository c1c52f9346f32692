import type { ScriptScene } from '../../writing.ts';
import type { HookKind } from '../draft.ts';
import type { ChineseFacts } from './chinese-facts.ts';

/** A sentence pattern. It answers null where the product's data can't fill it. */
export interface ChinesePattern {
  says: (facts: ChineseFacts) => string | null;
  shows: string | ((facts: ChineseFacts) => string);
  rests?: ScriptScene['sources'];
}

const ifKind = (say: (kind: string) => string) => (facts: ChineseFacts) =>
  facts.kind === null ? null : say(facts.kind);
const ifName = (say: (name: string) => string) => (facts: ChineseFacts) =>
  facts.name === null ? null : say(facts.name);
const nameTitle = (facts: ChineseFacts): string => facts.name ?? '看看这款';
const offerTitle = ({ offer }: ChineseFacts): string =>
  offer === null ? '' : offer.percentOff === null ? `价格 ${offer.price}` : `便宜 ${offer.percentOff}%`;

export const CHINESE_HOOKS: Readonly<Record<HookKind, readonly ChinesePattern[]>> = {
  question: [
    { says: ifKind((kind) => `想换${kind}了？`), shows: (facts) => `${facts.kind}怎么选`, rests: ['name'] },
    { says: ifKind((kind) => `还在挑${kind}？`), shows: (facts) => `${facts.kind}怎么选`, rests: ['name'] },
    { says: ifKind((kind) => `正在找${kind}的，停一下。`), shows: (facts) => `在找${facts.kind}？`, rests: ['name'] },
    { says: ifKind((kind) => `挑${kind}，挑花眼了？`), shows: '挑花眼了？', rests: ['name'] },
    { says: ifKind((kind) => `${kind}怎么选？`), shows: '怎么选？', rests: ['name'] },
    { says: ifKind((kind) => `你的${kind}，是不是该换了？`), shows: '该换了吗？', rests: ['name'] },
    { says: ifKind((kind) => `想添一款${kind}，选哪个？`), shows: '选哪个？', rests: ['name'] },
    { says: () => '想给自己添点新东西？', shows: '添点新东西' },
    { says: () => '想换换感觉？', shows: '换换感觉' },
    { says: () => '有没有想过，换一种选择？', shows: '换一种选择' },
  ],
  curiosity: [
    { says: () => '先别划走。', shows: '别划走' },
    { says: () => '等一下，看看这个。', shows: '等一下' },
    { says: () => '停一下，给你看样东西。', shows: '看样东西' },
    { says: () => '这个你见过吗？', shows: '见过吗？' },
    { says: () => '花几秒钟，看看这个。', shows: '就几秒钟' },
    { says: () => '来，看一样东西。', shows: '来看看' },
    { says: () => '有个东西，想给你看看。', shows: '给你看看' },
    { says: () => '先看完，再决定。', shows: '先看完' },
    { says: () => '好奇吗？一起看看。', shows: '一起看看' },
    { says: () => '刷到这里，不妨停一停。', shows: '停一停' },
    { says: ifKind((kind) => `今天聊聊${kind}。`), shows: '今天聊聊它', rests: ['name'] },
    { says: ifKind((kind) => `说到${kind}，来看这款。`), shows: '来看这款', rests: ['name'] },
  ],
  price: [
    { says: ({ offer }) => offer && `${offer.price}，能买到什么？`, shows: offerTitle, rests: ['price'] },
    {
      says: ({ offer, isAvailable }) => (offer && isAvailable ? `猜猜${offer.price}能带走什么？` : null),
      shows: offerTitle,
      rests: ['price'],
    },
    { says: ({ offer }) => offer && `先看价格，${offer.price}。`, shows: offerTitle, rests: ['price'] },
    { says: ({ offer }) => offer && `${offer.price}的它，长这样。`, shows: offerTitle, rests: ['price'] },
    {
      says: ({ offer }) => (offer?.original ? `原价${offer.original}，现在${offer.price}。` : null),
      shows: offerTitle,
      rests: ['price', 'original_price'],
    },
    {
      says: ({ offer }) => (offer?.percentOff ? `比原价便宜${offer.percentOff}%，看看吗？` : null),
      shows: '看看吗？',
      rests: ['price', 'original_price'],
    },
    {
      says: ({ offer }) => (offer?.original ? `从${offer.original}降到${offer.price}，看看是什么。` : null),
      shows: offerTitle,
      rests: ['price', 'original_price'],
    },
  ],
  audience: [
    { says: ({ audience }) => audience && `${audience}，看过来。`, shows: '看过来', rests: ['audience'] },
    { says: ({ audience }) => audience && `${audience}，这款给你看看。`, shows: '给你看看', rests: ['audience'] },
    {
      says: ({ audience }) => audience && `这条，说给${audience}听。`,
      shows: ({ audience: group }) => `给${group}`,
      rests: ['audience'],
    },
    { says: ({ audience }) => audience && `${audience}，先停一下。`, shows: '停一下', rests: ['audience'] },
    { says: ({ audience }) => audience && `你是${audience}吗？来看看。`, shows: '来看看', rests: ['audience'] },
  ],
  reasons: [
    { says: ifName((name) => `三个理由，看看${name}。`), shows: '三个理由', rests: ['name'] },
    { says: ifName((name) => `${name}，三点告诉你。`), shows: '三点告诉你', rests: ['name'] },
    { says: ifName((name) => `关于${name}，说三点。`), shows: '说三点', rests: ['name'] },
    { says: ifName((name) => `为什么看${name}？三个理由。`), shows: '为什么看它', rests: ['name'] },
    { says: ifName((name) => `三点，带你认识${name}。`), shows: '三点认识它', rests: ['name'] },
    { says: ({ name }) => (name === null ? '为什么看它？三个理由。' : null), shows: '三个理由' },
  ],
};

export const CHINESE_PROBLEMS: readonly ChinesePattern[] = [
  { says: () => '选择太多，不知道怎么挑？', shows: '怎么挑？' },
  { says: () => '比来比去，太花时间？', shows: '太花时间？' },
  { says: () => '看来看去，还是拿不定主意？', shows: '拿不定主意？' },
  { says: () => '怕踩坑，又不想将就？', shows: '不想将就？' },
  { says: () => '想买得放心，先看清楚。', shows: '先看清楚' },
  { says: ifKind((kind) => `${kind}那么多，到底选哪款？`), shows: '选哪款？', rests: ['name'] },
];

export const CHINESE_INTROS: readonly ChinesePattern[] = [
  {
    says: (facts) => (facts.name === null ? '就是这款。' : `这就是${facts.name}。`),
    shows: nameTitle,
    rests: ['name'],
  },
  { says: (facts) => (facts.name === null ? '来看这款。' : `来看${facts.name}。`), shows: nameTitle, rests: ['name'] },
  { says: ifName((name) => `认识一下，${name}。`), shows: nameTitle, rests: ['name'] },
  { says: ifName((name) => `今天看的是${name}。`), shows: nameTitle, rests: ['name'] },
  { says: ifName((name) => `就是它，${name}。`), shows: nameTitle, rests: ['name'] },
  { says: ifName((name) => `一起看看${name}。`), shows: nameTitle, rests: ['name'] },
  {
    says: ({ name, brand }) => (name && brand ? `来自${brand}，${name}。` : null),
    shows: nameTitle,
    rests: ['name', 'brand'],
  },
  {
    says: ({ name, brand }) => (name && brand ? `看看${brand}的${name}。` : null),
    shows: nameTitle,
    rests: ['name', 'brand'],
  },
];

export const CHINESE_OFFERS: readonly ChinesePattern[] = [
  {
    says: ({ offer }) => (offer && !offer.original ? `售价${offer.price}。` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer }) => (offer && !offer.original ? `价格是${offer.price}。` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer }) => (offer && !offer.original ? `多少钱？${offer.price}。` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer, isAvailable }) => (offer && !offer.original && isAvailable ? `${offer.price}，就能带回家。` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer }) => (offer?.original ? `原价${offer.original}，现在${offer.price}。` : null),
    shows: offerTitle,
    rests: ['price', 'original_price'],
  },
  {
    says: ({ offer }) => (offer?.original ? `从${offer.original}，降到了${offer.price}。` : null),
    shows: offerTitle,
    rests: ['price', 'original_price'],
  },
  {
    says: ({ offer }) => (offer?.percentOff ? `比原价便宜${offer.percentOff}%。` : null),
    shows: ({ offer }) => `现在 ${offer?.price}`,
    rests: ['price', 'original_price'],
  },
  {
    says: ({ offer }) => (offer?.percentOff ? `现在${offer.price}，比原价便宜${offer.percentOff}%。` : null),
    shows: offerTitle,
    rests: ['price', 'original_price'],
  },
];

export const CHINESE_CLOSINGS: readonly { sticker: string; says: readonly string[]; needsStock: boolean }[] = [
  {
    sticker: '立即选购',
    says: ['点下方，去选购。', '喜欢的话，点击下方去选购。', '心动了？点击下方选购。'],
    needsStock: true,
  },
  {
    sticker: '现在下单',
    says: ['喜欢就下单吧。', '看中了，就点下方下单。', '合心意的话，点击下方下单。'],
    needsStock: true,
  },
  {
    sticker: '带它回家',
    says: ['点一下，带它回家。', '喜欢的话，带它回家吧。', '看中了？点击下方，带它回家。'],
    needsStock: true,
  },
  {
    sticker: '去看看',
    says: ['点一下，去看看。', '感兴趣的话，点下方去看看。', '好不好，自己去看看。'],
    needsStock: false,
  },
  {
    sticker: '了解详情',
    says: ['点击了解详情。', '想多了解一点，点击下方。', '更多细节，点击下方了解。'],
    needsStock: false,
  },
  {
    sticker: '立即查看',
    says: ['点击下方，立即查看。', '还想细看？点击下方。', '细节都在下方，点开看看。'],
    needsStock: false,
  },
];

/** Further facts, each worth a scene where it was not said before. */
export const CHINESE_ASIDES: readonly ChinesePattern[] = [
  {
    says: ({ audience }) => audience && `这一条，给${audience}。`,
    shows: ({ audience }) => `给${audience}`,
    rests: ['audience'],
  },
  {
    says: ({ audience }) => audience && `${audience}可以看看。`,
    shows: ({ audience }) => `给${audience}`,
    rests: ['audience'],
  },
  { says: ({ brand }) => brand && `品牌是${brand}。`, shows: ({ brand }) => `${brand}`, rests: ['brand'] },
  { says: ({ brand }) => brand && `它来自${brand}。`, shows: ({ brand }) => `来自${brand}`, rests: ['brand'] },
];

/** They invite and state nothing about the product. */
export const CHINESE_INVITATIONS: Readonly<Record<'look' | 'imagine' | 'decide', readonly ChinesePattern[]>> = {
  look: [
    { says: () => '来，凑近一点看。', shows: '凑近看' },
    { says: () => '细节，自己看。', shows: '看细节' },
    { says: () => '先看看它的样子。', shows: '先看样子' },
    { says: () => '换个角度，再看看。', shows: '换个角度' },
    { says: () => '你先注意到哪里？', shows: '先看到哪里？' },
    { says: () => '不着急，慢慢看。', shows: '慢慢看' },
    { says: () => '想细看的话，就停一下。', shows: '停一下' },
    { says: () => '多看一眼，也不费事。', shows: '多看一眼' },
    { says: () => '第一眼，感觉怎么样？', shows: '感觉怎么样？' },
    { says: () => '再看一遍，也没关系。', shows: '再看一遍' },
    { says: () => '好不好看，你说了算。', shows: '你说了算' },
    { says: () => '图里的样子，看清楚了吗？', shows: '看清楚了吗？' },
  ],
  imagine: [
    { says: () => '想一想，你会用在哪里？', shows: '用在哪里？' },
    { says: () => '放进你的日常，会怎么样？', shows: '放进日常' },
    { says: () => '是不是你想要的样子？', shows: '想要的样子？' },
    { says: () => '也许你身边，有人会喜欢。', shows: '有人会喜欢？' },
    { says: () => '当礼物，可以想一想。', shows: '当礼物？' },
    { says: () => '留给自己，也不错。', shows: '留给自己' },
    { says: () => '你在意的是什么？', shows: '在意什么？' },
    { says: () => '对照一下，你的需要。', shows: '对照需要' },
    { says: () => '想象一下，它已经在你手边。', shows: '想象一下' },
    { says: () => '你会先拿它做什么？', shows: '先做什么？' },
    { says: () => '相信自己的眼光。', shows: '相信眼光' },
    { says: () => '合不合适，心里有数。', shows: '合不合适' },
  ],
  decide: [
    { says: () => '不用急着做决定。', shows: '不用急' },
    { says: () => '先看详情，再做决定。', shows: '先看详情' },
    { says: () => '可以先记下来，晚点再看。', shows: '先记下来' },
    { says: () => '也可以发给朋友看看。', shows: '发给朋友' },
    { says: () => '问问身边人的意见。', shows: '问问意见' },
    { says: () => '和手上用的，比一比。', shows: '比一比' },
    { says: () => '选不选，听你的。', shows: '听你的' },
    { says: () => '需要什么，你清楚。', shows: '你清楚' },
    { says: ifName((name) => `记住它的名字，${name}。`), shows: '记住名字', rests: ['name'] },
    { says: () => '走之前，再看一眼。', shows: '再看一眼' },
    { says: () => '看到这里，不妨点开看看。', shows: '点开看看' },
  ],
};

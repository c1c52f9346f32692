import type { ProductionGoal } from '@reelwright/contracts';
import type { HookKind } from '../draft.ts';
import type { Pattern } from '../pattern.ts';

/**
 * Sentence patterns, "spoken | on screen". Slots are listed in `chinese-slots.ts`; a pattern whose slot can't be
 * filled is not used. None claims anything that its slots don't bring.
 */
export const HOOKS: Readonly<Record<HookKind, readonly Pattern[]>> = {
  pain: [
    '还在凑合用旧的{kind}？ | 还在凑合？',
    '挑{kind}，挑花眼了？ | 挑花眼了？',
    '想换{kind}，又怕踩坑？ | 怕踩坑？',
    '说实话，你那{m_kind}，还喜欢吗？ | 说实话',
    '{kind}那么多，到底选哪{m}？ | 选哪{m}？',
    '购物车满了，还是没下手？ | 还没下手？',
    '刷了一晚上，还没挑好？ | 还没挑好？',
    '差不多就行？别将就。 | 别将就',
    '想买{kind}的，先别划走。 | 想买{kind}？',
    '多久没换{kind}了？ | 多久没换了？',
  ],
  attention: [
    '先别划走。 | 别划走',
    '手指停一下。 | 停一下',
    '旧{kind}，该退休了。 | 该退休了',
    '今天聊聊{kind}。 | 聊聊{kind}',
    '等的就是它。 | 等的就是它',
    '长话短说。 | 长话短说',
    '你，对，就是你，看这里。 | 看这里',
    '有些东西，一看就懂。 | 一看就懂',
    '对自己好一点，从今天开始。 | 对自己好点',
    '手里的事先放一放，手机别放。 | 看一眼',
    '你的购物车，在喊你。 | 购物车在喊你',
    '你的下一{m_kind}，来了。 | 来了',
    '不绕弯子，直接看。 | 直接看',
  ],
  curiosity: [
    '等一下，这是什么？ | 这是什么？',
    '没打算买{kind}？也来看一眼。 | 看一眼',
    '看看，我们发现了什么。 | 发现了什么',
    '这条，建议先收藏。 | 先收藏',
    '什么样的{kind}，值得留在身边？ | 值得留下',
    '嘘，过来看。 | 过来看',
    '是不是一眼就看到它了？ | 一眼看到？',
    '好奇？那就看下去。 | 好奇吗？',
    '今天的新发现。 | 今天的发现',
    '来，看样好东西。 | 看样好东西',
    '回头肯定有人问你，在哪儿买的。 | 在哪儿买的？',
    '这个，你见过吗？ | 见过吗？',
    '能刷到这里，算你有眼光。 | 有眼光',
  ],
  reasons: [
    '为什么看{name}？三个理由。 | 三个理由',
    '{name}，三点说清楚。 | 三点说清楚',
    '关于{name}，记住三点。 | 记住三点',
    '三个理由，看看{name}。 | 三个理由',
    '{name}好在哪？就三点。 | 就三点',
    '还在犹豫{name}？听三点。 | 听三点',
    '看{name}，就看这三处。 | 看三处',
    '{name}，给你三个理由。 | 三个理由',
  ],
  price: [
    '原价{was}，现在{price}。 | 现在 {price}',
    '从{was}到{price}，猜猜是什么。 | {was} 到 {price}',
    '{zhe}，没听错。 | {zhe}',
    '{zhe}的{kind}，看不看？ | {zhe}',
    '{was}？不，现在是{price}。 | 现在 {price}',
    '{price}，能买到什么？ | {price}',
    '猜猜{price}能带走什么。 | {price}',
    '先说价格，{price}。 | 先说价格',
    '手里有{price}？看看这个。 | {price}',
    '{price}的{kind}，长这样。 | {price}',
    '{price}，能买到怎样的一{m_kind}？ | {price}',
    '直接报价，{price}。 | 直接报价',
  ],
  old_way: [
    '还在{old}？ | 还在{old}？',
    '以前，总是{old}。 | 以前',
    '{old}，说的是不是你？ | 是不是你？',
    '还在{old}的，举个手。 | 举个手',
    '{old}，还要多久？ | 还要多久？',
    '记得{old}的日子吗？ | 记得吗？',
    '{old}，受够了吧？ | 受够了吧？',
    '承认吧，你还在{old}。 | 承认吧',
  ],
  audience: [
    '{audience}，看过来。 | {audience}看过来',
    '{audience}，这条给你。 | 给{audience}',
    '这条，说给{audience}听。 | 说给{audience}',
    '{audience}，停一下。 | {audience}',
    '身边有{audience}？转给他们。 | 转给{audience}',
    '想送{audience}点什么？看看这个。 | 送{audience}',
  ],
  voice: [
    '“{quote}”买过的人这么说。 | “{quote}”',
    '有人写道：“{quote}”听听看。 | “{quote}”',
    '“{quote}”这话，不是我们说的。 | “{quote}”',
    '评分{rating}分，买家打的。 | {rating} 分',
    '买家打了{rating}分，看看为什么。 | {rating} 分',
    '{count}条评价，平均{rating}分。 | {rating} 分',
    '买过的人怎么打分？{rating}分。 | {rating} 分',
  ],
};

export const BRIDGES: readonly Pattern[] = [
  '其实，可以换个办法。 | 换个办法',
  '别再将就了。 | 不将就',
  '改一改，就从今天。 | 从今天改',
  '说的是不是你？ | 是不是你？',
  '谁没遇到过呢。 | 谁没遇到过',
  '别急，有办法。 | 有办法',
  '烦不烦？烦。 | 烦',
  '好消息来了。 | 好消息',
  '是时候换一换了。 | 换一换',
];

export const INTROS: Readonly<Record<'plain' | 'answer', readonly Pattern[]>> = {
  plain: [
    '这就是{name}。 | {title}',
    '认识一下，{name}。 | {title}',
    '就是它，{name}。 | {title}',
    '来看{name}。 | {title}',
    '看，{name}。 | {title}',
    '今天的主角，{name}。 | {title}',
    '{brand}，{name}。 | {title}',
  ],
  answer: [
    '试试{name}。 | {title}',
    '这时候，轮到{name}。 | {title}',
    '不如换{name}。 | {title}',
    '交给{name}。 | {title}',
    '来，看看{name}。 | {title}',
    '好在，有{name}。 | {title}',
    '看看{brand}的{name}。 | {title}',
  ],
};

export const POINT_PATTERNS: Readonly<
  Record<'spec' | 'made_with' | 'clause', { any: readonly Pattern[]; adding: readonly Pattern[] }>
> = {
  spec: {
    any: ['{label}是{point}。', '{label}？{point}。', '{label}，{point}。'],
    adding: ['再看{label}，{point}。', '{label}也说一下，{point}。'],
  },
  made_with: {
    any: ['用的是{point}。', '{this_kind}，用的是{point}。', '{point}，拿在手里就知道。', '你看，{point}。'],
    adding: ['还有，用的是{point}。', '另外，{point}。'],
  },
  clause: {
    any: ['{point}。', '{this_kind}，{point}。', '你看，{point}。', '说个细节，{point}。', '重点来了，{point}。'],
    adding: ['还有，{point}。', '另外，{point}。', '而且，{point}。', '再看，{point}。'],
  },
};

export const REASON_LABELS: readonly (readonly [string, string, string])[] = [
  ['理由一，', '理由二，', '理由三，'],
  ['第一，', '第二，', '第三，'],
  ['一来，', '二来，', '三来，'],
  ['首先，', '其次，', '最后，'],
];

export const OFFERS: readonly Pattern[] = [
  '原价{was}，现在{price}。 | {zhe}',
  '从{was}降到{price}。 | {zhe}',
  '现在{zhe}，{price}。 | {zhe}',
  '现在{price}，省{saved}。 | 省 {saved}',
  '{was}？现在{price}。 | 现在 {price}',
  '不是{was}，是{price}。 | 现在 {price}',
  '售价{full_price}。 | {full_price}',
  '多少钱？{full_price}。 | {full_price}',
  '这样一{m_kind}，{full_price}。 | {full_price}',
  '{full_price}，带走。 | {full_price}',
  '{full_price}，它就是你的。 | {full_price}',
  '价签上写着，{full_price}。 | {full_price}',
  '价格也说一下，{full_price}。 | {full_price}',
];

export const PROOFS: readonly Pattern[] = [
  '买家写道：“{quote}” | “{quote}”',
  '{author}说：“{quote}” | “{quote}”',
  '听听买过的人：“{quote}” | “{quote}”',
  '买家给它打了{rating}分。 | {rating} 分',
  '买家评分，{rating}分。 | {rating} 分',
  '{count}条评价，平均{rating}分。 | {rating} 分',
];

export const CLOSINGS: Readonly<
  Record<ProductionGoal, readonly { sticker: string; says: readonly Pattern[]; needsStock: boolean }[]>
> = {
  sales: [
    {
      sticker: '立即选购',
      says: ['点下方，去选购。', '喜欢的话，点击下方选购。', '心动了？点下方选购。'],
      needsStock: true,
    },
    {
      sticker: '现在下单',
      says: ['喜欢，就下单。', '看中了，点下方下单。', '合心意，就点下方下单。'],
      needsStock: true,
    },
    { sticker: '带它回家', says: ['点一下，带它回家。', '喜欢，就带它回家。', '看中了？带它回家。'], needsStock: true },
    { sticker: '加入购物车', says: ['先加进购物车。', '喜欢？加入购物车。', '点下方，加入购物车。'], needsStock: true },
    { sticker: '犒劳自己', says: ['犒劳一下自己。', '点下方，犒劳一下自己。', '你值得。点下方。'], needsStock: true },
    {
      sticker: '了解详情',
      says: ['点下方，了解详情。', '想多了解？点下方。', '更多细节，点下方看。'],
      needsStock: false,
    },
    { sticker: '立即查看', says: ['点下方，马上看。', '还想细看？点下方。', '细节都在下方。'], needsStock: false },
  ],
  traffic: [
    { sticker: '去看看', says: ['点一下，去看看。', '感兴趣，点下方看看。', '好不好，自己去看。'], needsStock: false },
    {
      sticker: '了解详情',
      says: ['点下方，了解详情。', '想多了解？点下方。', '更多细节，点下方看。'],
      needsStock: false,
    },
    { sticker: '立即查看', says: ['点下方，马上看。', '还想细看？点下方。', '细节都在下方。'], needsStock: false },
    { sticker: '看更多', says: ['更多图片，点下方。', '想看更多？点下方。', '没看够？点下方。'], needsStock: false },
  ],
  awareness: [
    { sticker: '记住它', says: ['{name}，记住它。', '记住这个名字，{name}。', '记住它的样子。'], needsStock: false },
    {
      sticker: '现在你知道了',
      says: ['{name}，现在你知道了。', '现在，你知道了。', '现在，你认识{name}了。'],
      needsStock: false,
    },
    { sticker: '认识更多', says: ['{name}，慢慢认识。', '点下方，认识更多。', '来，多认识一点。'], needsStock: false },
  ],
  engagement: [
    {
      sticker: '评论区见',
      says: ['要还是不要？评论区说。', '你怎么看？评论区见。', '会选它吗？评论区说说。'],
      needsStock: false,
    },
    {
      sticker: '转给朋友',
      says: ['想到谁了？转给他。', '转给用得上的朋友。', '发给那个一直在找的人。'],
      needsStock: false,
    },
    { sticker: '先收藏', says: ['先收藏，慢慢看。', '怕忘了？先收藏。', '今天不买，也先收藏。'], needsStock: false },
  ],
};

export const ASIDES: Readonly<Record<'audience' | 'brand', readonly Pattern[]>> = {
  audience: [
    '适合{audience}。 | 适合{audience}',
    '{audience}，懂的都懂。 | 给{audience}',
    '尤其是{audience}。 | 给{audience}',
  ],
  brand: ['它来自{brand}。 | 来自{brand}', '牌子？{brand}。 | {brand}', '{brand}出的。 | {brand}'],
};

export const MOMENTS: readonly Pattern[] = [
  '一个普通的周二，多了它。 | 普通的周二',
  '把它放进你的一天。 | 放进一天',
  '明天早上，就用上它？ | 明天早上？',
  '放家里，放公司，随你。 | 随你',
];

export const INVITATIONS: Readonly<Record<'look' | 'imagine' | 'decide', readonly Pattern[]>> = {
  look: [
    '来，凑近一点看。 | 凑近看',
    '细节，自己看。 | 看细节',
    '先看看它的样子。 | 先看样子',
    '换个角度，再看看。 | 换个角度',
    '你先注意到哪里？ | 先看到哪里？',
    '不着急，慢慢看。 | 慢慢看',
    '多看一眼，也不费事。 | 多看一眼',
    '第一眼，感觉怎么样？ | 感觉怎么样？',
    '再看一遍，也没关系。 | 再看一遍',
    '好不好看，你说了算。 | 你说了算',
    '让图片说话。 | 让图片说话',
  ],
  imagine: [
    '想一想，你会用在哪里？ | 用在哪里？',
    '放进你的日常，会怎么样？ | 放进日常',
    '是不是你想要的样子？ | 想要的样子？',
    '也许你身边，有人会喜欢。 | 有人会喜欢？',
    '当礼物，可以想一想。 | 当礼物？',
    '留给自己，也不错。 | 留给自己',
    '想象一下，它已经在你手边。 | 想象一下',
    '你会先拿它做什么？ | 先做什么？',
    '相信自己的眼光。 | 相信眼光',
  ],
  decide: [
    '不用急着做决定。 | 不用急',
    '先看详情，再做决定。 | 先看详情',
    '可以先记下来，晚点再看。 | 先记下来',
    '也可以发给朋友看看。 | 发给朋友',
    '和手上用的，比一比。 | 比一比',
    '选不选，听你的。 | 听你的',
    '需要什么，你清楚。 | 你清楚',
    '记住它的名字，{name}。 | 记住名字',
    '走之前，再看一眼。 | 再看一眼',
    '看到这里，不妨点开看看。 | 点开看看',
    '好东西，不怕多想一会儿。 | 多想一会儿',
  ],
};

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

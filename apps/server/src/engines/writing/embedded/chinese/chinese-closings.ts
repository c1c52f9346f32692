import type { ClosingLines, TradeClosings } from '../closings.ts';
import type { Pattern } from '../pattern.ts';

/**
 * Last lines of Chinese ads with a sales goal, for any trade; those of a trade stand with its buttons. None mentions
 * stock, delivery or a deadline.
 */
export const CHINESE_LAST_LINES: ClosingLines = [
  ['先挑码，再下单。', 'sizes'],
  ['你的尺码，点下方找。', 'sizes'],
  ['挑个颜色，点下方。', 'colours'],
  ['颜色你定，点下方。', 'colours'],
  '点下方下单。',
  '点下方看详情。',
  '就它了，点下方。',
];

/** For a product of an unknown trade. */
export const CHINESE_NAMELESS: readonly Pattern[] = ['喜欢就点下方。', '点下方，看一眼。', '点下方下单。'];

/** Button texts of Chinese ads with a sales goal, by trade. */
export const CHINESE_CLOSINGS: readonly TradeClosings[] = [
  {
    trades: ['apparel', 'footwear'],
    says: ['换季第一件，点下方。', '穿上再说，点下方。'],
    stickers: [
      ['挑个尺码', 'sizes'],
      ['选我的码', 'sizes'],
      ['先挑颜色', 'colours'],
      '立即选购',
      '现在下单',
      '穿上看看',
      '就要它',
      '加入购物车',
      '去挑一挑',
    ],
  },
  {
    trades: ['bags', 'eyewear', 'jewellery'],
    says: ['出门带上它，点下方。', '送自己一件，点下方。'],
    stickers: [
      ['先挑颜色', 'colours'],
      '立即选购',
      '现在下单',
      '送自己',
      '就要它',
      '加入购物车',
      '带走它',
      '点开细看',
      '出门带它',
    ],
  },
  {
    trades: ['beauty', 'hair-care'],
    says: ['梳妆台留个位，点下方。', '对自己好点，点下方。'],
    stickers: [
      ['先挑色号', 'colours'],
      '立即选购',
      '现在下单',
      ['看看成分', 'label'],
      '加入购物车',
      '就要它',
      ['囤一份', 'label'],
      '点开细看',
      '试试它',
    ],
  },
  {
    trades: ['food', 'drinks'],
    says: ['馋了？点下方。', '囤一点，点下方。', '先尝一口，点下方。'],
    stickers: ['来一份', '立即选购', '现在下单', '尝一口', '加入购物车', '囤一点', '馋了就点', '给家里带', '就要它'],
  },
  {
    trades: ['kitchen'],
    says: [['今晚就开火，点下方。', 'cooking'], '厨房添一件，点下方。'],
    stickers: [
      ['先挑颜色', 'colours'],
      '带它回家',
      '立即选购',
      '现在下单',
      '厨房添一件',
      '加入购物车',
      '点开细看',
      '就要它',
      '去看看',
    ],
  },
  {
    trades: ['home', 'furniture', 'bedding', 'garden'],
    says: ['家里腾个地方，点下方。', '带它回家，点下方。'],
    stickers: [
      ['先挑颜色', 'colours'],
      '带它回家',
      '立即选购',
      '现在下单',
      '给家添一件',
      '加入购物车',
      '点开细看',
      '去看看',
      '就要它',
    ],
  },
  {
    trades: ['electronics', 'audio', 'computers', 'car', 'tools'],
    says: ['详情在下方，点开看。', '细节都在下方，点开看。'],
    stickers: [
      ['先挑颜色', 'colours'],
      '看参数',
      '立即选购',
      '现在下单',
      '加入购物车',
      '就要它',
      '点开细看',
      '换上它',
      '装备一个',
    ],
  },
  {
    trades: ['outdoor', 'toys', 'pets', 'stationery', 'books-and-games', 'baby', 'health'],
    says: ['详情在下方，点开看。', '细节都在下方，点开看。'],
    stickers: [
      ['先挑颜色', 'colours'],
      '立即选购',
      '现在下单',
      '带回家',
      '加入购物车',
      '就要它',
      '去看看',
      '点开细看',
      '来一个',
    ],
  },
  {
    trades: ['sport'],
    says: ['今天就动起来，点下方。', '别再找借口，点下方。'],
    stickers: [
      ['先挑颜色', 'colours'],
      '立即选购',
      '现在下单',
      '开动',
      '加入购物车',
      '就要它',
      '周末见',
      '点开细看',
      '来一个',
    ],
  },
  {
    trades: ['general'],
    says: ['详情在下方，点开看。', '细节都在下方，点开看。'],
    stickers: ['立即选购', '现在下单', '加入购物车', '就要它', '点开细看', '去看看', '带走它', '来一个'],
  },
];

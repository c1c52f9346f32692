import type { ClosingLines, TradeClosings } from '../closings.ts';
import type { Pattern } from '../pattern.ts';

/**
 * Last lines of Chinese ads with a sales goal, for any trade; none mentions
 * stock, delivery or a deadline.
 */
export const CHINESE_LAST_LINES: ClosingLines = [
  ['先挑码，再下单。', 'sizes'],
  ['你的尺码，点下方找。', 'sizes'],
  ['挑个颜色，点下方。', 'colours'],
  ['颜色你定，点下方。', 'colours'],
  '点下方下单。',
  '点下方看详情。',
  '点下方去看看。',
  '点下方，现在就看。',
];

/** For a product of an unknown trade. */
export const CHINESE_NAMELESS: readonly Pattern[] = ['喜欢就点下方。', '点下方，看一眼。', '点下方下单。'];

/** Button texts of Chinese ads with a sales goal, by trade. */
export const CHINESE_CLOSINGS: readonly TradeClosings[] = [
  {
    trades: ['apparel', 'footwear'],
    stickers: [
      ['挑个尺码', 'sizes'],
      ['选我的码', 'sizes'],
      ['先挑颜色', 'colours'],
      '立即购买',
      '现在下单',
      '穿上看看',
      '就要它',
      '加入购物车',
      ['去挑一挑', 'variants'],
    ],
  },
  {
    trades: ['bags', 'eyewear', 'jewellery'],
    stickers: [
      ['先挑颜色', 'colours'],
      '立即购买',
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
    stickers: [['先挑色号', 'colours'], '立即购买', '现在下单', '加入购物车', '就要它', '点开细看', '试试它'],
  },
  {
    trades: ['food', 'drinks'],
    stickers: ['来一份', '立即购买', '现在下单', '加入购物车', ['囤一点', 'keeps'], '给家里带', '就要它'],
  },
  {
    trades: ['kitchen'],
    stickers: [
      ['先挑颜色', 'colours'],
      '带它回家',
      '立即购买',
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
    stickers: [
      ['先挑颜色', 'colours'],
      '带它回家',
      '立即购买',
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
    stickers: [['先挑颜色', 'colours'], '看参数', '立即购买', '现在下单', '加入购物车', '就要它', '点开细看'],
  },
  {
    trades: ['outdoor', 'toys', 'pets', 'stationery', 'books-and-games', 'baby', 'health'],
    stickers: [
      ['先挑颜色', 'colours'],
      '立即购买',
      '现在下单',
      '带回家',
      '加入购物车',
      '就要它',
      '去看看',
      '点开细看',
      '现在就买',
    ],
  },
  {
    trades: ['sport'],
    stickers: [['先挑颜色', 'colours'], '立即购买', '现在下单', '加入购物车', '就要它', '点开细看', '现在就买'],
  },
  {
    trades: ['general'],
    stickers: ['立即购买', '现在下单', '加入购物车', '就要它', '点开细看', '去看看', '带走它', '现在就买'],
  },
];

/** Buttons for what is done for somebody, taught, or got for a voucher: nobody takes it home. */
export const SERVICE_CLOSINGS: readonly TradeClosings[] = [
  {
    trades: ['general'],
    stickers: ['了解详情', '现在下单', '去看看', '点开细看', '立即了解', '先看一眼'],
  },
];

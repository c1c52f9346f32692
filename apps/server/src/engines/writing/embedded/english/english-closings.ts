import type { ClosingLines, TradeClosings } from '../closings.ts';
import type { Pattern } from '../pattern.ts';

/**
 * Last lines of English ads with a sales goal, for any trade; none mentions
 * stock, delivery or a deadline.
 */
export const ENGLISH_LAST_LINES: ClosingLines = [
  ['Find your size. Tap.', 'sizes'],
  ['Tap, pick your size, done.', 'sizes'],
  ['Pick your colour. Tap.', 'colours'],
  ['Which colour? Tap and choose.', 'colours'],
  'Tap to order.',
  'Tap to see more.',
  'Tap to get {it_o}.',
  'Tap to buy.',
  'Tap for the details.',
];

/** For a product of an unknown trade. */
export const ENGLISH_NAMELESS: readonly Pattern[] = ['Tap to order.', 'Tap to see more.', 'Tap for a closer look.'];

/** Button texts of English ads with a sales goal, by trade. */
export const ENGLISH_CLOSINGS: readonly TradeClosings[] = [
  {
    trades: ['apparel', 'footwear'],
    stickers: [
      ['Find your size', 'sizes'],
      ['Pick your size', 'sizes'],
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Pick yours',
      'Buy now',
      'See the fit',
    ],
  },
  {
    trades: ['bags', 'eyewear', 'jewellery'],
    stickers: [
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Pick yours',
      'Order yours',
      'Buy now',
      'Take one along',
      'Treat yourself',
      'Have a look',
    ],
  },
  {
    trades: ['beauty', 'hair-care'],
    stickers: [
      ['Pick a shade', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'Add to cart',
      ['Read the label', 'label'],
      'Pick yours',
      'See it',
    ],
  },
  {
    trades: ['food', 'drinks'],
    stickers: ['Get yours', 'Order yours', 'Shop now', 'Buy now', 'Add to cart', 'Stock up', 'Get some', 'Try some'],
  },
  {
    trades: ['kitchen'],
    stickers: [
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'Bring it home',
      'Add to cart',
      'Pick yours',
      'Have a look',
    ],
  },
  {
    trades: ['home', 'furniture', 'bedding', 'garden'],
    stickers: [
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'Bring it home',
      'Add to cart',
      'Have a look',
    ],
  },
  {
    trades: ['electronics', 'audio', 'computers', 'car', 'tools'],
    stickers: [
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'See the specs',
      'Add to cart',
      'Pick yours',
      'Check it out',
    ],
  },
  {
    trades: ['outdoor', 'toys', 'pets', 'stationery', 'books-and-games', 'baby', 'health'],
    stickers: [
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'Add to cart',
      'Pick yours',
      'Take a look',
      'Have a look',
    ],
  },
  {
    trades: ['sport'],
    stickers: [
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'Add to cart',
      'Pick yours',
      'Have a look',
    ],
  },
  {
    trades: ['general'],
    stickers: ['Get yours', 'Shop now', 'Order yours', 'Buy now', 'Add to cart', 'Pick yours', 'See it', 'Have a look'],
  },
];

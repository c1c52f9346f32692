import type { ClosingLines, TradeClosings } from '../closings.ts';
import type { Pattern } from '../pattern.ts';

/**
 * Last lines of English ads with a sales goal, for any trade; those of a trade stand with its buttons. None mentions
 * stock, delivery or a deadline.
 */
export const ENGLISH_LAST_LINES: ClosingLines = [
  ['Your size is one tap away.', 'sizes'],
  ['Find your size. Tap.', 'sizes'],
  ['Tap, pick your size, done.', 'sizes'],
  ['Pick your colour. Tap.', 'colours'],
  ['Which colour? Tap and choose.', 'colours'],
  'Tap to order.',
  'Have a look. Tap.',
];

/** For a product of an unknown trade. */
export const ENGLISH_NAMELESS: readonly Pattern[] = ['Tap to order.', 'Tap to see more.', 'Tap for a closer look.'];

/** Button texts of English ads with a sales goal, by trade. */
export const ENGLISH_CLOSINGS: readonly TradeClosings[] = [
  {
    trades: ['apparel', 'footwear'],
    says: ['Get dressed. Tap.', 'Wear it before the weekend does. Tap.', 'Tap, and make room in the wardrobe.'],
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
    says: ['Take one along. Tap.', 'Treat yourself. Tap.'],
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
    says: [
      'Make room by the mirror. Tap.',
      'Your bathroom shelf is one tap away.',
      'Tap, and see what the mirror says.',
    ],
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
    says: ['Put some on the shopping list. Tap.', 'Hungry yet? Tap.', 'Get some in. Tap.'],
    stickers: [
      'Get yours',
      'Order yours',
      'Shop now',
      'Buy now',
      'Add to cart',
      'Taste it',
      'Stock up',
      'Get some',
      'Try some',
    ],
  },
  {
    trades: ['kitchen'],
    says: [
      'Make room in the kitchen. Tap.',
      ['Tap, and start cooking.', 'cooking'],
      ['Dinner starts with a tap.', 'cooking'],
    ],
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
    says: ['Bring it home. Tap.', 'Make room. Then tap.', 'Take a look. Tap.'],
    stickers: [
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'Bring it home',
      'Add to cart',
      'Make room',
      'Have a look',
    ],
  },
  {
    trades: ['electronics', 'audio', 'computers', 'car', 'tools'],
    says: ['See the details. Tap.', 'Tap, and see what else is in it.', 'Check it out. One tap.'],
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
    says: ['Take a look. Tap.', 'Tap to see more.', 'Have a closer look. Tap.'],
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
    says: ['No excuses left. Tap.', 'Day one is a tap away.', 'Tap. Then warm up.'],
    stickers: [
      ['Pick a colour', 'colours'],
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'Add to cart',
      'Pick yours',
      'Game on',
      'Have a look',
    ],
  },
  {
    trades: ['general'],
    says: ['Take a look. Tap.', 'Have a closer look. Tap.'],
    stickers: ['Get yours', 'Shop now', 'Order yours', 'Buy now', 'Add to cart', 'Pick yours', 'See it', 'Have a look'],
  },
];

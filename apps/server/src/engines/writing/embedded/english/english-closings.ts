import type { ClosingLines, TradeClosings } from '../closings.ts';
import type { Pattern } from '../pattern.ts';

/** Last lines of English ads with a sales goal: each names the product. None mentions stock, delivery or a deadline. */
export const ENGLISH_LAST_LINES: ClosingLines = [
  ['Tap to find your size of {this_kind}.', 'sizes'],
  ['Tap, and pick your size of {name}.', 'sizes'],
  ['Tap to choose your colour of {this_kind}.', 'colours'],
  'Tap for {this_kind}.',
  'Tap to get {this_kind}.',
  'Tap to get {name}.',
  'Get {name} with one tap.',
  'Want {this_kind}? Tap below.',
  'Like {this_kind}? Tap.',
  '{name} {is/are} one tap away.',
  'Tap, and {this_kind} {is/are} yours.',
  'Tap to put {this_kind} in your basket.',
  'Add {name} to your basket.',
  'Tap now to order {this_kind}.',
  'Order {name} here.',
  'Tap here to buy {this_kind}.',
  'Tap, and make {this_kind} yours.',
];

/** For a product without a name that can be spoken. */
export const ENGLISH_NAMELESS: readonly Pattern[] = ['Like it? Tap.', 'Tap, and see for yourself.', 'Want one? Tap.'];

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
      'Add to basket',
      ['Read the label', 'label'],
      'Pick yours',
      'See it',
    ],
  },
  {
    trades: ['food', 'drinks'],
    stickers: [
      'Get yours',
      'Order yours',
      'Shop now',
      'Buy now',
      'Add to basket',
      'Taste it',
      'Stock up',
      'Get some',
      'Try some',
    ],
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
      'Add to basket',
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
      'Add to basket',
      'Make room',
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
      'Add to basket',
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
      'Add to basket',
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
      'Add to basket',
      'Pick yours',
      'Game on',
      'Have a look',
    ],
  },
  {
    trades: ['general'],
    stickers: [
      'Get yours',
      'Shop now',
      'Order yours',
      'Buy now',
      'Add to basket',
      'Pick yours',
      'See it',
      'Have a look',
    ],
  },
];

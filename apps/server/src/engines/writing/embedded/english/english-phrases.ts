import type { HookFormat, ProductionGoal, SceneRole } from '@reelwright/contracts';
import type { Trade, Trait } from '@reelwright/product-kinds';
import type { HookKind } from '../draft.ts';
import type { Pattern } from '../pattern.ts';

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

interface CommonHook {
  text: Pattern;
  format: HookFormat;
  /** Only of facts that name a thing. */
  isOfThing?: boolean;
  /** Only of things that are kept and replaced, not eaten, read or used up. */
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
  'jewellery',
  'stationery',
  'books-and-games',
  'general',
];

/** Features of facts that a close-up can show. */
export const SEEN_CLOSE: readonly string[] = [
  'material',
  'brushed',
  'zip',
  'pockets',
  'sharp',
  'paper',
  'handmade',
  'sisal',
  'plush',
  'nonstick',
  'heavy-fabric',
  'polarised',
];

/** Hooks for any product: each holds a fact, the kind or the price. Those with a fact say what the rest then leaves out. */
export const COMMON_HOOKS: Readonly<Record<Exclude<HookKind, 'voice'>, readonly CommonHook[]>> = {
  // A question for any product is no hook: those that stop a thumb are bound to a fact or a kind.
  pain: [],
  attention: [
    { text: '{fact}.', format: 'punch', isSpare: true },
    { text: '{this_kind}: {inside}.', format: 'punch', isSpare: true },
    { text: 'Look closer. {fact}.', format: 'macro', isOfThing: true, isSpare: true },
  ],
  curiosity: [{ text: 'Open the box. {fact}.', format: 'unboxing', isOfThing: true, isSpare: true }],
  reasons: [
    { text: 'Three facts about {this_kind}.', format: 'countdown' },
    { text: 'Three reasons to want {this_kind}.', format: 'countdown' },
    { text: '{a_kind}, in three facts.', format: 'countdown' },
    { text: 'Choosing {a_kind}? Three reasons to stop here.', format: 'countdown' },
    { text: 'Why {name}? Three reasons.', format: 'countdown' },
    { text: '{name}, in three facts.', format: 'countdown' },
    { text: 'Three reasons to pick {name}.', format: 'countdown' },
  ],
  price: [
    { text: '{was}? Not today. {price}.', format: 'price-slam' },
    { text: '{percent} off {a_kind}.', format: 'price-slam' },
    { text: '{percent} off. {fact}.', format: 'price-slam' },
    { text: '{this_kind} {was/were} {was}. Now {price}.', format: 'price-slam' },
    { text: 'The old price was {was}. Cross it out.', format: 'price-slam' },
    { text: '{price} for {a_kind} {that_fact}.', format: 'price-slam' },
    { text: '{fact}. {price}.', format: 'price-slam' },
  ],
  old_way: [{ text: 'The old {kind} can go. {fact}.', format: 'split', isOfLasting: true, isSpare: true }],
  audience: [
    { text: 'For {audience}: {inside}.', format: 'comment-reply' },
    { text: 'Shopping for {audience}? {fact}.', format: 'comment-reply' },
    { text: '{a_kind} for {audience}. {fact}.', format: 'punch' },
  ],
};

/** For a product of which nothing is known but its name. */
export const LAST_HOOKS: readonly CommonHook[] = [
  { text: '{short}. {price}.', format: 'price-slam' },
  { text: '{short}.', format: 'punch' },
  { text: '{price}. Have a look.', format: 'price-slam' },
  { text: 'Have a look.', format: 'punch' },
];

export const VOICE_HOOKS: readonly Pattern[] = [
  `"{quote}" That's from a review.`,
  `Here's what a buyer wrote: "{quote}"`,
  '{rating} out of 5. Buyers have spoken. | {rating} out of 5',
  'Rated {rating} out of 5 by buyers. | {rating} out of 5',
  '{count} ratings, {rating} out of 5. | {rating} out of 5',
  'What do buyers say? {rating} out of 5. | {rating} out of 5',
];

/** Lines that name the product. */
export const INTROS: Readonly<Record<'plain' | 'answer', readonly Pattern[]>> = {
  plain: [
    'Meet {name}. | {short}',
    '{short}. | {short}',
    'Say hello to {name}. | {short}',
    '{this/these} {is/are} {name}. | {short}',
    'From {brand}: {name}. | {short}',
    'Meet {name}, from {brand}. | {short}',
  ],
  answer: [
    'Enter {name}. | {short}',
    'Now meet {name}. | {short}',
    'Hello, {short}. | {short}',
    'Meet {name}. | {short}',
    'Over to {name}. | {short}',
  ],
};

export const FALLBACK_INTRO: Pattern = 'Have a look.';

/** Ways to say a fact of which nothing is written: plain. Only `says` needs its form to be known. */
export const FACT_PATTERNS: readonly Pattern[] = ['{fact}.', '{says}.'];

export const REASON_LABELS: readonly (readonly [string, string, string])[] = [
  ['Reason one.', 'Reason two.', 'Reason three.'],
  ['One.', 'Two.', 'Three.'],
  ['First.', 'Second.', 'Third.'],
];

export const OFFERS: readonly Pattern[] = [
  'Now {price}, down from {was}. | {percent} off',
  'It was {was}. Now {its} {price}. | {percent} off',
  '{percent} off. Now {price}. | {was} before',
  '{price} instead of {was}. | {percent} off',
  "That's {percent} off: now {price}. | {was} before",
  'Yours for {full_price}.',
  'The price? {full_price}.',
  'All that for {full_price}.',
  'On the tag: {full_price}.',
  '{full_price}, and {its} yours.',
  'You pay {full_price}.',
  '{full_price} for {this_kind}.',
];

export const PROOFS: readonly Pattern[] = [
  'A buyer writes: "{quote}"',
  '"{quote}" says {author}.',
  'In the words of a buyer: "{quote}"',
  '{author} says: "{quote}"',
  'Buyers give {it_o} {rating} out of 5. | {rating} out of 5',
  'Rated {rating} out of 5. | {rating} out of 5',
  '{count} ratings, {rating} out of 5 on average. | {rating} out of 5',
  '{rating} out of 5, from {count} ratings. | {rating} out of 5',
];

/** How ads end that don't sell; those that do end by trade. */
export const CLOSINGS: Readonly<
  Record<Exclude<ProductionGoal, 'sales'>, readonly { sticker: string; says: readonly Pattern[] }[]>
> = {
  traffic: [
    {
      sticker: 'See more',
      says: ['Tap to see more.', 'Curious? Tap to see more.', 'Want a closer look? Tap to see more.'],
    },
    {
      sticker: 'Take a look',
      says: ['Tap to take a look.', 'Go take a look.', 'Interested? Tap the link and take a look.'],
    },
    {
      sticker: 'Find out more',
      says: ['Tap to find out more.', 'Want to know more? Tap here.', 'There is more to see. Tap here.'],
    },
    {
      sticker: 'See the details',
      says: ['Tap for the details.', 'The details are a tap away.', 'All the details? Tap the link.'],
    },
  ],
  awareness: [
    {
      sticker: 'Remember the name',
      says: ['{short}. Remember the name.', 'Remember the name: {short}.'],
    },
    { sticker: 'Now you know', says: ['{short}. Now you know.', 'Now you know {name}.'] },
    { sticker: 'Discover more', says: ['{short}. Discover more.', 'Discover more with a tap.'] },
    { sticker: 'Keep it in mind', says: ['Keep {name} in mind.', '{short}. Keep {it_o} in mind.'] },
  ],
  engagement: [
    {
      sticker: 'Tell us below',
      says: ['Yes or no? Tell us below.', 'Would you? Tell us below.', 'What do you think? Tell us below.'],
    },
    {
      sticker: 'Tag a friend',
      says: ['Who needs this? Tag a friend.', 'Tag a friend who needs to see this.'],
    },
    { sticker: 'Save this', says: ['Save this for later.', 'Save this before you forget.'] },
    { sticker: 'Share this', says: ['Share this with someone.', 'Know someone? Share this.'] },
  ],
};

/** Where a picture of the trade's products is taken. */
export const PICTURES = {
  hook: ['{Subject} {setting}, filling the frame', 'Quick push in on {subject} {setting}'],
  problem: [
    'An everyday scene before {subject}: a tired face, a small mishap',
    'The trouble itself, close up, without {subject}',
  ],
  intro: ['{Subject} whole, on a plain background', 'A hand placing {subject} into the light'],
  benefit: ['Close-up that shows: {title}', '{Subject} in use, showing: {title}'],
  detail: ['{Subject} {setting}, from another angle', 'A detail of {subject}, slowly passing'],
  review: [
    '{Subject} in the hands of somebody who uses it, {setting}',
    'A buyer with {subject}, smiling, seen from the side',
  ],
  offer: ['{Subject} whole, with room for the price', '{Subject} on a plain background beside its price'],
  call_to_action: ['{Subject} once more, with room for the button', 'A thumb above the button, {subject} behind it'],
} as const satisfies Record<SceneRole, readonly string[]>;

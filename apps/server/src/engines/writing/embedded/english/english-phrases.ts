import type { SceneRole } from '@reelwright/contracts';
import type { CommonHook } from '../hooks/common-hook.ts';
import type { Pattern } from '../pattern.ts';
import type { GoalClosings } from '../write-closing.ts';

/** Openings before counted reasons. */
export const REASON_HOOKS: readonly CommonHook[] = [
  { text: 'Why {branded}? Three reasons.', format: 'countdown' },
  { text: '{branded}, in three reasons.', format: 'countdown' },
  { text: 'Three good reasons for {branded}.', format: 'countdown' },
];

/** Openings with a changed price. */
export const PRICE_HOOKS: readonly CommonHook[] = [
  { text: '{percent} off {this_kind}: now {price}.', format: 'price-slam' },
  { text: '{this_kind} {was/were} {was}. Now {its} {price}.', format: 'price-slam' },
  { text: 'Save {saved} on {this_kind}: now {price}.', format: 'price-slam' },
  { text: '{was}, crossed out. Now {price}.', format: 'price-slam' },
  { text: '{branded}: now {price}, down from {was}.', format: 'price-slam' },
];

/** If nothing else can be filled. */
export const LAST_HOOKS: readonly CommonHook[] = [
  { text: '{branded}: {price}.', format: 'price-slam' },
  { text: '{branded}.', format: 'punch' },
  { text: 'Have a look.', format: 'punch' },
];

/** Buyers' voices; without the kind if it is unknown. */
export const VOICE_HOOKS: readonly (readonly Pattern[])[] = [
  [`"{quote}" A buyer said that about {this_kind}.`, `"{quote}" That's from a review.`, 'A buyer: "{quote}"'],
  [`Here's what a buyer wrote about {this_kind}: "{quote}"`, `Here's what a buyer wrote: "{quote}"`],
  [
    'Buyers give {this_kind} {rating} out of 5. | {rating} out of 5',
    'Rated {rating} out of 5 by buyers. | {rating} out of 5',
  ],
  [
    '{count} ratings, {rating} out of 5: {this_kind}. | {rating} out of 5',
    '{count} ratings, {rating} out of 5. | {rating} out of 5',
  ],
];

/** Lines that name the product and its brand. */
export const INTROS: readonly Pattern[] = [
  '{this/these} {is/are} {branded}. | {short}',
  "{Here's/Here are} {branded}. | {short}",
];

/** A line of a point with the product's name. */
export const NAMED_LINES: readonly Pattern[] = [
  '{branded}. {line}',
  '{this/these} {is/are} {branded}. {line}',
  "{Here's/Here are} {branded}. {line}",
];

/** Openings that name the product only by what follows them. */
export const NAMED_OPENINGS: readonly Pattern[] = [
  '{line} Meet {branded}.',
  "{line} {Here's/Here are} {branded}.",
  '{line} {branded}.',
];

/** A line of a point with the kind, if the product has no other name. */
export const KIND_LINES: readonly Pattern[] = ["{Here's/Here are} {a_kind}. {line}"];

/** A question to the audience. */
export const ADDRESS: Pattern = '{audience}, {line}';

export const REASON_LABELS: readonly (readonly [string, string, string])[] = [
  ['Reason one.', 'Reason two.', 'Reason three.'],
  ['One.', 'Two.', 'Three.'],
  ['First.', 'Second.', 'Third.'],
];

export const OFFERS: readonly Pattern[] = [
  'Now {price}, down from {was}. | {percent} off',
  'It was {was}. Now {its} {price}. | {percent} off',
  '{percent} off: now {price}. | {was} before',
  'Save {saved}: now {price}. | {percent} off',
  '{price} instead of {was}. | {percent} off',
  'Yours for {full_price}.',
  'Get {it_o} for {full_price}.',
  '{full_price} gets you {this_kind}.',
];

/** Offers that name the product, if no line before them does. */
export const NAMED_OFFERS: readonly Pattern[] = [
  '{branded}, {full_price}. | {short}',
  '{branded}: {full_price}. | {short}',
  '{branded} for {full_price}. | {short}',
  '{branded}: now {sale_price}. | {percent} off',
  '{branded}, down to {sale_price}. | {percent} off',
];

/** For short ads: the tag shows the former price, and two prices in full take four seconds to say. */
export const BRIEF_OFFERS: readonly Pattern[] = [
  'Now {sale_price}. | {percent} off',
  'Get {it_o} now for {sale_price}. | {percent} off',
];

/** Offers that sum up what was said: for scripts with enough of it. */
export const SUMMING_OFFERS: readonly Pattern[] = [
  'All of that for {full_price}.',
  'You get all of it for {full_price}.',
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

/** Closings of ads without a sales goal; sales closings depend on the trade. */
export const CLOSINGS: GoalClosings = {
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

/** Settings of product images, by trade. */
export const IMAGES = {
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

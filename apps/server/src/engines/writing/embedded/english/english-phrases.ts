import type { ProductionGoal } from '@reelwright/contracts';
import type { HookKind } from '../draft.ts';
import type { Pattern } from '../pattern.ts';

/**
 * Sentence patterns, "spoken | on screen". Slots are listed in `english-slots.ts`; a pattern whose slot can't be
 * filled is not used. None claims anything that its slots don't bring.
 */
export const HOOKS: Readonly<Record<HookKind, readonly Pattern[]>> = {
  pain: [
    'Still putting up with your old {kind}? | Still putting up with it?',
    '{Is/Are} your {kind} letting you down? | Let down?',
    'How many {kinds} have you scrolled past today? | So many {kinds}, so little time',
    "Picking {a_kind} shouldn't take all weekend. | Hard to pick?",
    'Be honest. Do you even like your {kind}? | Be honest',
    'Still shopping around for {a_kind}? | Still shopping around?',
    'When did you last treat yourself to {new_kind}? | Treat yourself to {new_kind}?',
    'Too many tabs open, and nothing in the basket? | Too many tabs?',
    "Scrolled all evening and still can't decide? | Still can't decide?",
    'Tired of almost right? | Almost right?',
  ],
  attention: [
    'Your next {kind} just showed up. | Your next {kind}',
    "Dear old {kind}, it's over. | It's over",
    "Let's talk {kinds}. | Let's talk {kinds}",
    'Hold that thumb. | Hold that thumb',
    'If you were waiting for a sign, this is it. | This is your sign',
    'Your wish list called. It wants this. | Your wish list called',
    'Drop everything. Well, not your phone. | Drop everything',
    'Yes, you can have nice things. | Nice things? Yes',
    'Some things just make sense. | Makes sense',
    'Quick one. | Quick one',
    'Got a few seconds? | Got a few seconds?',
    'Ladies and gentlemen, {a_kind}. | Ladies and gentlemen',
    'You. Yes, you. Look at this. | Yes, you',
  ],
  curiosity: [
    "Wait, what's that? | What's that?",
    "You weren't looking for {new_kind}. Look anyway. | Look anyway",
    'Look what just turned up. | Look what turned up',
    "Don't scroll just yet. | Not just yet",
    'One for your saved folder. | Save this',
    'What makes {a_kind} worth keeping? | Worth keeping?',
    'Psst. Over here. | Psst',
    "Caught your eye, didn't it? | Caught your eye?",
    'Curious? Good. | Curious?',
    "Today's find, right here. | Today's find",
    'Well, what do we have here? | What have we here?',
    "Someone's going to ask where you got this. | Where did you get it?",
    "Stop me if you've seen this. | Seen this?",
  ],
  reasons: [
    'Three reasons to want {name}. | Three reasons',
    'Why {name}? Three reasons. | Three reasons why',
    'Three things to know about {name}. | Three things to know',
    '{name}, in three quick points. | Three quick points',
    'On the fence about {name}? Three reasons. | On the fence?',
    "What's so good about {name}? Three things. | Three things",
    "Here's why {name} {is/are} worth a look. | Worth a look",
    '{name}. Why? Three reasons. | Why? Three reasons',
  ],
  price: [
    '{percent} off. You heard that right. | {percent} off',
    'Was {was}. Now {price}. | Was {was}, now {price}',
    'Somebody crossed out {was}. | {was}? Not now',
    'From {was} down to {price}. | From {was} to {price}',
    '{percent} off {a_kind}? Keep talking. | {percent} off',
    'Want {percent} off {a_kind}? | {percent} off',
    'What does {price} get you these days? | {price}?',
    'Guess what {price} gets you. | For {price}',
    "{price}. Let's see what you get. | {price}: what do you get?",
    'Got {price} to spare? | {price}',
    'The price first: {price}. Now the rest. | Price first',
    'How does {price} sound? | {price}?',
  ],
  old_way: [
    'Still {old}? | Still {old}?',
    'The old way? {old}. | {old}?',
    '{old}. Sound familiar? | {old}?',
    "Hands up if you're still {old}. | Still {old}?",
    'How long have you been {old}? | Still {old}?',
    'Remember {old}? | {old}?',
    'Done with {old}? | {old}?',
    "Admit it. You're still {old}. | Still {old}?",
  ],
  audience: [
    "{audience}, this one's for you. | For {audience}",
    'Calling all {audience}. | Calling all {audience}',
    'Shopping for {audience}? Stop here. | For {audience}',
    'Know any {audience}? Show them this. | For {audience}',
    '{audience}, got a second? | For {audience}',
    'Hey, {audience}. Look at this. | Hey, {audience}',
  ],
  voice: [
    `"{quote}" That's from a review. | "{quote}"`,
    `Here's what a buyer wrote: "{quote}" | "{quote}"`,
    '"{quote}" Their words, not ours. | "{quote}"',
    '{rating} out of 5. Buyers have spoken. | {rating} out of 5',
    'Rated {rating} out of 5. See why. | Rated {rating} out of 5',
    '{count} ratings, {rating} out of 5. | {rating} out of 5',
    'What do buyers say? {rating} out of 5. | {rating} out of 5',
  ],
};

export const BRIDGES: readonly Pattern[] = [
  "There's another way. | Another way",
  "You don't have to live with that. | Enough of that",
  "Let's fix that. | Let's fix that",
  "You're not alone. | Not alone",
  "It doesn't have to be like that. | Time for a change",
  "Annoying, isn't it? | Annoying",
  'Been there. | Been there',
  'Help is on the way. | Help is on the way',
  'Good news, though. | Good news',
  'Time to change that. | Time to change',
];

export const INTROS: Readonly<Record<'plain' | 'answer', readonly Pattern[]>> = {
  plain: [
    'Meet {name}. | {title}',
    '{This is/These are} {name}. | {title}',
    'Say hello to {name}. | {title}',
    "{Here's/Here are} {name}. | {title}",
    "You're looking at {name}. | {title}",
    '{name}, everyone. | {title}',
    'Meet {name}, from {brand}. | {title}',
    'From {brand}: {name}. | {title}',
    '{name}, by {brand}. | {title}',
  ],
  answer: [
    'Enter {name}. | {title}',
    "That's where {name} {comes/come} in. | {title}",
    'Time for {name}. | {title}',
    'Now meet {name}. | {title}',
    'Try {name} instead. | {title}',
    'Over to {name}. | {title}',
    'Here {comes/come} {name}. | {title}',
    '{name} to the rescue. | {title}',
    'Now meet {name}, from {brand}. | {title}',
  ],
};

/** Ways to say a point, by its sort. Those of `adding` may follow another point, never open. */
export const POINT_PATTERNS: Readonly<
  Record<
    'noun' | 'bare_noun' | 'thing' | 'does' | 'imperative' | 'is' | 'spec' | 'quote',
    { any: readonly Pattern[]; adding: readonly Pattern[] }
  >
> = {
  noun: {
    any: [
      'You get {a_point}.',
      '{a_point}.',
      '{this_kind} {comes/come} with {a_point}.',
      '{it} {has/have} {a_point}.',
      "{a_point}? You've got it.",
      'Just look at {the_point}.',
      'It starts with {the_point}.',
    ],
    adding: [
      'Plus {a_point}.',
      'And {a_point}.',
      'What else? {a_point}.',
      "Then there's {the_point_single}.",
      'Add {a_point} to that.',
      '{a_point}, too.',
    ],
  },
  bare_noun: {
    any: ['{point}.', 'On the list: {point}.', 'Worth a mention: {point}.'],
    adding: ['Plus: {point}.', 'Also: {point}.', 'Next: {point}.'],
  },
  thing: {
    any: ['{its} {point}.', '{point}, to be exact.', 'Think of {it_o} as {point}.'],
    adding: ['And yes, {its} {point}.'],
  },
  does: {
    any: [
      '{it} {point}.',
      '{this_kind} {point}.',
      '{a_kind_single} that {point_single}.',
      'Finally, {a_kind_single} that {point_single}.',
      'What does it do? It {point_single}.',
      'The nice part? {it} {point}.',
    ],
    adding: ['And {it} {point}.', 'Plus, {it} {point}.', 'Oh, and {it} {point}.', 'On top of that, {it} {point}.'],
  },
  imperative: {
    any: ['{point}.', 'Now you can {point}.', 'You can {point}.', 'Go ahead, {point}.'],
    adding: ['And you can {point}.', 'Plus, you can {point}.'],
  },
  is: {
    any: [
      '{its} {point}.',
      '{this_kind} {is/are} {point}.',
      '{point_short}.',
      '{point_short}? You bet.',
      '{a_kind_single}, {point_short}.',
    ],
    adding: ['And {its} {point}.', '{its} also {point}.', 'Plus, {its} {point}.', '{point_short}, too.'],
  },
  spec: {
    any: ['{label}: {point}.', '{label}? {point}.', 'The {label}? {point}.'],
    adding: ['And the {label}: {point}.'],
  },
  quote: {
    any: ['{point}.', 'And get this. {point}.'],
    adding: ['One more thing. {point}.', "There's more. {point}."],
  },
};

export const REASON_LABELS: readonly (readonly [string, string, string])[] = [
  ['Reason one:', 'Reason two:', 'Reason three:'],
  ['First:', 'Second:', 'Third:'],
  ['One:', 'Two:', 'Three:'],
  ['For starters:', 'Next:', 'And finally:'],
  ['To begin with:', 'Then:', 'And last:'],
];

export const OFFERS: readonly Pattern[] = [
  'Now {price}, down from {was}. | {percent} off',
  "It was {was}. Now it's {price}. | {percent} off",
  'Now {percent} off. | Now {price}',
  'Now {percent} off, at {price}. | {percent} off',
  '{price} instead of {was}. | {percent} off',
  "That's {percent} off: now {price}. | {percent} off",
  'Not {was}. {price}. | Now {price}',
  'Yours for {full_price}. | {full_price}',
  'The price? {full_price}. | {full_price}',
  'All that for {full_price}. | {full_price}',
  'What does it cost? {full_price}. | {full_price}',
  'On the price tag: {full_price}. | {full_price}',
  '{full_price}, and {its} yours. | {full_price}',
  'You pay {full_price}. | {full_price}',
  'The damage? {full_price}. | {full_price}',
];

export const PROOFS: readonly Pattern[] = [
  'A buyer writes: "{quote}" | "{quote}"',
  '"{quote}" says {author}. | "{quote}"',
  'In the words of a buyer: "{quote}" | "{quote}"',
  '{author} says: "{quote}" | "{quote}"',
  'Buyers give {it_o} {rating} out of 5. | {rating} out of 5',
  'Rated {rating} out of 5. | {rating} out of 5',
  '{count} ratings, {rating} out of 5 on average. | {rating} out of 5',
  '{rating} out of 5, from {count} ratings. | {rating} out of 5',
];

export const CLOSINGS: Readonly<
  Record<ProductionGoal, readonly { sticker: string; says: readonly Pattern[]; needsStock: boolean }[]>
> = {
  sales: [
    {
      sticker: 'Shop now',
      says: ['Tap to shop now.', 'Sold? Tap to shop.', 'You know what to do. Shop now.'],
      needsStock: true,
    },
    {
      sticker: 'Get yours',
      says: ['Go get yours.', 'Tap and get yours.', 'Like what you see? Tap and get yours.'],
      needsStock: true,
    },
    {
      sticker: 'Order yours',
      says: ['Tap to order yours.', 'Sounds good? Tap to order yours.', 'Order {it_o} in a few taps.'],
      needsStock: true,
    },
    {
      sticker: 'Treat yourself',
      says: ['Go on, treat yourself.', 'Tap, and treat yourself.', 'You deserve a treat. Tap the link.'],
      needsStock: true,
    },
    {
      sticker: 'Bring it home',
      says: ['Tap, and bring {it_o} home.', 'Bring {it_o} home with a tap.', 'Ready? Bring {it_o} home.'],
      needsStock: true,
    },
    {
      sticker: 'Add to basket',
      says: ['Add {it_o} to your basket.', 'Pop {it_o} in your basket.', 'Your basket has room. Tap to add {it_o}.'],
      needsStock: true,
    },
    {
      sticker: 'Find out more',
      says: ['Tap to find out more.', 'Want to know more? Tap here.', 'Questions? Tap to find out more.'],
      needsStock: false,
    },
    {
      sticker: 'See the details',
      says: ['Tap for the details.', 'The details are a tap away.', 'Tap to see all the details.'],
      needsStock: false,
    },
  ],
  traffic: [
    {
      sticker: 'See more',
      says: ['Tap to see more.', 'Curious? Tap to see more.', 'Want a closer look? Tap to see more.'],
      needsStock: false,
    },
    {
      sticker: 'Take a look',
      says: ['Tap to take a look.', 'Go take a look.', 'Interested? Tap the link and take a look.'],
      needsStock: false,
    },
    {
      sticker: 'Find out more',
      says: ['Tap to find out more.', 'Want to know more? Tap here.', 'There is more to see. Tap here.'],
      needsStock: false,
    },
    {
      sticker: 'See the details',
      says: ['Tap for the details.', 'The details are a tap away.', 'All the details? Tap the link.'],
      needsStock: false,
    },
    {
      sticker: 'Check it out',
      says: ['Go check {it_o} out.', 'Tap below and check {it_o} out.', 'Check {it_o} out for yourself.'],
      needsStock: false,
    },
  ],
  awareness: [
    {
      sticker: 'Remember the name',
      says: ['{short}. Remember the name.', 'Remember the name: {short}.', 'Remember this one.'],
      needsStock: false,
    },
    {
      sticker: 'Now you know',
      says: ['{short}. Now you know.', 'Now you know.', 'Now you know {name}.'],
      needsStock: false,
    },
    {
      sticker: 'Discover more',
      says: ['{short}. Discover more.', 'Discover more with a tap.', 'Come and discover {name}.'],
      needsStock: false,
    },
    {
      sticker: 'Keep it in mind',
      says: ['Keep {name} in mind.', 'Keep this one in mind.', '{short}. Keep {it_o} in mind.'],
      needsStock: false,
    },
  ],
  engagement: [
    {
      sticker: 'Tell us below',
      says: ['Yes or no? Tell us below.', 'Would you? Tell us below.', 'What do you think? Tell us below.'],
      needsStock: false,
    },
    {
      sticker: 'Tag a friend',
      says: [
        'Who needs this? Tag a friend.',
        'Tag a friend who needs to see this.',
        'You know who this is for. Tag them.',
      ],
      needsStock: false,
    },
    {
      sticker: 'Save this',
      says: ['Save this for later.', 'Save this before you forget.', 'Not today? Save this for later.'],
      needsStock: false,
    },
    {
      sticker: 'Share this',
      says: ['Share this with someone.', 'Know someone? Share this.', 'Share this with your favourite person.'],
      needsStock: false,
    },
  ],
};

export const ASIDES: Readonly<Record<'audience' | 'brand', readonly Pattern[]>> = {
  audience: [
    'One for {audience}. | For {audience}',
    'This goes out to {audience}. | For {audience}',
    '{audience} will know why. | For {audience}',
  ],
  brand: [
    '{its} from {brand}. | From {brand}',
    'The name on the label? {brand}. | {brand}',
    'By {brand}. | By {brand}',
    'Yes, {its} {brand}. | {brand}',
  ],
};

/** For any product; its domain brings moments of its own. */
export const MOMENTS: readonly Pattern[] = [
  'Think of an ordinary Tuesday. Now add this. | An ordinary Tuesday',
  'Worth a second look? You decide. | A second look?',
  'Imagine the box on your doorstep. | On your doorstep',
  'Imagine opening that box. | Open the box',
  'Go on, look twice. | Look twice',
];

/** They invite and state nothing about the product. */
export const INVITATIONS: Readonly<Record<'look' | 'imagine' | 'decide', readonly Pattern[]>> = {
  look: [
    'Come closer. | Come closer',
    'Take a good look. | A good look',
    'Check the details. | The details',
    'Let the picture do the talking. | See for yourself',
    'What do you notice first? | What stands out?',
    'Now from another angle. | Another angle',
    'Up close, and from afar. | Up close',
    'First impressions count. | First impressions',
    'Go on, look a little longer. | Look longer',
    'Look again. | Look again',
    'Like what you see so far? | So far, so good?',
    'Every detail, right in front of you. | Every detail',
  ],
  imagine: [
    'Picture {it_o} in your day. | In your day',
    'You know where {it} would go. | You know where',
    'Is this what you had in mind? | What you had in mind?',
    'Could this be your next favourite? | Your next favourite?',
    'You may know someone who would love this. | Know someone?',
    'Need a gift idea? Keep this in mind. | A gift idea?',
    'Imagine {its} already yours. | Just imagine',
    'What would you do with {it_o} first? | What first?',
    'Trust your own taste here. | Trust your taste',
  ],
  decide: [
    "Now it's up to you. | Up to you",
    'No rush. Have a look first. | No rush',
    'Sleep on it, if you like. | Sleep on it',
    'Ask someone you trust. | What do they think?',
    'Now or later? Your call. | Now or later?',
    'Show this to a friend. | Show a friend',
    'Remember the name: {short}. | Remember the name',
    'You know what you need. | You decide',
    'Make up your own mind. | Your own mind',
    'Still here? Then you like it. | Still here?',
    'One more look before you go. | One more look',
    'Read up on {it_o} before you choose. | Read up on it',
    'Put {it_o} on your list. | On your list',
    'Good things need no hurry. | No hurry',
  ],
};

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
} as const;

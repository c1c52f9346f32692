import type { Trade } from '@reelwright/product-kinds';
import type { Pattern } from '../../pattern.ts';

/** Openings for a kind of which nothing else is known. None claims anything. */
export const ENGLISH_QUESTIONS: Readonly<Record<Trade, readonly Pattern[]>> = {
  footwear: [
    'You own eleven pairs. You wear one.',
    'POV: the lift opens, everyone looks down.',
    'Where would {this_kind} take you first?',
    'How old are the {kinds} you walk in?',
  ],
  apparel: [
    'Full wardrobe, nothing to wear?',
    "Friday, seven o'clock. What are you wearing?",
    'What would you wear with {this_kind}?',
    'Somebody will ask where you got {it_o}.',
    "The chair with yesterday's clothes needs company.",
  ],
  eyewear: [
    'Every holiday photo: eyes shut?',
    'Lost yours on the back seat again?',
    'Where would you wear {this_kind} first?',
    'Bad hair day? Look at the face instead.',
  ],
  jewellery: [
    "Plain shirt, bare wrist. Something's missing.",
    'Whose birthday did you forget?',
    'Every day or evenings out: when would you wear {this_kind}?',
    'Someone across the table will notice.',
  ],
  bags: [
    "What's at the bottom of your bag right now?",
    'Keys, phone, and a receipt from March?',
    'What goes into {this_kind} first?',
    'What would you leave at home for {this_kind}?',
  ],
  beauty: ['Five minutes, one mirror. Go.', "The taxi's downstairs. Nearly ready?"],
  'hair-care': ['Bad hair, good meeting?', 'Hat again today?', 'The mirror has opinions before eight.'],
  health: [
    'When did you last do something for yourself?',
    'Morning or evening: when would {this_kind} fit your day?',
    "Sofa or doctor's advice: what's it going to be?",
  ],
  food: [
    "Seven o'clock, and nobody has decided.",
    "What's for dinner? Nobody knows.",
    'Who gets the first bite of {this_kind}?',
    'Share {this_kind}, or hide {it_o}?',
    'Fridge open for the third time tonight.',
  ],
  drinks: [
    'Fridge open. Light on. You again.',
    'Your 3 p.m. needs something.',
    'Who gets the first sip of {this_kind}?',
    'Share {this_kind}, or hide {it_o}?',
  ],
  kitchen: [
    'Who at yours would use {this_kind} first?',
    "What's the oldest thing in your kitchen?",
    'Whose turn is it to cook tonight?',
    'Guests always end up in the kitchen.',
  ],
  home: ['Which room at yours needs {this_kind} most?', 'Guests on Saturday. Look around.'],
  furniture: [
    'That one corner still looks empty.',
    'Which room would {this_kind} change first?',
    'What would you move to make room for {this_kind}?',
    'Same room, five years. Time?',
  ],
  bedding: [
    'How did you sleep last night?',
    'Eleven at night. Still scrolling.',
    'When did your bed last get something new?',
  ],
  electronics: ['What is the oldest gadget in your drawer?', 'Somebody at yours already wants {it_o}.'],
  audio: [
    'What song would you play first?',
    'Which song deserves better than your phone speaker?',
    'How old is the {kind} you use now?',
  ],
  computers: [
    'Work or play: what would {this_kind} do first?',
    'How old is the {kind} you use now?',
    'Still watching that little wheel turn?',
  ],
  sport: ["Who's coming out to play?", 'Which day this week is for {this_kind}?', 'Good weather. Bad excuses?'],
  outdoor: [
    'When did you last sleep badly in a beautiful place?',
    'Saturday, sun, no plan?',
    'Where would you take {this_kind} first?',
    'The forecast says go.',
  ],
  toys: ['Rain all Sunday. Now what?', 'Who at yours would open {this_kind} first?', 'Ten quiet minutes. Want them?'],
  baby: ["Two in the morning. Who's up?", 'Which new parents do you know?', 'Very small feet, very big plans.'],
  pets: ['Somebody has been staring at you for an hour.'],
  stationery: ["What's the first thing you'd write down?", 'Desk or bag: where would {this_kind} live?'],
  tools: [
    'That shelf is still on the floor.',
    'What have you been meaning to fix since spring?',
    'What would you fix first with {this_kind}?',
  ],
  garden: [
    'Sunday morning, coffee, dirty hands.',
    'What would your garden say about you?',
    'Balcony or garden: where would {this_kind} go?',
  ],
  car: ['When did you last take the long way home?', "What's rolling around in your boot?"],
  'books-and-games': [
    'When did you last put the phone in another room?',
    "Who's round on Saturday?",
    'Rainy evening. Screen, or something better?',
  ],
  general: ['Who would you give {this_kind} to?', 'Who at yours would use {this_kind} first?'],
};

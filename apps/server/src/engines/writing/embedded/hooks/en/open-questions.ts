import type { Trade } from '@reelwright/product-kinds';
import type { Pattern } from '../../pattern.ts';

/** Questions about the use of a kind, for products of which nothing else is known. None claims anything. */
export const ENGLISH_QUESTIONS: Readonly<Record<Trade, readonly Pattern[]>> = {
  footwear: [
    'Where would {this_kind} take you first?',
    'What would you wear with {this_kind}?',
    'How old are the {kinds} you walk in?',
  ],
  apparel: [
    'What would you wear with {this_kind}?',
    'What hangs beside {this_kind} in your wardrobe?',
    'Work or weekend: when would you wear {this_kind}?',
  ],
  eyewear: [
    'Where would you wear {this_kind} first?',
    'Where do your {kinds} keep getting lost?',
    'Which face would {this_kind} suit at yours?',
  ],
  jewellery: [
    'Who would you give {this_kind} to?',
    'What would you wear {this_kind} with?',
    'Every day or evenings out: when would you wear {this_kind}?',
  ],
  bags: [
    'What goes into {this_kind} first?',
    'Where would you carry {this_kind} first?',
    'What would you leave at home for {this_kind}?',
  ],
  beauty: [
    'Morning or evening: when would you use {this_kind}?',
    'Where does {this_kind} go in your routine?',
    'Who at yours would borrow {this_kind}?',
  ],
  'hair-care': [
    'Who at yours would borrow {this_kind}?',
    'Where in your bathroom would {this_kind} live?',
    'Weekday or weekend hair: when would you use {this_kind}?',
  ],
  health: [
    'Morning or evening: when would {this_kind} fit your day?',
    'Where would you keep {this_kind}?',
    'Who at yours would use {this_kind} first?',
  ],
  food: [
    'Who gets the first bite of {this_kind}?',
    'What would you serve with {this_kind}?',
    'Share {this_kind}, or hide {it_o}?',
    'Breakfast or midnight: when would you have {this_kind}?',
  ],
  drinks: [
    'Who gets the first sip of {this_kind}?',
    'What would you serve with {this_kind}?',
    'Share {this_kind}, or hide {it_o}?',
  ],
  kitchen: [
    'Where would {this_kind} live in your kitchen?',
    'Who at yours would use {this_kind} first?',
    'What would you move to make room for {this_kind}?',
  ],
  home: [
    'Which room at yours needs {this_kind} most?',
    'Where would you put {this_kind}?',
    'What would you move to make room for {this_kind}?',
  ],
  furniture: [
    'Which corner is waiting for {this_kind}?',
    'What would you move to make room for {this_kind}?',
    'Which room would {this_kind} change first?',
  ],
  bedding: [
    'Whose side of the bed needs {this_kind} more?',
    'Which bed at yours would get {this_kind}?',
    'How did you sleep last night? Look at {this_kind}.',
  ],
  electronics: [
    'What would you do first with {this_kind}?',
    'When would you need {this_kind} most?',
    'How old is the {one_kind} you use now?',
  ],
  audio: [
    'Which song would you test {this_kind} with?',
    'Where would you use {this_kind} first?',
    'Who would you show {this_kind} first?',
  ],
  computers: [
    'What would you do first with {this_kind}?',
    'Work or play: what would {this_kind} see more of?',
    'How old is the {one_kind} you use now?',
  ],
  sport: [
    'Where would you take {this_kind} first?',
    'Who would you train with? Bring {this_kind}.',
    'Which day this week is for {this_kind}?',
  ],
  outdoor: [
    'Where would you take {this_kind} first?',
    'Which weekend is free for {this_kind}?',
    "Who's coming along? Bring {this_kind}.",
  ],
  toys: [
    'Who gets to open {this_kind}?',
    'Whose birthday is next? Look at {this_kind}.',
    'Who plays first with {this_kind}?',
  ],
  baby: [
    'Which new parents would you give {this_kind} to?',
    'Who at yours is small enough for {this_kind}?',
    'Which grandparent would buy {this_kind} first?',
  ],
  pets: [
    'Who at yours would claim {this_kind} first?',
    'What would your pet make of {this_kind}?',
    'Which spot at home would {this_kind} get?',
  ],
  stationery: [
    'Whose desk needs {this_kind}?',
    'Desk or bag: where would you keep {this_kind}?',
    'What would you start first with {this_kind}?',
  ],
  tools: [
    'Which job has waited longest for {this_kind}?',
    'What would you fix first with {this_kind}?',
    'Whose toolbox needs {this_kind}?',
  ],
  garden: [
    'Balcony or garden: where would {this_kind} go?',
    'Which corner outside needs {this_kind}?',
    'What stands there now, where {this_kind} could be?',
  ],
  car: [
    'Where does the next trip go? Take {this_kind}.',
    'Whose car needs {this_kind} most?',
    'How long do you sit in your car each day? Look at {this_kind}.',
  ],
  'books-and-games': [
    'Who would you give {this_kind} to?',
    'Where would you open {this_kind} first?',
    'Which evening is free for {this_kind}?',
  ],
  general: [
    'Who would you give {this_kind} to?',
    'Where would you keep {this_kind}?',
    'Who at yours would use {this_kind} first?',
  ],
};

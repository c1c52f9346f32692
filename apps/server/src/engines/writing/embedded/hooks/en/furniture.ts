import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const SEAT = ['chair', 'sofa', 'armchair', 'stool', 'bench', 'couch', 'recliner', 'seat'] as const;
const TABLE = ['table'] as const;
const DESK = ['desk', 'chair'] as const;
const STORE = [
  'wardrobe',
  'rack',
  'dresser',
  'drawers',
  'shelf',
  'shelves',
  'cabinet',
  'bookcase',
  'sideboard',
] as const;

export const FURNITURE_HOOKS: readonly WrittenHook[] = [
  { text: 'The manual stays shut.', format: 'punch', needs: [{ feature: 'no-assembly' }] },
  { text: 'Got an Allen key and a grudge?', format: 'question', needs: [{ feature: 'no-assembly' }] },
  {
    text: 'Then: page 14 of the manual. Now: sitting.',
    format: 'split',
    needs: [{ feature: 'no-assembly' }, { kinds: SEAT }],
  },
  { text: 'Tools? Leave them where they are.', format: 'comment-reply', needs: [{ feature: 'no-assembly' }] },
  { text: 'Guests gone? So is it.', format: 'punch', needs: [{ feature: 'foldable' }] },
  {
    text: 'Then: dinner for six. Now: flat behind the door.',
    format: 'split',
    needs: [{ feature: 'foldable' }, { kinds: TABLE }],
  },
  { text: "Where do you put it when they've left?", format: 'question', needs: [{ feature: 'foldable' }] },
  { text: 'Sit down. All of you.', format: 'punch', needs: [{ feature: 'load' }, { kinds: SEAT }] },
  { text: 'How much can it take? {fact}.', format: 'question', needs: [{ feature: 'load' }] },
  { text: 'Sit. Stand. Change your mind.', format: 'punch', needs: [{ feature: 'adjustable' }, { kinds: DESK }] },
  {
    text: "How does your back feel about three o'clock?",
    format: 'question',
    needs: [{ feature: 'adjustable' }, { kinds: DESK }],
  },
  {
    text: 'Then: you at nine. Now: you at five.',
    format: 'split',
    needs: [{ feature: 'adjustable' }, { kinds: DESK }],
  },
  {
    text: 'Pizza on the sofa, or principles?',
    format: 'question',
    needs: [{ feature: 'machine-wash' }, { kinds: SEAT }],
  },
  { text: 'Measured the wall yet? {fact}.', format: 'question', needs: [{ feature: 'dimension' }] },
  {
    text: "Turn round. Everyone's on the other side.",
    format: 'punch',
    needs: [{ feature: 'rotates' }, { kinds: SEAT }],
  },
  { text: 'A table alone is a shelf with ambition.', format: 'punch', needs: [{ feature: 'set' }, { kinds: TABLE }] },
  { text: 'Pick the colour first. Argue later.', format: 'punch', needs: ['colours'] },
  { text: '{price}. Feet up.', format: 'price-slam', needs: ['price', { kinds: SEAT }] },
  { text: '{price}, sitting down.', format: 'price-slam', needs: ['price', { kinds: SEAT }] },
  { text: '{was} was for standing. Sit down at {price}.', format: 'price-slam', needs: ['was-price', { kinds: SEAT }] },
  { text: 'Was {was}. Take a seat: {price}.', format: 'price-slam', needs: ['was-price', { kinds: SEAT }] },
  { text: 'Then: clothes on the floor. Now: order.', format: 'split', needs: [{ kinds: STORE }] },
  { text: 'Then: first flat. Now: first grown-up thing in it.', format: 'split' },
  { text: 'Then: what the last tenant left. Now: what you chose.', format: 'split' },
  { text: 'Then: balancing a plate on your knees. Now: dinner.', format: 'split', needs: [{ kinds: TABLE }] },
  { text: 'What did the last tenant leave you?', format: 'question' },
  { text: 'How long has that corner been empty?', format: 'question' },
  { text: 'Who gets the good seat at yours?', format: 'question', needs: [{ kinds: SEAT }] },
  { text: 'Do you live there, or are you still unpacking?', format: 'question' },
  { text: "You've eaten on the floor long enough.", format: 'punch', needs: [{ kinds: TABLE }] },
  { text: "The sofa can't do everything.", format: 'punch', needs: [{ kinds: SEAT }] },
  { text: 'Move one thing, and the room is new.', format: 'punch' },
  { text: 'You choose it once and look at it daily.', format: 'punch' },
  { text: "Closer to the corner. That's where furniture lies.", format: 'macro' },
  { text: 'Cardboard off, coffee on.', format: 'unboxing' },
  { text: 'One parcel, one corner, one hour to admire it.', format: 'unboxing' },
  { text: 'Three reasons to clear that corner.', format: 'countdown' },
  { text: 'Three facts before you measure.', format: 'countdown' },
  { text: 'Three reasons to sit on it first.', format: 'countdown', needs: [{ kinds: SEAT }] },
  { text: 'Will it fit through your door? Measure.', format: 'comment-reply', needs: [{ kinds: SEAT }] },
  ...readHooks(`
punch:
The in-laws have rung. Pull it out. | extends =table
Sink in. The phone can ring. | comfort =sofa,armchair,chair
question:
Six for dinner, or eight? {fact}. | seats =table
What's under the varnish? {fact}. | material =table,desk,bed,shelf
How does your back feel at five? {fact}. | comfort =chair
split:
Then: elbows touching. Now: {inside}. | extends =table
Then: veneer. Now: {inside}. | material =table,desk
comment-reply:
Will everybody fit? {fact}. | seats
Solid, or just the photo? {fact}. | material =table,desk,bed,shelf
`),
];

import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const SCENT = ['candle', 'diffuser', 'incense', 'spray', 'candles'] as const;
const SOFT = ['cushion', 'throw', 'rug', 'pillow', 'pouf', 'blanket', 'tablecloth'] as const;
const LIGHT = ['lamp', 'light', 'lights', 'lantern', 'pendant', 'bulb', 'chandelier'] as const;
const DECOR = [
  'cushion',
  'vase',
  'candle',
  'rug',
  'lamp',
  'mirror',
  'picture',
  'poster',
  'throw',
  'clock',
  'print',
  'art',
  'pendant',
  'lantern',
  'planter',
  'pouf',
  'frame',
] as const;

export const HOME_HOOKS: readonly WrittenHook[] = [
  { text: '{amount}. Choose a long film.', format: 'punch', needs: [{ feature: 'burn-time' }, { kinds: SCENT }] },
  { text: 'How long is your bath?', format: 'question', needs: [{ feature: 'burn-time' }, { kinds: SCENT }] },
  {
    text: 'The room before you: nothing. After: this.',
    format: 'punch',
    needs: [{ feature: 'scent' }, { kinds: SCENT }],
  },
  {
    text: 'What does your hallway say when you open the door?',
    format: 'question',
    needs: [{ feature: 'scent' }, { kinds: SCENT }],
  },
  { text: 'Lean in. Not too close.', format: 'macro', needs: [{ feature: 'scent' }, { kinds: SCENT }] },
  {
    text: 'Then: the stain. Now: what stain?',
    format: 'split',
    needs: [{ feature: 'machine-wash' }, { kinds: SOFT }],
  },
  { text: 'Who let the dog up there?', format: 'question', needs: [{ feature: 'machine-wash' }, { kinds: SOFT }] },
  { text: "Red wine. Go on, we'll wait.", format: 'punch', needs: [{ feature: 'machine-wash' }, { kinds: SOFT }] },
  { text: 'Spilt it? Zip it off.', format: 'punch', needs: [{ feature: 'removable-cover' }] },
  { text: 'Bored by Wednesday? Turn it over.', format: 'punch', needs: [{ feature: 'reversible' }, { kinds: SOFT }] },
  {
    text: 'One side for guests. One side for you.',
    format: 'split',
    needs: [{ feature: 'reversible' }, { kinds: SOFT }],
  },
  { text: 'Put your hand on it. Stay there.', format: 'macro', needs: [{ feature: 'material' }, { kinds: SOFT }] },
  {
    text: 'Interrogation, dinner, date: same lamp.',
    format: 'punch',
    needs: [{ feature: 'dimmable' }, { kinds: LIGHT }],
  },
  {
    text: "Is your living room lit like a dentist's?",
    format: 'question',
    needs: [{ feature: 'dimmable' }, { kinds: LIGHT }],
  },
  { text: 'It goes to bed without you.', format: 'punch', needs: [{ feature: 'timer' }, { kinds: LIGHT }] },
  { text: 'Got a tape measure? {fact}.', format: 'question', needs: [{ feature: 'dimension' }] },
  { text: 'Choose a colour before someone else does.', format: 'punch', needs: ['colours', { kinds: DECOR }] },
  { text: '{price}. Cheaper than repainting.', format: 'price-slam', needs: ['price', { kinds: DECOR }] },
  { text: '{price} for the corner you never photograph.', format: 'price-slam', needs: ['price', { kinds: DECOR }] },
  { text: '{price}, and the room changes sides.', format: 'price-slam', needs: ['price', { kinds: DECOR }] },
  { text: 'Was {was}. The room gets it for {price}.', format: 'price-slam', needs: ['was-price', { kinds: DECOR }] },
  { text: 'Then: the corner you crop out. Now: the one you post.', format: 'split', needs: [{ kinds: DECOR }] },
  { text: 'Then: a room. Now: your room.', format: 'split', needs: [{ kinds: DECOR }] },
  { text: 'Then: white wall, grey Sunday. Now: better.', format: 'split', needs: [{ kinds: DECOR }] },
  { text: 'Then: rented. Now: yours, sort of.', format: 'split', needs: [{ kinds: DECOR }] },
  { text: 'Which corner do you never photograph?', format: 'question', needs: [{ kinds: DECOR }] },
  { text: 'What do guests look at first at yours?', format: 'question', needs: [{ kinds: DECOR }] },
  { text: "Moved in when? And that's still empty?", format: 'question', needs: [{ kinds: DECOR }] },
  { text: 'That corner has waited long enough.', format: 'punch', needs: [{ kinds: DECOR }] },
  { text: 'Your landlord chose the walls. You choose the rest.', format: 'punch', needs: [{ kinds: DECOR }] },
  { text: 'Visitors in an hour. One thing to fix.', format: 'punch', needs: [{ kinds: DECOR }] },
  { text: 'Look at it from the doorway. Now come closer.', format: 'macro', needs: [{ kinds: DECOR }] },
  { text: 'Out of the box, into the corner, step back.', format: 'unboxing', needs: [{ kinds: DECOR }] },
  { text: 'Scissors, tape, there it is.', format: 'unboxing', needs: [{ kinds: DECOR }] },
  { text: 'Three reasons to look at that corner again.', format: 'countdown', needs: [{ kinds: DECOR }] },
  { text: 'Three facts about the missing piece.', format: 'countdown', needs: [{ kinds: DECOR }] },
  { text: 'Three reasons that corner gets a promotion.', format: 'countdown', needs: [{ kinds: DECOR }] },
  { text: 'Does it go with grey? Everything goes with grey.', format: 'comment-reply', needs: [{ kinds: DECOR }] },
  { text: 'Paint takes a weekend. This takes a second.', format: 'punch', needs: [{ kinds: DECOR }] },
  { text: 'Which wall do you point the laptop away from?', format: 'question', needs: [{ kinds: DECOR }] },
  { text: "Then: last night's onions. Now: not that.", format: 'split', needs: [{ kinds: SCENT }] },
  ...readHooks(`
question:
What colour is your evening? {fact}. | dimmable =lamp,light,bulb
What are you breathing? {fact}. | cleans-air
Who vacuums on a Sunday? {fact}. | suction =vacuum,robot
split:
Then: under the rug. Now: {inside}. | suction =vacuum,robot
Then: dusty sunbeam. Now: {inside}. | cleans-air
punch:
Cables, find another desk. | wireless =lamp,light
`),
];

import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const FACE = [
  'serum',
  'cream',
  'moisturiser',
  'moisturizer',
  'cleanser',
  'toner',
  'lotion',
  'mask',
  'scrub',
  'exfoliator',
] as const;
const BATH = ['bath', 'bubble', 'soap', 'salts'] as const;

export const BEAUTY_HOOKS: readonly WrittenHook[] = [
  { text: 'No fragrance. On purpose.', format: 'punch', needs: [{ feature: 'fragrance-free' }] },
  {
    text: 'Does your face need to smell of lavender?',
    format: 'question',
    needs: [{ feature: 'fragrance-free' }, { kinds: ['serum', 'cleanser', 'toner', 'moisturiser', 'moisturizer'] }],
  },
  { text: "What's not in it matters more.", format: 'comment-reply', needs: [{ feature: 'fragrance-free' }] },
  { text: 'One drop. Watch it go in.', format: 'macro', needs: [{ feature: 'hydrating' }, { kinds: FACE }] },
  {
    text: 'Does your face feel one size too small?',
    format: 'question',
    needs: [{ feature: 'hydrating' }, { kinds: FACE }],
  },
  {
    text: 'Then: radiator season. Now: a drop of this.',
    format: 'split',
    needs: [{ feature: 'hydrating' }, { kinds: FACE }],
  },
  { text: 'Nobody with four legs was asked.', format: 'punch', needs: [{ feature: 'vegan' }] },
  { text: 'Keep the jar. Lose the guilt.', format: 'punch', needs: [{ feature: 'refillable' }] },
  { text: 'Then: the bin. Now: the refill.', format: 'split', needs: [{ feature: 'refillable' }] },
  { text: 'How many empty pots live in your bathroom?', format: 'question', needs: [{ feature: 'refillable' }] },
  { text: 'You can read the whole label. Try.', format: 'comment-reply', needs: [{ feature: 'few-ingredients' }] },
  { text: 'Count the ingredients. Done.', format: 'punch', needs: [{ feature: 'few-ingredients' }] },
  { text: 'Mixed by hand, not by the tonne.', format: 'punch', needs: [{ feature: 'handmade' }] },
  { text: 'Close your eyes. Breathe in.', format: 'macro', needs: [{ feature: 'scent' }] },
  { text: 'Lock the door. Run the water.', format: 'punch', needs: [{ feature: 'scent' }, { kinds: BATH }] },
  {
    text: 'What should your bathroom smell of tonight?',
    format: 'question',
    needs: [{ feature: 'scent' }, { kinds: BATH }],
  },
  { text: 'Lid off. Bathroom locked. Do not disturb.', format: 'unboxing', needs: [{ feature: 'gift-box' }] },
  {
    text: 'Rain, tears, a wedding: asked and answered.',
    format: 'comment-reply',
    needs: [{ feature: 'waterproof' }, { kinds: ['mascara', 'eyeliner', 'makeup', 'foundation', 'lipstick'] }],
  },
  { text: 'One for you. The others too.', format: 'punch', needs: [{ feature: 'set' }] },
  {
    text: '{was} on the shelf, {price} in your bathroom.',
    format: 'price-slam',
    needs: ['was-price', { kinds: FACE }],
  },
  { text: 'Then: eleven half-empty bottles. Now: the one you finish.', format: 'split', needs: [{ kinds: FACE }] },
  { text: 'Then: a shelf of promises. Now: a list of ingredients.', format: 'split', needs: [{ kinds: FACE }] },
  { text: 'Then: seven steps. Now: bed.', format: 'split', needs: [{ kinds: FACE }] },
  { text: 'Then: the day. Now: you, door locked.', format: 'split', needs: [{ kinds: BATH }] },
  { text: 'When did you last lock the bathroom door?', format: 'question', needs: [{ kinds: BATH }] },
  { text: 'How many jars does one face need?', format: 'question', needs: [{ kinds: FACE }] },
  { text: 'Which bottle on your shelf do you actually finish?', format: 'question', needs: [{ kinds: FACE }] },
  { text: "What do you put on when nobody's coming round?", format: 'question', needs: [{ kinds: BATH }] },
  { text: "Read the back of the pack. We'll wait.", format: 'punch', needs: [{ kinds: FACE }] },
  { text: 'Your shelf has eleven bottles. You use two.', format: 'punch', needs: [{ kinds: FACE }] },
  { text: 'Five minutes. Door locked. Phone outside.', format: 'punch', needs: [{ kinds: BATH }] },
  { text: 'A towel on the head is a statement.', format: 'punch', needs: [{ kinds: BATH }] },
  { text: "The mirror can wait till you're done.", format: 'punch', needs: [{ kinds: FACE }] },
  { text: "Cap off. First one's always the best.", format: 'unboxing', needs: [{ kinds: FACE }] },
  { text: 'Seal, twist, breathe.', format: 'unboxing', needs: [{ kinds: FACE }] },
  { text: 'Three reasons to make room on the shelf.', format: 'countdown', needs: [{ kinds: FACE }] },
  { text: 'Three facts before it touches your face.', format: 'countdown', needs: [{ kinds: FACE }] },
  { text: 'Three reasons to lock the door tonight.', format: 'countdown', needs: [{ kinds: BATH }] },
  { text: "What's in it? You should always ask.", format: 'comment-reply', needs: [{ kinds: FACE }] },
  { text: "Morning or night? Here's what it says.", format: 'comment-reply', needs: [{ kinds: FACE }] },
  { text: 'Run the water. Cancel the evening.', format: 'punch', needs: [{ kinds: BATH }] },
  { text: 'Paper off, into the water.', format: 'unboxing', needs: [{ kinds: BATH }] },
  { text: 'Three reasons to run a bath.', format: 'countdown', needs: [{ kinds: BATH }] },
  { text: 'Then: shower, four minutes. Now: bath, no watch.', format: 'split', needs: [{ kinds: BATH }] },
  ...readHooks(`
punch:
Lunch, kiss, coffee. Still there. | wear-time =lipstick,tint,gloss
One number worth reading on a bottle. {fact}. | active =serum,cream,toner,essence
macro:
Read the first line of the label. {fact}. | active
question:
Where's your lipstick by noon? {fact}. | wear-time =lipstick,tint
What does your skin get for breakfast? {fact}. | active =serum,cream
split:
Then: on the glass. Now: {inside}. | wear-time =lipstick
Then: perfumed water. Now: {inside}. | active =serum,toner,essence
comment-reply:
How strong? {fact}. | active =serum,toner,essence,cream
Sensitive skin? Read on. {fact}. | gentle
How long does it stay? {fact}. | wear-time
`),
];

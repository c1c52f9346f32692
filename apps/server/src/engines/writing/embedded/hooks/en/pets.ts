import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const CAT = ['cat', 'kitten'] as const;
const FURRY = ['dog', 'cat', 'pet', 'puppy', 'kitten'] as const;
const DOG = ['dog', 'puppy'] as const;
const BOWL = ['bowl', 'feeder'] as const;

export const PETS_HOOKS: readonly WrittenHook[] = [
  { text: 'The sofa would like a word of thanks.', format: 'punch', needs: [{ feature: 'sisal' }, { kinds: CAT }] },
  { text: 'Whose claws did that to the armchair?', format: 'question', needs: [{ feature: 'sisal' }, { kinds: CAT }] },
  {
    text: 'Then: the sofa. Now: the thing that saves it.',
    format: 'split',
    needs: [{ feature: 'sisal' }, { kinds: CAT }],
  },
  { text: "Hear that? That's not your carpet.", format: 'macro', needs: [{ feature: 'sisal' }, { kinds: CAT }] },
  { text: 'Someone will claim it within the hour.', format: 'punch', needs: [{ feature: 'plush' }, { kinds: FURRY }] },
  { text: 'Who is lying on your pillow?', format: 'question', needs: [{ feature: 'plush' }, { kinds: FURRY }] },
  { text: 'Muddy paws, clean conscience.', format: 'punch', needs: [{ feature: 'machine-wash' }, { kinds: DOG }] },
  { text: 'What does your dog roll in?', format: 'question', needs: [{ feature: 'machine-wash' }, { kinds: DOG }] },
  {
    text: 'Then: Saturday walk. Now: Saturday wash.',
    format: 'split',
    needs: [{ feature: 'machine-wash' }, { kinds: DOG }],
  },
  { text: 'Yes, even that cat.', format: 'punch', needs: [{ feature: 'load' }, { kinds: CAT }] },
  { text: 'How heavy is yours, honestly? {fact}.', format: 'question', needs: [{ feature: 'load' }, { kinds: FURRY }] },
  { text: 'The bowl stays. The dog moves.', format: 'punch', needs: [{ feature: 'non-slip' }, { kinds: BOWL }] },
  {
    text: 'Then: bowl, kitchen, hallway. Now: bowl.',
    format: 'split',
    needs: [{ feature: 'non-slip' }, { kinds: BOWL }],
  },
  { text: 'Rain? The dog was going anyway.', format: 'punch', needs: [{ feature: 'waterproof' }, { kinds: DOG }] },
  { text: "Guests will think you don't have a cat.", format: 'punch', needs: [{ feature: 'odour' }, { kinds: CAT }] },
  { text: 'Can visitors smell who lives here?', format: 'question', needs: [{ feature: 'odour' }, { kinds: CAT }] },
  {
    text: 'Then: guess who has a cat. Now: no idea.',
    format: 'split',
    needs: [{ feature: 'odour' }, { kinds: CAT }],
  },
  {
    text: 'Seen at six in the morning. In November.',
    format: 'punch',
    needs: [{ feature: 'reflective' }, { kinds: DOG }],
  },
  { text: 'Puppy today, pony by Christmas.', format: 'punch', needs: [{ feature: 'adjustable' }, { kinds: DOG }] },
  { text: "{price}. They'd pay it.", format: 'price-slam', needs: ['price', { kinds: FURRY }] },
  { text: '{price}, in exchange for your pillow.', format: 'price-slam', needs: ['price', { kinds: FURRY }] },
  { text: '{price}. Spent worse on squeaky things.', format: 'price-slam', needs: ['price', { kinds: FURRY }] },
  { text: 'Was {was}. Good boy: {price}.', format: 'price-slam', needs: ['was-price', { kinds: DOG }] },
  {
    text: '{was} made them sniff. {price} makes them stay.',
    format: 'price-slam',
    needs: ['was-price', { kinds: FURRY }],
  },
  { text: 'Then: the cardboard box. Now: serious competition.', format: 'split', needs: [{ kinds: CAT }] },
  { text: 'Then: your pillow. Now: theirs.', format: 'split', needs: [{ kinds: ['bed', 'beds'] }] },
  { text: 'Then: you, ignored. Now: you, followed.', format: 'split', needs: [{ kinds: FURRY }] },
  { text: 'Who runs your household?', format: 'question', needs: [{ kinds: FURRY }] },
  { text: "Who's looking at you right now?", format: 'question', needs: [{ kinds: FURRY }] },
  { text: 'Who gets up first at yours, and why is it six?', format: 'question', needs: [{ kinds: FURRY }] },
  { text: 'Whose birthday do you never forget?', format: 'question', needs: [{ kinds: FURRY }] },
  { text: "They've seen your screen. They want it.", format: 'punch', needs: [{ kinds: FURRY }] },
  { text: 'Four paws, one vote.', format: 'punch', needs: [{ kinds: FURRY }] },
  { text: "You work. They nap. It's a system.", format: 'punch', needs: [{ kinds: FURRY }] },
  { text: 'The box it comes in is the bonus.', format: 'punch', needs: [{ kinds: CAT }] },
  { text: 'Closer. Let them sniff.', format: 'macro', needs: [{ kinds: FURRY }] },
  { text: 'Paws only past this point.', format: 'macro', needs: [{ kinds: FURRY }] },
  { text: 'Open the parcel. Lose the box to the cat.', format: 'unboxing', needs: [{ kinds: CAT }] },
  { text: 'Unwrap it before they do.', format: 'unboxing', needs: [{ kinds: FURRY }] },
  { text: 'Three reasons to shake the treat tin.', format: 'countdown', needs: [{ kinds: FURRY }] },
  { text: "Three facts for the one who can't read.", format: 'countdown', needs: [{ kinds: FURRY }] },
  { text: "Three reasons they'll ignore the box. Maybe.", format: 'countdown', needs: [{ kinds: CAT }] },
  {
    text: "Will they like it? They'll tell you by ignoring you first.",
    format: 'comment-reply',
    needs: [{ kinds: FURRY }],
  },
  ...readHooks(`
punch:
Old dog, new mattress. | comfort =bed
The walk waits. The bowl doesn't. | timer =feeder
question:
How does an old dog get up? {fact}. | comfort =bed
Who feeds her when you're late? {fact}. | timer =feeder
split:
Then: your pillow. Now: {inside}. | comfort =bed
Then: chewed by lunch. Now: {inside}. | tough =toy
comment-reply:
Good for old joints? {fact}. | comfort =bed
How much meat is in it? {fact}. | protein
`),
];

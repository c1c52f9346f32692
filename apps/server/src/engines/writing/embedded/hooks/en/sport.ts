import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const MAT = ['mat'] as const;
const GYM = ['mat', 'dumbbell', 'dumbbells', 'kettlebell', 'band', 'bands', 'treadmill', 'rope', 'weights'] as const;

export const SPORT_HOOKS: readonly WrittenHook[] = [
  { text: 'Sweaty hands, steady plank.', format: 'punch', needs: [{ feature: 'non-slip' }, { kinds: MAT }] },
  { text: 'Downward dog, or downhill?', format: 'question', needs: [{ feature: 'non-slip' }, { kinds: MAT }] },
  { text: 'Then: sliding. Now: holding.', format: 'split', needs: [{ feature: 'non-slip' }, { kinds: MAT }] },
  {
    text: 'The bag is light. The excuse is lighter.',
    format: 'punch',
    needs: [{ feature: 'weight' }, { kinds: ['bag', 'rope', 'mat'] }],
  },
  { text: 'Does your kit bag train you?', format: 'question', needs: [{ feature: 'weight' }, { kinds: ['bag'] }] },
  { text: "Rain isn't an excuse any more.", format: 'punch', needs: [{ feature: 'waterproof' }] },
  { text: "What was today's excuse? Rain?", format: 'question', needs: [{ feature: 'waterproof' }] },
  { text: 'Wash it tonight. Sweat in it tomorrow.', format: 'punch', needs: [{ feature: 'quick-dry' }] },
  { text: "You sweat. It doesn't hold a grudge.", format: 'punch', needs: [{ feature: 'breathable' }] },
  { text: 'How does your kit bag smell on Friday?', format: 'question', needs: [{ feature: 'breathable' }] },
  {
    text: 'Beginner on Monday. Ask again in June.',
    format: 'punch',
    needs: [{ feature: 'adjustable' }, { kinds: GYM }],
  },
  { text: 'Room for one push-up? {fact}.', format: 'question', needs: [{ feature: 'dimension' }, { kinds: MAT }] },
  { text: 'And if you outlast it? Read this.', format: 'comment-reply', needs: [{ feature: 'guarantee' }] },
  { text: '{price}. The sweat is on you.', format: 'price-slam', needs: ['price', { kinds: GYM }] },
  { text: '{was} was a warm-up. {price} is the set.', format: 'price-slam', needs: ['was-price', { kinds: GYM }] },
  { text: 'Was {was}. Lost some weight: {price}.', format: 'price-slam', needs: ['was-price', { kinds: GYM }] },
  { text: 'Then: next Monday. Now: now.', format: 'split', needs: [{ kinds: GYM }] },
  { text: 'Then: the sofa. Now: also you, ten minutes later.', format: 'split', needs: [{ kinds: GYM }] },
  { text: 'Then: the plan. Now: the shoes by the door.', format: 'split', needs: [{ kinds: GYM }] },
  { text: "Then: New Year's you. Now: you in March.", format: 'split', needs: [{ kinds: GYM }] },
  { text: 'How long is next Monday going to take?', format: 'question', needs: [{ kinds: GYM }] },
  { text: 'Sofa or sweat?', format: 'question', needs: [{ kinds: GYM }] },
  { text: "What's your excuse? We've heard the good ones.", format: 'question', needs: [{ kinds: GYM }] },
  { text: 'When did you last hear your own heartbeat?', format: 'question', needs: [{ kinds: GYM }] },
  { text: "Ten minutes. You've scrolled longer than that.", format: 'punch', needs: [{ kinds: GYM }] },
  { text: "First lap hurts. Everyone's first lap hurts.", format: 'punch', needs: [{ kinds: GYM }] },
  { text: 'The sofa will still be there.', format: 'punch', needs: [{ kinds: GYM }] },
  { text: 'Nobody regrets it afterwards. Ever.', format: 'punch', needs: [{ kinds: GYM }] },
  { text: "Closer. That's where the work happens.", format: 'macro', needs: [{ kinds: GYM }] },
  { text: 'Hands on. Breathe. Go.', format: 'macro', needs: [{ kinds: GYM }] },
  { text: 'Out of the bag, into the hallway, first set.', format: 'unboxing', needs: [{ kinds: GYM }] },
  { text: 'Unpack. Warm up. No photos.', format: 'unboxing', needs: [{ kinds: GYM }] },
  { text: 'Three reasons to get off the sofa.', format: 'countdown', needs: [{ kinds: GYM }] },
  { text: 'Three facts before you break a sweat.', format: 'countdown', needs: [{ kinds: GYM }] },
  { text: 'Three reasons, then ten minutes.', format: 'countdown', needs: [{ kinds: GYM }] },
  { text: 'Where would you train if nobody was looking?', format: 'question', needs: [{ kinds: GYM }] },
  { text: 'Then: the drive to the gym. Now: already sweating.', format: 'split', needs: [{ kinds: GYM }] },
  { text: 'Your living room has a gym membership now.', format: 'punch', needs: [{ kinds: GYM }] },
  { text: 'Three reasons to lie on the floor.', format: 'countdown', needs: [{ kinds: MAT }] },
  { text: 'Which is heavier, the weight or the excuse?', format: 'question', needs: [{ kinds: GYM }] },
  { text: 'Small flat? You need the floor under you. That is it.', format: 'comment-reply', needs: [{ kinds: GYM }] },
  { text: 'Then: a gym card in a drawer. Now: sore legs.', format: 'split', needs: [{ kinds: GYM }] },
  ...readHooks(`
punch:
Knees first. Then the plank. | thickness =mat
Stronger on Friday than on Monday? Move the pin. | resistance =dumbbell,kettlebell,bands,band
question:
How do your knees like the floor? {fact}. | thickness =mat
How much did you lift last week? {fact}. | resistance
How much will it hold? {fact}. | load
split:
Then: floor. Now: {inside}. | thickness =mat
Then: a rack of weights. Now: {inside}. | resistance =dumbbell,dumbbells,kettlebell
comment-reply:
How thick? {fact}. | thickness
How heavy can it go? {fact}. | resistance
`),
];

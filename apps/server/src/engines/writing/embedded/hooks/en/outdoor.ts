import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const TENT = ['tent', 'tents', 'sleeping', 'tarp', 'bivvy', 'shelter'] as const;
const CAMP = [
  'tent',
  'tents',
  'peg',
  'pegs',
  'camping',
  'sleeping',
  'hammock',
  'stove',
  'lantern',
  'headlamp',
  'rucksack',
] as const;

export const OUTDOOR_HOOKS: readonly WrittenHook[] = [
  { text: "It's raining. Nobody moved.", format: 'punch', needs: [{ feature: 'waterproof' }, { kinds: TENT }] },
  { text: 'Woken by a drip at three?', format: 'question', needs: [{ feature: 'waterproof' }, { kinds: TENT }] },
  {
    text: 'Then: wet sleeping bag. Now: second dream.',
    format: 'split',
    needs: [{ feature: 'waterproof' }, { kinds: TENT }],
  },
  { text: 'How wet can it get out there? {fact}.', format: 'comment-reply', needs: [{ feature: 'waterproof' }] },
  { text: 'The wind knocked. Nobody answered.', format: 'punch', needs: [{ feature: 'windproof' }, { kinds: TENT }] },
  { text: 'What did you leave at home to save weight?', format: 'question', needs: [{ feature: 'weight' }] },
  { text: '{amount}. Pack the good cheese.', format: 'punch', needs: [{ feature: 'weight' }] },
  { text: 'Then: uphill. Now: uphill, whistling.', format: 'split', needs: [{ feature: 'weight' }] },
  { text: 'Frost outside. Toes inside.', format: 'punch', needs: [{ feature: 'warm' }, { kinds: TENT }] },
  {
    text: 'Three in the morning, zero degrees. Awake?',
    format: 'question',
    needs: [{ feature: 'warm' }, { kinds: TENT }],
  },
  { text: 'Up before the water boils.', format: 'punch', needs: [{ feature: 'no-assembly' }, { kinds: TENT }] },
  {
    text: "Who's holding the torch while you read the manual?",
    format: 'question',
    needs: [{ feature: 'no-assembly' }, { kinds: TENT }],
  },
  {
    text: 'Then: two people, one argument. Now: up.',
    format: 'split',
    needs: [{ feature: 'no-assembly' }, { kinds: TENT }],
  },
  { text: 'One gets lost. There are more.', format: 'punch', needs: [{ feature: 'set' }] },
  { text: 'How many do you need when two get lost?', format: 'question', needs: [{ feature: 'set' }] },
  { text: 'Find your way back from the bushes.', format: 'punch', needs: [{ feature: 'reflective' }] },
  { text: "Will it hold? Here's the number.", format: 'comment-reply', needs: [{ feature: 'load' }] },
  { text: '{price}. The view is free.', format: 'price-slam', needs: ['price', { kinds: CAMP }] },
  { text: '{price} for a room with all the stars.', format: 'price-slam', needs: ['price', { kinds: TENT }] },
  { text: '{price}. Cheaper than a hotel with a wall.', format: 'price-slam', needs: ['price', { kinds: TENT }] },
  { text: 'Was {was}. Hiked down to {price}.', format: 'price-slam', needs: ['was-price', { kinds: CAMP }] },
  { text: 'Then: hotel corridor. Now: stars.', format: 'split', needs: [{ kinds: ['tent', 'hammock'] }] },
  { text: 'Then: Friday, four p.m. Now: Friday, eight p.m.', format: 'split', needs: [{ kinds: CAMP }] },
  { text: 'Then: a signal. Now: a view.', format: 'split', needs: [{ kinds: CAMP }] },
  { text: 'Then: packed everything. Now: packed right.', format: 'split', needs: [{ kinds: CAMP }] },
  { text: 'When did you last sleep without a ceiling?', format: 'question', needs: [{ kinds: CAMP }] },
  { text: 'What always goes missing at the campsite?', format: 'question', needs: [{ kinds: CAMP }] },
  { text: 'How far is the nearest darkness?', format: 'question', needs: [{ kinds: CAMP }] },
  { text: "Friday, five o'clock. Where's your rucksack?", format: 'question', needs: [{ kinds: CAMP }] },
  { text: 'No signal. Finally.', format: 'punch', needs: [{ kinds: CAMP }] },
  { text: 'Coffee tastes better next to a tent.', format: 'punch', needs: [{ kinds: CAMP }] },
  { text: 'Leave early. Get muddy. Come back late.', format: 'punch', needs: [{ kinds: CAMP }] },
  { text: 'The weekend is outside. Obviously.', format: 'punch', needs: [{ kinds: CAMP }] },
  { text: 'Closer. Details matter in the dark.', format: 'macro', needs: [{ kinds: CAMP }] },
  { text: "Look at the seam. That's what decides the night.", format: 'macro', needs: [{ kinds: TENT }] },
  { text: 'Unpack it at home once. Then in the dark.', format: 'unboxing', needs: [{ kinds: CAMP }] },
  { text: 'Three reasons to leave before Friday traffic.', format: 'countdown', needs: [{ kinds: CAMP }] },
  { text: 'Three facts before the forecast.', format: 'countdown', needs: [{ kinds: CAMP }] },
  { text: 'Three reasons it goes in the rucksack first.', format: 'countdown', needs: [{ kinds: CAMP }] },
  { text: 'Who packed, and what did they forget?', format: 'question', needs: [{ kinds: CAMP }] },
  { text: 'The forecast is only a rumour.', format: 'punch', needs: [{ kinds: CAMP }] },
  ...readHooks(`
question:
How many friends fit? {fact}. | seats =tent,table,hammock
Who's carrying it up? {fact}. | weight
split:
Then: five on a log. Now: {inside}. | seats =table,bench,chair
`),
];

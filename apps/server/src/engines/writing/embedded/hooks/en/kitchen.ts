import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const KNIFE = ['knife', 'knives', 'slicer', 'mandoline'] as const;
const FLASK = ['bottle', 'flask', 'tumbler', 'thermos', 'mug', 'lunchbox'] as const;
const COOKPOT = ['pan', 'pot', 'casserole', 'saucepan', 'wok', 'stockpot', 'cooker'] as const;
const BOX = ['container', 'containers', 'box', 'jar', 'jars', 'tin', 'bin'] as const;
const COOK = [
  'pan',
  'pans',
  'pot',
  'pots',
  'skillet',
  'wok',
  'casserole',
  'knife',
  'knives',
  'cookware',
  'griddle',
  'saucepan',
  'grater',
  'peeler',
  'slicer',
  'spatula',
] as const;

export const KITCHEN_HOOKS: readonly WrittenHook[] = [
  { text: 'Nobody is fighting over the sink tonight.', format: 'punch', needs: [{ feature: 'dishwasher' }] },
  { text: 'Whose turn is it to wash up?', format: 'question', needs: [{ feature: 'dishwasher' }] },
  { text: 'Then: rubber gloves. Now: feet up.', format: 'split', needs: [{ feature: 'dishwasher' }] },
  { text: 'Dishwasher? Yes. Put the gloves away.', format: 'comment-reply', needs: [{ feature: 'dishwasher' }] },
  { text: 'Does your egg leave without a fight?', format: 'question', needs: [{ feature: 'nonstick' }] },
  { text: 'Watch the egg go.', format: 'punch', needs: [{ feature: 'nonstick' }] },
  {
    text: 'Then: scrambled, by accident. Now: fried, on purpose.',
    format: 'split',
    needs: [{ feature: 'nonstick' }],
  },
  { text: 'Tilt it. Watch.', format: 'macro', needs: [{ feature: 'nonstick' }] },
  { text: "Yes, your hob too, if it's induction.", format: 'comment-reply', needs: [{ feature: 'induction' }] },
  { text: 'One tomato. No pressure.', format: 'macro', needs: [{ feature: 'sharp' }, { kinds: KNIFE }] },
  {
    text: 'Do you cut tomatoes, or do you crush them?',
    format: 'question',
    needs: [{ feature: 'sharp' }, { kinds: KNIFE }],
  },
  { text: 'Then: squashed tomato. Now: slices.', format: 'split', needs: [{ feature: 'sharp' }, { kinds: KNIFE }] },
  { text: 'Take the call. The coffee can wait.', format: 'punch', needs: [{ feature: 'hot-hours' }, { kinds: FLASK }] },
  {
    text: 'How many cups have you reheated today?',
    format: 'question',
    needs: [{ feature: 'hot-hours' }, { kinds: FLASK }],
  },
  {
    text: 'Then: the microwave, third time. Now: still hot.',
    format: 'split',
    needs: [{ feature: 'hot-hours' }, { kinds: FLASK }],
  },
  {
    text: 'Noon in August. Still ice in there.',
    format: 'punch',
    needs: [{ feature: 'cold-hours' }, { kinds: FLASK }],
  },
  { text: 'Soup in your bag. Feeling lucky?', format: 'question', needs: [{ feature: 'leakproof' }, { kinds: FLASK }] },
  {
    text: 'Shake it over the laptop. We dare you.',
    format: 'punch',
    needs: [{ feature: 'leakproof' }, { kinds: FLASK }],
  },
  {
    text: 'Then: the bag, the puddle. Now: the bag.',
    format: 'split',
    needs: [{ feature: 'leakproof' }, { kinds: FLASK }],
  },
  {
    text: '{amount}. Is that enough for your people?',
    format: 'question',
    needs: [{ feature: 'capacity' }, { kinds: COOKPOT }],
  },
  { text: 'How stale is the bread at yours?', format: 'question', needs: [{ feature: 'airtight' }, { kinds: BOX }] },
  { text: 'A cupboard that closes.', format: 'punch', needs: [{ feature: 'stackable' }, { kinds: BOX }] },
  { text: '{price}. Two takeaways.', format: 'price-slam', needs: ['price', { kinds: COOK }] },
  { text: "{price}, and dinner's still on you.", format: 'price-slam', needs: ['price', { kinds: COOK }] },
  { text: 'Was {was}. Simmered down to {price}.', format: 'price-slam', needs: ['was-price', { kinds: COOK }] },
  { text: 'Then: the back of the cupboard. Now: front row.', format: 'split', needs: [{ kinds: COOK }] },
  { text: 'Then: the drawer of doom. Now: one thing that works.', format: 'split', needs: [{ kinds: COOK }] },
  { text: "What's the oldest thing in your kitchen?", format: 'question', needs: [{ kinds: COOK }] },
  { text: "What's hiding at the back of that drawer?", format: 'question', needs: [{ kinds: COOK }] },
  { text: 'The cupboard has twelve. You reach for one.', format: 'punch', needs: [{ kinds: COOK }] },
  { text: 'Good kitchens start with one good thing.', format: 'punch', needs: [{ kinds: COOK }] },
  { text: 'Dinner is in an hour. Calm.', format: 'punch', needs: [{ kinds: COOK }] },
  { text: 'Cooks have favourites. This could get serious.', format: 'punch', needs: [{ kinds: COOK }] },
  { text: 'Three reasons to clear out that drawer.', format: 'countdown', needs: [{ kinds: COOK }] },
  { text: 'Three facts before dinner.', format: 'countdown', needs: [{ kinds: COOK }] },
  { text: 'Three reasons to cook at home tonight.', format: 'countdown', needs: [{ kinds: COOK }] },
  { text: "What's for dinner, and what's it made in?", format: 'question', needs: [{ kinds: COOKPOT }] },
  { text: 'Yesterday the paper cup. Today yours.', format: 'punch', needs: [{ kinds: FLASK }] },
  { text: 'Then: paper cup number nine. Now: yours.', format: 'split', needs: [{ kinds: FLASK }] },
  { text: 'How many paper cups was that this week?', format: 'question', needs: [{ kinds: FLASK }] },
  { text: 'Three reasons to skip the paper cup.', format: 'countdown', needs: [{ kinds: FLASK }] },
  { text: 'Look along the edge. Then at the tomato.', format: 'macro', needs: [{ kinds: KNIFE }] },
  ...readHooks(`
punch:
Older recipes, hotter pan. | even-heat =pan,skillet,pot
Dinner before the delivery app opens. | fast =fryer,cooker,airfryer
Chips, minus the chip shop. | even-heat =fryer,airfryer
question:
How many are you for dinner? {fact}. | capacity =fryer,airfryer,cooker,pot
Still waiting for the oven? {fact}. | fast =fryer,airfryer
split:
Then: burnt middle, raw edge. Now: {inside}. | even-heat =pan,skillet
Then: preheating. Now: {inside}. | fast =fryer,airfryer
comment-reply:
Ready out of the box? {fact}. | even-heat =pan,skillet
How much fits in? {fact}. | capacity
Which hob? {fact}. | induction
`),
];

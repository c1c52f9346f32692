import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const COMPOST = ['compost', 'composter'] as const;
const HOSE = ['hose'] as const;
const BARROW = ['wheelbarrow', 'barrow', 'cart'] as const;
const CUT = ['shears', 'pruner', 'secateurs', 'saw', 'lopper', 'pruners'] as const;
const SPRAY = ['hose', 'nozzle', 'sprayer', 'sprinkler'] as const;
const GROW = [
  'pot',
  'planter',
  'hose',
  'spade',
  'trowel',
  'seed',
  'seeds',
  'watering',
  'rake',
  'raised',
  'shears',
  'secateurs',
  'compost',
  'greenhouse',
  'fork',
  'pots',
] as const;

export const GARDEN_HOOKS: readonly WrittenHook[] = [
  { text: 'Go on holiday. The basil has company.', format: 'punch', needs: [{ feature: 'self-watering' }] },
  { text: "Who waters them while you're away?", format: 'question', needs: [{ feature: 'self-watering' }] },
  { text: 'Then: two weeks away. Now: alive.', format: 'split', needs: [{ feature: 'self-watering' }] },
  { text: 'Dusk. On. Nobody touched it.', format: 'punch', needs: [{ feature: 'solar' }] },
  { text: 'Then: cable through the window. Now: sun.', format: 'split', needs: [{ feature: 'solar' }] },
  { text: 'Is there a socket next to your roses?', format: 'question', needs: [{ feature: 'solar' }] },
  { text: 'Nobody at the barbecue will notice.', format: 'punch', needs: [{ feature: 'odour' }, { kinds: COMPOST }] },
  {
    text: 'Can the neighbours smell your hobby?',
    format: 'question',
    needs: [{ feature: 'odour' }, { kinds: COMPOST }],
  },
  { text: 'And the smell? {fact}.', format: 'comment-reply', needs: [{ feature: 'odour' }, { kinds: COMPOST }] },
  {
    text: '{amount} of potato peel with a future.',
    format: 'punch',
    needs: [{ feature: 'capacity' }, { kinds: COMPOST }],
  },
  {
    text: 'How much do you peel in a week? {fact}.',
    format: 'question',
    needs: [{ feature: 'capacity' }, { kinds: COMPOST }],
  },
  { text: 'From the tap to the last tomato.', format: 'punch', needs: [{ feature: 'range' }, { kinds: HOSE }] },
  {
    text: 'How far is your last tomato from the tap?',
    format: 'question',
    needs: [{ feature: 'range' }, { kinds: HOSE }],
  },
  { text: 'Fill it up. Push.', format: 'punch', needs: [{ feature: 'load' }, { kinds: BARROW }] },
  { text: 'Light enough to carry round the pond.', format: 'punch', needs: [{ feature: 'weight' }, { kinds: HOSE }] },
  { text: 'One branch. Clean through.', format: 'macro', needs: [{ feature: 'sharp' }, { kinds: CUT }] },
  {
    text: 'Mist for the basil, jet for the cat next door.',
    format: 'punch',
    needs: [{ feature: 'adjustable' }, { kinds: SPRAY }],
  },
  { text: '{price}. The weeds are free.', format: 'price-slam', needs: ['price', { kinds: GROW }] },
  { text: '{price}, and the tomatoes pay you back.', format: 'price-slam', needs: ['price', { kinds: GROW }] },
  { text: 'Was {was}. Pruned to {price}.', format: 'price-slam', needs: ['was-price', { kinds: GROW }] },
  { text: '{was}, trimmed down to {price}.', format: 'price-slam', needs: ['was-price', { kinds: GROW }] },
  { text: "Then: the neighbour's garden. Now: yours, soon.", format: 'split', needs: [{ kinds: GROW }] },
  { text: 'Then: a sad balcony. Now: a loud one.', format: 'split', needs: [{ kinds: GROW }] },
  { text: 'Then: Sunday on the sofa. Now: Sunday in the mud.', format: 'split', needs: [{ kinds: GROW }] },
  { text: 'Then: shop tomatoes. Now: tomatoes.', format: 'split', needs: [{ kinds: GROW }] },
  { text: "Who's winning at yours, you or the weeds?", format: 'question', needs: [{ kinds: GROW }] },
  { text: 'What did the slugs leave you?', format: 'question', needs: [{ kinds: GROW }] },
  { text: 'How green is your thumb, really?', format: 'question', needs: [{ kinds: GROW }] },
  { text: "The weeds don't take Sundays off.", format: 'punch', needs: [{ kinds: GROW }] },
  { text: 'One balcony counts as a garden.', format: 'punch', needs: [{ kinds: GROW }] },
  { text: 'Dirt under the nails is a good sign.', format: 'punch', needs: [{ kinds: GROW }] },
  { text: 'Start small. Basil is small.', format: 'punch', needs: [{ kinds: GROW }] },
  { text: 'Closer to the ground, please.', format: 'macro', needs: [{ kinds: GROW }] },
  { text: 'Get your knees dirty. Look.', format: 'macro', needs: [{ kinds: GROW }] },
  { text: 'Three reasons to get muddy on Sunday.', format: 'countdown', needs: [{ kinds: GROW }] },
  { text: 'Three facts for green thumbs.', format: 'countdown', needs: [{ kinds: GROW }] },
  { text: 'Three reasons the neighbours will lean over the fence.', format: 'countdown', needs: [{ kinds: GROW }] },
  { text: 'Where do your potato peels go?', format: 'question', needs: [{ kinds: COMPOST }] },
  { text: "Then: the bin bag. Now: next year's tomatoes.", format: 'split', needs: [{ kinds: COMPOST }] },
  { text: 'Rot is a career.', format: 'punch', needs: [{ kinds: COMPOST }] },
  ...readHooks(`
punch:
Somebody else did the waiting. {fact}. | growth =bonsai,plant,tree
You forget. It forgives. | low-care =plant,tree,cactus,bonsai
macro:
Look at the trunk. {fact}. | growth =bonsai,tree
question:
How old is yours? {fact}. | growth =bonsai,tree
Ever killed a cactus? {fact}. | low-care =plant,cactus,bonsai
split:
Then: a twig. Now: {inside}. | growth =bonsai,plant,tree
comment-reply:
Will it survive you? {fact}. | low-care
`),
];

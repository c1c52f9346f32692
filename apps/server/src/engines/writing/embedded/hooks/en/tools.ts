import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const DRILL = ['drill'] as const;
const PLANE = ['plane', 'chisel'] as const;
const SAW = ['saw', 'jigsaw'] as const;
const SIZES = ['wrench', 'socket', 'screwdriver', 'bit', 'bits', 'spanner', 'hex'] as const;
const DIY = [
  'drill',
  'screwdriver',
  'saw',
  'hammer',
  'wrench',
  'tool',
  'sander',
  'pliers',
  'level',
  'toolbox',
  'spanner',
] as const;

export const TOOLS_HOOKS: readonly WrittenHook[] = [
  { text: 'No cable on the ladder.', format: 'punch', needs: [{ feature: 'rechargeable' }, { kinds: DRILL }] },
  { text: 'The ladder has no socket.', format: 'punch', needs: [{ feature: 'wireless' }, { kinds: DRILL }] },
  { text: 'How long is your extension lead?', format: 'question', needs: [{ feature: 'wireless' }, { kinds: DRILL }] },
  {
    text: 'Then: cable round the ladder. Now: job done.',
    format: 'split',
    needs: [{ feature: 'wireless' }, { kinds: DRILL }],
  },
  {
    text: 'The shelf gives up before it does.',
    format: 'punch',
    needs: [{ feature: 'battery-life' }, { kinds: DRILL }],
  },
  { text: 'Concrete has been informed.', format: 'punch', needs: [{ feature: 'power' }, { kinds: DRILL }] },
  { text: "What's your wall made of? {fact}.", format: 'question', needs: [{ feature: 'power' }, { kinds: DRILL }] },
  { text: 'Watch the shaving come off.', format: 'macro', needs: [{ feature: 'sharp' }, { kinds: PLANE }] },
  { text: 'It cuts. You steer.', format: 'punch', needs: [{ feature: 'sharp' }, { kinds: SAW }] },
  { text: 'The size you need is in there.', format: 'punch', needs: [{ feature: 'set' }, { kinds: SIZES }] },
  { text: 'Which size is always missing?', format: 'question', needs: [{ feature: 'set' }, { kinds: SIZES }] },
  {
    text: 'Then: nearly the right size. Now: the right size.',
    format: 'split',
    needs: [{ feature: 'set' }, { kinds: SIZES }],
  },
  { text: 'How long can you hold your arm up?', format: 'question', needs: [{ feature: 'weight' }] },
  { text: 'And when it breaks? Read this.', format: 'comment-reply', needs: [{ feature: 'guarantee' }] },
  { text: '{price}. The neighbour will want it.', format: 'price-slam', needs: ['price', { kinds: DIY }] },
  { text: '{price} and one Saturday.', format: 'price-slam', needs: ['price', { kinds: DIY }] },
  { text: 'Was {was}. Cut to {price}.', format: 'price-slam', needs: ['was-price', { kinds: DIY }] },
  { text: '{was}, planed down to {price}.', format: 'price-slam', needs: ['was-price', { kinds: DIY }] },
  { text: 'Then: borrowed. Now: yours.', format: 'split', needs: [{ kinds: DIY }] },
  { text: 'Then: butter knife. Now: the right tool.', format: 'split', needs: [{ kinds: DIY }] },
  { text: 'Then: calling someone. Now: being called.', format: 'split', needs: [{ kinds: DIY }] },
  { text: 'Then: the list on the fridge. Now: crossed out.', format: 'split', needs: [{ kinds: DIY }] },
  { text: "What's on the list on your fridge?", format: 'question', needs: [{ kinds: DIY }] },
  { text: 'Who borrowed it and never brought it back?', format: 'question', needs: [{ kinds: DIY }] },
  { text: 'How long has that shelf been leaning there?', format: 'question', needs: [{ kinds: DIY }] },
  { text: 'Still using the butter knife?', format: 'question', needs: [{ kinds: DIY }] },
  { text: 'That shelf has leaned there since spring.', format: 'punch', needs: [{ kinds: DIY }] },
  { text: 'Saturday. Radio on. One thing fixed.', format: 'punch', needs: [{ kinds: DIY }] },
  { text: "Lend it once, and it's gone.", format: 'punch', needs: [{ kinds: DIY }] },
  { text: 'A butter knife is not a screwdriver.', format: 'punch', needs: [{ kinds: DIY }] },
  { text: 'Unbox. Look for something to fix.', format: 'unboxing', needs: [{ kinds: DIY }] },
  { text: 'Three reasons the neighbour will ask.', format: 'countdown', needs: [{ kinds: DIY }] },
  { text: 'Three facts before Saturday.', format: 'countdown', needs: [{ kinds: DIY }] },
  { text: 'Three reasons to start with that shelf.', format: 'countdown', needs: [{ kinds: DIY }] },
  ...readHooks(`
punch:
The screw that beat you in March is back. | torque =drill,driver,screwdriver
No brushes to wear out. More Saturdays. | brushless =drill,driver,saw
Measure once. Smile. | precision =level,measure,laser
The tin lid doesn't stand a chance. | torque =driver,screwdriver
macro:
Watch the bubble. {fact}. | precision =level
question:
Which screw gave up on you? {fact}. | torque
Is that picture straight? {fact}. | precision
How many bits are in yours? {fact}. | piece-count
split:
Then: a sore wrist. Now: {inside}. | torque
Then: nearly level. Now: {inside}. | precision
comment-reply:
Enough for oak? {fact}. | torque
How exact is it? {fact}. | precision
Battery or cable? {fact}. | wireless
countdown:
Three facts that fit in a toolbox, about {this_kind}.
price-slam:
{was} on the shelf. {price} in the shed. | was-price
`),
];

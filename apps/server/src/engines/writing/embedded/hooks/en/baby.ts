import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const SUIT = ['sleepsuit', 'romper', 'onesie', 'sleeping', 'pyjamas', 'babygrow'] as const;
const BOTTLE = ['bottle', 'bottles'] as const;

export const BABY_HOOKS: readonly WrittenHook[] = [
  { text: 'Bus doors, baby, bag. And now?', format: 'question', needs: [{ feature: 'foldable' }] },
  { text: 'Then: blocking the hallway. Now: behind the door.', format: 'split', needs: [{ feature: 'foldable' }] },
  { text: 'Carrot. Again. Fine.', format: 'punch', needs: [{ feature: 'machine-wash' }] },
  { text: "What's today's stain? Banana?", format: 'question', needs: [{ feature: 'machine-wash' }] },
  { text: 'Everything ends up in the mouth.', format: 'punch', needs: [{ feature: 'organic' }] },
  { text: "What's the first thing they'll do? Chew it.", format: 'question', needs: [{ feature: 'organic' }] },
  { text: 'They grow on Tuesdays. It keeps up.', format: 'punch', needs: [{ feature: 'adjustable' }, { kinds: SUIT }] },
  { text: 'You carry enough.', format: 'punch', needs: [{ feature: 'weight' }] },
  { text: 'Seven bottles, one button.', format: 'punch', needs: [{ feature: 'dishwasher' }, { kinds: BOTTLE }] },
  { text: 'Poppers at four in the morning? Zip.', format: 'punch', needs: [{ feature: 'zip' }, { kinds: SUIT }] },
  { text: 'Chew on.', format: 'punch', needs: [{ feature: 'bpa-free' }] },
  { text: "What's in the plastic? What isn't: BPA.", format: 'comment-reply', needs: [{ feature: 'bpa-free' }] },
  { text: 'From what age? {fact}.', format: 'comment-reply', needs: [{ feature: 'ages' }] },
  { text: 'How old is old enough? {fact}.', format: 'question', needs: [{ feature: 'ages' }] },
  { text: 'One in the wash, one on the baby, one to spare.', format: 'punch', needs: [{ feature: 'set' }] },
  { text: 'Stroke it with the back of your hand.', format: 'macro', needs: [{ feature: 'brushed' }] },
  {
    text: 'Hold it against your own cheek first.',
    format: 'macro',
    needs: [{ feature: 'material' }, { kinds: ['blanket', 'swaddle', 'muslin', 'clothes', 'onesie'] }],
  },
  { text: 'Was {was}. Grew down to {price}.', format: 'price-slam', needs: ['was-price'] },
  { text: '{was} was before the nappies. {price} is kind.', format: 'price-slam', needs: ['was-price'] },
  { text: 'Then: before the baby. Now: coffee, cold.', format: 'split' },
  { text: "Then: nap time. Now: nap time, and you're sitting.", format: 'split' },
  { text: 'Then: what you packed. Now: what you needed.', format: 'split' },
  { text: 'How many hands do you have? Exactly.', format: 'question' },
  { text: 'What time is it? Four again?', format: 'question' },
  { text: 'When did you last finish a coffee?', format: 'question' },
  { text: 'Which pocket is the dummy in?', format: 'question' },
  { text: 'Small person. Large luggage.', format: 'punch' },
  { text: 'Everyone has advice. Here are facts.', format: 'punch' },
  { text: "Shh. They're asleep. Read quietly.", format: 'punch' },
  { text: 'Closer. Tiny fingers will check it, too.', format: 'macro' },
  { text: 'Look at the edges. They will.', format: 'macro' },
  { text: 'Open it during the nap. Quietly.', format: 'unboxing' },
  { text: 'Three reasons, before they wake up.', format: 'countdown' },
  { text: 'Three facts for tired eyes.', format: 'countdown' },
  { text: 'Three reasons to finish that coffee.', format: 'countdown' },
  ...readHooks(`
punch:
Two hands free. One baby asleep. | load =carrier,wrap,sling
One arm for the baby, one fold for the pram. | foldable =stroller,pushchair,pram
Dropped it. Still dry in the bag. | leakproof =bottle,cup
Softer than the cheek it's for. Nearly. | soft =blanket,towel,wrap
macro:
Feel the inside first. {fact}. | soft
Turn it upside down. {fact}. | leakproof =bottle,cup
question:
How long will it fit? {fact}. | load
How many times tonight? {fact}. | absorbent
Who's carrying whom? {fact}. | load =carrier,wrap,sling
Can you fold it with one hand? {fact}. | foldable
split:
Then: dead arm. Now: {inside}. | load =carrier,wrap,sling
Then: puddle in the nappy bag. Now: {inside}. | leakproof =bottle,cup
comment-reply:
From when to when? {fact}. | load
Is it soft enough? {fact}. | soft
Into the machine? {fact}. | machine-wash
countdown:
Three facts, whispered, about {this_kind}.
price-slam:
{was} before the nap. {price} after. | was-price
`),
];

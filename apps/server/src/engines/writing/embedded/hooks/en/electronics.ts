import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const CAM = ['camera', 'doorbell', 'dashcam'] as const;

export const ELECTRONICS_HOOKS: readonly WrittenHook[] = [
  {
    text: 'Was that a cat, or your neighbour?',
    format: 'question',
    needs: [{ feature: 'resolution' }, { kinds: CAM }],
  },
  { text: "You'll know it was the cat.", format: 'punch', needs: [{ feature: 'resolution' }, { kinds: CAM }] },
  { text: 'Lights off. Picture on.', format: 'punch', needs: [{ feature: 'night-vision' }, { kinds: CAM }] },
  { text: '2 a.m. What was that noise?', format: 'question', needs: [{ feature: 'night-vision' }, { kinds: CAM }] },
  {
    text: 'Then: the dark. Now: the cat in it.',
    format: 'split',
    needs: [{ feature: 'night-vision' }, { kinds: CAM }],
  },
  {
    text: 'It saw something. So did your phone.',
    format: 'punch',
    needs: [{ feature: 'motion-alerts' }, { kinds: CAM }],
  },
  {
    text: "Who's at the door while you're in Lisbon?",
    format: 'question',
    needs: [{ feature: 'motion-alerts' }, { kinds: CAM }],
  },
  {
    text: 'Then: missed parcel. Now: a buzz in your pocket.',
    format: 'split',
    needs: [{ feature: 'motion-alerts' }, { kinds: CAM }],
  },
  {
    text: 'Talk to the courier from the bath.',
    format: 'punch',
    needs: [{ feature: 'two-way-audio' }, { kinds: CAM }],
  },
  {
    text: 'What would you say to the dog right now?',
    format: 'question',
    needs: [{ feature: 'two-way-audio' }, { kinds: CAM }],
  },
  { text: 'Follow it. It turns.', format: 'macro', needs: [{ feature: 'rotates' }, { kinds: CAM }] },
  { text: 'No corner left to argue about.', format: 'punch', needs: [{ feature: 'rotates' }, { kinds: CAM }] },
  { text: 'Where is your charger right now?', format: 'question', needs: [{ feature: 'battery-life' }] },
  { text: 'How many cables are behind that shelf?', format: 'question', needs: [{ feature: 'wireless' }] },
  { text: 'Then: the cable nest. Now: a shelf.', format: 'split', needs: [{ feature: 'wireless' }] },
  { text: 'And if it breaks? Covered.', format: 'comment-reply', needs: [{ feature: 'guarantee' }] },
  ...readHooks(`
punch:
Ten seconds later, it's on the fridge. | prints =camera,printer
Shake it if you like. It doesn't help. | prints =camera
Pixels get lost. Paper gets kept. | prints =camera,printer
The wall just became a cinema. | resolution =projector
Scroll without the smear. | refresh =phone,tablet,television,tv
Crumbs under the sofa, your time is up. | suction =vacuum,robot
Power cut? Somebody's still making tea. | capacity =station,generator
Five phones, one brick, no panic. | capacity =bank,station
It lost the keys. You didn't. | app =tracker
One plug, and nobody fights for it. | ports =strip,charger,plug
macro:
Watch the picture arrive. {fact}. | prints
Closer to the screen. {fact}. | screen
Look into the lens. {fact}. | resolution
Weigh it in your palm. {fact}. | weight
question:
When did you last print a photo? {fact}. | prints
How many photos die in your phone? | prints =camera,printer
How dark is your street? {fact}. | night-vision
What's left on yours right now? {fact}. | battery-life
Film night: whose laptop this time? | resolution =projector
split:
Then: 4,000 photos on a phone. Now: one in your hand. | prints =camera,printer
Then: by the wall at noon. Now: {inside}. | battery-life
Then: squinting. Now: {inside}. | resolution
Then: sweeping. Now: {inside}. | suction =vacuum,robot
comment-reply:
How sharp is it? {fact}. | resolution
How long does it run? {fact}. | battery-life
What can it power? {fact}. | power =station,generator
How fast is the charge? {fact}. | fast-charge
And the picture rate? {fact}. | refresh
unboxing:
Film off, power on, first picture. | screen =phone,tablet,television,tv,projector
Load the film. Say something silly. | prints =camera
countdown:
Three numbers about {this_kind}.
{this_kind}: three answers before you ask.
price-slam:
{was} in the window. {price} in the basket. | was-price
Was {was}. Somebody pressed the button: {price}. | was-price
`),
];

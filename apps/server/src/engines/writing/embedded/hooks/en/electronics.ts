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
    text: 'Left: the dark. Right: the cat in it.',
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
    text: 'Left: missed parcel. Right: a buzz in your pocket.',
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
  { text: 'Leave the charger. Take the weekend.', format: 'punch', needs: [{ feature: 'battery-life' }] },
  {
    text: 'Left: hugging the wall by noon. Right: out till late.',
    format: 'split',
    needs: [{ feature: 'battery-life' }],
  },
  { text: 'Plug in. Shoes on. Done.', format: 'punch', needs: [{ feature: 'fast-charge' }] },
  { text: 'How many cables are behind that shelf?', format: 'question', needs: [{ feature: 'wireless' }] },
  { text: 'Left: the cable nest. Right: a shelf.', format: 'split', needs: [{ feature: 'wireless' }] },
  { text: 'And if it breaks? Covered.', format: 'comment-reply', needs: [{ feature: 'guarantee' }] },
];

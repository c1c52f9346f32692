import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const COVER = ['blanket', 'duvet', 'quilt', 'comforter'] as const;
const PILLOW = ['pillow', 'pillowcase'] as const;
const LINEN = ['sheet', 'sheets', 'duvet', 'pillowcase', 'bedding'] as const;
const BED = [
  'blanket',
  'duvet',
  'pillow',
  'sheet',
  'sheets',
  'mattress',
  'bedding',
  'topper',
  'quilt',
  'comforter',
  'pillowcase',
  'bedspread',
] as const;

export const BEDDING_HOOKS: readonly WrittenHook[] = [
  { text: 'Your feet can come back in.', format: 'punch', needs: [{ feature: 'warm' }, { kinds: COVER }] },
  { text: 'Whose cold feet are those?', format: 'question', needs: [{ feature: 'warm' }, { kinds: COVER }] },
  {
    text: 'Then: socks in bed. Now: no socks in bed.',
    format: 'split',
    needs: [{ feature: 'warm' }, { kinds: COVER }],
  },
  {
    text: 'The cold side of the pillow, both sides.',
    format: 'punch',
    needs: [{ feature: 'breathable' }, { kinds: PILLOW }],
  },
  {
    text: 'How often do you flip the pillow?',
    format: 'question',
    needs: [{ feature: 'breathable' }, { kinds: PILLOW }],
  },
  { text: "Stroke it. You'll stroke it twice.", format: 'macro', needs: [{ feature: 'brushed' }] },
  { text: 'Hand flat. Press. Stay.', format: 'macro', needs: [{ feature: 'material' }, { kinds: BED }] },
  { text: 'Do you know what you sleep on?', format: 'question', needs: [{ feature: 'material' }, { kinds: BED }] },
  { text: 'Breakfast in bed is back.', format: 'punch', needs: [{ feature: 'machine-wash' }, { kinds: BED }] },
  { text: 'Jam, crumbs, dog. And now?', format: 'question', needs: [{ feature: 'machine-wash' }, { kinds: BED }] },
  {
    text: 'Then: toast with caution. Now: toast.',
    format: 'split',
    needs: [{ feature: 'machine-wash' }, { kinds: BED }],
  },
  {
    text: 'Nobody irons sheets. Now nobody has to pretend.',
    format: 'punch',
    needs: [{ feature: 'crease-free' }, { kinds: LINEN }],
  },
  {
    text: 'Then: ironing on a Sunday. Now: sleeping on a Sunday.',
    format: 'split',
    needs: [{ feature: 'crease-free' }, { kinds: LINEN }],
  },
  { text: 'Heavy in the right way.', format: 'punch', needs: [{ feature: 'weight' }, { kinds: COVER }] },
  { text: 'How heavy is a good night?', format: 'question', needs: [{ feature: 'weight' }, { kinds: COVER }] },
  { text: 'Who steals the blanket? {fact}.', format: 'question', needs: [{ feature: 'dimension' }, { kinds: COVER }] },
  { text: 'Button holes at midnight? Zip.', format: 'punch', needs: [{ feature: 'zip' }, { kinds: LINEN }] },
  { text: 'Sheet, pillow, the lot. Good night.', format: 'punch', needs: [{ feature: 'set' }, { kinds: LINEN }] },
  { text: 'Choose the last colour you see at night.', format: 'punch', needs: ['colours', { kinds: BED }] },
  { text: "{price}. Per night, it's nothing.", format: 'price-slam', needs: ['price', { kinds: BED }] },
  { text: '{price}, eight hours at a time.', format: 'price-slam', needs: ['price', { kinds: BED }] },
  { text: '{price} for a third of your life.', format: 'price-slam', needs: ['price', { kinds: BED }] },
  { text: "{was} kept people awake. {price} won't.", format: 'price-slam', needs: ['was-price', { kinds: BED }] },
  { text: 'Was {was}. Sleep on {price}.', format: 'price-slam', needs: ['was-price', { kinds: BED }] },
  { text: 'Then: alarm, five more minutes. Now: alarm, ten more minutes.', format: 'split', needs: [{ kinds: BED }] },
  { text: "Then: guests. Now: guests who won't leave.", format: 'split', needs: [{ kinds: BED }] },
  { text: 'Then: one blanket, two people. Now: peace.', format: 'split', needs: [{ kinds: COVER }] },
  { text: 'Then: a bed. Now: the bed.', format: 'split', needs: [{ kinds: BED }] },
  { text: 'How old is what you slept on last night?', format: 'question', needs: [{ kinds: BED }] },
  { text: 'What time did you really fall asleep?', format: 'question', needs: [{ kinds: BED }] },
  { text: 'Who gets the good pillow at yours?', format: 'question', needs: [{ kinds: BED }] },
  { text: 'Would you book your own bed?', format: 'question', needs: [{ kinds: BED }] },
  { text: "Cancel tonight. You're busy sleeping.", format: 'punch', needs: [{ kinds: BED }] },
  { text: "The bed called. It's half past nine.", format: 'punch', needs: [{ kinds: BED }] },
  { text: 'Hotels know one thing about beds. So do you now.', format: 'punch', needs: [{ kinds: BED }] },
  { text: 'Five more minutes, professionally.', format: 'punch', needs: [{ kinds: BED }] },
  { text: 'Closer. Quietly.', format: 'macro', needs: [{ kinds: BED }] },
  { text: 'Look at the weave. Then close your eyes.', format: 'macro', needs: [{ kinds: BED }] },
  { text: 'Shake it out. Fall in.', format: 'unboxing', needs: [{ kinds: BED }] },
  { text: 'Three reasons to go to bed early.', format: 'countdown', needs: [{ kinds: BED }] },
  { text: 'Three facts before lights out.', format: 'countdown', needs: [{ kinds: BED }] },
  { text: 'Three reasons to stay under there.', format: 'countdown', needs: [{ kinds: BED }] },
  ...readHooks(`
punch:
July, meet your match. | cooling =sheet,sheets,duvet,pillow,set
Stop wrestling the duvet. | stays-put =cover,set,sheet
question:
Which side is the cool one? {fact}. | cooling =pillow,sheet,duvet,set
Where does the duvet go at three? {fact}. | stays-put
split:
Then: sheets on the floor. Now: {inside}. | cooling =sheet,sheets,duvet,set
comment-reply:
Too hot in summer? {fact}. | cooling
`),
];

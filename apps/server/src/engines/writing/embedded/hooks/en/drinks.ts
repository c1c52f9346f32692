import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const COLD = ['juice', 'smoothie', 'soda', 'lemonade', 'kombucha', 'water', 'cola', 'drink', 'iced'] as const;
const BREWED = ['beer', 'coffee', 'kombucha', 'ale', 'lager', 'cider'] as const;
const SOFT = [
  'juice',
  'coffee',
  'tea',
  'smoothie',
  'soda',
  'lemonade',
  'kombucha',
  'water',
  'cola',
  'matcha',
  'drink',
  'espresso',
  'cocoa',
] as const;

export const DRINKS_HOOKS: readonly WrittenHook[] = [
  { text: "Read the label. It's a short story.", format: 'punch', needs: [{ feature: 'few-ingredients' }] },
  { text: 'Second ingredient? Keep looking.', format: 'question', needs: [{ feature: 'few-ingredients' }] },
  { text: 'Turn it round. Count the ingredients.', format: 'macro', needs: [{ feature: 'few-ingredients' }] },
  { text: 'Sweet enough on its own.', format: 'punch', needs: [{ feature: 'no-added-sugar' }] },
  { text: 'So where does the sweet come from?', format: 'question', needs: [{ feature: 'no-added-sugar' }] },
  { text: 'Then: six sugar cubes. Now: none added.', format: 'split', needs: [{ feature: 'no-added-sugar' }] },
  { text: 'Sugar? None added. Next question.', format: 'comment-reply', needs: [{ feature: 'no-added-sugar' }] },
  { text: 'Your eyelids have been informed.', format: 'punch', needs: [{ feature: 'caffeine' }] },
  { text: 'Third yawn of the meeting?', format: 'question', needs: [{ feature: 'caffeine' }] },
  { text: 'It has a home address.', format: 'punch', needs: [{ feature: 'origin' }] },
  { text: '{amount} of not another coffee.', format: 'punch', needs: [{ feature: 'capacity' }, { kinds: COLD }] },
  { text: '{amount}. Now, or half for the train?', format: 'question', needs: [{ feature: 'capacity' }] },
  {
    text: 'Brewed in small batches. Drunk in large ones.',
    format: 'punch',
    needs: [{ feature: 'handmade' }, { kinds: BREWED }],
  },
  {
    text: 'One for the fridge, one for the desk, one for luck.',
    format: 'punch',
    needs: [{ feature: 'set' }, { kinds: COLD }],
  },
  { text: '{price}. Cheaper than the queue.', format: 'price-slam', needs: ['price', { kinds: SOFT }] },
  { text: '{price} for the best break of the day.', format: 'price-slam', needs: ['price', { kinds: SOFT }] },
  { text: '{price}, cold side of the fridge.', format: 'price-slam', needs: ['price', { kinds: COLD }] },
  { text: "{was} was thirsty money. {price} isn't.", format: 'price-slam', needs: ['was-price', { kinds: SOFT }] },
  { text: 'Was {was}. Pour it at {price}.', format: 'price-slam', needs: ['was-price', { kinds: SOFT }] },
  { text: 'Then: 3 p.m. Now: 3.05 p.m.', format: 'split', needs: [{ kinds: SOFT }] },
  { text: 'Then: tap water, again. Now: something with a point.', format: 'split', needs: [{ kinds: SOFT }] },
  { text: 'Then: the vending machine. Now: your own fridge.', format: 'split', needs: [{ kinds: COLD }] },
  { text: 'Then: the third coffee. Now: a better idea.', format: 'split', needs: [{ kinds: COLD }] },
  { text: 'What does your 3 p.m. need?', format: 'question', needs: [{ kinds: SOFT }] },
  { text: 'Fridge open, light on. Now what?', format: 'question', needs: [{ kinds: COLD }] },
  { text: 'What did you drink today, apart from deadlines?', format: 'question', needs: [{ kinds: SOFT }] },
  { text: 'Who drank the last one and put it back empty?', format: 'question', needs: [{ kinds: COLD }] },
  { text: 'Your 3 p.m. called.', format: 'punch', needs: [{ kinds: SOFT }] },
  { text: 'Fridge open, light on, you again.', format: 'punch', needs: [{ kinds: COLD }] },
  { text: "Don't talk. Sip.", format: 'punch', needs: [{ kinds: SOFT }] },
  { text: 'Listen to the pour.', format: 'macro', needs: [{ kinds: SOFT }] },
  { text: 'Watch it hit the glass.', format: 'macro', needs: [{ kinds: SOFT }] },
  { text: "Closer. It's worth the fog on the lens.", format: 'macro', needs: [{ kinds: SOFT }] },
  { text: 'Cork, cap, tab: that sound.', format: 'unboxing', needs: [{ kinds: SOFT }] },
  { text: "Open, pour, don't answer the phone.", format: 'unboxing', needs: [{ kinds: SOFT }] },
  { text: 'Three reasons to open the fridge again.', format: 'countdown', needs: [{ kinds: COLD }] },
  { text: 'Three facts before the first sip.', format: 'countdown', needs: [{ kinds: SOFT }] },
  { text: 'Three sips, three reasons.', format: 'countdown', needs: [{ kinds: SOFT }] },
  { text: "What's in it? The label is over here.", format: 'comment-reply', needs: [{ kinds: SOFT }] },
  { text: 'Hot day, long day, or both?', format: 'question', needs: [{ kinds: SOFT }] },
  { text: 'Then: the tap. Now: the good bottle at the back.', format: 'split', needs: [{ kinds: COLD }] },
  ...readHooks(`
punch:
Smell the bag before you read on. | roast =coffee,bean,beans
question:
What's in your cup at eight? {fact}. | flavour
split:
Then: the office machine. Now: {inside}. | roast =coffee,bean,beans
Then: brown and hot. Now: {inside}. | flavour =coffee,tea,bean,beans
macro:
Nose over the cup. {fact}. | flavour =coffee,tea,bean,beans
comment-reply:
What does it taste of? {fact}. | flavour
Where was it grown? {fact}. | origin
`),
];

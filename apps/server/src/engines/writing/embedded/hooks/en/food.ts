import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const SNACK = [
  'bar',
  'bars',
  'chocolate',
  'cookie',
  'cookies',
  'biscuit',
  'biscuits',
  'snack',
  'crisps',
  'chips',
  'nuts',
  'candy',
  'sweets',
  'popcorn',
  'brownie',
  'pretzels',
  'wafers',
  'jerky',
  'gummies',
] as const;

export const FOOD_HOOKS: readonly WrittenHook[] = [
  { text: '{amount}. Count it yourself.', format: 'punch', needs: [{ feature: 'protein' }] },
  { text: "How much protein is in your three o'clock?", format: 'question', needs: [{ feature: 'protein' }] },
  { text: 'Then: a sad biscuit. Now: {inside}.', format: 'split', needs: [{ feature: 'protein' }] },
  { text: 'How much protein? {fact}.', format: 'comment-reply', needs: [{ feature: 'protein' }] },
  { text: 'Who put sugar in everything?', format: 'question', needs: [{ feature: 'no-added-sugar' }] },
  { text: 'Turn the pack round. Find the sugar.', format: 'macro', needs: [{ feature: 'no-added-sugar' }] },
  { text: 'Then: four kinds of sugar. Now: none added.', format: 'split', needs: [{ feature: 'no-added-sugar' }] },
  { text: "Guest can't have gluten. Now what?", format: 'question', needs: [{ feature: 'gluten-free' }] },
  { text: 'Gluten? Left out.', format: 'comment-reply', needs: [{ feature: 'gluten-free' }] },
  { text: "Read the label. It won't take long.", format: 'punch', needs: [{ feature: 'few-ingredients' }] },
  { text: "What's the second ingredient?", format: 'question', needs: [{ feature: 'few-ingredients' }] },
  { text: "Zoom in on the label. That's all of it.", format: 'macro', needs: [{ feature: 'few-ingredients' }] },
  { text: 'No animals at this table.', format: 'punch', needs: [{ feature: 'vegan' }] },
  { text: 'Grown the slow way.', format: 'punch', needs: [{ feature: 'organic' }] },
  { text: 'Do you know where your dinner grew up?', format: 'question', needs: [{ feature: 'origin' }] },
  { text: "Smell that? It's the roasting.", format: 'punch', needs: [{ feature: 'roast' }] },
  { text: 'Nice box. Nicer when empty.', format: 'unboxing', needs: [{ feature: 'gift-box' }] },
  { text: 'One for now. The rest for also now.', format: 'punch', needs: [{ feature: 'set' }] },
  { text: "{price}. Don't share.", format: 'price-slam', needs: ['price', { kinds: SNACK }] },
  { text: '{price} a pack. Hide it well.', format: 'price-slam', needs: ['price', { kinds: SNACK }] },
  { text: '{price}, gone by Thursday.', format: 'price-slam', needs: ['price', { kinds: SNACK }] },
  { text: '{was} was a treat. {price} is a habit.', format: 'price-slam', needs: ['was-price', { kinds: SNACK }] },
  { text: 'Was {was}. Take two at {price}.', format: 'price-slam', needs: ['was-price', { kinds: SNACK }] },
  { text: 'Then: the cupboard at ten p.m. Now: this.', format: 'split', needs: [{ kinds: SNACK }] },
  { text: 'Then: just one. Now: the empty pack.', format: 'split', needs: [{ kinds: SNACK }] },
  { text: "Then: what you meant to eat. Now: what you'll hide.", format: 'split', needs: [{ kinds: SNACK }] },
  { text: 'Then: yours. Now: theirs. Get two.', format: 'split', needs: [{ kinds: SNACK }] },
  { text: 'Hungry, or just bored?', format: 'question', needs: [{ kinds: SNACK }] },
  { text: "What's in your desk drawer?", format: 'question', needs: [{ kinds: SNACK }] },
  { text: 'Who ate the last one?', format: 'question', needs: [{ kinds: SNACK }] },
  { text: 'What do you eat standing up at the fridge?', format: 'question', needs: [{ kinds: SNACK }] },
  { text: 'Hide it behind the lentils.', format: 'punch', needs: [{ kinds: SNACK }] },
  { text: "Hear that? Somebody's opening the pack.", format: 'punch', needs: [{ kinds: SNACK }] },
  { text: "Put it on the top shelf. You'll find it anyway.", format: 'punch', needs: [{ kinds: SNACK }] },
  { text: "It's four o'clock somewhere in your head.", format: 'punch', needs: [{ kinds: SNACK }] },
  { text: 'One bite, then the meeting.', format: 'punch', needs: [{ kinds: SNACK }] },
  { text: 'Closer. You can almost hear it.', format: 'macro', needs: [{ kinds: SNACK }] },
  { text: 'Break it in half. Look.', format: 'macro', needs: [{ kinds: SNACK }] },
  { text: 'Crumbs are evidence.', format: 'macro', needs: [{ kinds: SNACK }] },
  { text: 'Tear here. You know how.', format: 'unboxing', needs: [{ kinds: SNACK }] },
  { text: 'Open pack, empty kitchen, nobody saw.', format: 'unboxing', needs: [{ kinds: SNACK }] },
  { text: "Three reasons it won't see the weekend.", format: 'countdown', needs: [{ kinds: SNACK }] },
  { text: 'Three facts before the first bite.', format: 'countdown', needs: [{ kinds: SNACK }] },
  { text: 'Three reasons to hide the pack.', format: 'countdown', needs: [{ kinds: SNACK }] },
  { text: 'Can you eat it at your desk? Quietly.', format: 'comment-reply', needs: [{ kinds: SNACK }] },
  ...readHooks(`
punch:
Bite it near a colleague. | crispy
Water on the table? Good. | spicy
macro:
Listen to this bite. {fact}. | crispy
question:
What does it taste of? {fact}. | flavour
split:
Then: soft by Tuesday. Now: {inside}. | crispy
`),
];

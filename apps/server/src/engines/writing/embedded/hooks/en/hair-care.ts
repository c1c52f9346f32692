import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const DRYER = ['dryer', 'hairdryer', 'straightener', 'curler'] as const;
const WASH = ['shampoo', 'conditioner'] as const;

export const HAIR_CARE_HOOKS: readonly WrittenHook[] = [
  { text: "Your hair doesn't need to smell of mango.", format: 'punch', needs: [{ feature: 'fragrance-free' }] },
  { text: "What's left out, in one line.", format: 'comment-reply', needs: [{ feature: 'fragrance-free' }] },
  { text: 'Read the back of your bottle lately?', format: 'question', needs: [{ feature: 'fragrance-free' }] },
  { text: 'Your ends have been asking.', format: 'punch', needs: [{ feature: 'hydrating' }] },
  { text: 'Straw, but make it hair?', format: 'question', needs: [{ feature: 'hydrating' }] },
  { text: 'Look at the ends. Be kind.', format: 'macro', needs: [{ feature: 'hydrating' }] },
  { text: 'Nobody with fur of their own was involved.', format: 'punch', needs: [{ feature: 'vegan' }] },
  { text: 'Same bottle, next chapter.', format: 'punch', needs: [{ feature: 'refillable' }] },
  { text: 'Then: the recycling bin. Now: the refill.', format: 'split', needs: [{ feature: 'refillable' }] },
  { text: 'Steam up the bathroom. Breathe.', format: 'macro', needs: [{ feature: 'scent' }] },
  { text: 'What do people smell when you turn round?', format: 'question', needs: [{ feature: 'scent' }] },
  { text: 'No cable round the neck.', format: 'punch', needs: [{ feature: 'rechargeable' }, { kinds: DRYER }] },
  {
    text: 'Then: tied to the socket. Now: in the hallway.',
    format: 'split',
    needs: [{ feature: 'wireless' }, { kinds: DRYER }],
  },
  {
    text: 'How long is your bathroom cable, really?',
    format: 'question',
    needs: [{ feature: 'wireless' }, { kinds: DRYER }],
  },
  { text: 'You can hear the radio now.', format: 'punch', needs: [{ feature: 'quiet' }, { kinds: DRYER }] },
  { text: 'Does your dryer wake the street?', format: 'question', needs: [{ feature: 'quiet' }, { kinds: DRYER }] },
  { text: 'Your arm will notice first.', format: 'punch', needs: [{ feature: 'weight' }, { kinds: DRYER }] },
  { text: 'Arm tired before the back is done?', format: 'question', needs: [{ feature: 'weight' }, { kinds: DRYER }] },
  { text: '{price}. Less than the hat.', format: 'price-slam', needs: ['price', { kinds: WASH }] },
  { text: '{price} against Monday hair.', format: 'price-slam', needs: ['price', { kinds: WASH }] },
  { text: '{was} before the wash. {price} after.', format: 'price-slam', needs: ['was-price', { kinds: WASH }] },
  { text: 'Was {was}. Trimmed to {price}.', format: 'price-slam', needs: ['was-price', { kinds: WASH }] },
  { text: 'Then: the hat. Now: the hair.', format: 'split', needs: [{ kinds: WASH }] },
  { text: "Then: seven o'clock. Now: seven ten.", format: 'split', needs: [{ kinds: WASH }] },
  { text: 'Then: the passport photo. Now: what you meant.', format: 'split', needs: [{ kinds: WASH }] },
  { text: 'Then: dry shampoo, day three. Now: not that.', format: 'split', needs: [{ kinds: WASH }] },
  { text: 'Is it raining, or is that your hair?', format: 'question', needs: [{ kinds: WASH }] },
  { text: 'Who cut your fringe? You can tell us.', format: 'question', needs: [{ kinds: WASH }] },
  { text: 'Good hair day or good hat day?', format: 'question', needs: [{ kinds: WASH }] },
  { text: 'How long do you stand in there?', format: 'question', needs: [{ kinds: WASH }] },
  { text: 'Hair has opinions. Mostly before nine.', format: 'punch', needs: [{ kinds: WASH }] },
  { text: "You're one wash away.", format: 'punch', needs: [{ kinds: WASH }] },
  { text: 'The hat stays home today.', format: 'punch', needs: [{ kinds: WASH }] },
  { text: 'Nobody has ever said: nice hat hair.', format: 'punch', needs: [{ kinds: WASH }] },
  { text: 'Sunday is for the long wash.', format: 'punch', needs: [{ kinds: WASH }] },
  { text: 'Root to tip. Slowly.', format: 'macro', needs: [{ kinds: WASH }] },
  { text: 'Cap off, water on, sing.', format: 'unboxing', needs: [{ kinds: WASH }] },
  { text: 'Open, lather, next chorus.', format: 'unboxing', needs: [{ kinds: WASH }] },
  { text: 'Three reasons to leave the hat at home.', format: 'countdown', needs: [{ kinds: WASH }] },
  { text: 'Three facts for wash day.', format: 'countdown', needs: [{ kinds: WASH }] },
  { text: 'Three reasons to stand under there longer.', format: 'countdown', needs: [{ kinds: WASH }] },
  { text: "Every day or wash day only? Here's what it says.", format: 'comment-reply', needs: [{ kinds: WASH }] },
  ...readHooks(`
punch:
Hair dry before the toast is. | fast =dryer
One bar, one bottle fewer in the shower. | lasts =bar
question:
How many bottles does that replace? {fact}. | lasts =bar
How long are you standing there? {fact}. | fast =dryer
split:
Then: a shelf of plastic. Now: {inside}. | lasts =bar
Then: dripping at the bus stop. Now: {inside}. | fast =dryer
comment-reply:
How long does one last? {fact}. | lasts
What's in the lather? {fact}. | active =bar,shampoo,conditioner
`),
];

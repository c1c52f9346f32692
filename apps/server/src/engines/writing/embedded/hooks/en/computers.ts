import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const NET = ['router', 'extender', 'mesh', 'repeater'] as const;
const HUB = ['hub', 'dock', 'docking'] as const;
const KEYS = ['keyboard', 'mouse'] as const;
const DISK = ['ssd', 'drive', 'memory', 'stick', 'card'] as const;
const STAND = ['monitor', 'stand', 'arm', 'laptop'] as const;
const DESK = ['keyboard', 'mouse', 'monitor', 'laptop'] as const;

export const COMPUTERS_HOOKS: readonly WrittenHook[] = [
  {
    text: 'Where in your home does the call freeze?',
    format: 'question',
    needs: [{ feature: 'wifi' }, { kinds: NET }],
  },
  {
    text: 'Then: can you hear me? Now: loud and clear.',
    format: 'split',
    needs: [{ feature: 'wifi' }, { kinds: NET }],
  },
  {
    text: 'How many walls between you and the router?',
    format: 'question',
    needs: [{ feature: 'range' }, { kinds: NET }],
  },
  {
    text: 'Which cable do you unplug to charge your phone?',
    format: 'question',
    needs: [{ feature: 'ports' }, { kinds: HUB }],
  },
  {
    text: 'Then: one free port, four plugs. Now: room.',
    format: 'split',
    needs: [{ feature: 'ports' }, { kinds: HUB }],
  },
  { text: 'Type at midnight. Nobody wakes.', format: 'punch', needs: [{ feature: 'quiet' }, { kinds: KEYS }] },
  { text: 'Can your whole office hear you type?', format: 'question', needs: [{ feature: 'quiet' }, { kinds: KEYS }] },
  { text: 'The desk is a desk again.', format: 'punch', needs: [{ feature: 'wireless' }, { kinds: KEYS }] },
  { text: 'Then: spaghetti. Now: desk.', format: 'split', needs: [{ feature: 'wireless' }, { kinds: KEYS }] },
  { text: 'How far is the next socket?', format: 'question', needs: [{ feature: 'battery-life' }] },
  { text: '{amount}. Keep the blurry ones, too.', format: 'punch', needs: [{ feature: 'capacity' }, { kinds: DISK }] },
  { text: 'Storage almost full again?', format: 'question', needs: [{ feature: 'capacity' }, { kinds: DISK }] },
  { text: 'Then: storage full. Now: {amount}.', format: 'split', needs: [{ feature: 'capacity' }, { kinds: DISK }] },
  {
    text: 'Your neck will write a thank-you note.',
    format: 'punch',
    needs: [{ feature: 'adjustable' }, { kinds: STAND }],
  },
  { text: 'And in two years? Read this.', format: 'comment-reply', needs: [{ feature: 'guarantee' }] },
  { text: '{price}. Less than the IT guy.', format: 'price-slam', needs: ['price', { kinds: NET }] },
  { text: '{price}, and the wheel stops spinning at you.', format: 'price-slam', needs: ['price', { kinds: NET }] },
  { text: 'Was {was}. Updated to {price}.', format: 'price-slam', needs: ['was-price', { kinds: DESK }] },
  { text: 'Then: the desk on Friday. Now: the desk on Monday.', format: 'split', needs: [{ kinds: DESK }] },
  { text: 'Then: frozen face. Now: your good side.', format: 'split', needs: [{ kinds: NET }] },
  { text: 'How old is the thing you work on all day?', format: 'question', needs: [{ kinds: DESK }] },
  { text: 'What do you swear at most between nine and five?', format: 'question', needs: [{ kinds: DESK }] },
  { text: "Who in the house do they call when it's broken?", format: 'question', needs: [{ kinds: NET }] },
  { text: 'You look at it eight hours a day. Choose.', format: 'punch', needs: [{ kinds: DESK }] },
  { text: 'Your desk has one weak spot. Here it is.', format: 'punch', needs: [{ kinds: DESK }] },
  { text: 'Three reasons to tidy that desk.', format: 'countdown', needs: [{ kinds: DESK }] },
  { text: 'Three facts for nine to five.', format: 'countdown', needs: [{ kinds: DESK }] },
  { text: 'Three reasons the old one can go.', format: 'countdown', needs: [{ kinds: DESK }] },
  { text: 'Does the bathroom get a signal at yours?', format: 'question', needs: [{ kinds: NET }] },
  ...readHooks(`
punch:
Swap the feel, keep the keyboard. | switches =keyboard
Every email sounds finished. | switches =keyboard
The cursor keeps up with you now. | refresh =monitor,mouse
Two screens would be showing off. | screen =monitor
Room for the film you'll never cut. | memory =drive,ssd,card,stick
Laptop up, chin up. | adjustable =stand,riser
One hand, all day, no cramp. | comfort =mouse
macro:
Press one key. Just one. | switches =keyboard
Lean in and read the pixels. {fact}. | resolution =monitor,display
question:
What does your keyboard sound like? {fact}. | switches =keyboard
Still blaming the lag? {fact}. | refresh
How sharp is your spreadsheet? {fact}. | resolution
Where does the wrist go? {fact}. | comfort
split:
Then: mush. Now: {inside}. | switches =keyboard
Then: blurry spreadsheet. Now: {inside}. | resolution =monitor
Then: delete something. Now: {inside}. | memory
comment-reply:
Which switches? {fact}. | switches =keyboard
How many hertz? {fact}. | refresh
How much fits? {fact}. | memory
How loud is it? {fact}. | quiet
unboxing:
Old one unplugged, new one clicking. | switches =keyboard
countdown:
Three reasons your desk wants {this_kind}.
price-slam:
{was} for gamers. {price} for everybody. | was-price =keyboard,mouse,monitor
Was {was}. Backspace: {price}. | was-price
`),
];

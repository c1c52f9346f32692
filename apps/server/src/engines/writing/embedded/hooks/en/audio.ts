import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const EARS = ['headphones', 'earbuds', 'headphone', 'earphones', 'headset'] as const;
const SPEAKER = ['speaker', 'soundbar'] as const;
const PLAY = ['speaker', 'headphones', 'earbuds', 'headphone', 'earphones', 'soundbar', 'headset'] as const;

export const AUDIO_HOOKS: readonly WrittenHook[] = [
  {
    text: 'Press the button. The office leaves.',
    format: 'punch',
    needs: [{ feature: 'noise-cancelling' }, { kinds: EARS }],
  },
  {
    text: 'Who is eating crisps next to you?',
    format: 'question',
    needs: [{ feature: 'noise-cancelling' }, { kinds: EARS }],
  },
  {
    text: 'Then: crying baby, row nine. Now: you, row ten.',
    format: 'split',
    needs: [{ feature: 'noise-cancelling' }, { kinds: EARS }],
  },
  { text: 'Listen. Exactly.', format: 'macro', needs: [{ feature: 'noise-cancelling' }, { kinds: EARS }] },
  { text: 'Which song was on when yours died?', format: 'question', needs: [{ feature: 'battery-life' }] },
  { text: 'Battery? {fact}.', format: 'comment-reply', needs: [{ feature: 'battery-life' }] },
  { text: 'Nothing left to untangle.', format: 'punch', needs: [{ feature: 'wireless' }, { kinds: EARS }] },
  {
    text: 'How long have you been untangling that?',
    format: 'question',
    needs: [{ feature: 'wireless' }, { kinds: EARS }],
  },
  { text: 'Then: knots. Now: notes.', format: 'split', needs: [{ feature: 'wireless' }, { kinds: EARS }] },
  {
    text: 'Sing in the shower. It can take it.',
    format: 'punch',
    needs: [{ feature: 'waterproof' }, { kinds: SPEAKER }],
  },
  {
    text: 'Pool, bath or drizzle: where do you sing?',
    format: 'question',
    needs: [{ feature: 'waterproof' }, { kinds: SPEAKER }],
  },
  { text: 'Splash. Still playing.', format: 'macro', needs: [{ feature: 'waterproof' }, { kinds: SPEAKER }] },
  { text: 'Small box. Large opinions.', format: 'punch', needs: [{ feature: 'compact' }, { kinds: SPEAKER }] },
  { text: "Can you forget you're wearing them?", format: 'question', needs: [{ feature: 'weight' }, { kinds: EARS }] },
  { text: "Folds up when the concert's over.", format: 'punch', needs: [{ feature: 'foldable' }, { kinds: EARS }] },
  { text: 'Which cable? The one in your bag.', format: 'comment-reply', needs: [{ feature: 'usb-c' }] },
  { text: '{price} is two concert beers.', format: 'price-slam', needs: ['price', { kinds: PLAY }] },
  { text: '{price} against the man on the phone.', format: 'price-slam', needs: ['price', { kinds: EARS }] },
  { text: '{was}, then the drop: {price}.', format: 'price-slam', needs: ['was-price', { kinds: PLAY }] },
  { text: 'Was {was}. Turn it down to {price}.', format: 'price-slam', needs: ['was-price', { kinds: PLAY }] },
  { text: 'Then: phone in a glass. Now: an actual speaker.', format: 'split', needs: [{ kinds: SPEAKER }] },
  { text: "Then: the neighbour's playlist. Now: yours.", format: 'split', needs: [{ kinds: PLAY }] },
  { text: 'Then: the bus. Now: the concert on the bus.', format: 'split', needs: [{ kinds: EARS }] },
  { text: 'Then: hearing it. Now: listening to it.', format: 'split', needs: [{ kinds: PLAY }] },
  { text: 'When did you last hear the bass line?', format: 'question', needs: [{ kinds: PLAY }] },
  { text: "What's the first song?", format: 'question', needs: [{ kinds: PLAY }] },
  { text: 'Whose music are you listening to right now?', format: 'question', needs: [{ kinds: PLAY }] },
  { text: "Is that your favourite song, or what's left of it?", format: 'question', needs: [{ kinds: PLAY }] },
  { text: 'Skip the small talk. Press play.', format: 'punch', needs: [{ kinds: PLAY }] },
  { text: 'Kitchen, pan, chorus. You know who you are.', format: 'punch', needs: [{ kinds: SPEAKER }] },
  { text: 'One song. Then the washing up.', format: 'punch', needs: [{ kinds: PLAY }] },
  { text: 'The bus is a concert hall with worse seats.', format: 'punch', needs: [{ kinds: EARS }] },
  { text: 'Ear to the screen. Almost.', format: 'macro', needs: [{ kinds: PLAY }] },
  { text: "Watch the cone. That's the bass talking.", format: 'macro', needs: [{ kinds: SPEAKER }] },
  { text: 'Lid up. First song chosen.', format: 'unboxing', needs: [{ kinds: EARS }] },
  { text: 'Three reasons to turn it up.', format: 'countdown', needs: [{ kinds: PLAY }] },
  { text: 'Three facts before the first song.', format: 'countdown', needs: [{ kinds: PLAY }] },
  { text: 'One chorus, three reasons.', format: 'countdown', needs: [{ kinds: PLAY }] },
  { text: 'Loud enough? Ask the flat below.', format: 'comment-reply', needs: [{ kinds: SPEAKER }] },
  ...readHooks(`
punch:
Plug in, make a coffee, unplug. | fast-charge
Two devices, no divorce. | multi-device
question:
What does your bass sound like upstairs? {fact}. | sound =speaker,soundbar
split:
Then: 2 % and a chorus. Now: {inside}. | battery-life
Then: tin can. Now: {inside}. | sound
comment-reply:
Laptop and phone at once? {fact}. | multi-device
How does it sound? {fact}. | sound
`),
];

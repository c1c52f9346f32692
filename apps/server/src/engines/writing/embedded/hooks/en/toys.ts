import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const SOFT = ['plush', 'teddy', 'doll', 'bear'] as const;
const PIECES = ['blocks', 'bricks', 'puzzle', 'lego', 'building'] as const;

export const TOYS_HOOKS: readonly WrittenHook[] = [
  { text: 'Phones in a pile. You too.', format: 'punch', needs: [{ feature: 'players' }] },
  { text: 'Then: four people, four screens. Now: four people.', format: 'split', needs: [{ feature: 'players' }] },
  { text: "Dinner's at seven. Plenty of time.", format: 'punch', needs: [{ feature: 'playing-time' }] },
  {
    text: 'Dropped in a puddle. Loved anyway. Washed.',
    format: 'punch',
    needs: [{ feature: 'machine-wash' }, { kinds: SOFT }],
  },
  {
    text: 'How many meals has that bear eaten?',
    format: 'question',
    needs: [{ feature: 'machine-wash' }, { kinds: SOFT }],
  },
  {
    text: 'Then: jam on the ear. Now: bath day.',
    format: 'split',
    needs: [{ feature: 'machine-wash' }, { kinds: SOFT }],
  },
  { text: 'Squeeze. Harder.', format: 'macro', needs: [{ feature: 'plush' }, { kinds: SOFT }] },
  { text: 'It listens. It never tells.', format: 'punch', needs: [{ feature: 'plush' }, { kinds: SOFT }] },
  { text: 'Thrown from a high chair. Twice.', format: 'punch', needs: [{ feature: 'tough' }] },
  { text: 'How far does yours fly from the pram?', format: 'question', needs: [{ feature: 'tough' }] },
  {
    text: 'How many pieces will be under the sofa?',
    format: 'question',
    needs: [{ feature: 'set' }, { kinds: PIECES }],
  },
  { text: '{amount}. Mind your bare feet.', format: 'punch', needs: [{ feature: 'set' }, { kinds: PIECES }] },
  { text: 'Old enough? {fact}.', format: 'comment-reply', needs: [{ feature: 'ages' }] },
  { text: '{price}. An afternoon of quiet.', format: 'price-slam', needs: ['price'] },
  { text: '{price} for one long coffee.', format: 'price-slam', needs: ['price'] },
  { text: '{price} against a rainy Sunday.', format: 'price-slam', needs: ['price'] },
  { text: 'Was {was}. Play for {price}.', format: 'price-slam', needs: ['was-price'] },
  { text: '{was} is for grown-ups. {price} is playtime.', format: 'price-slam', needs: ['was-price'] },
  { text: 'Then: the tablet. Now: the living room floor.', format: 'split' },
  { text: "Then: I'm bored. Now: five more minutes!", format: 'split' },
  { text: 'Then: the toy. Now: the box. Both count.', format: 'split' },
  { text: 'Then: quiet, suspicious. Now: quiet, busy.', format: 'split' },
  { text: 'Rain till Sunday. Now what?', format: 'question' },
  { text: 'How long is bored, in minutes?', format: 'question' },
  { text: "Who's really going to play with it?", format: 'question' },
  { text: 'Whose birthday is it again? Saturday?', format: 'question' },
  { text: 'Rainy Sunday, nine in the morning.', format: 'punch' },
  { text: 'Grown-ups may wait for their turn.', format: 'punch' },
  { text: 'Quiet in the next room. Good quiet.', format: 'punch' },
  { text: 'The floor is the best table.', format: 'punch' },
  { text: 'Closer. Small hands notice everything.', format: 'macro' },
  { text: 'Get down on the floor and look again.', format: 'macro' },
  { text: 'Paper flies. Somebody screams.', format: 'unboxing' },
  { text: 'The paper lasts four seconds.', format: 'unboxing' },
  { text: 'Three reasons for five more minutes.', format: 'countdown' },
  { text: 'Three facts before the birthday.', format: 'countdown' },
  { text: 'Three reasons the tablet stays off.', format: 'countdown' },
  { text: 'Who is five today?', format: 'question' },
  { text: 'Three reasons to clear the living room floor.', format: 'countdown' },
  { text: 'Somewhere, a small person is holding their breath.', format: 'punch' },
  { text: 'Then: are we there yet? Now: are we home already?', format: 'split' },
  ...readHooks(`
punch:
{amount}. Tell nobody under the sofa. | piece-count
question:
How many rainy Sundays is that? {fact}. | piece-count =puzzle,blocks
What's it made of, if they lick it? {fact}. | material =blocks,block,rattle,train
split:
Then: a screen. Now: {inside}. | piece-count
comment-reply:
How many pieces? {fact}. | piece-count =puzzle,blocks,set
`),
];

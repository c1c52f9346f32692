import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const BOOK = ['book', 'novel', 'cookbook', 'atlas', 'biography'] as const;
const GAME = ['game', 'games', 'cards', 'chess', 'domino', 'dominoes', 'puzzle'] as const;

export const BOOKS_AND_GAMES_HOOKS: readonly WrittenHook[] = [
  { text: 'Phones in a bowl. Sit down.', format: 'punch', needs: [{ feature: 'players' }] },
  { text: 'Who always wins at yours?', format: 'question', needs: [{ feature: 'players' }] },
  {
    text: 'Then: everyone on the sofa, scrolling. Now: everyone at the table, shouting.',
    format: 'split',
    needs: [{ feature: 'players' }],
  },
  { text: 'Shorter than the film nobody agreed on.', format: 'punch', needs: [{ feature: 'playing-time' }] },
  { text: 'The youngest will win. Accept it.', format: 'punch', needs: [{ feature: 'ages' }] },
  { text: 'Old enough to play? {fact}.', format: 'comment-reply', needs: [{ feature: 'ages' }] },
  { text: 'How many of you? {fact}.', format: 'comment-reply', needs: [{ feature: 'players' }] },
  { text: '{amount}. Check under the sofa.', format: 'punch', needs: [{ feature: 'set' }] },
  {
    text: '{amount}. One weekend, or one train ride?',
    format: 'question',
    needs: [{ feature: 'pages' }, { kinds: BOOK }],
  },
  { text: '{amount}. Phone in the other room.', format: 'punch', needs: [{ feature: 'pages' }, { kinds: BOOK }] },
  { text: 'Bring this instead of wine.', format: 'punch', needs: [{ feature: 'gift-box' }] },
  { text: 'Turn a page. Hear that?', format: 'punch', needs: [{ feature: 'paper' }, { kinds: BOOK }] },
  { text: '{price}. Cinema for one, or this for everyone.', format: 'price-slam', needs: ['price', { kinds: GAME }] },
  { text: '{price}, no subscription.', format: 'price-slam', needs: ['price', { kinds: GAME }] },
  { text: 'Was {was}. Your move: {price}.', format: 'price-slam', needs: ['was-price', { kinds: GAME }] },
  { text: '{was}, back three spaces, {price}.', format: 'price-slam', needs: ['was-price', { kinds: GAME }] },
  { text: 'Then: next episode? Now: next round.', format: 'split', needs: [{ kinds: GAME }] },
  { text: 'Then: seven p.m., bored. Now: midnight, arguing.', format: 'split', needs: [{ kinds: GAME }] },
  { text: 'Then: the good loser. Now: your brother.', format: 'split', needs: [{ kinds: GAME }] },
  { text: 'Then: blue light. Now: lamp light.', format: 'split', needs: [{ kinds: BOOK }] },
  { text: 'What did you do last Tuesday night? Exactly.', format: 'question', needs: [{ kinds: GAME }] },
  { text: 'Who cheats at yours?', format: 'question', needs: [{ kinds: GAME }] },
  { text: 'When did you last lose and laugh?', format: 'question', needs: [{ kinds: GAME }] },
  { text: 'How many tabs, and how many pages?', format: 'question', needs: [{ kinds: BOOK }] },
  { text: 'The series can wait. It autoplays.', format: 'punch', needs: [{ kinds: GAME }] },
  { text: 'One more. Then bed. Sure.', format: 'punch', needs: [{ kinds: GAME }] },
  { text: "It's raining. Good.", format: 'punch', needs: [{ kinds: GAME }] },
  { text: 'Wi-Fi down? Nobody noticed.', format: 'punch', needs: [{ kinds: GAME }] },
  { text: 'Shrink-wrap off. Somebody reads the rules.', format: 'unboxing', needs: [{ kinds: GAME }] },
  { text: 'Lid off. Who goes first?', format: 'unboxing', needs: [{ kinds: GAME }] },
  { text: 'Three reasons to leave the TV off.', format: 'countdown', needs: [{ kinds: GAME }] },
  { text: "Three facts, then it's your turn.", format: 'countdown', needs: [{ kinds: GAME }] },
  { text: 'Three reasons to clear the table.', format: 'countdown', needs: [{ kinds: GAME }] },
  ...readHooks(`
punch:
One more chapter, said everyone, at midnight. | story =book,novel
Somebody in this room did it. | story =game
No glare. No excuses about the sky. | no-glare =puzzle
{amount}. Clear the dining table. | piece-count =puzzle
Nobody reads the rules twice. | playing-time =game
macro:
Tilt it under the lamp. {fact}. | no-glare
Look at one piece. {fact}. | piece-count =puzzle
question:
Who ate the last corner piece? {fact}. | piece-count =puzzle
What are you doing on Sunday at four? {fact}. | piece-count
Who's the murderer this time? {fact}. | story =game
How long is one more round? {fact}. | playing-time
split:
Then: another series. Now: {inside}. | piece-count
Then: bored by page two. Now: {inside}. | story =book,novel
comment-reply:
How many pieces? {fact}. | piece-count
How long is a game? {fact}. | playing-time
Does it shine under the lamp? {fact}. | no-glare
unboxing:
Tip it out. Find the edges. | piece-count =puzzle
price-slam:
{was} for the weekend. Now {price}. | was-price
`),
];

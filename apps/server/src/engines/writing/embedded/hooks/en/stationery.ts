import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const BOOK = ['notebook', 'journal', 'diary', 'planner', 'sketchbook', 'pad'] as const;
const PEN = ['pen', 'pens', 'fountain'] as const;
const COLOURS = ['pens', 'pencils', 'markers', 'crayons', 'paints', 'highlighters'] as const;
const WRITE = ['notebook', 'journal', 'diary', 'planner', 'pen', 'pencil', 'sketchbook', 'pad'] as const;
const MAIL = ['invitation', 'invitations', 'card', 'cards', 'letter', 'envelope', 'postcard'] as const;

export const STATIONERY_HOOKS: readonly WrittenHook[] = [
  {
    text: 'Can you read page one through page two?',
    format: 'question',
    needs: [{ feature: 'paper' }, { kinds: BOOK }],
  },
  { text: "Feel the corner. That's paper.", format: 'macro', needs: [{ feature: 'paper' }] },
  {
    text: 'Then: ink on both sides. Now: ink on one.',
    format: 'split',
    needs: [{ feature: 'paper' }, { kinds: BOOK }],
  },
  { text: 'How thick is the paper? {fact}.', format: 'comment-reply', needs: [{ feature: 'paper' }] },
  { text: '{amount}. Begin anywhere.', format: 'punch', needs: [{ feature: 'pages' }] },
  { text: 'What would you fill {amount} with?', format: 'question', needs: [{ feature: 'pages' }] },
  { text: 'Their name, spelled right.', format: 'punch', needs: [{ feature: 'personal' }] },
  { text: 'Whose name goes on it?', format: 'question', needs: [{ feature: 'personal' }] },
  { text: "Lean in. That's your name.", format: 'macro', needs: [{ feature: 'personal' }] },
  { text: 'The pen stays. The ink moves on.', format: 'punch', needs: [{ feature: 'refillable' }, { kinds: PEN }] },
  { text: 'Stitched by someone with patience.', format: 'punch', needs: [{ feature: 'handmade' }, { kinds: BOOK }] },
  { text: 'All the colours, and no excuses.', format: 'punch', needs: [{ feature: 'set' }, { kinds: COLOURS }] },
  { text: 'Which one will you lose first?', format: 'question', needs: [{ feature: 'set' }, { kinds: COLOURS }] },
  { text: 'Left-handed? Finally.', format: 'punch', needs: [{ feature: 'quick-dry' }, { kinds: PEN }] },
  { text: 'Then: blue hand. Now: clean hand.', format: 'split', needs: [{ feature: 'quick-dry' }, { kinds: PEN }] },
  { text: '{price}. Ideas not included. Those are yours.', format: 'price-slam', needs: ['price', { kinds: WRITE }] },
  { text: '{price}. Cheaper than forgetting.', format: 'price-slam', needs: ['price', { kinds: WRITE }] },
  { text: '{was}, crossed out. {price}, underlined.', format: 'price-slam', needs: ['was-price', { kinds: WRITE }] },
  { text: 'Corrected from {was} to {price}.', format: 'price-slam', needs: ['was-price', { kinds: WRITE }] },
  { text: 'Then: a note on your hand. Now: a note.', format: 'split', needs: [{ kinds: WRITE }] },
  { text: 'Then: the back of a receipt. Now: somewhere proper.', format: 'split', needs: [{ kinds: WRITE }] },
  { text: 'Then: typed. Now: meant.', format: 'split', needs: [{ kinds: WRITE }] },
  { text: 'Then: an e-mail. Now: the thing they keep.', format: 'split', needs: [{ kinds: MAIL }] },
  { text: 'Where did you write it down?', format: 'question', needs: [{ kinds: WRITE }] },
  { text: 'What was that idea you had in the shower?', format: 'question', needs: [{ kinds: WRITE }] },
  { text: 'When did you last get post you kept?', format: 'question', needs: [{ kinds: MAIL }] },
  { text: 'Who still has your handwriting?', format: 'question', needs: [{ kinds: WRITE }] },
  { text: "Write it down. You won't remember.", format: 'punch', needs: [{ kinds: WRITE }] },
  { text: 'Paper never runs out of battery.', format: 'punch', needs: [{ kinds: WRITE }] },
  { text: 'Nobody frames an e-mail.', format: 'punch', needs: [{ kinds: MAIL }] },
  { text: 'First page. Deep breath.', format: 'punch', needs: [{ kinds: WRITE }] },
  { text: 'Closer. You can almost hear the nib.', format: 'macro', needs: [{ kinds: WRITE }] },
  { text: 'Look at the edge of the page.', format: 'macro', needs: [{ kinds: WRITE }] },
  { text: 'Open it. Smell it. Everybody does.', format: 'unboxing', needs: [{ kinds: WRITE }] },
  { text: 'Unwrap. Write one word. Keep going.', format: 'unboxing', needs: [{ kinds: WRITE }] },
  { text: 'Three reasons to write it by hand.', format: 'countdown', needs: [{ kinds: WRITE }] },
  { text: 'Three facts on one page.', format: 'countdown', needs: [{ kinds: WRITE }] },
  { text: 'Three reasons to put the phone face down.', format: 'countdown', needs: [{ kinds: WRITE }] },
  { text: 'Who still gets a real letter from you?', format: 'question', needs: [{ kinds: MAIL }] },
  { text: 'It goes on the fridge, not in the spam.', format: 'punch', needs: [{ kinds: MAIL }] },
  { text: 'Three reasons to buy stamps.', format: 'countdown', needs: [{ kinds: MAIL }] },
  { text: 'Then: 43 notes apps. Now: one page.', format: 'split', needs: [{ kinds: BOOK }] },
  ...readHooks(`
punch:
Open it anywhere. It stays. | lays-flat =notebook,planner,journal,sketchbook
Fountain pens may relax. | paper =notebook,journal,planner
question:
Do you hold yours open with a mug? {fact}. | lays-flat =notebook,planner,journal,sketchbook
split:
Then: two elbows and a mug. Now: {inside}. | lays-flat =notebook,planner,journal,sketchbook
comment-reply:
Does it stay open? {fact}. | lays-flat
`),
];

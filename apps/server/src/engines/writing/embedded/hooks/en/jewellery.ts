import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const WRIST = ['bracelet', 'watch', 'bangle', 'cuff'] as const;
const NECK = ['necklace', 'pendant', 'earring', 'earrings', 'chain'] as const;

export const JEWELLERY_HOOKS: readonly WrittenHook[] = [
  { text: 'Your word. Theirs to keep.', format: 'punch', needs: [{ feature: 'personal' }] },
  { text: 'Whose name would you put on it?', format: 'question', needs: [{ feature: 'personal' }] },
  { text: 'Lean in and read it.', format: 'macro', needs: [{ feature: 'personal' }] },
  { text: 'Shower, sea, sink. Leave it on.', format: 'punch', needs: [{ feature: 'waterproof' }] },
  { text: 'How often do you take yours off to wash up?', format: 'question', needs: [{ feature: 'waterproof' }] },
  { text: 'Then: the dish by the sink. Now: still on.', format: 'split', needs: [{ feature: 'waterproof' }] },
  { text: 'Turn it to the light. Slowly.', format: 'macro', needs: [{ feature: 'material' }] },
  { text: "What it's made of comes first. So here it is.", format: 'comment-reply', needs: [{ feature: 'material' }] },
  { text: 'Somebody bent over a bench for this.', format: 'punch', needs: [{ feature: 'handmade' }] },
  { text: 'Look for the maker. The hands are in the detail.', format: 'macro', needs: [{ feature: 'handmade' }] },
  {
    text: 'Small wrist, big wrist, Monday wrist.',
    format: 'punch',
    needs: [{ feature: 'adjustable' }, { kinds: WRIST }],
  },
  { text: 'Wrapping skills not required.', format: 'punch', needs: [{ feature: 'gift-box' }] },
  { text: 'The lid comes off. The room goes quiet.', format: 'unboxing', needs: [{ feature: 'gift-box' }] },
  { text: 'Birthday tomorrow, bow today?', format: 'question', needs: [{ feature: 'gift-box' }] },
  { text: '{price}. Cheaper than an apology.', format: 'price-slam', needs: ['price'] },
  { text: "{price}, and it isn't even an occasion.", format: 'price-slam', needs: ['price'] },
  { text: '{was} until now. {price} from here.', format: 'price-slam', needs: ['was-price'] },
  { text: 'From {was} to {price}. Keep the difference a secret.', format: 'price-slam', needs: ['was-price'] },
  { text: 'Then: dressed. Now: finished.', format: 'split' },
  { text: 'Then: the outfit. Now: the reason they look twice.', format: 'split' },
  { text: 'Then: a plain black top. Now: the same top.', format: 'split' },
  { text: 'Then: flowers, gone by Friday. Now: this.', format: 'split' },
  { text: "Outfit done. What's missing?", format: 'question' },
  { text: 'Who do you know that never takes theirs off?', format: 'question' },
  { text: 'What did you last buy that outlives a phone?', format: 'question' },
  { text: 'An anniversary in nine days. Calm?', format: 'question' },
  { text: 'A plain T-shirt is only a background.', format: 'punch' },
  { text: 'Flowers last a week.', format: 'punch' },
  { text: 'Say nothing. Let it swing.', format: 'punch', needs: [{ kinds: NECK }] },
  { text: 'Someone will ask. Enjoy that.', format: 'punch' },
  { text: 'Get dressed backwards: start with this.', format: 'punch' },
  { text: 'Two fingers, one clasp, all the light.', format: 'macro', needs: [{ kinds: NECK }] },
  { text: 'The light finds it first.', format: 'macro' },
  { text: 'Come closer than is polite.', format: 'macro' },
  { text: 'A small box on a big table.', format: 'unboxing' },
  { text: 'Small box. You know the feeling.', format: 'unboxing' },
  { text: "Three reasons it won't stay in the box.", format: 'countdown' },
  { text: 'Three reasons to roll your sleeves up.', format: 'countdown' },
  { text: 'Three facts, one sparkle.', format: 'countdown' },
  { text: 'Too much for the office? No such thing.', format: 'comment-reply' },
  { text: 'For her, for him, for yourself? Yes.', format: 'comment-reply' },
  { text: 'Everyday or Sunday best? You decide.', format: 'comment-reply' },
  { text: 'Treat it like a promise you can wear.', format: 'punch' },
  ...readHooks(`
punch:
It ticks. You're still late, but stylish. | movement =watch,wristwatch
Hold it up to the window. | stone
Ears that argue with cheap metal, listen. | skin-safe =earring,earrings,stud
macro:
Watch the second hand. {fact}. | movement =watch,wristwatch
Turn the stone, slowly. {fact}. | stone
Closer to the metal. {fact}. | precious
question:
What's inside the case? {fact}. | movement =watch,wristwatch
Do your ears forgive you? {fact}. | skin-safe =earring,earrings,stud
Is that the real thing? {fact}. | precious
split:
Then: checking the phone. Now: {inside}. | movement =watch,wristwatch
Then: glass. Now: {inside}. | stone
comment-reply:
Which metal? {fact}. | precious
Sensitive skin? {fact}. | skin-safe
`),
];

import { readHooks } from '../read-hooks.ts';

export const JEWELLERY_HOOKS = readHooks(`
question:
What's inside the case? {lead}. | movement =watch,wristwatch
Do your ears forgive you? {lead}. | skin-safe =earring,earrings,stud
Is that the real thing? {lead}. | precious
Green finger? {lead}. | skin-safe =ring
Taking it off for the shower? {lead}. | waterproof
Real, or plated? {lead}. | precious
What stone is that? {lead}. | stone
Whose initial is it? {lead}. | personal
Who made it? {lead}. | handmade
Wrist too small? {lead}. | adjustable =bracelet,bangle,watch
What makes it tick? {lead}. | movement =watch
Scratched by your keys? {lead}. | scratch-resistant =watch
comment-reply:
Which metal? {lead}. | precious
Sensitive skin? {lead}. | skin-safe
Does it tarnish? {lead}. | rustproof
How long is the chain? {lead}. | dimension =necklace,chain,pendant
Sensitive ears? {lead}. | skin-safe =earring,earrings,studs
How heavy is it? {lead}. | weight
Is it recycled? {lead}. | recycled
Can you swim with it? {lead}. | waterproof =watch
Does it come in my size? {lead}. | adjustable =ring
`);

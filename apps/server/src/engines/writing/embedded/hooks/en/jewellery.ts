import { readHooks } from '../read-hooks.ts';

export const JEWELLERY_HOOKS = readHooks(`
question:
What's inside the case? {lead}. | movement =watch,wristwatch
Do your ears forgive you? {lead}. | skin-safe =earring,earrings,stud
Green finger? {lead}. | skin-safe =ring
Taking it off for the shower? {lead}. | waterproof
Real, or plated? {lead}. | precious
What stone is that? {lead}. | stone
Whose initial is it? {lead}. | personal
Who made it? {lead}. | handmade
Wrist too small? {lead}. | adjustable =bracelet,bangle,watch
What makes it tick? {lead}. | movement =watch
Scratched by your keys? {lead}. | scratch-resistant =watch
Battery, or springs? {lead}. | movement =watches
Straight into the sea? {lead}. | waterproof =necklace,bracelet,anklet,watches
What would you write inside? {lead}. | personal =rings,bangle
Present for your mother? {lead}. | personal =necklace,bracelet,pendant
Earrings out by lunchtime? {lead}. | skin-safe =earring
Itching under the clasp? {lead}. | skin-safe =necklace,bracelet
High neck or low? {lead}. | adjustable =necklace,chain,pendant
Earlobes pulling by evening? {lead}. | weight =earring
Chains in one big knot? {lead}. | storage =box
Scratched in the drawer? {lead}. | soft =box
Fumbling with the clasp? {lead}. | magnetic =bracelet,necklace
Dull before the party? {lead}. | fast =cleaner
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
Is it glass? {lead}. | stone
What's under the shine? {lead}. | precious
Leather or steel? {lead}. | material =watches
How big on the wrist? {lead}. | dimension =watches
How wide is the band? {lead}. | dimension =rings
Where's the proof? {lead}. | certified
Would I notice I'm wearing it? {lead}. | weight =necklaces,bracelet,rings,watches
macro:
Hold it up to the light: {inside}. | stone
Zoom in on the edge: {inside}. | handmade
split:
Then: rings left by the sink. Now: {inside}. | waterproof =rings
punch:
Put it to your ear. {lead}. | movement =watches
countdown:
Why keep it on? {lead}. And three more reasons. | waterproof =necklaces,bracelet,rings,anklet
`);

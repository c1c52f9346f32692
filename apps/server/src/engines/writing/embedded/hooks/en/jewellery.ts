import { readHooks } from '../read-hooks.ts';

export const JEWELLERY_HOOKS = readHooks(`
question:
What's inside the case? | movement =watch,wristwatch
Do your ears forgive you? | skin-safe =earring,earrings,stud
Green finger? | skin-safe =ring
Wrist too small? | adjustable =bracelet,bangle,watch
What makes it tick? | movement =watch
Scratched by your keys? | scratch-resistant =watch
Battery, or springs? | movement =watches
Straight into the sea? | waterproof =necklace,bracelet,anklet,watches
What would you write inside? | personal =rings,bangle
Present for your mother? | personal =necklace,bracelet,pendant
Earrings out by lunchtime? | skin-safe =earring
Itching under the clasp? | skin-safe =necklace,bracelet
High neck or low? | adjustable =necklace,chain,pendant
Earlobes pulling by evening? | weight =earring
Chains in one big knot? | storage =box
Scratched in the drawer? | soft =box
Fumbling with the clasp? | magnetic =bracelet,necklace
Dull before the party? | fast =cleaner
comment-reply:
How long is the chain? | dimension =necklace,chain,pendant
Sensitive ears? | skin-safe =earring,earrings,studs
Can you swim with it? | waterproof =watch
Does it come in my size? | adjustable =ring
Leather or steel? | material =watches
How big on the wrist? | dimension =watches
How wide is the band? | dimension =rings
Would I notice I'm wearing it? | weight =necklaces,bracelet,rings,watches
split:
Rings left by the sink. That was then. | waterproof =rings
punch:
Put it to your ear. | movement =watches
`);

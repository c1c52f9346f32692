import { readHooks } from '../read-hooks.ts';

export const OUTDOOR_HOOKS = readHooks(`
comment-reply:
How wet can it get out there? {lead}. | waterproof
What goes over the flames? {lead}. | material =cookware
Room left in the rucksack? {lead}. | compact
What can I put on it? {lead}. | load =table,chair
Would I notice it on my back? {lead}. | weight
How small does it get? {lead}. | foldable
Two of us and the dog? {lead}. | seats =tent
question:
How many friends fit? {lead}. | seats =tent,table,hammock
Who's carrying it up? {lead}. | weight
Sky turning black over camp? {lead}. | waterproof =tent,canopy
Barbecue out all winter? {lead}. | waterproof =cover
Drizzle on the lenses? {lead}. | waterproof =binoculars
Frost on the tent at six? {lead}. | warm =bag
Cold ground under you? {lead}. | insulated =pad
Both of you in one hammock? {lead}. | load =hammock
Kids want to sleep in it, too? {lead}. | seats =tent
Last light, tent still in its bag? {lead}. | fast =tent
Putting it up alone? {lead}. | no-assembly =tent,canopy
Light gone before the story ends? {lead}. | battery-life =lantern
Card game after dark? {lead}. | power =lantern
Wind rising, water still cold? {lead}. | power =stove
Gusts on the ridge? {lead}. | windproof
Boot already full? {lead}. | foldable
No tree on the beach? {lead}. | uv =canopy,umbrella,tent
Drops on the ceiling by morning? {lead}. | breathable =tent
Short uphill, long downhill? {lead}. | adjustable =pole
The sun moved, you didn't? {lead}. | adjustable =umbrella
Left out since September? {lead}. | rustproof
Round your neck all day? {lead}. | weight =binoculars
Root under your back? {lead}. | comfort =pad
Fishing since five? {lead}. | comfort =chair
Torch, keys, glasses: where? {lead}. | pockets =tent,backpack,chair
Ketchup on the picnic blanket? {lead}. | machine-wash =blanket
Dropped on the rocks? {lead}. | tough
Three days, one pack? {lead}. | capacity =backpack
Soup for four on one flame? {lead}. | capacity =cookware
Clear sky, cold night? {lead}. | warm
Second night without a socket? {lead}. | battery-life
Noon on the water? {lead}. | uv
Forgot the tools? {lead}. | no-assembly
split:
Then: a damp patch on your jeans. Now: {inside}. | waterproof =blanket
countdown:
Why stay past sunset? {lead}. And three more reasons. | power =lantern
`);

import { readHooks } from '../read-hooks.ts';

export const OUTDOOR_HOOKS = readHooks(`
comment-reply:
What goes over the flames? | material =cookware
What can I put on it? | load =table,chair
Two of us and the dog? | seats =tent
question:
How many friends fit? | seats =tent,table,hammock
Sky turning black over camp? | waterproof =tent,canopy
Barbecue out all winter? | waterproof =cover
Drizzle on the lenses? | waterproof =binoculars
Frost on the tent at six? | warm =bag
Cold ground under you? | insulated =pad
Both of you in one hammock? | load =hammock
Kids want to sleep in it, too? | seats =tent
Last light, tent still in its bag? | fast =tent
Putting it up alone? | no-assembly =tent,canopy
Light gone before the story ends? | battery-life =lantern
Card game after dark? | power =lantern
Wind rising, water still cold? | power =stove
No tree on the beach? | uv =canopy,umbrella,tent
Drops on the ceiling by morning? | breathable =tent
Short uphill, long downhill? | adjustable =pole
The sun moved, you didn't? | adjustable =umbrella
Round your neck all day? | weight =binoculars
Root under your back? | comfort =pad
Fishing since five? | comfort =chair
Flashlight, keys, glasses: where? | pockets =tent,backpack,chair
Ketchup on the picnic blanket? | machine-wash =blanket
Three days, one pack? | capacity =backpack
Soup for four on one flame? | capacity =cookware
split:
A damp patch on your jeans. That was then. | waterproof =blanket
`);

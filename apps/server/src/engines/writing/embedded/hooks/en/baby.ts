import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
comment-reply:
From what age? | ages
Into the machine? | machine-wash
What's in the plastic? | bpa-free
Who tested it? | certified
What touches the skin? | material =blanket,swaddle,clothes,bodysuit,carrier,bib
A full feed in one? | capacity =bottles
question:
How old is old enough? | ages
How long will it fit? | load
How many times tonight? | absorbent
Who's carrying whom? | load =carrier,wrap,sling
Can you fold it with one hand? | foldable
Bottle leaking in the bag? | leakproof =bottle,cup,sippy cup
Wet through at night? | absorbent =nappy,nappies,diaper,diapers
Boot full of pram? | foldable =pram,stroller,pushchair,buggy
Does everything go in the mouth? | food-grade
Milk down the front again? | absorbent =bib,cloth
No lift in the building? | weight =prams
Growing faster than you can shop? | adjustable
Stuck in the café door? | compact =prams
Mashed banana everywhere? | easy-clean
Third outfit by noon? | machine-wash =clothes,bodysuit,romper,bib
Hungry at three in the morning? | fast =warmer
Asleep, or just quiet? | motion-alerts =monitor
Checking the cot in the dark? | night-vision =monitor
Long walk, baby on your chest? | comfort =carrier,sling,wrap
Bath time every evening? | gentle =shampoo,wash,soap
Tenth wipe of the day? | gentle =wipe
Where do the spare nappies go? | pockets =diaper,organizer
Cheek against it all night? | soft =blanket,sleeping,sheet
Sun straight into the pram? | uv =prams
Brand-new skin? | gentle
Only one hand free? | weight
Tipped over at breakfast? | leakproof
split:
Bottles in the sink at midnight. That was then. | dishwasher =bottles
`);

import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
comment-reply:
From what age? {lead}. | ages
Into the machine? {lead}. | machine-wash
What's in the plastic? {lead}. | bpa-free
Who tested it? {lead}. | certified
What touches the skin? {lead}. | material =blanket,swaddle,clothes,bodysuit,carrier,bib
A full feed in one? {lead}. | capacity =bottles
question:
How old is old enough? {lead}. | ages
How long will it fit? {lead}. | load
How many times tonight? {lead}. | absorbent
Who's carrying whom? {lead}. | load =carrier,wrap,sling
Can you fold it with one hand? {lead}. | foldable
Bottle leaking in the bag? {lead}. | leakproof =bottle,cup,sippy cup
Wet through at night? {lead}. | absorbent =nappy,nappies,diaper,diapers
Boot full of pram? {lead}. | foldable =pram,stroller,pushchair,buggy
Does everything go in the mouth? {lead}. | food-grade
Milk down the front again? {lead}. | absorbent =bib,cloth
No lift in the building? {lead}. | weight =prams
Growing faster than you can shop? {lead}. | adjustable
Stuck in the café door? {lead}. | compact =prams
Mashed banana everywhere? {lead}. | easy-clean
Third outfit by noon? {lead}. | machine-wash =clothes,bodysuit,romper,bib
Hungry at three in the morning? {lead}. | fast =warmer
Asleep, or just quiet? {lead}. | motion-alerts =monitor
Checking the cot in the dark? {lead}. | night-vision =monitor
Long walk, baby on your chest? {lead}. | comfort =carrier,sling,wrap
Bath time every evening? {lead}. | gentle =shampoo,wash,soap
Tenth wipe of the day? {lead}. | gentle =wipe
Where do the spare nappies go? {lead}. | pockets =diaper,organizer
Cheek against it all night? {lead}. | soft =blanket,sleeping,sheet
Sun straight into the pram? {lead}. | uv =prams
Brand-new skin? {lead}. | gentle
Only one hand free? {lead}. | weight
Tipped over at breakfast? {lead}. | leakproof
split:
Then: bottles in the sink at midnight. Now: {inside}. | dishwasher =bottles
`);

import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
comment-reply:
What touches the skin? | material =blanket,swaddle,clothes,bodysuit,carrier,bib
A full feed in one? | capacity =bottles
question:
Who's carrying whom? | load =carrier,wrap,sling
Bottle leaking in the bag? | leakproof =bottle,cup,sippy cup
Wet through at night? | absorbent =nappy,nappies,diaper,diapers
Milk down the front again? | absorbent =bib,cloth
Third outfit by noon? | machine-wash =clothes,bodysuit,romper,bib
Hungry at three in the morning? | fast =warmer
Asleep, or just quiet? | motion-alerts =monitor
Checking the crib in the dark? | night-vision =monitor
Long walk, baby on your chest? | comfort =carrier,sling,wrap
Bath time every evening? | gentle =shampoo,wash,soap
Tenth wipe of the day? | gentle =wipe
Cheek against it all night? | soft =blanket,sleeping,sheet
split:
Bottles in the sink at midnight. That was then. | dishwasher =bottles
`);

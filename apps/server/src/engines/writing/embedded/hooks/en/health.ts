import { readHooks } from '../read-hooks.ts';

export const HEALTH_HOOKS = readHooks(`
question:
How cold are your feet in bed? | warm =bottle,pad,pack
Fever, or just a warm forehead? | precision =thermometer
What did the scale say last time? | precision =scale
When did you last charge your toothbrush? | battery-life =toothbrush
Will it slip under a sleeve? | adjustable =brace,support,sleeve
Legs heavy after the long run? | massage =gun,massager
Cold sofa, long movie? | warm =heating
Charger on the bathroom shelf? | battery-life =toothbrush,flosser
Wriggling child, slow thermometer? | fast =thermometer
Arm tired before your legs are? | weight =gun
Using it during the news? | quiet =gun,massager,flosser
Fishy aftertaste? | flavour =oil
Brushing in the shower? | waterproof =toothbrush,flosser
Forgot last week's number? | app =monitor,scale
Falling asleep with it on? | timer =heating,massager
Monday's, or Tuesday's? | storage =pill
Wet leaves on the path? | non-slip =stick
No room for it on the bus? | foldable =stick
Lying on your side with them in? | soft =earplug
Snoring through the wall? | noise-cancelling =earplug
comment-reply:
What sits on your skin? | material =brace,mask
Mint, or something else? | flavour =toothpaste,mouthwash
One fill for all my teeth? | capacity =flosser
`);

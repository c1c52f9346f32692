import { readHooks } from '../read-hooks.ts';

export const HEALTH_HOOKS = readHooks(`
question:
Where does it sit today, neck or back? | massage
Do you count the milligrams, too? | dose
How cold are your feet in bed? | warm =bottle,pad,pack
Fever, or just a warm forehead? | precision =thermometer
What did the scale say last time? | precision =scale
When did you last charge your toothbrush? | battery-life =toothbrush
Got thirty seconds before the bathroom queue? | fast
Will it slip under a sleeve? | adjustable =brace,support,sleeve
Stiff after the flight? | massage
Ever checked the label on yours? | dose
Two readings, two results? | precision
Long day at the desk? | massage
Legs heavy after the long run? | massage =gun,massager
Gentle start, or full blast? | pressure
Cold sofa, long film? | warm =heating
Charger on the bathroom shelf? | battery-life =toothbrush,flosser
Wriggling child, slow thermometer? | fast =thermometer
Arm tired before your legs are? | weight =gun
Using it during the news? | quiet =gun,massager,flosser
Fishy aftertaste? | flavour =oil
Brushing in the shower? | waterproof =toothbrush,flosser
Forgot last week's number? | app =monitor,scale
Falling asleep with it on? | timer =heating,massager
Running out mid-month? | lasts
Monday's, or Tuesday's? | storage =pill
Wet leaves on the path? | non-slip =stick
No room for it on the bus? | foldable =stick
Lying on your side with them in? | soft =earplug
Snoring through the wall? | noise-cancelling =earplug
One for the handbag? | single-pack
comment-reply:
How much is in one? | dose
How accurate, really? | precision
Will it wake the house? | quiet
Any sugar in it? | no-added-sugar
What does it taste of? | flavour
Vegans asked. Here you go. | vegan
How long on one charge? | battery-life
How long does it last? | lasts
Does it travel? | compact
Who checked it? | certified
Any gluten in there? | gluten-free
What sits on your skin? | material =brace,mask
Mint, or something else? | flavour =toothpaste,mouthwash
Would I carry it every day? | weight
One fill for all my teeth? | capacity =flosser
`);

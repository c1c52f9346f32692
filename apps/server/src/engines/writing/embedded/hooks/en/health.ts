import { readHooks } from '../read-hooks.ts';

export const HEALTH_HOOKS = readHooks(`
question:
Where does it sit today, neck or back? {lead}. | massage
Do you count the milligrams, too? {lead}. | dose
How cold are your feet in bed? {lead}. | warm =bottle,pad,pack
Fever, or just a warm forehead? {lead}. | precision =thermometer
What did the scale say last time? {lead}. | precision =scale
When did you last charge your toothbrush? {lead}. | battery-life =toothbrush
Got thirty seconds before the bathroom queue? {lead}. | fast
Will it slip under a sleeve? {lead}. | adjustable =brace,support,sleeve
Stiff after the flight? {lead}. | massage
Ever checked the label on yours? {lead}. | dose
Two readings, two results? {lead}. | precision
Long day at the desk? {lead}. | massage
Legs heavy after the long run? {lead}. | massage =gun,massager
Gentle start, or full blast? {lead}. | pressure
Cold sofa, long film? {lead}. | warm =heating
Charger on the bathroom shelf? {lead}. | battery-life =toothbrush,flosser
Wriggling child, slow thermometer? {lead}. | fast =thermometer
Arm tired before your legs are? {lead}. | weight =gun
Using it during the news? {lead}. | quiet =gun,massager,flosser
Fishy aftertaste? {lead}. | flavour =oil
Brushing in the shower? {lead}. | waterproof =toothbrush,flosser
Forgot last week's number? {lead}. | app =monitor,scale
Falling asleep with it on? {lead}. | timer =heating,massager
Running out mid-month? {lead}. | lasts
Monday's, or Tuesday's? {lead}. | storage =pill
Wet leaves on the path? {lead}. | non-slip =stick
No room for it on the bus? {lead}. | foldable =stick
Lying on your side with them in? {lead}. | soft =earplug
Snoring through the wall? {lead}. | noise-cancelling =earplug
One for the handbag? {lead}. | single-pack
comment-reply:
How much is in one? {lead}. | dose
How accurate, really? {lead}. | precision
Will it wake the house? {lead}. | quiet
Any sugar in it? {lead}. | no-added-sugar
What does it taste of? {lead}. | flavour
Vegans asked. Here you go: {inside}. | vegan
How long on one charge? {lead}. | battery-life
How long does it last? {lead}. | lasts
Does it travel? {lead}. | compact
Who checked it? {lead}. | certified
Any gluten in there? {lead}. | gluten-free
What sits on your skin? {lead}. | material =brace,mask
Mint, or something else? {lead}. | flavour =toothpaste,mouthwash
Would I carry it every day? {lead}. | weight
One fill for all my teeth? {lead}. | capacity =flosser
`);

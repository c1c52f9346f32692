import { readHooks } from '../read-hooks.ts';

export const HAIR_CARE_HOOKS = readHooks(`
question:
How many bottles does that replace? {lead}. | lasts =bar
How long are you standing there? {lead}. | fast =dryer
Frizz by nine? {lead}. | hydrating =shampoo,conditioner,mask,hair mask,oil,hair oil
Late, with wet hair? {lead}. | fast =dryer,hair dryer,hairdryer
Another plastic bottle? {lead}. | refillable
How hot is too hot? {lead}. | adjustable =straightener,hair straightener,curler,dryer,hair dryer,curling iron
Arm tired before your hair is dry? {lead}. | weight =dryer,hair dryer,hairdryer
Waking everyone at six? {lead}. | quiet =dryer,hair dryer,hairdryer
Alarm snoozed twice? {lead}. | fast =dryer,straightener,iron
Dripping on the carpet? {lead}. | absorbent =towel
Thick hair, weak dryer? {lead}. | power =dryer
Bottle empty again? {lead}. | lasts =shampoo,conditioner,oil
Ever read the back of your shampoo? {lead}. | active =shampoo
Ends like straw? {lead}. | hydrating =conditioner,mask,oil
Chlorine in your hair every week? {lead}. | hydrating =shampoo,conditioner,mask
Washing it every day? {lead}. | gentle =shampoo,conditioner
Tears at every knot? {lead}. | gentle =brush,hairbrush
Stops halfway round the head? {lead}. | battery-life =clippers,clipper
No socket by the mirror? {lead}. | wireless
Short sides, longer on top? {lead}. | adjustable =clippers,clipper
Pulling instead of cutting? {lead}. | sharp =clippers,clipper,scissors
Dryer fills half the suitcase? {lead}. | foldable =dryer
Did you switch it off? {lead}. | timer =straightener,iron
Cord in a knot? {lead}. | rotates =dryer,straightener,iron
Sleeping with your hair up? {lead}. | soft =scrunchie
Clip sliding out by noon? {lead}. | non-slip =clip
Towel still damp from yesterday? {lead}. | quick-dry =towel
No time for your hair? {lead}. | fast
Charged it lately? {lead}. | battery-life
comment-reply:
How long does one last? {lead}. | lasts
What's in the lather? {lead}. | active =bar,shampoo,conditioner
What's in it? {lead}. | few-ingredients
Sensitive scalp? {lead}. | gentle
What does it smell of? {lead}. | scent
Is it vegan? {lead}. | vegan
How long until it's hot? {lead}. | fast =straightener,hair straightener,curling iron
How strong is the motor? {lead}. | power =dryer,hair dryer,hairdryer,clipper,hair clipper
Perfume, silicone, parabens? {lead}. | fragrance-free
Can you rinse it? {lead}. | waterproof =clippers,clipper
What's in there for my hair? {lead}. | active
How long will one bottle do? {lead}. | capacity =shampoo,conditioner
Heavy in the hand? {lead}. | weight =dryer,straightener,iron,clippers
punch:
Warm water, eyes closed. {lead}. | scent =shampoo,conditioner
split:
Then: half an hour in a towel. Now: {inside}. | fast =dryer
`);

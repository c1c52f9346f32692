import { readHooks } from '../read-hooks.ts';

export const HAIR_CARE_HOOKS = readHooks(`
question:
How many bottles does that replace? | lasts =bar
How long are you standing there? | fast =dryer
Frizz by nine? | hydrating =shampoo,conditioner,mask,hair mask,oil,hair oil
Late, with wet hair? | fast =dryer,hair dryer,hairdryer
How hot is too hot? | adjustable =straightener,hair straightener,curler,dryer,hair dryer,curling iron
Arm tired before your hair is dry? | weight =dryer,hair dryer,hairdryer
Waking everyone at six? | quiet =dryer,hair dryer,hairdryer
Alarm snoozed twice? | fast =dryer,straightener,iron
Dripping on the carpet? | absorbent =towel
Thick hair, weak dryer? | power =dryer
Bottle empty again? | lasts =shampoo,conditioner,oil
Ever read the back of your shampoo? | active =shampoo
Ends like straw? | hydrating =conditioner,mask,oil
Chlorine in your hair every week? | hydrating =shampoo,conditioner,mask
Washing it every day? | gentle =shampoo,conditioner
Tears at every knot? | gentle =brush,hairbrush
Stops halfway round the head? | battery-life =clippers,clipper
Short sides, longer on top? | adjustable =clippers,clipper
Pulling instead of cutting? | sharp =clippers,clipper,scissors
Dryer fills half the suitcase? | foldable =dryer
Did you switch it off? | timer =straightener,iron
Cord in a knot? | rotates =dryer,straightener,iron
Sleeping with your hair up? | soft =scrunchie
Clip sliding out by noon? | non-slip =clip
Towel still damp from yesterday? | quick-dry =towel
comment-reply:
What's in the lather? | active =bar,shampoo,conditioner
How long until it's hot? | fast =straightener,hair straightener,curling iron
How strong is the motor? | power =dryer,hair dryer,hairdryer,clipper,hair clipper
Can you rinse it? | waterproof =clippers,clipper
How long will one bottle do? | capacity =shampoo,conditioner
Heavy in the hand? | weight =dryer,straightener,iron,clippers
punch:
Warm water, eyes closed. | scent =shampoo,conditioner
split:
Half an hour in a towel. That was then. | fast =dryer
`);

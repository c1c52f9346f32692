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
comment-reply:
How long does one last? {lead}. | lasts
What's in the lather? {lead}. | active =bar,shampoo,conditioner
What's in it? {lead}. | few-ingredients
Sensitive scalp? {lead}. | gentle
What does it smell of? {lead}. | scent
Is it vegan? {lead}. | vegan
How long until it's hot? {lead}. | fast =straightener,hair straightener,curling iron
How strong is the motor? {lead}. | power =dryer,hair dryer,hairdryer,clipper,hair clipper
`);

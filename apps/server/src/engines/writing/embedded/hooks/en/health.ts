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
`);

import { readHooks } from '../read-hooks.ts';

export const KITCHEN_HOOKS = readHooks(`
question:
How many are you for dinner? {lead}. | capacity =fryer,airfryer,cooker,pot
Still waiting for the oven? {lead}. | fast =fryer,airfryer
Soup for lunch, made at seven? {lead}. | hot-hours =flask,jar,box
Car parked in the sun? {lead}. | cold-hours =bottle,tumbler
First pancake stuck again? {lead}. | nonstick =pan,skillet,griddle
One side golden, one side pale? {lead}. | even-heat =fryer,oven
Crushing the onion? {lead}. | sharp =knives
Peeling a kilo of potatoes? {lead}. | sharp =peeler
Frozen berries? {lead}. | power =blender
Tea for one, or for six? {lead}. | capacity =kettle,teapot
Refilling before lunch? {lead}. | capacity =bottle,tumbler
Late, and no coffee yet? {lead}. | fast =coffee,kettle
Home at seven, nothing started? {lead}. | fast =cooker
Laptop in the same bag? {lead}. | leakproof =bottle,mug,box,container,tumbler
New flat, new hob? {lead}. | induction
What's touching your food? {lead}. | material =board,pan,container,spatula,bowl
Phone rings while dinner cooks? {lead}. | timer =cooker,oven,fryer
Hob first, oven after? {lead}. | oven =pan,skillet,pot
Half a packet of pasta left? {lead}. | airtight
Sink full after four guests? {lead}. | dishwasher =plate,bowl,glass,mug,set,pan,pot
Lids falling out of the cupboard? {lead}. | stackable
Smoothie at six, everyone asleep? {lead}. | quiet =blender,juicer
No counter left? {lead}. | compact
Coarse for the press, fine for espresso? {lead}. | adjustable =grinder
Who cleans it afterwards? {lead}. | easy-clean
Lifting it with one hand? {lead}. | weight =pan,skillet,wok
Only got a few minutes? {lead}. | fast
Forgot it again? {lead}. | timer
Upside down in your bag? {lead}. | leakproof
Still hot when you get there? {lead}. | hot-hours
Ice water at three o'clock? {lead}. | cold-hours
Blunt as a spoon? {lead}. | sharp =knives,peeler,scissors,grater,slicer
Scraping the bottom again? {lead}. | nonstick
comment-reply:
Ready out of the box? {lead}. | even-heat =pan,skillet
How much fits in? {lead}. | capacity
Which hob? {lead}. | induction
What's in that plastic? {lead}. | bpa-free
Steel, glass or wood? {lead}. | material
Made by a machine? {lead}. | handmade
Is the ice still there at four? {lead}. | cold-hours
Could I fill it the night before? {lead}. | hot-hours
Does it weigh a ton? {lead}. | weight
macro:
Watch the egg: {inside}. | nonstick =pan,skillet
Look at the glaze: {inside}. | handmade =mug,bowl,plate,teapot
split:
Then: tin foil over a bowl. Now: {inside}. | airtight =container
countdown:
Why skip the takeaway? {lead}. And three more reasons. | fast =cooker,fryer,oven
`);

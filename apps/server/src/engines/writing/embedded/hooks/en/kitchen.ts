import { readHooks } from '../read-hooks.ts';

export const KITCHEN_HOOKS = readHooks(`
question:
How many are you for dinner? | capacity =fryer,airfryer,cooker,pot
Still waiting for the oven? | fast =fryer,airfryer
Soup for lunch, made at seven? | hot-hours =flask,jar,box
Car parked in the sun? | cold-hours =bottle,tumbler
First pancake stuck again? | nonstick =pan,skillet,griddle
One side golden, one side pale? | even-heat =fryer,oven
Crushing the onion? | sharp =knives
Peeling a kilo of potatoes? | sharp =peeler
Frozen berries? | power =blender
Tea for one, or for six? | capacity =kettle,teapot
Refilling before lunch? | capacity =bottle,tumbler
Late, and no coffee yet? | fast =coffee,kettle
Home at seven, nothing started? | fast =cooker
Laptop in the same bag? | leakproof =bottle,mug,box,container,tumbler
New flat, new hob? | induction
What's touching your food? | material =board,pan,container,spatula,bowl
Phone rings while dinner cooks? | timer =cooker,oven,fryer
Hob first, oven after? | oven =pan,skillet,pot
Half a packet of pasta left? | airtight
Sink full after four guests? | dishwasher =plate,bowl,glass,mug,set,pan,pot
Lids falling out of the cupboard? | stackable
Smoothie at six, everyone asleep? | quiet =blender,juicer
No counter left? | compact
Coarse for the press, fine for espresso? | adjustable =grinder
Who cleans it afterwards? | easy-clean
Lifting it with one hand? | weight =pan,skillet,wok
Only got a few minutes? | fast
Forgot it again? | timer
Upside down in your bag? | leakproof
Still hot when you get there? | hot-hours
Ice water at three o'clock? | cold-hours
Blunt as a spoon? | sharp =knives,peeler,scissors,grater,slicer
Scraping the bottom again? | nonstick
comment-reply:
Ready out of the box? | even-heat =pan,skillet
How much fits in? | capacity
Which hob? | induction
What's in that plastic? | bpa-free
Steel, glass or wood? | material
Made by a machine? | handmade
Is the ice still there at four? | cold-hours
Could I fill it the night before? | hot-hours
Does it weigh a ton? | weight
macro:
Watch the egg. | nonstick =pan,skillet
Look at the glaze. | handmade =mug,bowl,plate,teapot
split:
Tin foil over a bowl. That was then. | airtight =container
`);

import { readHooks } from '../read-hooks.ts';

export const KITCHEN_HOOKS = readHooks(`
question:
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
Laptop in the same bag? | leakproof =bottle,mug,box,container,tumbler
What's touching your food? | material =board,pan,container,spatula,bowl
Phone rings while dinner cooks? | timer =cooker,oven,fryer
Stove first, oven after? | oven =pan,skillet,pot
Sink full after four guests? | dishwasher =plate,bowl,glass,mug,set,pan,pot
Smoothie at six, everyone asleep? | quiet =blender,juicer
Coarse for the press, fine for espresso? | adjustable =grinder
Lifting it with one hand? | weight =pan,skillet,wok
Blunt as a spoon? | sharp =knives,peeler,scissors,grater,slicer
comment-reply:
Ready out of the box? | even-heat =pan,skillet
macro:
Watch the egg. | nonstick =pan,skillet
Look at the glaze. | handmade =mug,bowl,plate,teapot
split:
A plate over a bowl. That was then. | airtight =container
`);

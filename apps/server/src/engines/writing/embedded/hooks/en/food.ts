import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
comment-reply:
How much protein? | protein
Is it vegan? | vegan
Blindfolded, could you name it? | flavour
Where is it from? | origin
Any sugar in it? | no-added-sugar
How spicy is it? | spicy
How long does it keep? | lasts
Is it organic? | organic
Is there gluten in it? | gluten-free
Anything else in there? | few-ingredients
Made in a factory? | handmade
Heated, or just pressed? | juice-pressed =oil
Raw, or roasted? | roast =nuts,seed,seaweed
What's in one serving? | dose
Picked when, exactly? | fresh =fruit,vegetable,apple,orange,mango,strawberry
How dark is it? | recipe =chocolate
How much of it is fruit? | recipe =jam
How big is the bottle? | capacity =oil,sauce,syrup,vinegar
question:
Hungry again at eleven? | protein
What's for dinner in ten minutes? | fast
Sugar in your breakfast? | no-added-sugar
Can you read the label aloud? | few-ingredients
Cooking for someone without gluten? | gluten-free
Crisp, or just hard? | crispy
How hot can you take it? | spicy
Do you know where it grew? | origin
Baked when? | fresh =bread,cake,cookie,cookies,biscuit,biscuits
Whose recipe is it? | recipe
Bored of the same snack? | flavour =snack,crisp,popcorn,nuts,cracker
Plain porridge again? | flavour =syrup,jam,honey
Is the label longer than the recipe? | few-ingredients
Two meetings, no lunch break? | protein =bar,snack,nuts,yoghurt,jerky
Kids asking for something sweet? | no-added-sugar
Film on, hand in the bowl? | crispy =crisp,popcorn,snack,nuts,pretzel
Eggs need waking up? | spicy =sauce,spice,salt
Glass of milk at the ready? | spicy
Toast, but no wheat? | gluten-free =bread
One for the bag, one for the desk? | single-pack
One vegan at the table? | vegan
Sharing with the whole office? | piece-count
Oven already on? | oven =pizza,bread,dumpling,croissant
How long on the shelf? | fresh
split:
Biscuits at four. That was then. | protein =bar,yoghurt,nuts
punch:
First bite, no talking. | flavour
Listen to that. | crispy
Check the percentage. | recipe
`);

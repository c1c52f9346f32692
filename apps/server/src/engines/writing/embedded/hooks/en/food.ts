import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
comment-reply:
Heated, or just pressed? | juice-pressed =oil
Raw, or roasted? | roast =nuts,seed,seaweed
Picked when, exactly? | fresh =fruit,vegetable,apple,orange,mango,strawberry
How dark is it? | recipe =chocolate
How much of it is fruit? | recipe =jam
How big is the bottle? | capacity =oil,sauce,syrup,vinegar
question:
Baked when? | fresh =bread,cake,cookie,cookies,biscuit,biscuits
Bored of the same snack? | flavour =snack,crisp,popcorn,nuts,cracker
Plain porridge again? | flavour =syrup,jam,honey
Two meetings, no lunch break? | protein =bar,snack,nuts,yoghurt,jerky
Movie on, hand in the bowl? | crispy =crisp,popcorn,snack,nuts,pretzel
Eggs need waking up? | spicy =sauce,spice,salt
Toast, but no wheat? | gluten-free =bread
Oven already on? | oven =pizza,bread,dumpling,croissant
split:
Candy at four. That was then. | protein =bar,yoghurt,nuts
`);

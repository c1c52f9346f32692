import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
comment-reply:
How much protein? {lead}. | protein
Is it vegan? {lead}. | vegan
Blindfolded, could you name it? {lead}. | flavour
Where is it from? {lead}. | origin
Any sugar in it? {lead}. | no-added-sugar
How spicy is it? {lead}. | spicy
How long does it keep? {lead}. | lasts
Is it organic? {lead}. | organic
Is there gluten in it? {lead}. | gluten-free
Anything else in there? {lead}. | few-ingredients
Made in a factory? {lead}. | handmade
Heated, or just pressed? {lead}. | juice-pressed =oil
Raw, or roasted? {lead}. | roast =nuts,seed,seaweed
What's in one serving? {lead}. | dose
Picked when, exactly? {lead}. | fresh =fruit,vegetable,apple,orange,mango,strawberry
How dark is it? {lead}. | recipe =chocolate
How much of it is fruit? {lead}. | recipe =jam
How big is the bottle? {lead}. | capacity =oil,sauce,syrup,vinegar
question:
Hungry again at eleven? {lead}. | protein
What's for dinner in ten minutes? {lead}. | fast
Sugar in your breakfast? {lead}. | no-added-sugar
Can you read the label aloud? {lead}. | few-ingredients
Cooking for someone without gluten? {lead}. | gluten-free
Crisp, or just hard? {lead}. | crispy
How hot can you take it? {lead}. | spicy
Do you know where it grew? {lead}. | origin
Baked when? {lead}. | fresh =bread,cake,cookie,cookies,biscuit,biscuits
Whose recipe is it? {lead}. | recipe
Bored of the same snack? {lead}. | flavour =snack,crisp,popcorn,nuts,cracker
Plain porridge again? {lead}. | flavour =syrup,jam,honey
Is the label longer than the recipe? {lead}. | few-ingredients
Two meetings, no lunch break? {lead}. | protein =bar,snack,nuts,yoghurt,jerky
Kids asking for something sweet? {lead}. | no-added-sugar
Film on, hand in the bowl? {lead}. | crispy =crisp,popcorn,snack,nuts,pretzel
Eggs need waking up? {lead}. | spicy =sauce,spice,salt
Glass of milk at the ready? {lead}. | spicy
Toast, but no wheat? {lead}. | gluten-free =bread
One for the bag, one for the desk? {lead}. | single-pack
One vegan at the table? {lead}. | vegan
Sharing with the whole office? {lead}. | piece-count
Oven already on? {lead}. | oven =pizza,bread,dumpling,croissant
How long on the shelf? {lead}. | fresh
split:
Then: biscuits at four. Now: {inside}. | protein =bar,yoghurt,nuts
punch:
First bite, no talking. {lead}. | flavour
Listen to that. {lead}. | crispy
Check the percentage. {lead}. | recipe
countdown:
Why make toast? {lead}. And three more reasons. | flavour =jam,honey,butter,spread
`);

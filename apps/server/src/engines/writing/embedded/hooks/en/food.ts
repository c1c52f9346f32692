import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
comment-reply:
How much protein? {lead}. | protein
Is it vegan? {lead}. | vegan
What does it taste of? {lead}. | flavour
Where is it from? {lead}. | origin
Any sugar in it? {lead}. | no-added-sugar
How spicy is it? {lead}. | spicy
How long does it keep? {lead}. | lasts
Is it organic? {lead}. | organic
Is there gluten in it? {lead}. | gluten-free
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
`);

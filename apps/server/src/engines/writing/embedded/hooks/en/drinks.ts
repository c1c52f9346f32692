import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
question:
What's in your cup at eight? {lead}. | flavour
Bored of plain water? {lead}. | flavour =drink,juice,water,squash,lemonade,kombucha,iced tea
What's in your juice besides fruit? {lead}. | no-added-sugar =juice,smoothie
Dark, or just burnt? {lead}. | roast =coffee,coffee beans
Who grew your morning cup? {lead}. | origin =coffee,tea,coffee beans
When was yours roasted? {lead}. | fresh =coffee,coffee beans
Long list on the back? {lead}. | few-ingredients
Tired of the same cup? {lead}. | flavour =tea,coffee
comment-reply:
What does it taste of? {lead}. | flavour
Where was it grown? {lead}. | origin
Sweet, or not? {lead}. | no-added-sugar
Where's it from? {lead}. | origin
What about caffeine? {lead}. | caffeine
Is it organic? {lead}. | organic
How many cups are in it? {lead}. | capacity =tea,coffee,cocoa
From concentrate? {lead}. | juice-pressed
Any protein in it? {lead}. | protein
How is it roasted? {lead}. | roast =coffee,coffee beans
`);

import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
question:
Cup in hand at eight? {lead}. | flavour =tea,coffee
Bored of plain water? {lead}. | flavour =drink,juice,water,squash,lemonade,kombucha,iced tea
What's in your juice besides fruit? {lead}. | no-added-sugar =juice,smoothie
Dark, or just burnt? {lead}. | roast =coffee,coffee beans
Who grew your morning cup? {lead}. | origin =coffee,tea,coffee beans
When was yours roasted? {lead}. | fresh =coffee,coffee beans
Long list on the back? {lead}. | few-ingredients
Tired of the same cup? {lead}. | flavour =tea,coffee
Cold hands, big mug? {lead}. | flavour =chocolate,cocoa
What goes with the cheese? {lead}. | flavour =wine
Can you pronounce every ingredient? {lead}. | few-ingredients
Sweet tooth, reading the label? {lead}. | no-added-sugar
Squeezing oranges at seven? {lead}. | juice-pressed =juice
Espresso or filter? {lead}. | roast =coffee
How far did it travel? {lead}. | origin
Three o'clock, eyelids drooping? {lead}. | caffeine
Milk without the cow? {lead}. | vegan =milk
From the gym straight to work? {lead}. | protein
Hotel kettle, sad coffee? {lead}. | single-pack =coffee
One glass, or the whole table? {lead}. | capacity =juice,wine,water,lemonade
Late, and still no coffee? {lead}. | fast =coffee
Bag empty by Thursday? {lead}. | lasts =coffee,tea,powder
How long on the shelf? {lead}. | fresh
comment-reply:
Sweet, or not? {lead}. | no-added-sugar
Where's it from? {lead}. | origin
What about caffeine? {lead}. | caffeine
Is it organic? {lead}. | organic
How many cups are in it? {lead}. | capacity =tea,coffee,cocoa
From concentrate? {lead}. | juice-pressed
Any protein in it? {lead}. | protein
How is it roasted? {lead}. | roast =coffee,coffee beans
What else is in there? {lead}. | few-ingredients
Who's behind the bottle? {lead}. | handmade =gin,beer,cider,whisky,kombucha,spirit
How many glasses? {lead}. | capacity =wine,juice,champagne
How strong is it? {lead}. | recipe =beer,cider,wine,whisky,spirit
punch:
First sip, eyes shut. {lead}. | flavour
Turn it round and read. {lead}. | recipe
Ice, glass, balcony. {lead}. | flavour =juice,lemonade,soda,cocktail
Sip it slowly. {lead}. | flavour =wine,whisky,sake,spirit
`);

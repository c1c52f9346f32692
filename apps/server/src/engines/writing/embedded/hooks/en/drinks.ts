import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
question:
Cup in hand at eight? | flavour =tea,coffee
Bored of plain water? | flavour =drink,juice,water,squash,lemonade,kombucha,iced tea
What's in your juice besides fruit? | no-added-sugar =juice,smoothie
Dark, or just burnt? | roast =coffee,coffee beans
Who grew your morning cup? | origin =coffee,tea,coffee beans
When was yours roasted? | fresh =coffee,coffee beans
Long list on the back? | few-ingredients
Tired of the same cup? | flavour =tea,coffee
Cold hands, big mug? | flavour =chocolate,cocoa
What goes with the cheese? | flavour =wine
Can you pronounce every ingredient? | few-ingredients
Sweet tooth, reading the label? | no-added-sugar
Squeezing oranges at seven? | juice-pressed =juice
Espresso or filter? | roast =coffee
How far did it travel? | origin
Three o'clock, eyelids drooping? | caffeine
Milk without the cow? | vegan =milk
From the gym straight to work? | protein
Hotel kettle, sad coffee? | single-pack =coffee
One glass, or the whole table? | capacity =juice,wine,water,lemonade
Late, and still no coffee? | fast =coffee
Bag empty by Thursday? | lasts =coffee,tea,powder
How long on the shelf? | fresh
comment-reply:
Sweet, or not? | no-added-sugar
Where's it from? | origin
What about caffeine? | caffeine
Is it organic? | organic
How many cups are in it? | capacity =tea,coffee,cocoa
From concentrate? | juice-pressed
Any protein in it? | protein
How is it roasted? | roast =coffee,coffee beans
What else is in there? | few-ingredients
Who's behind the bottle? | handmade =gin,beer,cider,whisky,kombucha,spirit
How many glasses? | capacity =wine,juice,champagne
How strong is it? | recipe =beer,cider,wine,whisky,spirit
punch:
First sip, eyes shut. | flavour
Turn it round and read. | recipe
Ice, glass, balcony. | flavour =juice,lemonade,soda,cocktail
Sip it slowly. | flavour =wine,whisky,sake,spirit
`);

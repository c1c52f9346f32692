import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
question:
Cup in hand at eight? | flavour =tea,coffee
Bored of plain water? | flavour =drink,juice,water,squash,lemonade,kombucha,iced tea
What's in your juice besides fruit? | no-added-sugar =juice,smoothie
Dark, or just burnt? | roast =coffee,coffee beans
Who grew your morning cup? | origin =coffee,tea,coffee beans
When was yours roasted? | fresh =coffee,coffee beans
Tired of the same cup? | flavour =tea,coffee
Cold hands, big mug? | flavour =chocolate,cocoa
What goes with the cheese? | flavour =wine
Squeezing oranges at seven? | juice-pressed =juice
Espresso or filter? | roast =coffee
Milk without the cow? | vegan =milk
Hotel kettle, sad coffee? | single-pack =coffee
One glass, or the whole table? | capacity =juice,wine,water,lemonade
Late, and still no coffee? | fast =coffee
Bag empty by Thursday? | lasts =coffee,tea,powder
comment-reply:
How many cups are in it? | capacity =tea,coffee,cocoa
How is it roasted? | roast =coffee,coffee beans
Who's behind the bottle? | handmade =gin,beer,cider,whisky,kombucha,spirit
How many glasses? | capacity =wine,juice,champagne
How strong is it? | recipe =beer,cider,wine,whisky,spirit
punch:
Ice, glass, balcony. | flavour =juice,lemonade,soda,cocktail
Sip it slowly. | flavour =wine,whisky,sake,spirit
`);

import { readLines } from '../written-lines.ts';

export const TABLE_LINES = [
  ...readLines(
    'kitchen',
    ['kitchen'],
    String.raw`
/(?:keeps?|stays?).*\bhot\b.*\d|\d+ hours? hot|hot for/ =bottle,flask,thermos,travel mug,tumbler,water bottle,vacuum flask
> Then: cold by the second email. Now: {inside}.
- Take the long meeting.
- Poured at breakfast, drunk when you get round to it.
/(?:keeps?|stays?).*\bcold\b.*\d|\d+ hours? cold|cold for/ =bottle,flask,tumbler,water bottle,vacuum flask
- The ice is in no hurry.
/^double[- ]wall|vacuum[- ]insulated/ =travel mug,tumbler,flask,bottle,water bottle
- Hold it with bare fingers.
/(?:measur\w+|ml|level) marks|graduat\w+/ =water bottle,bottle
- One look and you know what's left.
/carabiner|(?:carry|carrying) (?:loop|strap)|finger loop/ =water bottle,bottle,flask
- Clipped to the bag, out of your hands.
- Hang it on a finger, a hook, a rucksack.
/^leak|leak[- ]?proof/ =water bottle,bottle,travel mug,flask
> Then: a soggy notebook. Now: {inside}.
- Lie it on its side, next to the notes.
/one[- ]hand\w*|push[- ]button|flip[- ](?:lid|top)/ =water bottle,bottle,flask,travel mug
- Your thumb opens it. The other hand keeps the dog.
/dish ?washer[- ]?(?:safe|proof)/ =mug,plate,bowl,glass,dinnerware set,plates,bowls,glasses,lunch box,food container,cutting board,wine glasses,mugs
- Nobody has to dry it, either.
/micro ?wave[- ]?(?:safe|proof|able)/ =bowl,food container,lunch box,plate,bowls,containers
- From the fridge to the beep in one piece.
/oven[- ]?(?:safe|proof)/ =skillet,dutch oven,casserole,cast iron skillet,frying pan,pan
- From hob to oven to table. One thing to wash.
/induction|all hobs|any hob/ =pan,frying pan,skillet,saucepan,pot,dutch oven,wok,cookware set,casserole ^coffee pot,teapot
- Move house. It comes along.
/^non[- ]?stick/ =frying pan,pan,skillet,omelette pan
- The egg slides out before you ask.
/^cast iron/ =skillet,dutch oven,cast iron skillet,casserole
- Heavy, like your grandmother's.
/pre-?seasoned/ =skillet,cast iron skillet
- The first steak can start today.
/^(?:(?:18\/?10|304) )?stainless steel$/ =pot,stockpot,mixing bowl,lunch box,water bottle,colander,ladle
- Drops, dents and the sink don't scare it.
/^(?:\w+ )?(?:ceramic|porcelain|stoneware|earthenware|bone china)$/ =mug,cup,teacup
- Warm in both hands.
- Makes the sound a breakfast should make.
/^(?:borosilicate )?glass$/ =food container,food containers,storage jar,storage jars,jar,jars
- You see what's in there, and what isn't.
/^(?:solid )?(?:acacia|walnut|olive wood|oak)(?: wood)?$/ =cutting board,chopping board,serving board,cheese board,salad bowl
- The grain is never the same twice.
/^(?:\S+ )?silicone$/ =ice tray,ice cube tray,muffin tin,mould,baking mould
- Bend it, and whatever was stuck isn't.
/^(?:razor[- ])?sharp|high[- ]carbon|damascus/ =knife,chef's knife,kitchen knife,knife set,paring knife,santoku knife,chef knife
- A ripe tomato tells you everything.
/balanced/ =knife,chef's knife,kitchen knife,chef knife
- The weight sits where your hand does.
/^air ?tight|airtight (?:lid|seal)/ =food container,cookie jar,biscuit tin,storage jar,storage jars,food containers
- Crackers stay crackers.
/^(?:stack|nest)(?:s|ing|able)?/ =food container,food containers,mixing bowls,mixing bowl,bowls,saucepans
- The cupboard door shuts again.
/^(?:[6-9]\d\d|1[.,]?\d*) ?(?:ml|l|litres?)\b/ =water bottle,tumbler,bottle,flask
- Fill it once, stay in your chair.
/^(?:holds? |serves? )?(?:[5-9]|\d\d)[\d.,]* ?(?:-| )?(?:l|litres?|liters?|quarts?|people|portions?)\b/ =pot,dutch oven,casserole,slow cooker,stockpot,pressure cooker ^coffee pot,teapot
- Unexpected guests are just guests.
- Cook once, eat on Tuesday, too.
/auto(?:matic)?[- ]?(?:off|shut)|shuts? off|switches (?:itself )?off/ =kettle,electric kettle,coffee maker,slow cooker,rice cooker,air fryer,coffee machine
- Leave the house without that thought.
/\b(?:boils?|ready|brews?|makes?)\b.*\b(?:[12]|two|one|\d\d) ?(?:minutes?|seconds?)/ =kettle,electric kettle,coffee maker,coffee machine,espresso machine,blender,milk frother
- Done before the toast pops.
/^[\d.,]+ ?(?:W|kW|watts?)\b/ =toaster,kettle,electric kettle
- No waiting about in slippers.
/bpa[- ]?free/
- BPA isn't on the list.
/set of (?:four|six|eight|[4-9])|^(?:four|six|eight|[4-9])[- ]piece/ =plates,bowls,glasses,mugs,wine glasses,dinnerware set,plate,bowl,mug,glass
- Nobody gets the odd one.
/^hand[- ]?(?:made|thrown)/ =mug,bowl,plate,teapot,cup
- Look for the small mark where a thumb was.
/gooseneck|precise pour/ =kettle,gooseneck kettle
- It lands where you aim.
/grind\w* (?:settings|levels)/ =coffee grinder
- Fine for the pot, coarse for the press.
/(?:\d+|five|six|seven) (?:browning )?(?:settings?|levels?)/ =toaster
- Toast-brown or toast-black: you choose.
`,
  ),
  ...readLines(
    'food',
    ['food'],
    String.raw`
/no added sugar|without (?:added )?sugar|sugar[- ]free|unsweetened|zero sugar/ =honey,jam,nut butter,peanut butter,granola,dried fruit,cereal,snack,snack bar,energy bar,chocolate,cookies,juice,yoghurt,cookie
- Read the label. It's a short one on sugar.
/^(?:only |just )?(?:two|three|four|five|[2-5]) ingredients/
- You can count them on one hand.
/^(?:\w+ )?(?:crisp|crunch)\w*/ =crisps,potato crisp,chips,cracker,crackers,pretzel,granola,nut,nuts,popcorn,seaweed,cookie,cookies,snack
- Eat it in a quiet room. You'll be famous.
/^(?:very |extra |hot and |sweet and )?spicy|hot chilli|scoville/ =sauce,hot sauce,noodle,noodles,snack,crisps,ramen,chilli oil
- Start small. Brag later.
/dark chocolate|\d+ ?% (?:cocoa|cacao)|cocoa|cacao/ =chocolate,chocolate bar,dark chocolate
- Let it melt. Then decide about sharing.
/salted caramel/ =chocolate,chocolate bar,popcorn,brownie,cookie,caramels,fudge
- Sweet first, salt behind it.
/^(?:raw|unfiltered|pure|wildflower|set|runny)\b.*/ =honey
- Slow off the spoon. Wait for it.
/^\d+ ?g (?:of )?protein/ =energy bar,protein bar,snack bar,jerky,protein cookie
- For the bag you take to the gym and actually open.
/^(?:slow|freshly|oven|wood)[- ](?:roasted|baked)/ =nuts,bread,cookies,granola,almonds,cashews,nut,cookie
- Open the bag and breathe in first.
/^(?:certified )?organic$/ =rice,grain,oats,vegetable,fruit,apple,apples,oranges,flour,beans,lentils
- Grown the slower way.
/^single[- ](?:origin|estate)/
- It tells you where it grew up.
/re-?seal\w*/ =snack,granola,nuts,dried fruit,crisps,jerky,sweets,nut,cookies
- Close it. Prove you can.
/^(?:ready|cooks|done) in (?:\d|ten|five|three|two|four)\b.*minutes/ =noodle,noodles,ramen,pasta,soup,dumplings,pizza,curry,ready meal
- Dinner, before you've laid the table.
/extra virgin|cold[- ]pressed|olive/ =olive oil,extra virgin olive oil
- All it needs is bread.
`,
  ),
  ...readLines(
    'drinks',
    ['drinks'],
    String.raw`
/no added sugar|without (?:added )?sugar|sugar[- ]free|unsweetened|zero sugar/ =juice,iced tea,soda,squash,lemonade,coconut water,kombucha
- The label is short on sugar.
/cold[- ]pressed|freshly squeezed|not from concentrate/ =juice,apple juice,orange juice
- Fruit in, juice out. We stop there.
/single[- ]origin|single[- ]estate/ =coffee,coffee beans,tea,green tea,drip bag coffee
- You can look its home up on a map.
/(?:dark|medium|light|espresso) roast|slow[- ]roasted/ =coffee,coffee beans,ground coffee
- Open the bag before you open your eyes.
- The smell gets to bed before you do.
/(?:notes of|tastes? of)/ =coffee,coffee beans,ground coffee,wine,whisky,red wine,white wine,tea
- First sip says hello, second says what.
/^(?:decaf\w*|caffeine[- ]free|without caffeine|no caffeine)/ =coffee,coffee beans,ground coffee
- Ten at night, one more cup.
/whole ?bean|\bbeans\b/ =coffee,coffee beans
- Grind only what you drink.
/loose[- ]?leaf|whole[- ]leaf/ =tea,green tea,black tea,oolong,white tea,herbal tea
- Pour, and watch the leaves open.
/tea ?bags|pyramid bags/ =tea,green tea,black tea,herbal tea
- One bag, one chapter.
/resealable|screw ?cap/ =juice,water,iced tea,soda,coconut water,kombucha
- Close it, bag it, finish it on the train.
/^(?:sparkling|fine bubbles|lightly sparkling)/ =sparkling water,soda,champagne,prosecco,kombucha,cider,lemonade
- Hold it to your ear first.
/^(?:aged|barrel[- ]aged|matured)/ =whisky,rum,wine,red wine,brandy,bourbon
- It waited, so you don't have to.
/^(?:pack|case|box) of (?:four|six|twelve|\d+)|^(?:six|twelve|\d+)[- ](?:pack|cans|bottles)/ =sparkling water,soda,iced tea,energy drink,kombucha,lemonade
- One for the fridge, one for the desk, one for whoever asks.
/^(?:certified )?organic$/ =tea,coffee,juice,coffee beans,green tea
- Grown the slower way.
`,
  ),
];

import { readLines } from '../written-lines.ts';

/** Of kitchens, and of what is eaten and drunk. */
export const TABLE_LINES = [
  ...readLines(
    'kitchen',
    ['kitchen'],
    String.raw`
/(?:keeps?|stays?).*\bhot\b.*\d|\d+ hours? hot|hot for/
! The long meeting is over. Taste that.
? Who finishes a coffee hot?
> Then: cold by the second email. Now: {inside}.
- Take the long meeting.
- Poured at breakfast, drunk when you get round to it.
/(?:keeps?|stays?).*\bcold\b.*\d|\d+ hours? cold|cold for/
! Ice in. August out.
? Where did the ice go?
- The ice is in no hurry.
/double[- ]wall|insulat|vacuum/
! Hot in there. Cool out here.
- Hold it with bare fingers.
/marks?\b.*(?:side|level|left|measure)|measur\w+ (?:marks|scale|lines)|graduat/
! How much is left? Look at the side.
? Is there enough for the last hill?
- One look and you know what's left.
- Pour to the line. Done measuring.
/carabiner|(?:carry|carrying) (?:loop|handle|strap)|finger loop/
! Clip it on. Hands back.
? Who carries the bottle?
- Clipped to the bag, out of your hands.
- Hang it on a finger, a hook, a rucksack.
/leak|spill|drip[- ]?(?:free|proof)/
! Upside down, next to the laptop. Go on.
? Which one of you wet the notebook?
> Then: a soggy notebook. Now: {inside}.
- Lie it on its side, next to the notes.
- Turn it over. Shake. Nothing.
/one[- ]hand\w*|push[- ]button|flip[- ](?:lid|top)|straw lid/ =bottle,flask,mug,tumbler,cup
! Bag in this hand. Lid in that.
! One thumb. Open.
- Your thumb opens it. The other hand keeps the dog.
/dish ?washer/
! Whose turn is it? Nobody's.
? Whose turn is it to wash up?
- Top rack, door shut, film on.
- Nobody has to dry it, either.
/micro ?wave/
! Cold again? Back in it goes.
! Straight from fridge to beep.
- From the fridge to the beep in one piece.
/oven[- ]?(?:safe|proof)|in the oven|\boven\b/ =pan,skillet,pot,casserole,dish,dutch oven,wok,cookware set,bowl,mug,plate
! Start on the hob. Finish in the oven.
- From hob to oven to table. One thing to wash.
/induction|all hobs|any hob|gas/ =pan,skillet,pot,casserole,dutch oven,wok,kettle,cookware set,saucepan
! New kitchen? Keep the pan.
? What hob does the new flat have?
- Move house. It comes along.
/non[- ]?stick/
! Egg in. Egg out.
? Is that an egg or a repair job?
> Then: scraping. Now: sliding.
- The egg slides out before you ask.
- Washing up is one wipe.
/cast iron|\biron\b/ =pan,skillet,pot,dutch oven,wok,casserole
! Lift it. That's dinner holding on.
- Heavy, like your grandmother's.
- Holds on to its heat while the steak thinks.
/pre-?seasoned/
! Seasoned already. Straight to the steak.
- The first steak can start today.
/(?:stainless|18\/?10|304) ?steel|\bsteel\b/ =pan,pot,bottle,flask,bowl,kettle,tumbler,mug,cutlery set,tongs,lunch box
! Drop it. Wash it. Shrug.
- Drops, dents and the sink don't scare it.
/ceramic|porcelain|stoneware|earthenware|bone china/
! Listen when it meets the table.
* Turn it round, slowly.
- Warm in both hands.
- Makes the sound a breakfast should make.
/\bglass\b/ ^cup,glass,mug,wine glass,tumbler
! See what's left without opening.
- You see what's in there, and what isn't.
/bamboo|acacia|walnut|beech|olive wood|\boak\b|wooden|\bwood\b/ =board,chopping board,cutting board,bowl,spoon,tray,serving board,cheese board,rack,bread bin,bread box,salad bowl,coaster,chopsticks,spatula
! A tree drew that pattern.
* Look at the grain.
- The grain is never the same twice.
/silicone/ =mould,mold,baking mat,mat,tray,ice tray,cookie cutter,muffin tin,lid,baking sheet,baking tray
! Bend it. Pop it. Out.
- Bend it, and whatever was stuck isn't.
/enamel/
! Chips? Camp fire? It's been there.
- Drop it on a camp site. It makes a noise, that's all.
/sharp|\bblade|high[- ]carbon|damascus|\bsteel edge/ =knife,knife set,scissors,shears,peeler,grater,slicer,cleaver
! Tomato. Thin. Thinner.
? Can yours do a ripe tomato?
> Then: squashing the tomato. Now: slicing it.
- A ripe tomato tells you everything.
- Paper-thin is a setting, and it's your wrist.
/full tang|riveted|balanced/ =knife,knife set,cleaver
! Rest it on a finger. There.
- The weight sits where your hand does.
/ergonomic|soft[- ]grip|comfortable grip|non[- ]slip (?:handle|grip)/
! Wet hands, still in charge.
- For wet hands and big pumpkins.
/air ?tight|\bseal(?:s|ed|ing)?\b/
! The biscuits are still biscuits.
? Soft crackers again?
- Crackers stay crackers.
- Close it, smell nothing, forget it till Thursday.
/stack|nest(?:s|ing|able)/
! One cupboard. All of them.
? What falls out when you open it?
- They go home inside each other.
- The cupboard door shuts again.
/\b(?:holds?|capacity|serves?)\b.*\d|\d[\d.,]* ?(?:-| )?(?:ml|cl|l|litres?|liters?|oz|cups?|quarts?)\b/ =bottle,flask,tumbler,mug,cup,glass
! {amount}. No second trip.
? How often do you walk to the tap?
- Fill it once, stay in your chair.
- Enough for the long email.
/\b(?:holds?|capacity|serves?) (?:up to )?\d|\d[\d.,]* ?(?:-| )?(?:l|litres?|liters?|quarts?|people|portions?)\b/ =pot,pan,dutch oven,casserole,slow cooker,rice cooker,pressure cooker,wok,dish,stockpot
! They brought friends. Fine.
? How many are coming?
- Unexpected guests are just guests.
- Cook once, eat on Tuesday, too.
/\btimer|auto(?:matic)?[- ]?(?:off|shut)|shuts? off|switches (?:itself )?off|keep[- ]warm/
! Walk away. It stops on its own.
? Did you turn it off?
- Leave the house without that thought.
- It rings. You were elsewhere. Good.
/\b(?:boils?|heats? up|ready|brews?|cooks?|makes?)\b.*\b(?:minutes?|seconds?)/
! Toast in. Race it.
? Time to scroll? Not really.
- Done before the toast pops.
/\d[\d.,]* ?(?:W|kW|watts?)\b/ =toaster,kettle,coffee maker,coffee machine,blender
! {amount}, and breakfast knows it.
- No waiting about in slippers.
/bpa[- ]?free/
! Read the list of what's not in it.
- BPA isn't on the list.
/food[- ](?:grade|safe)/
! Lick the spoon.
- Fine to lick.
/easy to clean|wipes? clean|easy[- ]clean|detach\w*|removable (?:drip|crumb|tray|basket|parts?)/
! Crumbs? Slide out. Gone.
- Take it apart, rinse, back to the sofa.
/(?:two|three|four|six|eight|\d+)[- ]?(?:piece|pcs|set|pack)|set of|pack of/
! Full table, matching everything.
? Who gets the odd one?
- Nobody gets the odd one.
- Enough for the ones who said they weren't hungry.
/hand[- ]?(?:made|thrown|painted|forged|blown|finished)/
* See the thumb print?
! Somebody's thumbs were here.
- Look for the small mark where a thumb was.
/gooseneck|precise pour|pour(?:ing)? spout|no[- ]drip/
! Pour where you look.
- It lands where you aim.
/grind\w* (?:settings|levels)|burr|coarse/
! Smell that. Now press.
- Fine for the pot, coarse for the press.
/dial|(?:\d+|several|two|three|four|five|six|seven) (?:browning )?(?:settings?|levels?)/ =toaster,toaster oven
! Turn it to your mood.
- Toast-brown or toast-black: you choose.
`,
  ),
  ...readLines(
    'food',
    ['food'],
    String.raw`
/no added sugar|without (?:added )?sugar|sugar[- ]free|unsweetened|zero sugar/
! Read the label. We'll wait.
? Where's the sugar? Look again.
- Read the label. It's a short one on sugar.
/(?:only|just) (?:two|three|four|one|\d) ingredients?|(?:one|two|three|four|\d) ingredients?/
! Count the ingredients. Done.
? What's the next ingredient?
- You can count them on one hand.
/(?:crisp|crunch)\w*/
! Hear that? That was you.
? Who's that loud at the cinema?
- Eat it in a quiet room. You'll be famous.
/spicy|chill?i|hot sauce|heat level|scoville/
! Milk to the left, please.
? Who said mild?
- Start small. Brag later.
/dark chocolate|\d+ ?% (?:cocoa|cacao)|cocoa|cacao/
! One square. Then the other one.
? Who hides the last square?
- Let it melt. Then decide about sharing.
/salt(?:ed)? caramel|caramel|sea salt/
! Sweet. Then salt. Then nothing left.
- Sweet first, salt behind it.
/honey/
! Thousands of flights for one spoon.
- Slow off the spoon. Wait for it.
/protein/
! Leg day has a snack.
- For the bag you take to the gym and actually open.
/gluten[- ]?free/
! Pass it round. Everyone.
- The guest who always asks gets some, too.
/vegan|plant[- ]based/
! Nobody at the table has to ask.
- Put it in the middle. Everyone can reach.
/(?:slow|wood|oven|freshly)[- ](?:roasted|baked|cooked)|\broasted\b|\bbaked\b/
! Open it and stand there for a second.
- Open the bag and breathe in first.
/stone[- ]?(?:ground|milled|baked)|hand[- ]?(?:made|rolled|cut|picked)|small batch/
! Somebody's sleeves were rolled up.
- Rolled-up sleeves were involved.
/organic/
! The field has a certificate. You have a spoon.
- Grown the slower way.
/\bfrom [A-Z]|origin|single[- ](?:origin|estate)|harvest/
! Every jar comes from somewhere. This one says where.
- It tells you where it grew up.
/re-?seal|zip (?:bag|pouch)|individually wrapped|sachets?|single[- ]serve/
! Eat half. We believe you.
? Half now, half tomorrow?
- Close it. Prove you can.
/ready in|\b(?:minutes?|seconds?)\b/
! Too tired to cook? Perfect.
? What's for dinner, and how soon?
- Dinner, before you've laid the table.
/extra virgin|cold[- ]pressed|olive/
! Bread. Oil. Silence.
- All it needs is bread.
/gift|tin\b|hamper/
! Bring this. Get invited again.
- The tin stays when it's all gone.
/\d[\d.,]* ?(?:g|kg|oz)\b/
! {amount}. Share at your own risk.
- Enough to share. In theory.
/notes? of|flavou?rs?|tastes? (?:of|like)/
! Close your eyes. What is it?
? What does the second bite say?
- Chew slowly. There's more coming.
`,
  ),
  ...readLines(
    'drinks',
    ['drinks'],
    String.raw`
/no added sugar|without (?:added )?sugar|sugar[- ]free|unsweetened|zero sugar/
! Read the label. Take your time.
? Sweet from where, then?
- The label is short on sugar.
/cold[- ]pressed|freshly squeezed|not from concentrate|pressed/
! Fruit in. Juice out. The end.
- Fruit in, juice out. We stop there.
/single[- ]origin|from [A-Z]|highland|estate|grown/
! A mountain, a bag, your kitchen.
? Where did your cup grow up?
- You can look its home up on a map.
/(?:dark|medium|light|espresso) roast|slow[- ]roasted|roasted/
! Open the bag. Stand still.
? Who's up? The one who smells this.
- Open the bag before you open your eyes.
- The smell gets to bed before you do.
/notes? of|flavou?rs?|tastes? (?:of|like)/
! Sip. Wait. There it is.
? What do you taste second?
- First sip says hello, second says what.
/decaf|caffeine[- ]free|without caffeine/
! Ten at night. Go on.
? Coffee at ten? Who says no?
- Ten at night, one more cup.
/caffeine/
! Monday, nine o'clock. Bring it.
- For the meeting that could have been an email.
/whole ?bean|\bbeans\b/
! Grind. Breathe. Wait.
- Grind only what you drink.
/loose[- ]?leaf|whole leaf/
! Watch it open.
- Pour, and watch the leaves open.
/tea ?bags?|sachets?|pyramid/
! Kettle on. Shoes off.
- One bag, one chapter.
/recyclable|resealable|screw ?cap/
! Half now. Half on the train.
- Close it, bag it, finish it on the train.
/bubbles|sparkling|carbonat/
! Listen first.
- Hold it to your ear first.
/oak|barrel|aged|barrique/
! It waited. You needn't.
- It waited, so you don't have to.
/(?:two|three|four|six|twelve|\d+)[- ]?(?:pack|bottles|cans)|pack of|case of/
! One for the fridge, one for the desk.
? Who hid one behind the milk?
- One for the fridge, one for the desk, one for whoever asks.
/\d[\d.,]* ?(?:ml|cl|l|litres?)\b/
! {amount} of not another coffee.
- Cold, in your hand, on the way.
/organic/
! The field took its time.
- Grown the slower way.
/ginger|lemon|mint|elderflower|chamomile|hibiscus|berry|apple|mango|peach/
! Your glass just got a garden.
- Smell the glass before you sip.
`,
  ),
];

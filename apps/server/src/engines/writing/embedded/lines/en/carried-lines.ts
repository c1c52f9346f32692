import { readLines } from '../written-lines.ts';

export const CARRIED_LINES = [
  ...readLines(
    'bags',
    ['bags'],
    String.raw`
/bungee/
- The wet jacket rides outside.
- Stretch it over whatever shouldn't ride inside.
/(?:laptop|tablet) (?:sleeve|compartment|pocket)|padded laptop/ =backpack,rucksack,daypack,tote,tote bag,messenger bag,work bag,laptop backpack
- The laptop gets its own room. The apple doesn't.
/(?:hidden|secret|anti-theft) (?:back |zip )?pocket/ =backpack,rucksack,daypack,belt bag,crossbody bag,travel backpack
- Passport at the back, where only you reach.
/key (?:clip|ring|leash)|pocket for (?:your )?keys/ =backpack,tote bag,handbag,crossbody bag,rucksack,daypack,tote
- Keys on the first try.
/shoe (?:compartment|pocket)/ =backpack,duffel bag,gym bag,sports bag,holdall,weekender
- Trainers one side, clean shirt the other.
/wet (?:compartment|pocket)|wet.{0,9}dry (?:compartment|pocket|separat\w+)/ =backpack,duffel bag,gym bag,sports bag,swim bag,holdall
- The wet towel has its own door.
/(?:card|credit card) (?:slots?|holders?)|card slots/ =wallet,card holder,cardholder,purse
- The card you need isn't under the ones you don't.
/coin (?:pocket|pouch|compartment)/ =wallet,purse,coin purse
- Coins finally stop swimming.
/RFID/ =wallet,card holder,passport holder,cardholder,purse
- Your cards keep to themselves.
/zip(?:ped|pered)? (?:\w+ )?pockets?/ =backpack,rucksack,daypack,crossbody bag,belt bag,bum bag,sling bag
- Run for the train. Nothing jumps out.
/(?:two|three|four|five|\d) compartments\b/ =backpack,rucksack,duffel bag,weekender,holdall,daypack
- Pack it once, find it twice.
/(?:two|three|four|five|six|\d) (?:\w+ )?pockets\b/ =backpack,rucksack,tote bag,handbag,crossbody bag,daypack,tote
- Keys here. Snacks there. Done.
- Every small thing gets a door of its own.
/padded (?:shoulder )?straps?/ =backpack,rucksack,daypack,laptop backpack,school bag
- For the long stairs at the station.
/padded back|padded back panel/ =backpack,rucksack,daypack,laptop backpack,school bag
- Soft on the side that leans on you.
/(?:chest|sternum|hip|waist) (?:strap|belt)/ =backpack,rucksack,hiking backpack,daypack
- Click it, and the bag stops dancing.
/(?:adjustable|detachable|removable) (?:shoulder |crossbody )?strap\b/ =crossbody bag,handbag,shoulder bag
- Long for the bike, short for the train.
/trolley (?:sleeve|strap)|luggage strap/ =backpack,tote bag,weekender,duffel bag,laptop bag,holdall,tote,laptop backpack
- Slides over the suitcase handle and rides along.
/(?:four|360|spinner|smooth|silent|\d) ?(?:°|degree)? ?(?:spinner )?wheels?/ =suitcase,luggage,carry-on,cabin case,carry-on suitcase
- Push it with one finger down the long corridor.
/(?:TSA|combination|code) ?lock/ =suitcase,luggage,carry-on,cabin case,carry-on suitcase
- You know the code. That's everybody who should.
/^expand/ =suitcase,carry-on,carry-on suitcase
- One zip, and the souvenirs fit.
/(?:carry[- ]on|cabin|hand luggage)/ =suitcase,carry-on,backpack,carry-on suitcase,travel backpack,weekender
- Walk past the luggage belt.
/^water[- ]?(?:repellent|resist\w*)/ =backpack,tote bag,messenger bag,rucksack,laptop bag,tote,laptop backpack,daypack
- Good for the dash from tram to door.
/(?<!(?:faux|vegan|trim|patch|look).*)(?:(?:full[- ]grain leather|genuine leather|real leather))(?!.*(?:faux|vegan|trim|patch|look))/
- Gets its best lines from you.
/^(?:\w+ )?canvas/ =tote bag,duffel bag,weekender,holdall,tote
- Made to be put down on floors.
/packs? (?:flat|into)|fold\w* into/ =shopping bag,reusable bag,tote bag,shopper,foldable bag
- Waits in a pocket until the till asks.
/magnet\w* (?:closure|clasp|snap|button)/ =handbag,clutch,crossbody bag,tote bag,shoulder bag,tote
- Let go, and it shuts.
/^(?:hard[- ]?(?:shell|side)|polycarbonate)/ =suitcase,carry-on,luggage,carry-on suitcase
- The outside takes it, the shirts don't.
/^(?:lightweight|weighs (?:only|just))/ =suitcase,carry-on,backpack,duffel bag,carry-on suitcase
- Leaves the weight for what you pack.
/stands? (?:up )?(?:by itself|upright)|feet on the base/ =handbag,tote bag,backpack,tote
- Put it by your chair. It stays up.
`,
  ),
  ...readLines(
    'eyewear',
    ['eyewear'],
    String.raw`
/polari[sz]ed/ =sunglasses,cycling glasses,sunnies
- The lake stops flashing at you.
- Look into the water, not at it.
/\bUV ?400|100 ?% UV|UV protect/ =sunglasses,kids sunglasses,sunnies
- UV stops at the glass.
- Look up. That's what they're for.
/^(?:\w+ )?acetate(?: frames?)?$/ =sunglasses,glasses,reading glasses
- Acetate: pick them up, feel the edge.
/^(?:titanium|metal frame|steel frame|titanium frame)$/ =sunglasses,glasses,reading glasses
- A thin line around whatever you look at.
/(?:case|pouch).*(?:included|supplied)|comes? with .*case|with (?:a )?(?:hard|leather) case/ =sunglasses,glasses,reading glasses
- For the next person who sits on your bag.
- They sleep in a case, not among your keys.
/blue[- ]light/ =glasses,blue light glasses,computer glasses,reading glasses
- For the eleventh open tab.
/spring hinge|flex\w* (?:hinge|temple)/ =sunglasses,glasses,reading glasses,blue light glasses
- Pull them off with one hand.
/adjust\w* nose ?pads?/ =sunglasses,glasses,reading glasses,blue light glasses
- Set once, and they know your nose.
/^(?:lightweight|weighs|only \d+ ?g|\d+ ?g(?:rams)?$)/ =sunglasses,glasses,reading glasses,blue light glasses
- You'll look for them while wearing them.
/mirrored (?:lens|glass)\w*/ =sunglasses,sunnies
- Nobody knows where you're looking.
/gradient/ =sunglasses,sunnies
- Dark for the sky, clear for the menu.
/scratch[- ]?resist\w*/ =sunglasses,glasses,reading glasses
- Made for pockets with company.
/wrap ?around/ =sunglasses,cycling glasses
- The sun doesn't get in from the side.
/photochromic/ =glasses,sunglasses
- They notice the sun before you do.
/^(?:oversized|cat[- ]eye|aviator)\b/ =sunglasses,glasses
- A shape people remember from across the road.
/^(?:three|four|five|six|\d+) (?:frame )?colou?rs/ =sunglasses,glasses,reading glasses
- Try the one you'd never pick. Then pick.
`,
  ),
  ...readLines(
    'jewellery',
    ['jewellery'],
    String.raw`
/^(?:(?:solid )?(?:sterling|925) silver|solid silver)/ =necklace,ring,bracelet,bangle,earrings,pendant,anklet,earring,rings,hoops,studs,chain
- Goes with Monday's shirt and Saturday's.
- A soft cloth wakes it up.
/gold vermeil|gold[- ](?:plated|filled)|^vermeil/ =necklace,ring,bracelet,bangle,earrings,pendant,earring,rings,hoops,studs,chain
- Catches the lamp before you sit down.
/(?:freshwater|akoya|cultured|real) pearls?/ =necklace,earrings,bracelet,pendant,earring
- Ask any grandmother.
/(?<!(?:dust|pattern|cut\b.*steel).*)(?:(?:diamonds?|moissanite|zirconia)\b)(?!.*(?:dust|pattern|cut\b.*steel))/ =ring,necklace,earrings,bracelet,pendant,earring,studs
- Candle, lamp, phone screen: it answers all of them.
- Move, and it answers.
/(?:engrav\w*|personali[sz]\w*) with (?:a|your|any) name|your name/ =necklace,ring,bracelet,pendant,keychain,bangle
- A name makes it nobody else's.
/^(?:adjustable|resizable)/ =ring,rings
- No need to know the size by heart.
/hypo-?allergenic|nickel[- ]free/ =earrings,earring,studs,hoops
- Ears that are picky get a say.
/(?:100|200|300) ?(?:m|metres?|meters?)\b.*|(?:10|20|30) ?atm/ =watch,diver's watch,sports watch,dive watch
- Dishes, rain, pool: it stays on.
/^(?:waterproof|tarnish[- ](?:free|proof))/ =necklace,ring,bracelet,bangle,earrings,rings,anklet
- Stays on when the taps go on.
/lumin\w*|glow|backlight/ =watch,watches
- Three in the morning, and you can read it.
/(?:dual|second|two) time|time ?zone/ =watch,watches
- Here and there on one wrist.
/(?:silicone|rubber) strap/ =watch,watches
- Rinse it under the tap after the run.
/leather strap/ =watch,watches
- The strap learns your wrist.
/automatic|self-winding/ =watch,watches
- You walk. It ticks.
/quartz/ =watch,watches
- Lies in the drawer and keeps counting.
/sapphire (?:crystal|glass)/ =watch,watches
- Door frames have met it.
/chronograph|stopwatch/ =watch,watches
- Time an egg, a lap, a speech.
/(?:day)[- ](?:and[- ]date )?(?:window|display)|day[- ]date/ =watch,watches
- It also knows what day it is.
/^(?:316L )?stainless steel$/ =bracelet,ring,necklace,bangle,anklet
- Doesn't mind the sink.
`,
  ),
];

import { readLines } from '../written-lines.ts';

/** Of bags, glasses and jewellery. */
export const CARRIED_LINES = [
  ...readLines(
    'bags',
    ['bags'],
    String.raw`
/bungee/
! Wet jacket? Outside, please.
? Where does the wet jacket go?
> Then: wet jacket on dry lunch. Now: outside.
- The wet jacket rides outside.
- Stretch it over whatever shouldn't ride inside.
/(?:laptop|tablet) (?:sleeve|compartment|pocket)|padded laptop/ =backpack,rucksack,daypack,tote,tote bag,messenger bag,work bag,laptop backpack
! The laptop gets its own room.
? Laptop next to the apple again?
- The laptop gets its own room. The apple doesn't.
/(?:bottle) (?:pocket|holder)|pocket for (?:a|your) bottle/ =backpack,rucksack,daypack,school bag
! Bottle on the outside. Good.
/(?:hidden|secret|anti-theft) (?:back |zip )?pocket/ =backpack,rucksack,daypack,belt bag,crossbody bag,travel backpack
! Passport: found by you only.
? Where do you hide the passport?
- Passport at the back, where only you reach.
/key (?:clip|ring|leash)|pocket for (?:your )?keys/ =backpack,tote bag,handbag,crossbody bag,rucksack,daypack,tote
! Keys. First try.
? Digging for keys at the door?
- Keys on the first try.
/shoe (?:compartment|pocket)/ =backpack,duffel bag,gym bag,sports bag,holdall,weekender
! Trainers and clean shirt, divorced.
- Trainers one side, clean shirt the other.
/wet (?:compartment|pocket)|wet.{0,9}dry (?:compartment|pocket|separat\w+)/ =backpack,duffel bag,gym bag,sports bag,swim bag,holdall
! Wet towel, dry shirt, one bag.
- The wet towel has its own door.
/(?:card|credit card) (?:slots?|holders?)|card slots/ =wallet,card holder,cardholder,purse
! The right card, first try.
? Which pocket is the card in?
- The card you need isn't under the ones you don't.
/coin (?:pocket|pouch|compartment)/ =wallet,purse,coin purse
! Coins: caught.
- Coins finally stop swimming.
/RFID/ =wallet,card holder,passport holder,cardholder,purse
! Cards in. Scanners out.
- Your cards keep to themselves.
/zip(?:ped|pered)? (?:\w+ )?pockets?/ =backpack,rucksack,daypack,crossbody bag,belt bag,bum bag,sling bag
! Zipped. Now run.
? Did something just fall out?
- Run for the train. Nothing jumps out.
/(?:two|three|four|five|\d) compartments\b/ =backpack,rucksack,duffel bag,weekender,holdall,daypack
! A place for it. And for that.
- Pack it once, find it twice.
/(?:two|three|four|five|six|\d) (?:\w+ )?pockets\b/ =backpack,rucksack,tote bag,handbag,crossbody bag,daypack,tote
! Ask where the keys are. Go on.
? Tipping the bag out again?
- Keys here. Snacks there. Done.
- Every small thing gets a door of its own.
/padded (?:shoulder )?straps?/ =backpack,rucksack,daypack,laptop backpack,school bag
! Full bag, long stairs.
? Which shoulder hurts first?
- For the long stairs at the station.
/padded back|padded back panel/ =backpack,rucksack,daypack,laptop backpack,school bag
! Whatever's in there, your spine won't feel the corners.
- Soft on the side that leans on you.
/(?:chest|sternum|hip|waist) (?:strap|belt)/ =backpack,rucksack,hiking backpack,daypack
- Click it, and the bag stops dancing.
/(?:adjustable|detachable|removable) (?:shoulder |crossbody )?strap\b/ =crossbody bag,handbag,shoulder bag
? Hands free today?
- Long for the bike, short for the train.
/trolley (?:sleeve|strap)|luggage strap/ =backpack,tote bag,weekender,duffel bag,laptop bag,holdall,tote,laptop backpack
! Rides on the suitcase. You steer.
- Slides over the suitcase handle and rides along.
/(?:four|360|spinner|smooth|silent|\d) ?(?:°|degree)? ?(?:spinner )?wheels?/ =suitcase,luggage,carry-on,cabin case,carry-on suitcase
! One finger, one airport.
? Dragging it, or walking it?
- Push it with one finger down the long corridor.
/(?:TSA|combination|code) ?lock/ =suitcase,luggage,carry-on,cabin case,carry-on suitcase
! Only you know the code.
- You know the code. That's everybody who should.
/^expand/ =suitcase,carry-on,carry-on suitcase
? Who packs less for the way home?
- One zip, and the souvenirs fit.
/(?:carry[- ]on|cabin|hand luggage)/ =suitcase,carry-on,backpack,carry-on suitcase,travel backpack,weekender
! Past the belt, straight to the taxi.
- Walk past the luggage belt.
/^(?:3\d|4\d|5\d|6\d)[- ]?(?:l|litres?|liters?)\b/ =backpack,duffel bag,weekender,holdall,travel backpack,suitcase
! {amount} of just in case.
? How many just-in-cases fit?
/^water[- ]?(?:repellent|resist\w*)/ =backpack,tote bag,messenger bag,rucksack,laptop bag,tote,laptop backpack,daypack
! A shower on the way. So what?
- Good for the dash from tram to door.
/(?<!(?:faux|vegan|trim|patch|look).*)(?:(?:full[- ]grain leather|genuine leather|real leather))(?!.*(?:faux|vegan|trim|patch|look))/
! Give it a year. Then look again.
* Look at the grain.
- Gets its best lines from you.
/^(?:\w+ )?canvas/ =tote bag,duffel bag,weekender,holdall,tote
- Made to be put down on floors.
/packs? (?:flat|into)|fold\w* into/ =shopping bag,reusable bag,tote bag,shopper,foldable bag
? Forgot the bag again?
- Waits in a pocket until the till asks.
/magnet\w* (?:closure|clasp|snap|button)/ =handbag,clutch,crossbody bag,tote bag,shoulder bag,tote
! Closes before you think of it.
- Let go, and it shuts.
/^zip(?:per)? (?:closure|top)|^zipped top/ =tote bag,handbag,shoulder bag,crossbody bag,clutch,tote
! Shut is shut.
/^(?:hard[- ]?(?:shell|side)|polycarbonate)/ =suitcase,carry-on,luggage,carry-on suitcase
- The outside takes it, the shirts don't.
/^(?:lightweight|weighs (?:only|just))/ =suitcase,carry-on,backpack,duffel bag,carry-on suitcase
- Leaves the weight for what you pack.
/stands? (?:up )?(?:by itself|upright)|feet on the base/ =handbag,tote bag,backpack,tote
! Put it down. It stays standing.
- Put it by your chair. It stays up.
`,
  ),
  ...readLines(
    'eyewear',
    ['eyewear'],
    String.raw`
/polari[sz]ed/ =sunglasses,cycling glasses,sunnies
! Look at the lake. Into it.
? Where did the glare go?
- The lake stops flashing at you.
- Look into the water, not at it.
/\bUV ?400|100 ?% UV|UV protect/ =sunglasses,kids sunglasses,sunnies
! The sun gets no further.
? What do your eyes do at noon?
- UV stops at the glass.
- Look up. That's what they're for.
/^(?:\w+ )?acetate(?: frames?)?$/ =sunglasses,glasses,reading glasses
* Turn it in the light. That's acetate.
! Thick where it should be.
- Acetate: pick them up, feel the edge.
/^(?:titanium|metal frame|steel frame|titanium frame)$/ =sunglasses,glasses,reading glasses
! Thin lines, strong opinions.
- A thin line around whatever you look at.
/(?:case|pouch).*(?:included|supplied)|comes? with .*case|with (?:a )?(?:hard|leather) case/ =sunglasses,glasses,reading glasses
? Who sat on the last pair?
- For the next person who sits on your bag.
- They sleep in a case, not among your keys.
/blue[- ]light/ =glasses,blue light glasses,computer glasses,reading glasses
! So many tabs. So few eyes.
? How many screens since breakfast?
- For the eleventh open tab.
/spring hinge|flex\w* (?:hinge|temple)/ =sunglasses,glasses,reading glasses,blue light glasses
! Pull them off one-handed. We saw that.
- Pull them off with one hand.
/adjust\w* nose ?pads?/ =sunglasses,glasses,reading glasses,blue light glasses
! No more pushing them up.
- Set once, and they know your nose.
/^(?:lightweight|weighs|only \d+ ?g|\d+ ?g(?:rams)?$)/ =sunglasses,glasses,reading glasses,blue light glasses
! On your nose, and already forgotten.
- You'll look for them while wearing them.
/mirrored (?:lens|glass)\w*/ =sunglasses,sunnies
! They see themselves. You see them.
- Nobody knows where you're looking.
/gradient/ =sunglasses,sunnies
! Dark up there. Clear down here.
- Dark for the sky, clear for the menu.
/scratch[- ]?resist\w*/ =sunglasses,glasses,reading glasses
! Keys in the same pocket? Rude.
- Made for pockets with company.
/wrap ?around/ =sunglasses,cycling glasses
! No sun round the side.
- The sun doesn't get in from the side.
/photochromic/ =glasses,sunglasses
! Indoors clear. Outdoors dark. You did nothing.
- They notice the sun before you do.
/^(?:oversized|cat[- ]eye|aviator)\b/ =sunglasses,glasses
! That shape does the talking.
- A shape people remember from across the road.
/^(?:three|four|five|six|\d+) (?:frame )?colou?rs/ =sunglasses,glasses,reading glasses
! Which pair are you?
? Which one would your friends guess?
- Try the one you'd never pick. Then pick.
`,
  ),
  ...readLines(
    'jewellery',
    ['jewellery'],
    String.raw`
/^(?:(?:solid )?(?:sterling|925) silver|solid silver)/ =necklace,ring,bracelet,bangle,earrings,pendant,anklet,earring,rings,hoops,studs,chain
! Silver. It goes with every sleeve.
- Goes with Monday's shirt and Saturday's.
- A soft cloth wakes it up.
/gold vermeil|gold[- ](?:plated|filled)|^vermeil/ =necklace,ring,bracelet,bangle,earrings,pendant,earring,rings,hoops,studs,chain
! Gold where the light lands.
- Catches the lamp before you sit down.
/(?:freshwater|akoya|cultured|real) pearls?/ =necklace,earrings,bracelet,pendant,earring
! Grandmother wore pearls. She was right.
- Ask any grandmother.
/(?<!(?:dust|pattern|cut\b.*steel).*)(?:(?:diamonds?|moissanite|zirconia)\b)(?!.*(?:dust|pattern|cut\b.*steel))/ =ring,necklace,earrings,bracelet,pendant,earring,studs
! Move your hand. There.
- Candle, lamp, phone screen: it answers all of them.
- Move, and it answers.
/(?:engrav\w*|personali[sz]\w*) with (?:a|your|any) name|your name/ =necklace,ring,bracelet,pendant,keychain,bangle
? Whose name goes on it?
- A name makes it nobody else's.
/^(?:adjustable|resizable)/ =ring,rings
! Guess the size. You're right.
? Do you know her ring size?
- No need to know the size by heart.
/hypo-?allergenic|nickel[- ]free/ =earrings,earring,studs,hoops
! Sensitive ears, sit down.
- Ears that are picky get a say.
/(?:100|200|300) ?(?:m|metres?|meters?)\b.*|(?:10|20|30) ?atm/ =watch,diver's watch,sports watch,dive watch
! Jump in. The watch won't mind.
? Take it off at the pool?
> Then: left on the towel. Now: in the pool.
- Dishes, rain, pool: it stays on.
/^(?:waterproof|tarnish[- ](?:free|proof))/ =necklace,ring,bracelet,bangle,earrings,rings,anklet
! Washing up? Leave it on.
- Stays on when the taps go on.
/lumin\w*|glow|backlight/ =watch,watches
! Three in the morning? Look down.
? What time is it in the tent?
- Three in the morning, and you can read it.
/(?:dual|second|two) time|time ?zone/ =watch,watches
! Here it's breakfast. There it's lunch.
- Here and there on one wrist.
/(?:silicone|rubber) strap/ =watch,watches
! Sweat, rinse, wear.
- Rinse it under the tap after the run.
/leather strap/ =watch,watches
! The strap gets to know your wrist.
- The strap learns your wrist.
/automatic|self-winding/ =watch,watches
! Your wrist is the battery.
- You walk. It ticks.
/quartz/ =watch,watches
! Forget it in a drawer. It's still counting.
- Lies in the drawer and keeps counting.
/sapphire (?:crystal|glass)/ =watch,watches
! Door frames, come closer.
- Door frames have met it.
/chronograph|stopwatch/ =watch,watches
! Time the egg. Time the lap.
- Time an egg, a lap, a speech.
/(?:day)[- ](?:and[- ]date )?(?:window|display)|day[- ]date/ =watch,watches
- It also knows what day it is.
/hand[- ]?hammered/
* See the hammer marks?
/^(?:316L )?stainless steel$/ =bracelet,ring,necklace,bangle,anklet
- Doesn't mind the sink.
`,
  ),
];

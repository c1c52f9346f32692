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
/(?:laptop|tablet) (?:sleeve|compartment|pocket)|fits? (?:\S+ ){0,4}laptop|padded laptop/
! The laptop gets its own room.
? Laptop next to the apple again?
- The laptop gets its own room. The apple doesn't.
- Work in one half, lunch in the other.
/(?:bottle|umbrella) (?:pocket|holder)|pocket for (?:a|your) (?:bottle|umbrella)/
! Bottle on the outside. Good.
- The bottle stays away from the books.
/(?:hidden|secret|back|anti-theft) pocket/
! Passport: found by you only.
? Where do you hide the passport?
- Passport at the back, where only you reach.
/(?:key|phone) (?:clip|ring|leash|pocket)|pocket for (?:your )?(?:keys|phone)/
! Keys. First try.
? Digging for keys at the door?
- Keys on the first try.
/shoe (?:compartment|pocket)/
! Trainers and clean shirt, divorced.
- Trainers one side, clean shirt the other.
/(?:wet|dry) (?:compartment|pocket|separat\w+)|separate compartment/
! Wet towel, dry shirt, one bag.
- The wet towel has its own door.
/(?:card|credit card) (?:slots?|holders?)|card slots/
! The right card, first try.
? Which pocket is the card in?
- The card you need isn't under the ones you don't.
/coin (?:pocket|pouch|compartment)/
! Coins: caught.
- Coins finally stop swimming.
/RFID/
! Cards in. Scanners out.
- Your cards keep to themselves.
/zip\w* (?:\w+ )?pockets?/
! Zipped. Now run.
? Did something just fall out?
- Left for keys, right for snacks: zipped.
- Run for the train. Nothing jumps out.
/\b(?:main )?compartments?\b/
! A place for it. And for that.
- Chargers here, socks there.
- Pack it once, find it twice.
/\bpockets?\b/
! Ask where the keys are. Go on.
? Tipping the bag out again?
- Keys here. Snacks there. Done.
- Every small thing gets a door of its own.
/padded (?:\w+ )?straps?|padded shoulder/
! Full bag, long stairs.
? Which shoulder hurts first?
- For the long stairs at the station.
- The strap is soft where the bag is heavy.
/padded (?:back|panel)|ventilated back|back panel/
! Whatever's in there, your spine won't feel the corners.
- Book corners stay off your spine.
- Soft on the side that leans on you.
/(?:chest|sternum|hip|waist) (?:strap|belt)/
! Click. Now it climbs with you.
- Click it, and the bag stops dancing.
/(?:adjustable|detachable|removable|crossbody) (?:\w+ )?straps?/
! Shoulder, back, across: decide later.
? Hands free today?
- Long for the bike, short for the train.
- Strap on for the street, off for dinner.
/trolley (?:sleeve|strap)|luggage strap/
! Rides on the suitcase. You steer.
- Slides over the suitcase handle and rides along.
/(?:four|360|spinner|smooth|silent|\d) ?(?:°|degree)? ?(?:spinner )?wheels?/
! One finger, one airport.
? Dragging it, or walking it?
- Push it with one finger down the long corridor.
/(?:TSA|combination|code) ?lock/
! Only you know the code.
- You know the code. That's everybody who should.
/expand\w*/
! Out with shirts, back with more shirts.
? Who packs less for the way home?
- One zip, and the souvenirs fit.
/(?:carry[- ]on|cabin|hand luggage)/
! Past the belt, straight to the taxi.
- Walk past the luggage belt.
/\d[\d.,]* ?(?:-| )?(?:l|litres?|liters?)\b|capacity|roomy|large enough/
! {amount} of just in case.
? How many just-in-cases fit?
- Room for the jumper you won't need, and do.
- A weekend, if you fold.
/waterproof|roll[- ]?top/
! Clouds over, books inside.
? Laptop in the rain?
- The rain stops at the zip.
- Walk on. Your book is dry.
/water[- ]?(?:repellent|resist\w*)/
! A shower on the way. So what?
- Good for the dash from tram to door.
/\bfull[- ]grain|\bleather\b/
! Give it a year. Then look again.
* Look at the grain.
- Gets its best lines from you.
- Each scratch is one you remember.
/canvas|cotton/
! Throw it in the boot. It's been called worse.
- Made to be put down on floors.
/(?:nylon|polyester|ripstop|oxford)\b/
! Put it on the floor. Any floor.
- Floors, racks, overhead lockers: it has been put there before.
/fold(?:s|able|ing)?|packs? (?:flat|down|into)|collaps/
! A bag that waits in your bag.
? Forgot the bag again?
- Waits in a pocket until the till asks.
/magnet\w* (?:closure|clasp|snap|button)/
! Closes before you think of it.
- Let go, and it shuts.
/\bzip(?:per)?(?: closure|ped| top|s)?\b/
! Shut is shut.
- Zip it shut and swing it.
/hard[- ]?(?:shell|side)|polycarbonate/
! Baggage handlers, do your thing.
- The outside takes it, the shirts don't.
/lightweight|\bweigh/
! Save the kilos for the shoes.
- Leaves the weight for what you pack.
/stands? (?:up )?(?:by itself|upright)|flat base|feet on the base/
! Put it down. It stays standing.
- Put it by your chair. It stays up.
`,
  ),
  ...readLines(
    'eyewear',
    ['eyewear'],
    String.raw`
/polari[sz]ed/
! Look at the lake. Into it.
? Where did the glare go?
> Then: a white windscreen. Now: the road.
- The lake stops flashing at you.
- Look into the water, not at it.
/\bUV ?400|100 ?% UV|UV protect|\bUV\b/
! The sun gets no further.
? What do your eyes do at noon?
- UV stops at the glass.
- Look up. That's what they're for.
/acetate/
* Turn it in the light. That's acetate.
! Thick where it should be.
- Acetate: pick them up, feel the edge.
- Solid in the hand, easy on the nose.
/titanium|\bmetal frame|\bsteel frame/
! Thin lines, strong opinions.
- A thin line around whatever you look at.
/(?:case|pouch|cloth).*(?:included|supplied)|comes? with .*(?:case|cloth)|(?:leather|hard) case/
! Back seat, handbag, beach bag: there's a case.
? Who sat on the last pair?
- For the next person who sits on your bag.
- They sleep in a case, not among your keys.
/blue[- ]light/
! So many tabs. So few eyes.
? How many screens since breakfast?
- For the eleventh open tab.
/spring hinge|flex\w* (?:hinge|temple)/
! Pull them off one-handed. We saw that.
- Pull them off with one hand.
/nose ?pads?/
! No more pushing them up.
- Set once, and they know your nose.
/lightweight|\bweigh|\d ?g(?:rams?)?\b/
! {amount}. Now where are they? On your head.
! On your nose, and already forgotten.
- You'll look for them while wearing them.
/mirror(?:ed)?/
! They see themselves. You see them.
- Nobody knows where you're looking.
/gradient/
! Dark up there. Clear down here.
- Dark for the sky, clear for the menu.
/anti[- ]?(?:scratch|fog|glare|reflect\w*)|scratch[- ]?resist/
! Keys in the same pocket? Rude.
- Made for pockets with company.
/wrap ?around/
! No sun round the side.
- The sun doesn't get in from the side.
/photochromic|transition/
! Indoors clear. Outdoors dark. You did nothing.
- They notice the sun before you do.
/\b(?:oversized|cat[- ]eye|round|square|aviator)\b/
! That shape does the talking.
- A shape people remember from across the road.
/(?:two|three|four|five|six|\d+) (?:frame |lens )?colou?rs/
! Which pair are you?
? Which one would your friends guess?
- Try the one you'd never pick. Then pick.
`,
  ),
  ...readLines(
    'jewellery',
    ['jewellery'],
    String.raw`
/(?:sterling|925|solid) ?(?:silver)?|\bsilver\b/
! Silver. It goes with every sleeve.
* Look for the stamp.
- Goes with Monday's shirt and Saturday's.
- A soft cloth wakes it up.
/vermeil|gold[- ](?:plated|filled)/
! Gold where the light lands.
- Catches the lamp before you sit down.
/\b(?:9|10|14|18|22|24) ?(?:k|ct|carat|karat)|solid gold/
! The number in the ring is the story.
- Look inside: the number is stamped there.
/pearls?/
! Grandmother wore pearls. She was right.
- Ask any grandmother.
/diamond|moissanite|zirconia|sapphire|emerald|ruby|opal|topaz|amethyst|garnet|gemstone/ ^watch
! Move your hand. There.
? Who turned on that light?
- Candle, lamp, phone screen: it answers all of them.
- Move, and it answers.
/engrav|personali[sz]|initial|your name/
! Their name on it. Nobody swaps it.
? Whose name goes on it?
- A name makes it nobody else's.
/adjust\w*|extender|resizable/
! Guess the size. You're right.
? Do you know her ring size?
- No need to know the size by heart.
- Over the collar, under the collar: move the clasp.
/hypo-?allergenic|nickel[- ]free/
! Sensitive ears, sit down.
- Ears that are picky get a say.
/water(?:proof|[- ]resist\w*)|\d+ ?(?:m|metres?|meters?|atm)\b/ =watch
! Jump in. The watch won't mind.
? Take it off at the pool?
> Then: left on the towel. Now: in the pool.
- Dishes, rain, pool: it stays on.
/water(?:proof|[- ]resist\w*)|tarnish/
! Washing up? Leave it on.
- Stays on when the taps go on.
/lumin\w*|glow|backlight/ =watch
! Three in the morning? Look down.
? What time is it in the tent?
- Three in the morning, and you can read it.
/(?:dual|second|two) time|time ?zone/ =watch
! Here it's breakfast. There it's lunch.
- Here and there on one wrist.
/(?:silicone|rubber) strap/ =watch
! Sweat, rinse, wear.
- Rinse it under the tap after the run.
/leather strap/ =watch
! The strap gets to know your wrist.
- The strap learns your wrist.
/automatic|self-winding|mechanical/ =watch
! Your wrist is the battery.
- You walk. It ticks.
/quartz/ =watch
! Forget it in a drawer. It's still counting.
- Lies in the drawer and keeps counting.
/sapphire (?:crystal|glass)|scratch[- ]?resist/ =watch
! Door frames, come closer.
- Door frames have met it.
/chronograph|stopwatch/ =watch
! Time the egg. Time the lap.
- Time an egg, a lap, a speech.
/(?:date|day)[- ](?:window|display)|calendar/ =watch
! What's today? Ask your wrist.
- It also knows what day it is.
/gift (?:box|bag|wrap\w*|ready)/
! Lid off. Hands over mouth.
- All that's missing is the card.
/handmade|hand[- ]?(?:set|forged|hammered|finished)/
* See the hammer marks?
! Somebody bent over a bench for that.
- Somebody bent over a bench for it.
/stainless steel/
! Rain, soap, years.
- Doesn't mind the sink.
`,
  ),
];

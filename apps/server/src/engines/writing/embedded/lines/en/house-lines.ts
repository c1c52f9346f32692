import { readLines } from '../written-lines.ts';

/** Of rooms, furniture, beds and gardens. */
export const HOUSE_LINES = [
  ...readLines(
    'home',
    ['home'],
    String.raw`
/burns? for|burn(?:ing)? time|hours? of burn/
! {amount}. That's a whole box set.
! Light it. Start the film. Start the sequel.
- Burning when the credits roll.
/soy wax|beeswax|coconut wax|\bwax\b/
! Light it before they ring.
- Light it, and the kitchen forgives the fish.
/scent|fragran|smells? (?:of|like)|notes? of|lavender|sandalwood|vanilla|eucalyptus|cedar|jasmine|\bfig\b/ =candle,diffuser,incense,room spray,home fragrance,wax melt
! Come home. Breathe in. Shoes off.
? What does your hallway smell of?
- The hallway says hello before you do.
- You notice it when you come back in.
/cotton wick|wooden wick/
* Hear it crackle? That's the wick.
! Watch the wick, not the phone.
- A small flame to stare into.
/removable cover|zip\w* cover|cover (?:comes off|unzips)|washable cover/
! Wine on it? Unzip.
? Whose turn was it to eat on the sofa?
- Unzip, wash, zip. Nobody saw.
/(?:machine|hand)[- ]wash|washable/
! Red wine? In it goes.
- In it goes, on a Sunday, at thirty.
- Crumbs, paws, jam: in it goes.
/fingerprint|face (?:recognition|unlock)|keyless|code/ =lock,door lock,safe
! Hands full of shopping. Door open.
? Keys? Which keys?
> Then: digging for keys in the rain. Now: a finger.
- Bags in both hands, and you're in.
/reversible|two[- ]sided|double[- ]sided/
! Bored? Turn it over.
? Which side is for guests?
- One side for guests, one for Sundays.
/linen|cotton|velvet|wool|boucl|chenille|jute|knit/ =cushion,throw,curtain,rug,blanket,pillow,tablecloth,runner,mat,towel
! Sit down. Your hand goes there first.
* Run a hand over it.
- Your hand finds it before you sit.
/blackout|room darkening|blocks? (?:out )?(?:the )?light/
! Sunday. Still night in here.
? Who woke you, the street lamp?
> Then: awake at five. Now: it's still dark.
- The street lamp can stay up alone.
/thermal|insulat/ =curtain,curtains,blind
! Draughts stay on the window's side.
- The window keeps its cold to itself.
/absorb\w*|quick[- ]dry/ =towel,bath mat,mat,cloth,mop,robe
! Step out. Don't dance about.
? Wet footprints to the bedroom again?
- Step out dripping. Step off dry.
/non[- ]?slip|anti[- ]?slip|grip/
! Run. The rug stays.
- It stays where you put it. So do you.
/dimm|brightness levels|warm (?:light|white)|colou?r temperature/
! Bright for the onions. Low for the wine.
? One switch for cooking and crying?
- Bright for the crossword, low for the talk.
/touch (?:control|sensor|switch)|motion sensor|sensor/ =lamp,light,night light
! Eyes shut? Touch it.
- No fumbling for a switch at three.
/remote|voice control|\bapp\b/
! Lights off. From bed.
? Who's getting up?
- Nobody gets up.
/LED|energy/
! Leave it on. It barely counts.
/HEPA|CADR|pollen|allergens|filter/ =purifier,air purifier,vacuum,robot vacuum
! The pollen came in. Then this.
- Pollen goes in and doesn't come out.
/quiet|silent|\d+ ?dB|noise/
! Was it on? It's on.
? Is it running? Listen.
- Run it while the baby sleeps.
- You hear the clock again.
/cordless|wireless|battery|rechargeable/ =vacuum,mop,lamp,vacuum cleaner,duster,light
! The plug at the other end? Forget it.
? How far is the next socket?
- Stairs, car, under the bed: no plug to move.
/(?:runs?|lasts?|up to).*\b(?:minutes|hours)|\d+ (?:minutes|hours)/
! Round the whole flat, and the stairs.
- Long enough for every room and the car.
/suction|\d+ ?k?Pa\b/
! Cereal. Cat hair. Going, gone.
? What's under your sofa right now?
- Ask it about the cereal.
/empties itself|self[- ]empty\w*|maps?|docks|charges itself/ =robot vacuum,vacuum
! Vacuuming: somebody else's job.
- It works while you're at work.
/(?:two|three|four|five|six|\d+) (?:shelves|tiers|drawers|compartments|hooks|pockets)|shelf|shelves|drawers?|compartments?/
! The pile on the chair has an address.
? What lives on your floor?
> Then: the chair with everything on it. Now: a chair.
- The floor comes back.
- A place for the things that never had one.
/stack|nest/
! Empty? It hides inside the other.
- One on top of the other, out of the way.
/fold|collaps|stores? flat/ ^lamp,light,lantern
! Done. Flat. Behind the door.
? Where does it live the rest of the week?
- Behind the door until next time.
/(?:no|without) (?:drill\w*|tools|screws|holes)|adhesive|self[- ]adhesive|tool[- ]free/
! The wall stays a wall.
? Seen the drill lately?
- The drill stays at the neighbour's.
/hand[- ]?(?:made|poured|woven|tufted|blown|thrown|painted|knotted|loomed)/
* Look closely. That's a hand.
! Nobody else has exactly this one.
- Each comes out a little different.
/ceramic|stoneware|porcelain|terracotta|glass/
! Pick it up. Heavier than it looks, isn't it?
- Put one branch in it. Done.
/\boak\b|walnut|bamboo|\bwood\w*|acacia|rattan|wicker/
! A tree drew that.
* That line took years.
- The grain did the drawing.
/refill/
! Empty? Only the inside is new.
- Keep the jar. Refill the rest.
/remov\w* stains|cuts? grease|streak[- ]?free|descal/
! Wipe. Look. Where is it?
- One wipe, then admire.
/plant[- ]based|biodegradable|no harsh|fragrance[- ]free/
! Children on the floor? Mop anyway.
/\d[\d.,]* ?(?:l|litres?|ml|cl)\b|capacity/ =humidifier,dispenser,diffuser
! {amount}. Fill it and forget it.
- Fill it once, forget it a while.
`,
  ),
  ...readLines(
    'furniture',
    ['furniture'],
    String.raw`
/top[- ]?grain|full[- ]grain|\bleather\b/
! It gets better with every Sunday.
* Look at the grain.
- Sit down for a minute. See you at dinner.
/bent(?:wood| plywood)|plywood|moulded|molded/
! Wood that learned to bend.
- Follow the curve with a finger.
/foot ?(?:stool|rest)|ottoman/
! Feet up. That's the meeting.
? Where do the feet go?
- Feet up. Today is over.
/swivel|rotat\w+|360/
! Turn to the window. Turn back. Film.
? Window or television?
- From window to television without getting up.
/reclin|tilt/
! Lean back. Answer later.
- Lean back and lose the argument gladly.
/solid (?:oak|walnut|beech|ash|pine|wood|teak|acacia|mango)|\boak\b|walnut|beech|teak|mango wood/
! Knock on it. That's wood all the way.
* Follow that line. A tree drew it.
? When did you last knock on wood?
- Knock on it.
- The tree did the pattern.
/oiled|waxed|lacquer|wipe[s]? clean|stain[- ]resist/
! Ring from a glass? Breathe.
- Coffee rings are not a tragedy.
/extend\w*|pulls? out|drop[- ]leaf|butterfly leaf/
! Small for breakfast. Long for the match.
? Who's coming, and who told them yes?
- Small on Tuesday, large on Sunday.
/seats? (?:up to )?(?:\d|two|three|four|six|eight)|(?:two|three|four|\d)[- ]seater/
! Everybody sits. Even the late ones.
- Nobody eats standing.
/memory foam|foam|cushion\w*|padded|pocket springs?|feather/
! Sit. Oh.
? One more episode?
- One more episode, said the seat.
- Stay for the second cup.
/lumbar|ergonomic|back ?rest|headrest|arm ?rests?/
! Your back gets a vote.
? Who's complaining, you or your back?
- For the call that runs over.
/height[- ]adjust\w*|adjust\w*|sit[- ]stand|electric/
! Sit for the email. Stand for the bill.
? Sitting or standing for this call?
- Up for the calls, down for the cake.
/fold\w*|stack\w*|collaps/
! Guests gone? So is it.
? Where does the sixth chair live?
- Behind the door until the in-laws come.
/(?:no|without) tools|tool[- ]free|easy assembly|assembl\w+ in/
! The little key stays in the bag.
? Who's good with instructions?
- Built before the pizza comes.
/removable cover|washable|cover comes off/
! Gravy, dog, toddler: the cover comes off.
- Covers off, wash, covers on.
/shelves|shelf/
! The pile by the bed has a place.
- For the pile you swear you're reading.
/drawers?|storage|compartment/
! The mess went in there.
? Where did the mess go?
- In goes the mess. Shut.
/castors?|casters?|wheels?/
! Push it. It's leaving the room.
- Rolls over to where the party is.
/(?:holds?|supports?|up to|load).*\d+ ?(?:kg|lbs?|pounds)/ =chair,stool,bench,sofa,armchair,ottoman,recliner,bed
! Sit down. Bring a friend.
? Would you all fit? And would it hold?
- Sit down the way you like.
/velvet|boucl|linen|fabric|corduroy|wool/
! Stroke the arm. Everyone does.
* Run your hand along that arm.
- Every guest strokes the arm once.
/steel|iron|metal (?:frame|legs)|powder[- ]coated/
! Slim legs. Strong opinions.
- Slim legs, straight back.
/rattan|wicker|cane/
! Light falls through it. Look at the floor.
- Look at the shadow it throws.
/cable|power outlet|USB/
! The cables went that way.
- The cables find their own way down.
/reversible|modular|left or right/
! New flat? Turn it round.
- Move house. Move it round.
`,
  ),
  ...readLines(
    'bedding',
    ['bedding'],
    String.raw`
/cooling|cool to the touch|temperature[- ]regul|breathab|\btencel\b|eucalyptus/
! July. Turn over. Ah.
? Which side of the pillow is cold?
> Then: hunting the cold side. Now: asleep.
- The cold side, without the turning.
/linen/
! It came creased. It stays cool about it.
- Softens with every wash day.
/percale|sateen|thread count|egyptian|\bcotton\b|jersey/
! Clean sheets night.
? When was your last clean-sheets night?
- That first minute between clean sheets.
/bamboo|silk|satin|mulberry/
! Your hair slept, too.
- Cheek, meet pillow.
/down|feather|goose|duck/
! Sink in. Nobody will look for you.
- Sink until only the nose is out.
/memory foam|latex|pocket spring|orthop|contour/
! Seven o'clock came too early.
? Who's still in bed? Everybody.
- It takes the shape of whoever won the pillow.
/weighted|\d[\d.,]* ?(?:kg|lbs?)\b/ =blanket
! Like somebody sitting on your feet. Nicely.
- Lie down and be held down.
/warm|\d+ ?tog|winter|wool|fleece|thick/
! Windows open. You, underneath.
- Window open, nose cold, rest warm.
/(?:corner|duvet) ties|stays? (?:put|in place)|elastic|deep pockets?|fitted/
! Toss. Turn. It didn't move.
? Who wakes up on bare mattress?
> Then: a bare corner at three. Now: it stays.
- Turn over. The corner stays.
/machine[- ]wash|washable|removable cover|waterproof/
! Breakfast in bed is back.
- Toast in bed is allowed again.
/(?:easy[- ]care|no iron|non[- ]iron|wrinkle|crease)/
! Off the line. On the bed.
- From the line to the bed.
/hypo-?allergenic|anti-?allerg|dust mite/
! Bless you. Bless you. Enough.
/button|zip (?:closure|fastening)/
! The duvet stays in its bag.
- The duvet stops crawling out.
/set of|(?:two|three|four|six|\d+)[- ]?(?:piece|pcs)|pillowcases? included/
! One parcel, whole bed.
- Everything matches, for once.
/reversible|two[- ]tone/
! One side up. Mood side up.
- Flip it when the week changes.
`,
  ),
  ...readLines(
    'garden',
    ['garden'],
    String.raw`
/self[- ]water|reservoir|waters itself/
! You were at the beach. It drank.
? Who's watering while you're away?
- Go away. It drinks by itself.
/frost|winter[- ]hardy|weather[- ]?(?:proof|resist\w*)|rust/
! Leave it out. It's used to it.
- November happens around it.
/low[- ]care|easy[- ]care|shade|hard to kill|drought/
! Forget it. It forgives.
? Last plant: how long?
- For people who have buried a cactus.
/solar/
! Dusk. Click. Nobody touched a switch.
? Who turns on the garden?
- The sun pays for the evening.
/\b(?:reach|range|throw|covers?)\b.*\d|\d+ ?(?:m|metres?|meters?)\b.*hose|hose/
! Stand here. Water there.
- The far corner gets its share.
/sharp|blade|bypass|pruner/ =secateurs,pruner,pruners,shears,scissors,loppers
! Snip. Next rose.
? Cutting, or chewing?
- A clean snip, and on to the next rose.
/cordless|battery|\d+ ?V\b/
! No cable under the mower. No story to tell.
- Round the apple tree without a cable.
/ergonomic|soft[- ]grip|padded|knee/
! Weeds look smaller from down here.
- Your knees get a say, too.
/expand|retract|kink/
! Pull. Let go. It's tidy.
- Let it go and it tidies itself.
/organic|peat[- ]free|compost|slow[- ]release/
! Feed it once. Watch.
- Mix it in and wait.
/steel|aluminium|aluminum|ash handle|wood/
! Lean on it. Talk to the neighbour.
- You can lean on it and talk.
/fold|collaps/
! Shed full? Fold it.
- Folds away behind the bikes.
/seeds?|bulbs?|varieties/
! Dirt on Saturday. Something green after that.
- Thumb, hole, seed, water, wait.
`,
  ),
];

import { readLines } from '../written-lines.ts';

/** Of rooms, furniture, beds and gardens. */
export const HOUSE_LINES = [
  ...readLines(
    'home',
    ['home'],
    String.raw`
/burns? for|hours? of burn|burn(?:ing)? time/ =candle,candles
- Burning when the credits roll.
/soy wax|beeswax|coconut wax/ =candle,candles
! Light it before they ring.
/(?<!(?:-free|\bno\b|without|unscented).*)(?:(?:scent of|scented|smells? (?:of|like)|notes? of))(?!.*(?:-free|\bno\b|without|unscented))/ =candle,candles,diffuser,reed diffuser,incense,room spray
! Come home. Breathe in. Shoes off.
? What does your hallway smell of?
- The hallway says hello before you do.
- You notice it when you come back in.
/wooden wick/ =candle,candles
* Hear it crackle? That's the wick.
! Watch the wick, not the phone.
- A small flame to stare into.
/machine[- ]wash/ =cushion,throw,blanket,sofa cover,tablecloth,table runner
! Red wine? In it goes.
- In it goes, on a Sunday, at thirty.
- Crumbs, paws, jam: in it goes.
/fingerprint|face (?:recognition|unlock)|keyless/ =lock,door lock,smart lock
! Hands full of shopping. Door open.
? Keys? Which keys?
> Then: digging for keys in the rain. Now: a finger.
- Bags in both hands, and you're in.
/^(?:reversible|two[- ]sided|double[- ]sided)/ =rug,cushion,throw,blanket
! Bored? Turn it over.
? Which side is for guests?
- One side for guests, one for Sundays.
/^(?:\w+ )?(?:linen|velvet|wool|boucl\w+|chenille)$/ =cushion,throw,blanket
! Sit down. Your hand goes there first.
* Run a hand over it.
- Your hand finds it before you sit.
/^(?:\d+ ?% )?blackout|room darkening|blocks? (?:out )?(?:the )?light/ =curtain,curtains,blackout curtain,blackout curtains,blind,roller blind
! Sunday. Still night in here.
? Who woke you, the street lamp?
> Then: awake at five. Now: it's still dark.
- The street lamp can stay up alone.
/thermal|insulat/ =curtains,curtain,blackout curtains,thermal curtains
! Draughts stay on the window's side.
- The window keeps its cold to itself.
/absorb\w*/ =bath mat,shower mat
! Step out. Don't dance about.
? Wet footprints to the bedroom again?
- Step out dripping. Step off dry.
/non[- ]?slip|anti[- ]?slip/ =rug,mat,bath mat,runner,doormat
- It stays where you put it. So do you.
/dimm\w*|brightness levels|(?:three|\d) colou?r temperatures/ =lamp,table lamp,floor lamp,pendant light,desk lamp,ceiling light
! Bright for the onions. Low for the wine.
- Bright for the crossword, low for the talk.
/touch (?:control|sensor|switch)/ =lamp,night light,bedside lamp,table lamp
! Eyes shut? Touch it.
- No fumbling for a switch at three.
/remote control/ =lamp,light,ceiling light,floor lamp,string lights,string light,fairy lights
! Lights off. From bed.
? Who's getting up?
- Nobody gets up.
/HEPA|pollen/ =air purifier,purifier
! The pollen came in. Then this.
- Pollen goes in and doesn't come out.
/^(?:quiet|silent)|(?:whisper|ultra)[- ]quiet|\d+ ?dB/ =air purifier,humidifier,fan,dehumidifier,air conditioner
! Was it on? It's on.
? Is it running? Listen.
- Run it while the baby sleeps.
/^cordless/ =vacuum cleaner,cordless vacuum,vacuum,stick vacuum
! The plug at the other end? Forget it.
? How far is the next socket?
/(?:runs?|lasts?|up to|run time).*\b(?:[3-9]\d|1\d\d) minutes/ =vacuum cleaner,cordless vacuum,vacuum,stick vacuum
! Round the whole flat, and the stairs.
- Long enough for every room and the car.
/\d+ ?k?Pa\b|\d+ ?AW\b/ =vacuum cleaner,robot vacuum,vacuum,cordless vacuum,stick vacuum
! Cereal. Cat hair. Going, gone.
? What's under your sofa right now?
- Ask it about the cereal.
/empties itself|self[- ]empty\w*|charges itself/ =robot vacuum
! Vacuuming: somebody else's job.
- It works while you're at work.
/(?:two|three|four|five|six|\d+) (?:shelves|tiers|drawers|compartments)/ =shelf organizer,storage box,storage unit,shelf,storage rack
! The pile on the chair has an address.
? What lives on your floor?
> Then: the chair with everything on it. Now: a chair.
- The floor comes back.
- A place for the things that never had one.
/^(?:stackable|stacks?)/ =storage box,storage boxes,box,basket,bin
! Empty? It hides inside the other.
/^fold|folds flat|stores? flat/ =clothes drying rack,drying rack,clothes airer,airer,step stool,ironing board
! Done. Flat. Behind the door.
? Where does it live the rest of the week?
- Behind the door until next time.
/(?:no|without) (?:drill\w*|screws|holes)/
! The wall stays a wall.
? Seen the drill lately?
- The drill stays at the neighbour's.
/^hand[- ]?(?:made|poured|woven|tufted|blown|thrown|painted|knotted|loomed)/ =vase,rug,bowl,candle holder,basket,figurine,wall art
* Look closely. That's a hand.
! Nobody else has exactly this one.
- Each comes out a little different.
/^(?:\w+ )?(?:ceramic|stoneware|porcelain|terracotta|glass)$/ =vase,bud vase,flower vase
- Put one branch in it. Done.
/^(?:solid )?(?:oak|walnut|acacia)(?: wood| frame)?$/ =picture frame,tray,clock,candle holder,shelf,wall clock
! A tree drew that.
* That line took years.
- The grain did the drawing.
/^refillable/ =reed diffuser,candle,diffuser
- Keep the jar. Refill the rest.
/^\d[\d.,]* ?(?:l|litres?)\b(?: tank)?/ =humidifier
- Fill it once, forget it a while.
`,
  ),
  ...readLines(
    'furniture',
    ['furniture'],
    String.raw`
/(?<!(?:faux|vegan|look|PU\b).*)(?:(?:top[- ]?grain|full[- ]grain|genuine|real) leather)(?!.*(?:faux|vegan|look|PU\b))/ =sofa,armchair,recliner,chair,loveseat,office chair
* Look at the grain.
/bent(?:wood| plywood)|moulded plywood|molded plywood/ =chair,armchair,stool,lounge chair
! Wood that learned to bend.
- Follow the curve with a finger.
/foot ?rest|ottoman|matching foot ?stool/ =armchair,recliner,chair,office chair,lounge chair
! Feet up. That's the meeting.
? Where do the feet go?
- Feet up. Today is over.
/^(?:360\S* )?swivel\w*/ =armchair,chair,swivel chair,lounge chair
! Turn to the window. Turn back. Film.
? Window or television?
- From window to television without getting up.
/^reclin|reclines? (?:to|up|back)/ =armchair,recliner,sofa,office chair,chair,gaming chair
! Lean back. Answer later.
- Lean back and lose the argument gladly.
/^solid (?:oak|walnut|beech|ash|pine|teak|acacia|mango)/ =table,dining table,coffee table,desk,bench,bookshelf,chest of drawers,sideboard,stool,bed,chair,side table,bedside table,console table,bookcase
! Knock on it. That's wood all the way.
* Follow that line. A tree drew it.
? When did you last knock on wood?
- Knock on it.
- The tree did the pattern.
/oiled|waxed|lacquer\w*|stain[- ]resist\w*/ =table,dining table,coffee table,side table
! Ring from a glass? Breathe.
- Coffee rings are not a tragedy.
/^(?:extend\w*|pulls? out|drop[- ]leaf|butterfly leaf)|extends (?:from|to)/ =table,dining table,extending dining table
! Small for breakfast. Long for the match.
? Who's coming, and who told them yes?
- Small on Tuesday, large on Sunday.
/seats? (?:up to )?(?:[4-9]|four|six|eight|ten|\d\d)/ =table,dining table,dining set,sofa,corner sofa,sectional
! Everybody sits. Even the late ones.
- Nobody eats standing.
/memory foam|foam seat|padded seat|cushion\w*|pocket springs?|feather/ =sofa,armchair,chair,bean bag,recliner,loveseat,corner sofa
! Sit. Oh.
? One more episode?
- One more episode, said the seat.
/lumbar|ergonomic/ =office chair,desk chair,gaming chair
! Your back gets a vote.
? Who's complaining, you or your back?
- For the call that runs over.
/height[- ]adjust\w*|sit[- ]stand|electric height/ =standing desk,desk,sit-stand desk
! Sit for the email. Stand for the bill.
? Sitting or standing for this call?
- Up for the calls, down for the cake.
/^(?:folds?|folding|foldable)\b/ =chair,folding chair
! Guests gone? So is it.
? Where does the sixth chair live?
- Behind the door until the in-laws come.
/(?:no|without) tools|tool[- ]free|easy assembly/
! The little key stays in the bag.
? Who's good with instructions?
- Built before the pizza comes.
/removable (?:\w+ )?covers?|washable covers?|covers? comes? off/ =sofa,armchair,corner sofa,sofa bed,loveseat
! Gravy, dog, toddler: the cover comes off.
- Covers off, wash, covers on.
/(?:two|three|four|five|six|\d) shelves/ =bookshelf,bookcase,shelving unit
- For the pile you swear you're reading.
/(?:two|three|four|five|six|\d) (?:\w+ )?drawers/ =chest of drawers,dresser,desk,dressing table,wardrobe,sideboard,bedside table,nightstand
! The mess went in there.
? Where did the mess go?
- In goes the mess. Shut.
/castors?|casters?|wheels?/ =utility cart,trolley,bar cart,kitchen cart
! Push it. It's leaving the room.
- Rolls over to where the party is.
/(?:holds?|supports?|up to|load).*(?:1[2-9]\d|[2-9]\d\d) ?kg/ =chair,armchair,sofa,recliner,office chair,bench
- Sit down the way you like.
/^(?:\w+ )?(?:velvet|boucl\S*|corduroy)\b/ =armchair,sofa,recliner,loveseat
! Stroke the arm. Everyone does.
* Run your hand along that arm.
- Every guest strokes the arm once.
/^(?:steel|metal|iron|powder[- ]coated) legs/ =table,dining table,coffee table,desk,chair,side table
! Slim legs. Strong opinions.
- Slim legs, straight back.
/cable (?:tray|management|duct|hole|port)/ =desk,standing desk
! The cables went that way.
- The cables find their own way down.
/modular/ =sofa,corner sofa,sectional
! New flat? Turn it round.
- Move house. Move it round.
`,
  ),
  ...readLines(
    'bedding',
    ['bedding'],
    String.raw`
/cool(?:ing)? (?:to the touch|side|gel|cover)|^cooling/ =pillow,pillowcase
! July. Turn over. Ah.
? Which side of the pillow is cold?
> Then: hunting the cold side. Now: asleep.
- The cold side, without the turning.
/^(?:\d+ ?% )?(?:\w+ )?linen$/ =duvet cover,bedding set,sheet,bed sheet,pillowcase,sheet set,duvet set
- Softens with every wash day.
/percale|sateen|thread count|egyptian cotton/ =sheet,bed sheet,bedding set,duvet cover,sheet set,duvet set,sheets
! Clean sheets night.
? When was your last clean-sheets night?
- That first minute between clean sheets.
/(?:mulberry silk|silk\b|satin\b)(?![- ]?(?:trim|piping))/ =pillowcase
! Your hair slept, too.
- Cheek, meet pillow.
/(?:goose|duck) (?:down|feather)|down[- ]filled/ =duvet,pillow
! Sink in. Nobody will look for you.
/memory foam/ =pillow,mattress,mattress topper,topper
! Seven o'clock came too early.
? Who's still in bed? Everybody.
/^(?:weighs )?\d[\d.,]* ?(?:kg|lbs?)$|^weighted/ =weighted blanket
! Like somebody sitting on your feet. Nicely.
- Lie down and be held down.
/\d+\.?\d* ?tog|^warm/ =duvet,winter duvet
! Windows open. You, underneath.
- Window open, nose cold, rest warm.
/corner ties|corner loops/ =duvet cover,duvet set,bedding set
! Toss. Turn. It didn't move.
- Turn over. The corner stays.
/no iron|non[- ]iron|wrinkle[- ](?:free|resist\w*)/ =sheet,bed sheet,bedding set,duvet cover,pillowcase,sheet set,duvet set
! Off the line. On the bed.
- From the line to the bed.
/(?:button|zip) (?:closure|fastening)/ =duvet cover,duvet set,bedding set
! The duvet stays in its bag.
- The duvet stops crawling out.
/^reversible|two[- ]tone/ =duvet cover,bedding set,bedspread,duvet set,blanket
- Flip it when the week changes.
`,
  ),
  ...readLines(
    'garden',
    ['garden'],
    String.raw`
/self[- ]water\w*|waters itself/ =plant pot,planter,pot
! You were at the beach. It drank.
? Who's watering while you're away?
- Go away. It drinks by itself.
/^(?:frost[- ]?(?:proof|resist\w*)|weather[- ]?(?:proof|resist\w*)|rust[- ]?proof|winter[- ]hardy)/ =plant pot,planter,garden statue,garden fence,trellis,pot,bird feeder
! Leave it out. It's used to it.
- November happens around it.
/low[- ](?:care|maintenance|light)|hard to kill|drought[- ](?:tolerant|resist)/ =plant,houseplant,succulent,cactus,snake plant
! Forget it. It forgives.
? Last plant: how long?
- For people who have buried a cactus.
/solar/ =solar light,solar lights
! Dusk. Click. Nobody touched a switch.
? Who turns on the garden?
- The sun pays for the evening.
/^(?:1[0-9]|[2-9]\d) ?(?:m|metres?|meters?)\b|reach(?:es)? (?:up to )?\d+ ?(?:m|metres)/ =garden hose,hose
! Stand here. Water there.
- The far corner gets its share.
/sharp|\bbypass\b/ =secateurs,pruner,pruners,shears
! Snip. Next rose.
? Cutting, or chewing?
- A clean snip, and on to the next rose.
/^cordless/ =lawn mower,mower
! No cable under the mower. No story to tell.
- Round the apple tree without a cable.
/expand|retract|kink/ =garden hose,hose
! Pull. Let go. It's tidy.
- Let it go and it tidies itself.
/(?:\d+|ten|twelve|six|five) varieties/ =garden seed,seeds,seed kit,seed set
! Dirt on Saturday. Something green after that.
- Thumb, hole, seed, water, wait.
`,
  ),
];

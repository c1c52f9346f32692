import { readLines } from '../written-lines.ts';

export const HOUSE_LINES = [
  ...readLines(
    'home',
    ['home'],
    String.raw`
/burns? for|hours? of burn|burn(?:ing)? time/ =candle,candles
- Burning when the credits roll.
/(?<!(?:-free|\bno\b|without|unscented).*)(?:(?:scent of|scented|smells? (?:of|like)|notes? of))(?!.*(?:-free|\bno\b|without|unscented))/ =candle,candles,diffuser,reed diffuser,incense,room spray
- The hallway says hello before you do.
- You notice it when you come back in.
/wooden wick/ =candle,candles
- A small flame to stare into.
/machine[- ]wash/ =cushion,throw,blanket,sofa cover,tablecloth,table runner
- In it goes, on a Sunday, at thirty.
- Crumbs, paws, jam: in it goes.
/fingerprint|face (?:recognition|unlock)|keyless/ =lock,door lock,smart lock
- Bags in both hands, and you're in.
/^(?:reversible|two[- ]sided|double[- ]sided)/ =rug,cushion,throw,blanket
- One side for guests, one for Sundays.
/^(?:\w+ )?(?:linen|velvet|wool|boucl\w+|chenille)$/ =cushion,throw,blanket
- Your hand finds it before you sit.
/^(?:\d+ ?% )?blackout|room darkening|blocks? (?:out )?(?:the )?light/ =curtain,curtains,blackout curtain,blackout curtains,blind,roller blind
- The street lamp can stay up alone.
/thermal|insulat/ =curtains,curtain,blackout curtains,thermal curtains
- The window keeps its cold to itself.
/absorb\w*/ =bath mat,shower mat
- Step out dripping. Step off dry.
/non[- ]?slip|anti[- ]?slip/ =rug,mat,bath mat,runner,doormat
- It stays where you put it. So do you.
/dimm\w*|brightness levels|(?:three|\d) colou?r temperatures/ =lamp,table lamp,floor lamp,pendant light,desk lamp,ceiling light
- Bright for the crossword, low for the talk.
/touch (?:control|sensor|switch)/ =lamp,night light,bedside lamp,table lamp
- No fumbling for a switch at three.
/remote control/ =lamp,light,ceiling light,floor lamp,string lights,string light,fairy lights
- Nobody gets up.
/HEPA|pollen/ =air purifier,purifier
- Pollen goes in and doesn't come out.
/^(?:quiet|silent)|(?:whisper|ultra)[- ]quiet|\d+ ?dB/ =air purifier,humidifier,fan,dehumidifier,air conditioner
- Run it while the baby sleeps.
/(?:runs?|lasts?|up to|run time).*\b(?:[3-9]\d|1\d\d) minutes/ =vacuum cleaner,cordless vacuum,vacuum,stick vacuum
- Long enough for every room and the car.
/\d+ ?k?Pa\b|\d+ ?AW\b/ =vacuum cleaner,robot vacuum,vacuum,cordless vacuum,stick vacuum
- Ask it about the cereal.
/empties itself|self[- ]empty\w*|charges itself/ =robot vacuum
- It works while you're at work.
/(?:two|three|four|five|six|\d+) (?:shelves|tiers|drawers|compartments)/ =shelf organizer,storage box,storage unit,shelf,storage rack
- The floor comes back.
- A place for the things that never had one.
/^fold|folds flat|stores? flat/ =clothes drying rack,drying rack,clothes airer,airer,step stool,ironing board
- Behind the door until next time.
/(?:no|without) (?:drill\w*|screws|holes)/
- The drill stays at the neighbour's.
/^hand[- ]?(?:made|poured|woven|tufted|blown|thrown|painted|knotted|loomed)/ =vase,rug,bowl,candle holder,basket,figurine,wall art
- Each comes out a little different.
/^(?:\w+ )?(?:ceramic|stoneware|porcelain|terracotta|glass)$/ =vase,bud vase,flower vase
- Put one branch in it. Done.
/^(?:solid )?(?:oak|walnut|acacia)(?: wood| frame)?$/ =picture frame,tray,clock,candle holder,shelf,wall clock
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
/bent(?:wood| plywood)|moulded plywood|molded plywood/ =chair,armchair,stool,lounge chair
- Follow the curve with a finger.
/foot ?rest|ottoman|matching foot ?stool/ =armchair,recliner,chair,office chair,lounge chair
- Feet up. Today is over.
/^(?:360\S* )?swivel\w*/ =armchair,chair,swivel chair,lounge chair
- From window to television without getting up.
/^reclin|reclines? (?:to|up|back)/ =armchair,recliner,sofa,office chair,chair,gaming chair
- Lean back and lose the argument gladly.
/^solid (?:oak|walnut|beech|ash|pine|teak|acacia|mango)/ =table,dining table,coffee table,desk,bench,bookshelf,chest of drawers,sideboard,stool,bed,chair,side table,bedside table,console table,bookcase
- Knock on it.
- The tree did the pattern.
/oiled|waxed|lacquer\w*|stain[- ]resist\w*/ =table,dining table,coffee table,side table
- Coffee rings are not a tragedy.
/^(?:extend\w*|pulls? out|drop[- ]leaf|butterfly leaf)|extends (?:from|to)/ =table,dining table,extending dining table
- Small on Tuesday, large on Sunday.
/seats? (?:up to )?(?:[4-9]|four|six|eight|ten|\d\d)/ =table,dining table,dining set,sofa,corner sofa,sectional
- Nobody eats standing.
/memory foam|foam seat|padded seat|cushion\w*|pocket springs?|feather/ =sofa,armchair,chair,bean bag,recliner,loveseat,corner sofa
- One more episode, said the seat.
/lumbar|ergonomic/ =office chair,desk chair,gaming chair
- For the call that runs over.
/height[- ]adjust\w*|sit[- ]stand|electric height/ =standing desk,desk,sit-stand desk
- Up for the calls, down for the cake.
/^(?:folds?|folding|foldable)\b/ =chair,folding chair
- Behind the door until the in-laws come.
/(?:no|without) tools|tool[- ]free|easy assembly/
- Built before the pizza comes.
/removable (?:\w+ )?covers?|washable covers?|covers? comes? off/ =sofa,armchair,corner sofa,sofa bed,loveseat
- Covers off, wash, covers on.
/(?:two|three|four|five|six|\d) shelves/ =bookshelf,bookcase,shelving unit
- For the pile you swear you're reading.
/(?:two|three|four|five|six|\d) (?:\w+ )?drawers/ =chest of drawers,dresser,desk,dressing table,wardrobe,sideboard,bedside table,nightstand
- In goes the mess. Shut.
/castors?|casters?|wheels?/ =utility cart,trolley,bar cart,kitchen cart
- Rolls over to where the party is.
/(?:holds?|supports?|up to|load).*(?:1[2-9]\d|[2-9]\d\d) ?kg/ =chair,armchair,sofa,recliner,office chair,bench
- Sit down the way you like.
/^(?:\w+ )?(?:velvet|boucl\S*|corduroy)\b/ =armchair,sofa,recliner,loveseat
- Every guest strokes the arm once.
/^(?:steel|metal|iron|powder[- ]coated) legs/ =table,dining table,coffee table,desk,chair,side table
- Slim legs, straight back.
/cable (?:tray|management|duct|hole|port)/ =desk,standing desk
- The cables find their own way down.
/modular/ =sofa,corner sofa,sectional
- Move house. Move it round.
`,
  ),
  ...readLines(
    'bedding',
    ['bedding'],
    String.raw`
/cool(?:ing)? (?:to the touch|side|gel|cover)|^cooling/ =pillow,pillowcase
- The cold side, without the turning.
/^(?:\d+ ?% )?(?:\w+ )?linen$/ =duvet cover,bedding set,sheet,bed sheet,pillowcase,sheet set,duvet set
- Softens with every wash day.
/percale|sateen|thread count|egyptian cotton/ =sheet,bed sheet,bedding set,duvet cover,sheet set,duvet set,sheets
- That first minute between clean sheets.
/(?:mulberry silk|silk\b|satin\b)(?![- ]?(?:trim|piping))/ =pillowcase
- Cheek, meet pillow.
/^(?:weighs )?\d[\d.,]* ?(?:kg|lbs?)$|^weighted/ =weighted blanket
- Lie down and be held down.
/\d+\.?\d* ?tog|^warm/ =duvet,winter duvet
- Window open, nose cold, rest warm.
/corner ties|corner loops/ =duvet cover,duvet set,bedding set
- Turn over. The corner stays.
/no iron|non[- ]iron|wrinkle[- ](?:free|resist\w*)/ =sheet,bed sheet,bedding set,duvet cover,pillowcase,sheet set,duvet set
- From the line to the bed.
/(?:button|zip) (?:closure|fastening)/ =duvet cover,duvet set,bedding set
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
- Go away. It drinks by itself.
/^(?:frost[- ]?(?:proof|resist\w*)|weather[- ]?(?:proof|resist\w*)|rust[- ]?proof|winter[- ]hardy)/ =plant pot,planter,garden statue,garden fence,trellis,pot,bird feeder
- November happens around it.
/low[- ](?:care|maintenance|light)|hard to kill|drought[- ](?:tolerant|resist)/ =plant,houseplant,succulent,cactus,snake plant
- For people who have buried a cactus.
/solar/ =solar light,solar lights
- The sun pays for the evening.
/^(?:1[0-9]|[2-9]\d) ?(?:m|metres?|meters?)\b|reach(?:es)? (?:up to )?\d+ ?(?:m|metres)/ =garden hose,hose
- The far corner gets its share.
/sharp|\bbypass\b/ =secateurs,pruner,pruners,shears
- A clean snip, and on to the next rose.
/^cordless/ =lawn mower,mower
- Round the apple tree without a cable.
/expand|retract|kink/ =garden hose,hose
- Let it go and it tidies itself.
/(?:\d+|ten|twelve|six|five) varieties/ =garden seed,seeds,seed kit,seed set
- Thumb, hole, seed, water, wait.
`,
  ),
];

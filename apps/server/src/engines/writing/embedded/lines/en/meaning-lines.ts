import { readLines } from '../written-lines.ts';

/** What facts mean for the buyer, and the trouble that they answer, by kind of fact. */
export const MEANING_LINES = [
  ...readLines(
    'worn-meaning',
    ['apparel'],
    String.raw`
/waterproof|taped seams/ @footwear
? Wet socks again?
? Puddles on the way?
+ Your feet stay dry.
/waterproof|taped seams/ =jacket,coat,parka,rain jacket,raincoat,poncho,trousers,pants
? Caught in the rain again?
+ You stay dry in the rain.
/(?:water|rain|splash|weather|shower)[- ]?(?:repellent|resist\w*|proof)(?<!waterproof)/ @apparel,footwear,bags
+ Light rain runs off.
/wind ?proof|blocks? (?:the )?wind/ =jacket,coat,parka,windbreaker,vest,gilet
? Wind straight through your jacket?
+ The wind stays outside.
/breathab|ventilat|\bmesh\b/ @footwear
? Hot feet by noon?
+ Air gets to your feet.
/breathab|ventilat|\bmesh\b/ =T-shirt,shirt,jacket,shorts,polo shirt,tank top,leggings,cap,hat,sports bra
? Sticky by the second mile?
+ Air gets through.
/(?:non|anti)-?\s?(?:slip|skid)|grippy|slip-resistant|lugged|(?:deep|aggressive) (?:lugs|tread)/ @footwear ^sock,socks
? Slipping on wet ground?
+ You keep your footing.
/cushion\w*|padded|memory foam|\bEVA\b/ @footwear
? Sore feet after a long day?
+ Long days are easier on your feet.
/cushion\w*|padded|terry/ =sock,socks,hiking socks,hiking sock,running socks
? Blisters on every hike?
+ Your boots rub less.
/(?:no|without) laces|laceless|slip[- ]on|slips? on/ @footwear
? Tired of tying laces?
+ You step in and go.
/weighs? |light-?weight|^(?:only |just )?\d+ ?g\b/ @footwear
? Shoes that feel heavy?
+ There's less to lift with every step.
/fleece|thermal|insulat|down[- ]fill|sherpa|quilted/ @apparel,footwear
? Cold as soon as you step out?
+ You stay warm on cold days.
/merino|wool\b(?! (?:blend|look|feel))|cashmere|alpaca/ ^blazer,suit,trousers
+ Cold mornings feel less cold.
/(?:wool|cashmere|tweed) (?:blend|mix)|tweed/ =blazer,coat,jacket,suit
+ You look dressed without trying.
/cotton(?! (?:canvas|wick|drill))/ =T-shirt,shirt,underwear,boxers,briefs,pyjamas,dress,blouse,tank top,sweatshirt,hoodie,polo shirt
? Fed up with scratchy fabric?
+ Your skin can breathe.
/linen/
? Too hot for anything heavier?
+ You stay cooler on hot days.
/stretch|elastane|spandex|elastic|four-way/ =jeans,trousers,leggings,pants,chinos,joggers,shorts,skirt,dress,shirt,suit,blazer
? Jeans that pinch when you sit? {lead}.
+ You can bend and sit in comfort.
/(?:hidden|secret|inner|inside|internal) (?:\w+ )?pockets?/
? Nowhere for your keys on a run?
+ Your key stays with you.
/zip\w* (?:\w+ )?pockets?|pockets? with (?:a )?zips?/
? Lost your keys on a run?
+ Your keys stay where you put them.
/pockets?/
? Nowhere to put your phone?
+ Your phone and keys have a place.
/quick[- ]?dry\w*|dries (?:fast|quick)/
? Still damp from the last wash?
+ You can wash tonight and wear tomorrow.
/(?:wrinkle|crease)[- ]?(?:free|resist\w*)|non-iron|no iron\w*/ @apparel,bedding
? No time to iron?
+ You can skip the iron.
/squat[- ]?proof|opaque/ =leggings,shorts,tights
? Worried your leggings turn see-through?
+ You can bend without a second thought.
/high[- ](?:waist\w*|rise)/ =leggings,jeans,trousers,shorts,pants,skirt
? Always pulling up your waistband?
+ {it} {stays/stay} up when you bend.
/(?:sweat|moisture)[- ]?wick\w*/
? Sweat that stays on your skin?
+ You stay drier when you train.
/\bUPF|sun protect/
? Burnt shoulders again?
+ Your skin is covered in the sun.
/fully lined|\blined\b/ =blazer,jacket,coat,suit
+ Your sleeves slide in easily.
/seamless|flat seams|flatlock/
? Seams that rub?
+ Nothing rubs.
/hood\b/ =jacket,coat,parka,rain jacket,hoodie,sweatshirt
+ Your head is covered, too.
/adjustable|snap ?back|drawstring/ =cap,hat,visor,beanie,shorts,joggers,trousers
+ You set the fit yourself.
/polari[sz]ed/ @eyewear
? Blinded by glare?
+ Glare off water and roads is cut.
/\bUV ?\d*|UVA/ @eyewear
? Squinting again?
+ Your eyes are shielded from the sun.
/weighs? |^(?:only |just )?\d+ ?g\b|light-?weight/ @eyewear
? Glasses that pinch your nose?
+ Your nose hardly notices {it_o}.
/non-?slip|nose ?pads?|rubber (?:nose|temple)/ @eyewear
? Glasses that slide down?
+ {it} {stays/stay} put when you move.
/blue[- ]light/ @eyewear
? Tired eyes after the screen?
/scratch|sapphire/ @eyewear,jewellery
+ Scratches are less of a worry.
/hypoallergenic|nickel[- ]free|skin[- ](?:safe|friendly)/ @jewellery
? Earrings that make your ears itch?
+ You can wear {it_o} all day.
/\d ?mm (?:thick|thin)|slim case|ultra-?thin/ @jewellery =watch,wristwatch
? Watch caught on your cuff?
+ {it} {slips/slip} under a cuff.
/(?:100|200|300) ?m\b|(?:10|20|30) ?(?:ATM|bar)|water[- ]?resistant to/ @jewellery =watch,wristwatch,dive watch,diver's watch
? Taking your watch off to swim?
+ You keep {it_o} on in the water.
`,
  ),
  ...readLines(
    'carried-meaning',
    ['bags', 'outdoor'],
    String.raw`
/\d+[- ]?(?:l|litres?|liters?)\b|capacity|\broomy/ =tote,canvas tote,backpack,duffel,duffel bag,holdall,weekender,rucksack,daypack,suitcase,trekking backpack,hiking backpack,gym bag,tote bag
? Bag never big enough?
+ There's room for all you carry.
/laptop/ @bags
? Where does the laptop go?
+ Your laptop has its own place.
/waterproof/ @bags
? Laptop wet after the rain?
+ What's inside stays dry.
/padded (?:\w+ )?(?:straps?|handles?|back|shoulder)/
? Straps that dig in?
+ Carrying is easier on you.
/(?:weighs? |light-?weight|^(?:only |just )?[\d.]+ ?(?:k?g)\b)/ =backpack,rucksack,daypack,trekking backpack,hiking backpack,tent,sleeping bag,sleeping mat,suitcase,camping chair
? Tired before the climb starts?
+ You carry less from the first step.
/pockets?|compartments?/
? Digging for your keys again?
+ Your keys are easy to find.
/\bRFID/
? Worried about your cards?
/hip ?belt/
? Sore shoulders after an hour?
+ Your hips take the load.
/adjustable (?:back|torso)|back length/
? Backpack that sits badly?
+ You set it to your back.
/waterproof|hydrostatic|taped seams/ =tent,tarp,sleeping bag,bivvy
? Woken by drips?
+ You stay dry while you sleep.
/pop-?up|sets? up in|pitch\w* in/ =tent,gazebo,beach tent
? Still threading poles in the dark?
+ You're inside before dark.
/lumens?/ @outdoor,tools,home,electronics =torch,headlamp,head torch,flashlight,lantern,bike light
? Can't see the path?
+ You see what's ahead.
`,
  ),
  ...readLines(
    'care-meaning',
    ['beauty', 'hair-care'],
    String.raw`
/^\d+ ?%/ =serum,toner,essence
? How strong is your serum?
? What's really in your serum?
/fragrance[- ]free|unscented|no perfume/ @beauty,hair-care,baby,home
? Sensitive to perfume?
+ No perfume gets in your way.
/absorbs|fast-absorbing|non-?greasy|not greasy/
? Cream that stays sticky?
+ You can get dressed straight after.
/\bSPF ?\d+/
? Burnt by lunchtime?
/smudge|long[- ]?(?:wear|last)|stays? (?:on|put)|\d+[- ]hours?/ =mascara,lipstick,eyeliner,foundation,lip tint,concealer,brow pencil
? Make-up gone by noon?
+ You touch up less.
/washable head|rinse|waterproof/ =trimmer,shaver,beard trimmer,hair clipper,epilator,electric shaver
+ You rinse it under the tap.
/length (?:settings|steps)/
? Stubble or full beard?
+ You pick the exact length.
/\b\d+ ?W\b|ionic|fast[- ]dry/ =hair dryer,hairdryer
? Late because of wet hair?
+ You're out of the door sooner.
/\d+ (?:days?|weeks?)\b/ @health,beauty,electronics =water flosser,electric toothbrush,toothbrush,shaver,smartwatch,fitness tracker,e-reader,trimmer
? Charging it again already?
+ You can leave the charger at home.
/waterproof|IPX?\d/ @health,beauty =water flosser,electric toothbrush,toothbrush,facial cleansing brush,shaver
? Only by the sink?
+ You can use it in the shower.
/pressure modes|modes|pressure/ @health =water flosser,oral irrigator
? Gums a bit sensitive?
+ You choose how gentle it is.
/water tank|tank/ @health =water flosser
? Refilling halfway through?
`,
  ),
  ...readLines(
    'table-meaning',
    ['kitchen'],
    String.raw`
/food (?:hot|warm)|(?:hot|warm) for \d+|\d+ hours? (?:hot|warm)/ =lunch box,food jar,food flask,bento box
? Cold lunch again?
+ Lunch is still warm when you open it.
/(?:hot|warm)\b.*\d+ ?hours?|\d+ ?hours? (?:hot|warm)/ @kitchen,outdoor,drinks,sport ^lunch box,food jar
? Coffee cold before you finish it?
? Tea cold by ten?
+ Your last sip is still warm.
/(?:cold|iced?)\b.*\d+ ?hours?|\d+ ?hours? cold/ @kitchen,outdoor,sport
? Warm water by noon?
+ Your drink is still cold in the afternoon.
/double[- ]?wall\w*|vacuum[- ]insulat\w*|insulat\w*/ @kitchen,outdoor,sport =bottle,water bottle,mug,tumbler,flask,cup,travel mug,vacuum flask
+ Your hands feel neither hot nor cold.
/leak-?proof|spill-?proof|no leaks/ @kitchen,sport,outdoor,baby =lunch box,food jar,food container,bento box,container
? Sauce in your bag again?
+ Your bag stays clean.
/leak-?proof|spill-?proof|no leaks/ @kitchen,sport,outdoor,baby =bottle,water bottle,mug,tumbler,flask,cup,travel mug,vacuum flask,baby bottle,sippy cup
? Wet bag again?
+ Your bag stays dry.
/one[- ]hand\w*/ =bottle,water bottle,mug,tumbler,flask,cup,travel mug,jar,mill
? Only one hand free?
+ Your other hand stays free.
/cup holder/ =bottle,water bottle,mug,tumbler,flask,travel mug
+ You can take {it_o} in the car.
/non-?stick/ =pan,frying pan,skillet,wok,pot,baking tray,air fryer,griddle
? Scrubbing the pan again?
+ Eggs slide right off.
/induction/
? Will it work on your hob?
+ You keep your hob.
/dishwasher/ @kitchen,baby,pets
? Another thing to wash by hand?
+ The dishwasher does the work.
/damascus|sharp|high[- ]carbon|hardened|\d+ HRC/ =knife,chef knife,chef's knife,kitchen knife,santoku,scissors,kitchen scissors
? Squashing your tomatoes?
+ You cut clean slices.
/juice groove/
? Juice all over the counter?
+ The juice stays on the board.
/(?:rubber|silicone|non-?slip) (?:feet|base|grips?|edges?)/ =cutting board,chopping board,board
? Board sliding while you chop?
+ {it} {stays/stay} where you put {it_o}.
/reversible|two[- ]sided/ =cutting board,chopping board,board
+ You keep meat and bread apart.
/pre-?seasoned/
? No time to season a pan?
+ You can cook on day one.
/even(?:ly)? heat|heats? evenly|thick base/
? Burnt in the middle, raw at the edge?
+ Everything browns alike.
/\d[\d.]* ?(?:l|litres?|liters?|quarts?)\b/ =air fryer,pot,casserole,dutch oven,stock pot,slow cooker,rice cooker,stand mixer
? Cooking for the whole table?
+ One batch is enough.
/airtight/
? Stale biscuits again?
+ Food stays fresh for longer.
/hand-?(?:glazed|painted|thrown|made)/ @kitchen,home
? Tired of things that all look alike?
+ Yours looks like nobody else's.
/roasted (?:to order|weekly|fresh\w*|this)|fresh(?:ly)? roasted/ @drinks
? Stale supermarket coffee?
+ Your cup tastes fresh.
/notes of|tastes? of|flavou?r/ @drinks,food
? What does it taste like?
/(?:no|without|zero) added sugar|sugar[- ]free|unsweetened/ @food,drinks
? Watching your sugar?
+ You can skip the small print.
/(?:one|two|three|four|five|six|\d+) ingredients?/ @food,drinks,pets
? What's really in it?
+ You can read the whole label.
/protein/ @food
? Hungry again an hour later?
/resealable|zip (?:bag|pouch)/ @food,drinks,pets
+ What's left stays fresh.
/\d+ ?% (?:salmon|chicken|beef|turkey|lamb|duck|meat|fish)/ @pets
? What's really in those treats?
/small bites|bite-?size\w*|small pieces/ @pets
+ You can reward often.
`,
  ),
  ...readLines(
    'house-meaning',
    ['home', 'furniture', 'electronics'],
    String.raw`
/suction|\d[\d,.]* ?k?Pa\b/ =robot vacuum
? Still vacuuming on Saturdays?
+ Crumbs don't stay in the carpet.
/suction|\d[\d,.]* ?k?Pa\b/ @home,electronics,car =vacuum,vacuum cleaner,cordless vacuum,handheld vacuum,stick vacuum,car vacuum
? Crumbs left in the carpet?
+ Crumbs don't stay behind.
/self-?empt\w*|empties itself/
? Emptying the bin every day?
+ You can forget about the bin.
/burns? (?:for )?\d+|\d+[- ]hours?/ =candle,scented candle,soy candle
? Candle gone after a week?
+ One candle lasts many evenings.
/dimm\w*|brightness|colou?r temperatures?/ =lamp,desk lamp,floor lamp,table lamp,night light,light,bedside lamp,ceiling light
? Light too harsh at night?
+ You set the light to the hour.
/wireless charging/ =lamp,desk lamp,table lamp,bedside lamp,alarm clock,nightstand
? Cables all over your desk?
+ The cable can stay in the drawer.
/remembers? your/ @home,electronics,furniture,audio
+ You set {it_o} once.
/memory (?:presets|heights|positions)/ @furniture =desk,standing desk
+ One press brings your height back.
/(?:lifts?|holds?|carries|supports?|load\w*) .*\d+ ?(?:kg|lbs?)/ =standing desk,desk
? Desk wobbling under your screens?
+ Your screens and books are no problem.
/height/ =standing desk,desk
? Stiff back from sitting all day?
+ You sit or stand as you like.
/solid (?:oak|walnut|beech|ash|pine|birch|maple|teak|acacia|wood|bamboo|larch)/ @furniture
? Tired of wobbly flat-pack?
/adjust\w*|lumbar|recline\w*/ @furniture =chair,office chair,desk chair,gaming chair
? Stiff back after work?
+ You set it to your body.
/no assembly|tool-?free|without tools|no tools/ @furniture,home,outdoor,sport,baby
? No patience for instructions?
+ You can use {it_o} on day one.
/(?:removable|washable|removable,? (?:and )?washable) (?:\w+ )?cover/ @furniture,home,bedding,pets,baby
? Something spilled again?
+ The cover goes in the wash.
/memory foam/ @bedding =pillow
? Stiff neck in the morning?
+ Your head is held while you sleep.
/cool\w*|breathab\w*|linen|bamboo|tencel|percale/ @bedding
? Too hot to sleep?
+ You sleep cooler on warm nights.
/absorb\w*|\d+ ?gsm/ =towel,bath towel,bath towels,towels,bathrobe
? Towels that never get you dry?
+ You dry off faster.
/folds? (?:flat|down|up)|foldable|folding|collaps\w*/ @home,furniture,electronics,outdoor,sport,audio,kitchen,baby,computers
? No room to store it?
+ {it} {takes/take} little space when you're done.
/packs? (?:down |in)?to|fits? in (?:a|your) (?:jacket |coat |back )?pocket|pocket[- ]size\w*/ @bedding,outdoor,electronics,apparel,audio,health,beauty,computers
? No room left in your bag?
+ You can take {it_o} along.
/(?:quiet|silent|whisper)\w*|\b\d+ ?dB\b/ @home,electronics,kitchen,hair-care,computers ^noise cancelling earbuds,headphones,earbuds
? Too loud to run at night?
+ You can talk next to it.
/HEPA|filters?|allerg\w*/ @home,electronics =air purifier,vacuum cleaner,vacuum,robot vacuum
? Sneezing at home?
/self-?watering|\d+ weeks/ @garden =planter,plant pot,flower pot,herb planter
? Who waters while you're away?
+ You can go away for a while.
/windowsill/ @garden
? No garden?
+ You need no garden.
/solar/ @garden,outdoor,home,electronics
? No socket out there?
+ You need no cable.
/water(?:ed|ing)? (?:only )?(?:once|every)|low[- ]maintenance|easy[- ]care/ @garden
? Lost another plant?
+ You only water now and then.
/frost/ @garden
? Pots cracked after winter?
+ {it} can stay out in winter.
`,
  ),
  ...readLines(
    'powered-meaning',
    ['audio'],
    String.raw`
/noise[- ]?cancel\w*|\bANC\b/
? Office too loud to think?
? Plane, train, open office?
+ You hear your music, not the room.
/\b(?:[6-9]|[1-9]\d+)[- ]?(?:hours?|h)\b/ @audio,computers,electronics ^charger,power bank,air purifier,camera
? Battery dead on the way home?
+ You can leave the charger at home.
/fast[- ]charg\w*|quick[- ]charg\w*|minutes?.*charg\w*|charg\w* .*minutes?/ @audio,electronics,computers
? No time to charge?
+ A short stop at the plug is enough.
/waterproof|IPX?[5-8]/ =speaker,bluetooth speaker,portable speaker
? Music by the pool?
+ Splashes are no problem.
/waterproof|sweat ?proof|IPX?[4-8]/ =earbuds,headphones,earphones,noise cancelling earbuds
? Training in the rain?
+ Sweat and rain are no problem.
/multipoint|two devices/
? Laptop and phone at once?
+ You switch without pairing again.
/mic(?:rophone)?s?\b|clear calls/ =earbuds,headphones,earphones,headset,noise cancelling earbuds
? Nobody hears you on calls?
+ People hear you, not the traffic.
/microphone/ @electronics,computers =game controller,controller,webcam
+ You can talk without a headset.
/\b(?:4K|8K|1080p|2K)\b|megapixels?/ @electronics,computers,car =camera,action camera,webcam,security camera,dash cam,monitor,projector,tv
? Blurry videos again?
+ You see every detail.
/optical zoom|\d+x zoom/ @electronics =camera
? Too far away for your phone?
+ You get close without walking.
/night[- ]?vision|infrared/ @electronics,car,baby,pets
? What happens after dark?
+ You see what happens at night.
/hot-?swap\w*/ @computers
? Stuck with one sound of typing?
+ You choose how it types.
/\d+ ?Hz/ @computers,electronics =monitor,gaming monitor,display,projector,tv
? Still blaming the lag?
+ Fast scenes stay sharp.
/(?:\d+ ?(?:GB|TB))\b/ @computers,electronics =ssd,hard drive,external drive,memory card,usb stick,flash drive,portable ssd
? Storage full again?
+ You delete nothing.
/magnet\w*|magsafe/ @car,electronics =mount,phone mount,car phone mount,phone holder,phone stand
? Phone sliding off the dash?
/one[- ]hand\w*/ @car
+ Your eyes stay on the road.
/(?:rotat\w*|swivel\w*|tilts?)\b/ @car,electronics,computers,home
+ You turn it the way you like.
/torque|\d+ ?Nm\b/ @tools
? Screws that won't go in?
+ Stubborn screws go in.
/(?:LED|work) (?:work )?light/ @tools
? Drilling in a dark corner?
+ You see what you're doing.
/\bUSB-?C\b/ @audio,electronics,computers,beauty,health,home,tools,toys
+ You need no extra cable.
`,
  ),
  ...readLines(
    'active-meaning',
    ['sport'],
    String.raw`
/(?:non|anti)-?\s?slip|grippy|\bgrip\b/ =yoga mat,mat,exercise mat,fitness mat
? Hands slipping in downward dog?
+ Your hands stay put.
/(?:non|anti)-?\s?slip|grippy|grip tape|\bgrip\b/ =paddle board,inflatable paddle board,skateboard,cruiser board,longboard,surfboard
? Feet sliding on the board?
+ Your feet stay put.
/(?:non|anti)-?\s?slip|grippy/ =push up bar,dumbbell,kettlebell,pull up bar
? Bars sliding on the floor?
+ {it} {stays/stay} where you put {it_o}.
/(?:holds?|carries|supports?|load\w*) .*\d+ ?(?:kg|lbs?)/ =push up bar,pull up bar,paddle board,inflatable paddle board,hammock,bench,weight bench
? Will {it} hold you?
+ You can put your full weight on {it_o}.
/up to \d+ ?(?:kg|lbs?)|resistance/ =resistance band,resistance bands
? Bands too easy already?
+ You add more as you get stronger.
/inflates? in/
? Tired of pumping?
+ You're on the water sooner.
/puncture|airless|foam tyres|solid tyres/ @sport,baby,outdoor
? Flat tyre on the way home?
+ Sharp stones are less of a worry.
/\d+ ?mm|thick/ =yoga mat,mat,exercise mat
? Sore knees on the mat?
+ Your knees feel the difference.
/weighs? |^[\d.]+ ?kg\b/ =balance bike,scooter,skateboard,cruiser board
? Who ends up carrying it?
+ {its} easy to carry.
/fits? in(?:to)? a locker/
? Where do you leave it at work?
+ You can take {it_o} inside.
/carbon/ =bicycle,road bike,bike
? Every climb too long?
/(?:foam|soft|padded) (?:grips?|handles?)/
? Sore hands from training?
+ Your hands feel less of it.
`,
  ),
  ...readLines(
    'young-meaning',
    ['baby', 'toys', 'pets', 'stationery', 'books-and-games'],
    String.raw`
/organic cotton|muslin|soft\b/ @baby
? Is it soft enough for a baby?
/fold\w* .*one hand|one[- ]hand\w* fold\w*/ @baby
? Baby on one arm?
+ Your other hand is enough.
/\bseat adjust\w*|adjustable seat|grows with/ @baby,toys,sport
? Outgrown again?
+ {it} {grows/grow} with your child.
/chew|indestructible|tough/ @pets =dog toy,chew toy
? Toys in pieces by dinner?
/clump\w*/ @pets
? Litter box that smells?
+ You scoop and you're done.
/machine[- ]wash\w*|washable/ @pets
? Dog hair on everything?
+ The hair comes off in the wash.
/(?:lays?|lies) flat/ @stationery
? Notebook that keeps closing?
+ Both hands stay free.
/refillable|refills?/ @stationery,beauty
? Throwing away another empty one?
+ You throw nothing away.
/\d+ ?gsm|bleed[- ]?proof|no bleed/ @stationery
? Ink through the page?
+ Ink stays on its side.
/retract\w*/ @stationery =pencil,mechanical pencil,pen,ballpoint pen
+ Your pocket stays clean.
/never (?:snaps|breaks)|break[- ]resistant/ @stationery =pencil,mechanical pencil
? Snapped lead again?
+ You keep writing.
/(?:two|three|four|\d+)(?: to (?:six|\d+)|[-–]\d+)? players/ @books-and-games,toys
? Who's round tonight?
/plays? in|\d+ minutes/ @books-and-games
? No time for a long game?
+ There's time for another round.
/cooperative|co-op/ @books-and-games
? Tired of sore losers?
`,
  ),
  ...readLines(
    'any-meaning',
    [],
    String.raw`
/(?:guarantee|warranty)/ @any
+ You're covered if something breaks.
/(?:rubber|silicone|non-?slip) (?:feet|base)/ @any
+ {it} {stays/stay} where you put {it_o}.
`,
  ),
];

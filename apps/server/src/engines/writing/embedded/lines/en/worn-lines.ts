import { readLines } from '../written-lines.ts';

export const WORN_LINES = [
  ...readLines(
    'apparel',
    ['apparel'],
    String.raw`
/(?:removable|take-out|detachable) (?:pads|cups|padding|inserts)/ =bra,sports bra,swimsuit,bikini,bralette,tank top
- Pads out, wash, pads in.
- Keep them in, take them out: your call.
/racer ?back/ =bra,sports bra,tank top
- The straps meet in the middle. Shoulder blades get the view.
/\b(?:medium|moderate)[- ](?:support|impact)/ =bra,sports bra
- For the days between yoga and sprinting.
- Enough hold for the stairs and the spin class.
/\b(?:high|firm)[- ](?:support|impact)/ =bra,sports bra
- For the class with the jumping.
/\b(?:sweat|moisture)[- ]?wick/ =T-shirt,tank top,leggings,sports bra,shorts,jersey,running shirt,sports t-shirt
- For the part of the class where it drips.
- The sweat moves on. So do you.
/quick[- ]?dry|dries (?:fast|quick)/ =T-shirt,shirt,tank top,hiking shirt,polo shirt,travel shirt
- Rinse, hang, pack.
- One spare and a sink: that's the luggage.
/^(?:breathab\w*|ventilat\w*)/ =T-shirt,shirt,polo shirt,tank top,shorts,dress,linen shirt
- Air comes in. July gets a say.
- For the bus with no open window.
/thumb ?holes?/ =long-sleeve shirt,hoodie,fleece,base layer,jacket,sweatshirt,running top
- Thumbs through, sleeves where they belong.
/(?:elastic\w*|stretch\w*|drawstring) waist\w*/ =trousers,shorts,skirt,joggers,pants,sweatpants
- Gives a little after lunch.
/four-way stretch|^stretch(?:y)?\b/ =trousers,leggings,jeans,pants,chinos,joggers
- Squat, climb, sit cross-legged: it goes along.
- Bends where you bend.
/drawstring hood|adjustable hood/ =hoodie,jacket,rain jacket,coat,parka
- Pull the cords, and the wind has to knock.
/^(?:one |a )?(?:zipped )?chest pocket/ =T-shirt,shirt,overshirt,jacket
- Ticket, pen, emergency mint: the small pocket has it.
- One small pocket for the thing you always look for.
/(?:hidden|secret|inside|inner|internal) (?:\w+ )?pocket/ =jacket,coat,leggings,shorts,blazer,trousers,pants
- A pocket that only you know about.
/zip\w* (?:\w+ )?pockets?|pockets? with zips?/ =jacket,trousers,shorts,joggers,leggings,hoodie,pants
- Zip it shut, run for the bus, still have keys.
- What goes in gets zipped in.
/^(?:two|deep|side|hand|front|kangaroo)\b.*pockets?\b/ =hoodie,jacket,coat,trousers,joggers,dress,cardigan,sweatshirt
- Phone in, hand in, off you go.
/(?:two|three|four)[- ]button (?:neck|placket|front)?/ =polo shirt,henley,polo
- Undo as many as the evening deserves.
/^(?:\w+ )?embroider\w*/ =cap,T-shirt,hoodie,sweatshirt,shirt,hat,beanie,jacket,dress
- Run a thumb over it: thread, not ink.
- Sewn on by needle, so it has a bit of relief.
/adjustable (?:snap|strap|buckle|back)|snap (?:closure|back)|snapback/ =cap,baseball cap,visor
- New haircut, same cap.
- One notch tighter when the wind starts.
/flat (?:brim|peak|bill)/ =cap,baseball cap,snapback
- Flat up front, straight from the first day.
/wide brim/ =hat,sun hat,bucket hat,straw hat
- Shade that walks with you.
/\btwill\b/ =chinos,trousers,cap,overshirt,jacket,shirt
- Twill: look for the fine diagonal.
/cushion\w*|padded/ =hiking socks,walking socks
- More sock where the boot would rub.
/^(?:\d+ ?% )?(?:\w+ )?(?:merino|wool|lambswool|alpaca)\b(?! (?:look|feel|blend))/ =sweater,jumper,cardigan,beanie,scarf,sock,socks,glove,gloves,base layer,hiking socks,mittens,pullover
- Sheep have been wearing it for ages.
- Ask any sheep about a cold morning.
/^(?:\d+ ?% )?(?:pure )?cashmere$/ =sweater,jumper,cardigan,pullover
- Expect to stroke your own sleeve in meetings.
/^(?:\d+ ?% )?(?:\w+ )?linen$/ =shirt,dress,trousers,shorts,skirt,blouse,linen shirt,blazer
- The creases come with it. They're the charm.
/^(?:\d+ ?% )?(?:mulberry )?silk$/ =scarf,blouse,dress,nightgown,shirt,pyjamas
- You notice it before you look.
/^(?:brushed|fleece|sherpa|flannel)\b/ =hoodie,sweatshirt,jacket,pyjamas,fleece,shirt,bathrobe
- Like wearing the good blanket.
/^(?:\w+ )?denim$/ =jeans
- Give it a month and it knows your knees.
/^(?:(?:full[- ]grain|real|genuine) )leather/ =jacket,leather jacket,belt,glove,gloves
- Every scratch becomes part of the story.
/^(?:100 ?% |soft |organic |combed |pima |pure )*cotton$/ =T-shirt,shirt,pyjamas,underwear,tank top,long-sleeve shirt,polo shirt,boxers,briefs
- Your skin knows this one by heart.
- The plain thing your skin likes.
/^(?:insulated|quilted|thermal|down[- ]fill\w*|warm lining|warm)\b/ =jacket,coat,parka,down jacket
- For bus stops in January.
- January happens outside.
/^wind ?proof|^blocks? (?:the )?wind/ =jacket,coat,parka,windbreaker
- The corner by the station can blow.
/^waterproof|taped seams/ =jacket,coat,parka,rain jacket,raincoat,poncho
- Rain stays a sound.
/^(?:water[- ]?(?:repellent|resist\w*)|shower ?proof)/ =jacket,coat,parka,windbreaker,vest,gilet
- A drizzle lands, and rolls on.
/packs? (?:into|away|down|small)|^packable|(?:stows|folds?) (?:into|away)/ =jacket,rain jacket,windbreaker,down jacket,raincoat,poncho
- Waits at the bottom of the bag for the first drop.
- Rolled up, it's hardly luggage.
/^machine[- ]wash/ =sock,socks,underwear,briefs,beanie,glove,gloves,leggings,boxers
- In with the rest of the wash.
- One more thing that needs no basin.
/^machine[- ]wash/ =shirt,T-shirt,sweatshirt,hoodie,blouse,dress,polo shirt,sweater,jumper
- Spaghetti is back on the menu.
- In it goes, with everything else.
/(?:wrinkle|crease)[- ]?(?:free|resist\w*)|no iron|non-iron/ =shirt,blazer,dress,trousers,suit,blouse,chinos
- Straight out of the suitcase.
/^(?:oversized|boxy)/ =hoodie,sweatshirt,T-shirt,shirt,coat,overshirt,jacket
- Cut so the day fits in.
/^(?:slim|tailored) (?:fit|cut)/ =shirt,suit,trousers,blazer,jeans,chinos,polo shirt
- Follows you, politely.
/^high[- ]?(?:waist|rise)/ =leggings,jeans,trousers,shorts,pants
- Sits high, so bending down stays private.
/^reflective/ =jacket,leggings,shorts,running jacket,vest,gilet
- Headlights find it first.
/\bUPF ?\d+/ =shirt,sun hoodie,long-sleeve shirt,hoodie
- Sleeves down, sun out.
/^(?:tag(?:less|-free)|no (?:tags?|labels?))/ =T-shirt,underwear,sports bra,tank top,long-sleeve shirt,base layer
- Nothing in there arguing with your neck.
/ribbed cuffs?/ =hoodie,sweatshirt,sweater,jumper
- Push the sleeves up, wash the dishes.
/^reversible/ =jacket,vest,beanie,gilet,bucket hat,hat
- Turn it round and start again.
/^(?:pack of )?(?:five|six|seven|ten|[5-9]|10)[- ]?(?:pack|pairs)/ =sock,socks,ankle socks,sports socks
- Enough to lose one and carry on.
/^(?:faux (?:fur|leather)|vegan leather)/ =jacket,coat,belt,gilet
- No animal in it.
`,
  ),
  ...readLines(
    'footwear',
    ['footwear'],
    String.raw`
/removable (?:insole|footbed)/ =sneaker,shoe,boot,running shoe,walking shoe,hiking shoe,hiking boot,slipper,sneakers,trainers,shoes,boots,running shoes,walking shoes,hiking boots,hiking shoes
- Insole out, your own in.
/cushion\w*|memory foam|padded (?:insole|collar|heel)|\bfoam\b/ =sneaker,shoe,running shoe,walking shoe,sneakers,trainers,shoes,running shoes,walking shoes,loafers,nursing shoes,work shoes
- Your heels find out late in the day.
- Soft where you land.
/toe cap|toe guard|toe bumper/ =hiking shoe,hiking boot,hiking shoes,hiking boots,sneakers,trainers,sandals,kids shoes,walking shoes,hiking sandals
- Kerbs, chair legs, table legs: come on, then.
- Something firm between the toe and the kerb.
/(?:steel|composite|safety) toe/ =work boots,safety shoes,safety boots,work boot,safety shoe,boots,shoes
- Up front, where hammers land.
/^rubber (?:out)?sole/ =sneaker,shoe,boot,sneakers,shoes,boots,trainers,loafers,espadrilles,canvas shoes
- Something honest between you and the pavement.
/^(?:\w+ )?canvas(?: upper)?$/ =canvas shoes,sneakers,trainers,espadrilles,canvas shoe,shoes,slip-on shoes
- Wears its creases like a smile.
/(?<!faux )suede/ =boots,loafers,shoes,ankle boots,chelsea boots,sneakers,trainers
- Run a finger over it: it changes shade.
/(?<!(?:faux|vegan|synthetic|PU\b|insole|lining|look).*)(?:leather)(?!.*(?:faux|vegan|synthetic|PU\b|insole|lining|look))/ =boots,loafers,shoes,ankle boots,oxford shoes,chelsea boots,brogues,oxfords,derby shoes
- Each walk leaves its crease.
- A little polish on Sunday, and back to work.
/slip[- ]on|no laces|laceless|without laces/ =shoe,shoes,sneakers,trainers,slip-on shoes,loafers,sneaker,slip-on shoe
- Step in. Nobody bends.
- Both feet in before the lift comes.
/side zip/ =boots,ankle boots,knee-high boots,combat boots
- One zip instead of all that lacing.
/(?:velcro|hook[- ]and[- ]loop|touch)[- ]?(?:strap|fasten\w*|closure)?/ =shoes,trainers,sneakers,sandals,kids shoes
- Rip, step, stick: on.
/^(?:non[- ]?slip|anti[- ]?slip|slip[- ]resist\w*) (?:out)?sole|^(?:non[- ]?slip|anti[- ]?slip|slip[- ]resist\w*)$/ =work shoes,clogs,shoes,boots,water shoes,chef shoes,nursing shoes
- Wet tiles, normal walk.
/^waterproof/ =boots,rain boots,hiking boots,wellies,snow boots,wellington boots,hiking shoes,walking boots
- Go on, through the puddle.
- Socks stay out of the weather.
/^water[- ]?(?:repellent|resist\w*)/ =shoes,sneakers,trainers,boots,ankle boots
- A wet pavement is only a pavement.
/^(?:breathab\w*|ventilated|mesh upper|knit upper)/ =sneakers,trainers,running shoes,walking shoes,shoes,slip-on shoes
- A window for ten toes.
- Air goes in at the front. July is welcome.
/^(?:wide (?:fit|toe box)|roomy toe)/
- Room for all ten.
/heel height|(?:[5-9]|1\d)[\d.,]* ?cm (?:block |stiletto )?heel/ =high heels,heels,sandals,ankle boots,pumps
- High enough to see the stage.
/arch support/ =insole,insoles,shoes,trainers,sandals,slippers,running shoes,walking shoes,flip-flops
- Something for the arch to lean on.
/sheepskin|shearling|faux fur|fleece|^wool|^felt/ =slipper,slippers
- Cold tiles lose.
- The walk to the kettle, upgraded.
/^(?:lightweight|weighs (?:only|just))/ =shoes,sneakers,trainers,running shoes,hiking shoes,walking shoes,sandals
- Easy to lift, step after step.
/^machine[- ]wash/ =sneakers,trainers,canvas shoes,running shoes,kids shoes,shoes
- Mud on Saturday, wash on Sunday.
/reflect/ =running shoes,trainers,sneakers,cycling shoes
- Headlights catch your heels.
/^(?:platform|chunky|thick) sole|platform heel/ =shoes,sandals,boots,sneakers,trainers,loafers
- See over the queue.
/pull (?:tab|loop)|heel (?:loop|tab)/ =boots,sneakers,trainers,shoes,ankle boots,running shoes,chelsea boots
- One finger at the heel and it's on.
`,
  ),
];

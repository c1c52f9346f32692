import { readLines } from '../written-lines.ts';

/** Of clothes and shoes. */
export const WORN_LINES = [
  ...readLines(
    'apparel',
    ['apparel'],
    String.raw`
/(?:removable|take-out|detachable) (?:pads|cups|padding|inserts)/ =bra,sports bra,swimsuit,bikini,bralette,tank top
! Pads out. Wash. Pads in.
? Where do the pads end up on wash day?
- Pads out, wash, pads in.
- Keep them in, take them out: your call.
/racer ?back/ =bra,sports bra,tank top
! Shoulder blades, take a bow.
- The straps meet in the middle. Shoulder blades get the view.
/\b(?:medium|moderate)[- ](?:support|impact)/ =bra,sports bra
! Somewhere between yoga mat and sprint.
- For the days between yoga and sprinting.
- Enough hold for the stairs and the spin class.
/\b(?:high|firm)[- ](?:support|impact)/ =bra,sports bra
! Jump. Go on, jump.
? Burpees before breakfast?
- For the class with the jumping.
/\b(?:sweat|moisture)[- ]?wick/ =T-shirt,tank top,leggings,sports bra,shorts,jersey,running shirt,sports t-shirt
! Sweat out. You, still in.
? Still wearing the last lap?
- For the part of the class where it drips.
- The sweat moves on. So do you.
/quick[- ]?dry|dries (?:fast|quick)/ =T-shirt,shirt,tank top,hiking shirt,polo shirt,travel shirt
! Rinse it. Hang it. Pack it.
? How many shirts for one wet week?
- Rinse, hang, pack.
- One spare and a sink: that's the luggage.
/^(?:breathab\w*|ventilat\w*)/ =T-shirt,shirt,polo shirt,tank top,shorts,dress,linen shirt
! July exists. Dress for it.
? Who brought the sauna?
- Air comes in. July gets a say.
- For the bus with no open window.
/thumb ?holes?/ =long-sleeve shirt,hoodie,fleece,base layer,jacket,sweatshirt,running top
! Your thumbs get a seat.
- Thumbs through, sleeves where they belong.
/(?:elastic\w*|stretch\w*|drawstring) waist\w*/ =trousers,shorts,skirt,joggers,pants,sweatpants
! Dessert is still on.
? Seconds, anyone?
- Gives a little after lunch.
/four-way stretch|^stretch(?:y)?\b/ =trousers,leggings,jeans,pants,chinos,joggers
! Crouch. Nothing happens.
? Can you tie your shoes in yours?
- Squat, climb, sit cross-legged: it goes along.
- Bends where you bend.
/drawstring hood|adjustable hood/ =hoodie,jacket,rain jacket,coat,parka
! Pull the cords. Everybody's gone.
- Pull the cords, and the wind has to knock.
/^hood(?:ed)?\b|^(?:large|deep|fixed|fitted) hood/ =hoodie,sweatshirt
! Hood up. Conversation over.
/^(?:one |a )?(?:zipped )?chest pocket/ =T-shirt,shirt,overshirt,jacket
! Somewhere for the ticket you keep losing.
- Ticket, pen, emergency mint: the small pocket has it.
- One small pocket for the thing you always look for.
/(?:hidden|secret|inside|inner|internal) (?:\w+ )?pocket/ =jacket,coat,leggings,shorts,blazer,trousers,pants
! Nobody else knows about that pocket.
- A pocket that only you know about.
/zip\w* (?:\w+ )?pockets?|pockets? with zips?/ =jacket,trousers,shorts,joggers,leggings,hoodie,pants
! Run for the bus. Keep the keys.
? Heard something fall?
- Zip it shut, run for the bus, still have keys.
- What goes in gets zipped in.
/^(?:two|deep|side|hand|front|kangaroo)\b.*pockets?\b/ =hoodie,jacket,coat,trousers,joggers,dress,cardigan,sweatshirt
! Hands have an address now.
? Hands full again?
- Phone in, hand in, off you go.
/(?:two|three|four)[- ]button (?:neck|placket|front)?/ =polo shirt,henley,polo
! Undo one. It's Friday.
- Undo as many as the evening deserves.
/^(?:\w+ )?embroider\w*/ =cap,T-shirt,hoodie,sweatshirt,shirt,hat,beanie,jacket,dress
* Closer. That's thread.
! Stitched in. Try peeling that off.
- Run a thumb over it: thread, not ink.
- Sewn on by needle, so it has a bit of relief.
/adjustable (?:snap|strap|buckle|back)|snap (?:closure|back)|snapback/ =cap,baseball cap,visor
! Big hair day. Small hair day.
? New haircut?
- New haircut, same cap.
- One notch tighter when the wind starts.
/flat (?:brim|peak|bill)/ =cap,baseball cap,snapback
! Leave the brim alone. It's meant to be flat.
- Flat up front, straight from the first day.
/wide brim/ =hat,sun hat,bucket hat,straw hat
! Bring your own shade.
- Shade that walks with you.
/\btwill\b/ =chinos,trousers,cap,overshirt,jacket,shirt
* See the fine diagonal? That's twill.
! Look for the diagonal. That's twill.
- Twill: look for the fine diagonal.
/cushion\w*|padded/ =hiking socks,walking socks
! Where the boot rubs, there's more sock.
- More sock where the boot would rub.
/^(?:\d+ ?% )?(?:\w+ )?(?:merino|wool|lambswool|alpaca)\b(?! (?:look|feel|blend))/ =sweater,jumper,cardigan,beanie,scarf,sock,socks,glove,gloves,base layer,hiking socks,mittens,pullover
! Sheep solved January long ago.
? What do sheep know about January?
- Sheep have been wearing it for ages.
- Ask any sheep about a cold morning.
/^(?:\d+ ?% )?(?:pure )?cashmere$/ =sweater,jumper,cardigan,pullover
! You'll stroke your own sleeve.
- Expect to stroke your own sleeve in meetings.
/^(?:\d+ ?% )?(?:\w+ )?linen$/ =shirt,dress,trousers,shorts,skirt,blouse,linen shirt,blazer
! It creases. That's the point.
- The creases come with it. They're the charm.
/^(?:\d+ ?% )?(?:mulberry )?silk$/ =scarf,blouse,dress,nightgown,shirt,pyjamas
! You notice it before you look.
- You notice it before you look.
/^(?:brushed|fleece|sherpa|flannel)\b/ =hoodie,sweatshirt,jacket,pyjamas,fleece,shirt,bathrobe
! The good blanket, with sleeves.
- Like wearing the good blanket.
/^(?:\w+ )?denim$/ =jeans
! The more you sit in it, the more it's yours.
- Give it a month and it knows your knees.
/^(?:(?:full[- ]grain|real|genuine) )leather/ =jacket,leather jacket,belt,glove,gloves
! Every scratch signs its name.
- Every scratch becomes part of the story.
/^(?:100 ?% |soft |organic |combed |pima |pure )*cotton$/ =T-shirt,shirt,pyjamas,underwear,tank top,long-sleeve shirt,polo shirt,boxers,briefs
! Cotton. Ask your skin.
- Your skin knows this one by heart.
- The plain thing your skin likes.
/^(?:insulated|quilted|thermal|down[- ]fill\w*|warm lining|warm)\b/ =jacket,coat,parka,down jacket
! Winter, lower your voice.
? Who's afraid of a bus stop?
> Then: hopping at the bus stop. Now: standing.
- For bus stops in January.
- January happens outside.
/^wind ?proof|^blocks? (?:the )?wind/ =jacket,coat,parka,windbreaker
! The wind can go round.
- The corner by the station can blow.
/^waterproof|taped seams/ =jacket,coat,parka,rain jacket,raincoat,poncho
! Rain is only a sound.
? Was that a drop?
> Then: waiting under the awning. Now: walking.
- Rain stays a sound.
/^(?:water[- ]?(?:repellent|resist\w*)|shower ?proof)/ =jacket,coat,parka,windbreaker,vest,gilet
! Let it spit.
- A drizzle lands, and rolls on.
/packs? (?:into|away|down|small)|^packable|(?:stows|folds?) (?:into|away)/ =jacket,rain jacket,windbreaker,down jacket,raincoat,poncho
! Somewhere in that bag there's a jacket.
! It waits in the bag until you need it.
? How much room does a maybe take?
- Waits at the bottom of the bag for the first drop.
- Rolled up, it's hardly luggage.
/^machine[- ]wash/ =sock,socks,underwear,briefs,beanie,glove,gloves,leggings,boxers
! Into the wash with the rest.
- In with the rest of the wash.
- One more thing that needs no basin.
/^machine[- ]wash/ =shirt,T-shirt,sweatshirt,hoodie,blouse,dress,polo shirt,sweater,jumper
! Soup happens.
? Spaghetti in that?
- Spaghetti is back on the menu.
- In it goes, with everything else.
/(?:wrinkle|crease)[- ]?(?:free|resist\w*)|no iron|non-iron/ =shirt,blazer,dress,trousers,suit,blouse,chinos
! Suitcase to meeting. No iron.
? When did you last see the iron?
- Straight out of the suitcase.
/^(?:oversized|boxy)/ =hoodie,sweatshirt,T-shirt,shirt,coat,overshirt,jacket
- Cut so the day fits in.
/^(?:slim|tailored) (?:fit|cut)/ =shirt,suit,trousers,blazer,jeans,chinos,polo shirt
! Close, but not clingy.
- Follows you, politely.
/^high[- ]?(?:waist|rise)/ =leggings,jeans,trousers,shorts,pants
! Bend down. Nobody learns anything.
- Sits high, so bending down stays private.
/^reflective/ =jacket,leggings,shorts,running jacket,vest,gilet
! Headlights, say hello.
? Does that driver see you?
- Headlights find it first.
/\bUPF ?\d+/ =shirt,sun hoodie,long-sleeve shirt,hoodie
! Sun there. You here.
- Sleeves down, sun out.
/^(?:tag(?:less|-free)|no (?:tags?|labels?))/ =T-shirt,underwear,sports bra,tank top,long-sleeve shirt,base layer
! No label, no scratching.
- Nothing in there arguing with your neck.
/ribbed cuffs?/ =hoodie,sweatshirt,sweater,jumper
! Sleeves up. They listen.
- Push the sleeves up, wash the dishes.
/^reversible/ =jacket,vest,beanie,gilet,bucket hat,hat
? Which side is Monday?
- Turn it round and start again.
/^(?:pack of )?(?:five|six|seven|ten|[5-9]|10)[- ]?(?:pack|pairs)/ =sock,socks,ankle socks,sports socks
! The washing can wait.
? Where do the others go?
- Enough to lose one and carry on.
/^hand[- ]?knit\w*/ =sweater,jumper,beanie,scarf,cardigan,mittens
* Somebody counted these stitches.
! Somebody counted these stitches.
/^(?:faux (?:fur|leather)|vegan leather)/ =jacket,coat,belt,gilet
- No animal in it.
`,
  ),
  ...readLines(
    'footwear',
    ['footwear'],
    String.raw`
/removable (?:insole|footbed)/ =sneaker,shoe,boot,running shoe,walking shoe,hiking shoe,hiking boot,slipper,sneakers,trainers,shoes,boots,running shoes,walking shoes,hiking boots,hiking shoes
! Insole out. Yours in.
- Insole out, your own in.
/cushion\w*|memory foam|padded (?:insole|collar|heel)|\bfoam\b/ =sneaker,shoe,running shoe,walking shoe,sneakers,trainers,shoes,running shoes,walking shoes,loafers,nursing shoes,work shoes
! Late afternoon. Ask your heels.
? How are your heels by evening?
- Your heels find out late in the day.
- Soft where you land.
/toe cap|toe guard|toe bumper/ =hiking shoe,hiking boot,hiking shoes,hiking boots,sneakers,trainers,sandals,kids shoes,walking shoes,hiking sandals
! Kick the kerb. It started it.
? Who put that table leg there?
- Kerbs, chair legs, table legs: come on, then.
- Something firm between the toe and the kerb.
/(?:steel|composite|safety) toe/ =work boots,safety shoes,safety boots,work boot,safety shoe,boots,shoes
! Hammers fall. Up front, there's this.
- Up front, where hammers land.
/^rubber (?:out)?sole/ =sneaker,shoe,boot,sneakers,shoes,boots,trainers,loafers,espadrilles,canvas shoes
! Pavement below. This in between.
- Something honest between you and the pavement.
/^(?:\w+ )?canvas(?: upper)?$/ =canvas shoes,sneakers,trainers,espadrilles,canvas shoe,shoes,slip-on shoes
! Scuffs are a signature.
- Wears its creases like a smile.
/(?<!faux )suede/ =boots,loafers,shoes,ankle boots,chelsea boots,sneakers,trainers
* Run a finger over it. Now back.
! Run a finger over it. Now back.
- Run a finger over it: it changes shade.
/(?<!(?:faux|vegan|synthetic|PU\b|insole|lining|look).*)(?:leather)(?!.*(?:faux|vegan|synthetic|PU\b|insole|lining|look))/ =boots,loafers,shoes,ankle boots,oxford shoes,chelsea boots,brogues,oxfords,derby shoes
! They learn your walk.
- Each walk leaves its crease.
- A little polish on Sunday, and back to work.
/slip[- ]on|no laces|laceless|without laces/ =shoe,shoes,sneakers,trainers,slip-on shoes,loafers,sneaker,slip-on shoe
! Laces are a morning tax.
? Still tying those?
> Then: bending down with a full bag. Now: already out.
- Step in. Nobody bends.
- Both feet in before the lift comes.
/side zip/ =boots,ankle boots,knee-high boots,combat boots
! Zip. Door. Gone.
- One zip instead of all that lacing.
/(?:velcro|hook[- ]and[- ]loop|touch)[- ]?(?:strap|fasten\w*|closure)?/ =shoes,trainers,sneakers,sandals,kids shoes
! Rip, step, stick.
- Rip, step, stick: on.
/^(?:non[- ]?slip|anti[- ]?slip|slip[- ]resist\w*) (?:out)?sole|^(?:non[- ]?slip|anti[- ]?slip|slip[- ]resist\w*)$/ =work shoes,clogs,shoes,boots,water shoes,chef shoes,nursing shoes
! That floor is wetter than it looks.
? Running on wet tiles?
- Wet tiles, normal walk.
/^waterproof/ =boots,rain boots,hiking boots,wellies,snow boots,wellington boots,hiking shoes,walking boots
! Straight through the puddle.
? Is that puddle deep?
> Then: round the puddle. Now: through.
- Go on, through the puddle.
- Socks stay out of the weather.
/^water[- ]?(?:repellent|resist\w*)/ =shoes,sneakers,trainers,boots,ankle boots
! White sky, wet street. Fine.
- A wet pavement is only a pavement.
/^(?:breathab\w*|ventilated|mesh upper|knit upper)/ =sneakers,trainers,running shoes,walking shoes,shoes,slip-on shoes
! Open a window for your toes.
- A window for ten toes.
- Air goes in at the front. July is welcome.
/^(?:wide (?:fit|toe box)|roomy toe)/
! Toes, spread out.
? Ten toes, how many rooms?
- Room for all ten.
/heel height|(?:[5-9]|1\d)[\d.,]* ?cm (?:block |stiletto )?heel/ =high heels,heels,sandals,ankle boots,pumps
! Taller, and still walking home.
- High enough to see the stage.
/arch support/ =insole,insoles,shoes,trainers,sandals,slippers,running shoes,walking shoes,flip-flops
! Your arches have been asking.
- Something for the arch to lean on.
/sheepskin|shearling|faux fur|fleece|^wool|^felt/ =slipper,slippers
! Bare feet, cold tiles? Not today.
? Who left the tiles this cold?
- Cold tiles lose.
- The walk to the kettle, upgraded.
/^(?:lightweight|weighs (?:only|just))/ =shoes,sneakers,trainers,running shoes,hiking shoes,walking shoes,sandals
! Lift one. Surprised?
- Easy to lift, step after step.
/^machine[- ]wash/ =sneakers,trainers,canvas shoes,running shoes,kids shoes,shoes
! These went through the mud. Then the wash.
- Mud on Saturday, wash on Sunday.
/reflect/ =running shoes,trainers,sneakers,cycling shoes
- Headlights catch your heels.
/^(?:platform|chunky|thick) sole|platform heel/ =shoes,sandals,boots,sneakers,trainers,loafers
! The kerb looks smaller from here.
- See over the queue.
/pull (?:tab|loop)|heel (?:loop|tab)/ =boots,sneakers,trainers,shoes,ankle boots,running shoes,chelsea boots
! One finger, one pull, on.
- One finger at the heel and it's on.
`,
  ),
];

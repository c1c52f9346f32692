import { readLines } from '../written-lines.ts';

/** Of clothes and shoes. */
export const WORN_LINES = [
  ...readLines(
    'apparel',
    ['apparel'],
    String.raw`
/(?:removable|take-out|detachable) (?:pads|cups|padding|inserts)/
! Pads out. Wash. Pads in.
? Where do the pads end up on wash day?
- Pads out, wash, pads in.
- Keep them in, take them out: your call.
/racer ?back/
! Shoulder blades, take a bow.
? Straps sliding down again?
- The straps meet in the middle. Shoulder blades get the view.
- Cut away where your arms swing.
/\b(?:medium|moderate)[- ](?:support|impact)/
! Somewhere between yoga mat and sprint.
- For the days between yoga and sprinting.
- Enough hold for the stairs and the spin class.
/\b(?:high|firm)[- ](?:support|impact)/
! Jump. Go on, jump.
? Burpees before breakfast?
- For the class with the jumping.
/\b(?:sweat|moisture)[- ]?wick/
! Sweat out. You, still in.
? Still wearing the last lap?
> Then: peeling it off. Now: one more round.
- For the part of the class where it drips.
- The sweat moves on. So do you.
/quick[- ]?dry|dries (?:fast|quick)/ ^bathrobe,robe,dressing gown,bath robe
! Rinse it. Hang it. Pack it.
? How many shirts for one wet week?
- Rinse, hang, pack.
- One spare and a sink: that's the luggage.
/breathab|ventilat|\bmesh\b/
! July exists. Dress for it.
? Who brought the sauna?
- Air comes in. July gets a say.
- For the bus with no open window.
/thumb ?holes?/
! Your thumbs get a seat.
- Thumbs through, sleeves where they belong.
/(?:elastic\w*|stretch\w*|drawstring|adjustable) (?:waist\w*|cuffs and waist)/ =trousers,shorts,skirt,joggers,leggings,pants,sweatpants,chinos,dress
! Dessert is still on.
? Seconds, anyone?
- Gives a little after lunch.
- Sits down when you do.
/four-way stretch|\bstretch(?:y|es)?\b|elastane|spandex/ =trousers,leggings,jeans,shorts,pants,joggers,chinos,skirt
! Crouch. Nothing happens.
? Can you tie your shoes in yours?
- Squat, climb, sit cross-legged: it goes along.
- Bends where you bend.
/drawstring hood|adjustable hood/
! Pull the cords. Everybody's gone.
- Pull the cords, and the wind has to knock.
/\bhood(?:ed)?\b/
! Hood up. Conversation over.
- Up it goes when the sky changes its mind.
/chest pocket/
! Somewhere for the ticket you keep losing.
? Where does the boarding pass go?
- Ticket, pen, emergency mint: the small pocket has it.
- One small pocket for the thing you always look for.
/(?:hidden|secret|inside|inner|internal) pocket/
! Nobody else knows about that pocket.
- A pocket that only you know about.
/zip\w* (?:\w+ )?pockets?|pockets? (?:with|that) zip/
! Run for the bus. Keep the keys.
? Heard something fall?
- Zip it shut, run for the bus, still have keys.
- What goes in gets zipped in.
/\bpockets?\b/
! Hands have an address now.
? Hands full again?
- Phone in, hand in, off you go.
- Nothing to carry but your hands.
/(?:two|three|four|\d)[- ]button|button (?:neck|placket|front)/
! Undo one. It's Friday.
- Undo as many as the evening deserves.
/embroider/
* Closer. That's thread.
! Stitched in. Try peeling that off.
- Run a thumb over it: thread, not ink.
- Sewn on by needle, so it has a bit of relief.
/adjustable (?:snap|strap|buckle|back)|snap (?:closure|back)|snapback/ =cap,hat,visor
! Big hair day. Small hair day.
? New haircut?
- New haircut, same cap.
- One notch tighter when the wind starts.
/flat (?:brim|peak|bill)/ =cap,hat
! Leave the brim alone. It's meant to be flat.
- Flat up front, straight from the first day.
/wide brim/ =hat
! Bring your own shade.
- Shade that walks with you.
/\btwill\b/
* See the fine diagonal? That's twill.
! Look for the diagonal. That's twill.
- Twill: look for the fine diagonal.
/cushion\w*|padded|terry/ =sock,socks
! Where the boot rubs, there's more sock.
- More sock where the boot would rub.
/merino|\b(?:lamb)?s?wool\b|alpaca/
! Sheep solved January long ago.
? What do sheep know about January?
- Sheep have been wearing it for ages.
- Ask any sheep about a cold morning.
/cashmere/
! You'll stroke your own sleeve.
- Expect to stroke your own sleeve in meetings.
/\blinen\b/
! It creases. That's the point.
- The creases come with it. They're the charm.
/\bsilk\b/
! You notice it before you look.
- You notice it before you look.
/(?:brushed|fleece|sherpa|flannel)\b/
! The good blanket, with sleeves.
- Like wearing the good blanket.
- The inside is for you, the outside for everyone else.
/\bdenim\b/
! The more you sit in it, the more it's yours.
- Give it a month and it knows your knees.
/\bleather\b/ =jacket,belt,glove,gloves,coat
! Every scratch signs its name.
- Every scratch becomes part of the story.
/(?:soft |organic |combed |brushed |pima |pure |100 ?% )*cotton\b/ ^cap,hat,beanie,visor,sock,socks,belt
! Cotton. Ask your skin.
? What's touching your neck all day?
- Your skin knows this one by heart.
- The plain thing your skin likes.
/\b(?:insulated|padded|quilted|thermal|warm|lined|down[- ]fill\w*)\b/ =jacket,coat,parka,vest,gilet,glove,gloves,hat,beanie,trousers,leggings
! Winter, lower your voice.
? Who's afraid of a bus stop?
> Then: hopping at the bus stop. Now: standing.
- For bus stops in January.
- January happens outside.
/wind ?proof|wind[- ]resist|blocks? (?:the )?wind/
! The wind can go round.
- The corner by the station can blow.
/waterproof|taped seams/
! Rain is only a sound.
? Was that a drop?
> Then: waiting under the awning. Now: walking.
- Rain stays a sound.
- Puddles are back on the route.
/water[- ]?(?:repellent|resist\w*)|shower ?proof|splash/
! Let it spit.
- A drizzle lands, and rolls on.
/packs? (?:into|away|down|small)|packable|stows|folds? (?:into|away)/
! Somewhere in that bag there's a jacket.
! It waits in the bag until you need it.
? How much room does a maybe take?
- Waits at the bottom of the bag for the first drop.
- Rolled up, it's hardly luggage.
/machine[- ]wash|\bwashable\b/ =sock,socks,underwear,briefs,leggings,hat,cap,beanie,glove,gloves
! Into the wash with the rest.
- In with the rest of the wash.
- One more thing that needs no basin.
/machine[- ]wash|\bwashable\b/ ^sock,socks,underwear,briefs,leggings,hat,cap,beanie,glove,gloves
! Soup happens.
? Spaghetti in that?
- Spaghetti is back on the menu.
- In it goes, with everything else.
/(?:wrinkle|crease)[- ]?(?:free|resist\w*)|no iron|non-iron/
! Suitcase to meeting. No iron.
? When did you last see the iron?
- Straight out of the suitcase.
/oversized|loose|relaxed|boxy/
! Room for a jumper and an opinion.
- Room underneath for whatever the day is.
- Cut so the day fits in.
/slim|tailored|fitted/
! Close, but not clingy.
- Follows you, politely.
/high[- ]?(?:waist|rise)/
! Bend down. Nobody learns anything.
- Sits high, so bending down stays private.
/reflect/
! Headlights, say hello.
? Does that driver see you?
- Headlights find it first.
/\bUPF|\bUV\b|sun protect/
! Sun there. You here.
- Sleeves down, sun out.
/tag(?:less|-free)|no (?:tags?|labels?)/
! No label, no scratching.
- Nothing in there arguing with your neck.
/ribbed (?:cuffs?|hem|collar)/
! Sleeves up. They listen.
- Push the sleeves up, wash the dishes.
/reversible/
! Inside out. New look.
? Which side is Monday?
- Turn it round and start again.
/(?:two|three|four|five|six|\d+)[- ]?(?:pack|pairs)/ =sock,socks,underwear,briefs,boxers,tights
! The washing can wait.
? Where do the others go?
- Enough to lose one and carry on.
/handmade|hand[- ]?(?:knit\w*|sewn|woven|stitched)/
* Somebody counted these stitches.
! Somebody counted these stitches.
- A pair of hands did that, not a belt.
/vegan|faux (?:fur|leather)/
! Nobody's skin but yours.
- No animal in it.
/recycled/
! It had another job before.
- It has been something else before.
`,
  ),
  ...readLines(
    'footwear',
    ['footwear'],
    String.raw`
/removable (?:insole|footbed)/
! Insole out. Yours in.
- Insole out, your own in.
/cushion\w*|memory foam|padded (?:insole|collar|heel)|\bfoam\b/
! Late afternoon. Ask your heels.
? How are your heels by evening?
- Your heels find out late in the day.
- Soft where you land.
/toe cap|toe guard|toe bumper/
! Kick the kerb. It started it.
? Who put that table leg there?
- Kerbs, chair legs, table legs: come on, then.
- Something firm between the toe and the kerb.
/(?:steel|composite|safety) toe/
! Hammers fall. Up front, there's this.
- Up front, where hammers land.
/rubber (?:out)?sole|\boutsole\b|rubber tread/
! Pavement below. This in between.
- Something honest between you and the pavement.
- Bends when you go up on your toes.
/canvas/
! Scuffs are a signature.
- Plain on top. The scuffs you add yourself.
- Wears its creases like a smile.
/suede/
* Stroke it one way. Now the other.
! Stroke it one way. Now the other.
- Stroke it one way, then the other.
/leather/
! They learn your walk.
- Each walk leaves its crease.
- A little polish on Sunday, and back to work.
/slip[- ]on|no laces|laceless|without laces|elastic (?:sides?|gore|panels?)/
! Laces are a morning tax.
? Still tying those?
> Then: bending down with a full bag. Now: already out.
- Step in. Nobody bends.
- Both feet in before the lift comes.
/side zip|zip (?:closure|fastening|up)/
! Zip. Door. Gone.
- One zip instead of all that lacing.
/(?:velcro|hook[- ]and[- ]loop|touch)[- ]?(?:strap|fasten\w*|closure)?/
! Rip, step, stick.
- Rip, step, stick: on.
/non[- ]?slip|anti[- ]?slip|slip[- ]resist|\bgrip|lug(?:ged)? sole/
! That floor is wetter than it looks.
? Running on wet tiles?
- Wet tiles, normal walk.
- Gravel, wet leaves, the last bus: go.
/waterproof|gusset/
! Straight through the puddle.
? Is that puddle deep?
> Then: round the puddle. Now: through.
- Go on, through the puddle.
- Socks stay out of the weather.
/water[- ]?(?:repellent|resist\w*)/
! White sky, wet street. Fine.
- A wet pavement is only a pavement.
/breathab|ventilat|\bmesh\b|\bknit\b/
! Open a window for your toes.
- A window for ten toes.
- Air goes in at the front. July is welcome.
/wide (?:fit|toe|feet)|roomy/
! Toes, spread out.
? Ten toes, how many rooms?
- Room for all ten.
/(?:block|kitten|stiletto|\d[\d.,]* ?(?:cm|inch(?:es)?)) heel|heel height/
! Taller, and still walking home.
- High enough to see the stage.
/arch support/
! Your arches have been asking.
- Something for the arch to lean on.
/sheepskin|shearling|faux fur|fleece|\bwool|\bfelt\b|warm lining|lined/
! Bare feet, cold tiles? Not today.
? Who left the tiles this cold?
- Cold tiles lose.
- The walk to the kettle, upgraded.
/lightweight|\bweigh|light as/
! Lift one. Surprised?
- Easy to lift, step after step.
/machine[- ]wash|\bwashable\b/
! These went through the mud. Then the wash.
- Mud on Saturday, wash on Sunday.
/reflect/
! Headlights, look down.
- Headlights catch your heels.
/platform|chunky|thick sole/
! The kerb looks smaller from here.
- See over the queue.
/(?:ankle|heel) (?:strap|support|loop|tab)|pull (?:tab|loop)/
! One finger, one pull, on.
- One finger at the heel and it's on.
`,
  ),
];

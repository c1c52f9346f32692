import { readLines } from '../written-lines.ts';

/** Of sport, camps and animals. */
export const ACTIVE_LINES = [
  ...readLines(
    'sport',
    ['sport'],
    String.raw`
/\d+ ?mm thick|extra[- ]thick/ =yoga mat,exercise mat,pilates mat,fitness mat,gym mat,workout mat
! Knees vote yes.
? What do your knees say about the floor?
- Your knees stop counting the floorboards.
- Kneel. See?
/non[- ]?slip|anti[- ]?slip/ =yoga mat,exercise mat,pilates mat,fitness mat,workout mat
! Sweat. Stay.
? Sliding out of the pose?
> Then: hands drifting. Now: hands, planted.
- Wet palms stay where you put them.
- Hold on. You can.
/ball bearings?|bearing/ =jump rope,skipping rope,speed rope
! Listen to it spin.
- Round and round without catching.
/steel (?:rope|cable|wire)|\bcable\b|\brope\b/ =jump rope,skipping rope,speed rope
! Keep jumping. Talk. Ha.
? Still think skipping is for the playground?
- Jump, and try to finish a sentence.
/(?:three|four|five|six|\d) (?:resistance )?(?:levels|strengths|bands)/ =resistance band,resistance bands,exercise band,exercise bands,loop bands
! Pull. Thought so.
? Which one makes you swear?
- Start with the easy one. It isn't.
/^\d[\d.,]* ?(?:kg|lbs?)(?: each)?$/ =dumbbell,dumbbells,kettlebell,weight plate,medicine ball
! {amount}. Lift with the knees.
? Lift or look?
- Pick it up. Put it down. That's the plan.
/rolls? (?:up|away)|carry(?:ing)? strap/ =yoga mat,exercise mat,pilates mat,fitness mat,workout mat
! Rolled up before the kettle boils.
? Where does the gym go after?
- Back behind the sofa when you're done.
- The gym goes back under the bed.
/foam (?:handles?|grips?)|handles?/ =jump rope,skipping rope,speed rope
! Hold on. Jump on.
- Soft where your hands hang on.
/count(?:s|er)\b|counts? (?:jumps|reps|steps)/ =jump rope,skipping rope,treadmill,exercise bike,rowing machine
! It counts. You breathe.
- It counts, so you don't have to.
/^(?:natural rubber|cork|TPE)\b/ =yoga mat,exercise mat,pilates mat
! Roll it out. It lies down.
- Lies flat, and stays there.
/carbon|alumin|steel|iron|fibreglass|graphite/ =tennis racket,badminton racket,golf club,baseball bat,padel racket,squash racket
! Swing it. Once is enough to know.
- Bring the temper. It can take it.
/(?:for|suits|suitable for|ideal for|good for) (?:\w+ )?beginners|beginner[- ]friendly/
! Never done it? Good.
? Never tried? When, then?
- Day one is allowed.
/(?:ventilat|breathab|vents?)/ =bike helmet,cycling helmet,helmet
! Your head gets a window.
- Wind goes in at the front.
/^reflective/ =bike helmet,cycling helmet,running vest,bike bag,cycling gloves
! Headlights, over here.
- Lights up when the car does.
/latex|silicone|quick[- ]dry/ =swim cap,swimming cap
! Out of the pool, into the bag.
- Rinse, shake, pack.
`,
  ),
  ...readLines(
    'outdoor',
    ['outdoor'],
    String.raw`
/^waterproof|\d+ ?mm (?:hydro|water)|hydrostatic|taped seams/ =tent,tents
! Listen to the rain. You're inside it, dry.
? Was that thunder?
> Then: a puddle in the sleeping bag. Now: {inside}.
- Lie there and listen to the drops.
/(?:pitch\w*|sets? ?up|pops? up|up) (?:in|within)\b.*(?:minutes?|seconds?)|pop[- ]up/ =tent,pop-up tent,beach tent,gazebo
! Done before the neighbours found the instructions.
? Who's reading the instructions?
- Up before the argument starts.
/(?:three|four|six|eight|[3-9])[- ](?:person|man|people)|sleeps [3-9]/ =tent,tents,family tent
! Everybody in. Boots out.
- Room for the one who snores.
/(?:holds?|supports?|up to|load).*1[0-9]\d ?kg/ =chair,camping chair,folding chair
! Sit down like you mean it.
- Sit down properly. Go on.
/^(?:weighs )?(?:only |just )?\d[\d.,]* ?(?:g|kg)$/ =sleeping bag,sleeping pad,camping stove,trekking pole,trekking poles
! {amount}. Pack the good cheese.
? What did you leave home for it?
- Leaves room for the cheese.
/packs? (?:down|into|away|small)|^fold|carry bag/ =tent,camping chair,folding chair,camping table,hammock
! The boot still shuts.
- Behind the seat, next to the cool box.
/lumens?\b/ =lantern,torch,flashlight,headlamp,camping lantern,head torch
! Who's there? Ah. A hedgehog.
? What was that noise?
- Finds the tent pegs. And the hedgehog.
/(?:[2-9]\d|1\d\d) hours/ =lantern,torch,headlamp,camping lantern
! Saturday night. Sunday night. Still on.
- Still there on the second night.
/^(?:-\d+|minus|down to -|comfort|warm to)|below zero|down[- ]filled|goose down|duck down/ =sleeping bag,quilt
! Cold nose. Warm everything else.
? Whose teeth are chattering?
- Only the nose knows it's cold.
/^(?:wind ?proof|wind[- ]resist)/ =tent,tents
! The wind wanted it back.
- The wind tries all night.
/^(?:stainless steel|titanium|alumin\w+)$/ =camping cookware,camping kettle,camping pot,mess kit
! Coffee tastes better next to a tent.
- Black on the outside, breakfast on the inside.
/\bUPF|\bUV\b/ =canopy,beach tent,sun shelter,patio umbrella,beach umbrella,parasol
! Noon, beach, shade. Yours.
- Bring the shade along.
/(?:cup|bottle|drinks?|glass) holder/ =camping chair,folding chair,beach chair
! The beer has its own seat.
- The drink has a place to sit.
/\d[\d.,]* ?(?:l|litres?|liters?)\b|capacity/ =cooler,cool box,cooler box
- Whoever carried it drinks first.
/adjust\w* legs?|legs? adjust/ =camping table,table
! Crooked ground, level you.
- The ground is crooked. You aren't.
`,
  ),
  ...readLines(
    'pets',
    ['pets'],
    String.raw`
/memory foam|orthop|bolster|plush|\bsoft\b|fleece/ =dog bed,cat bed,pet bed
! Round, round, down.
? Whose sofa is it now?
> Then: your side of the bed. Now: his own.
- Round, round, sigh, asleep.
- The sofa is yours again. Mostly.
/removable cover|machine[- ]wash|washable/ =dog bed,cat bed,pet bed,dog clothes,dog blanket
! Rolled in it again? Wash it.
? What did he roll in this time?
- Mud, drool, mystery smell: wash it.
/sisal|scratch/ =cat tree,cat scratcher,scratching post,scratching board
! Claws there. Sofa here. Peace.
? What does the sofa look like at the corner?
> Then: the arm of the sofa. Now: {inside}.
- The sofa sends its thanks.
/^reflect|\bled\b|light[- ]up/ =dog collar,dog lead,dog harness,leash,collar,harness,dog leash
! Headlights see him first.
/no[- ]pull|front clip/ =dog harness,harness
! Who's walking whom? You are.
? Who's walking whom?
> Then: towed to the park. Now: strolling.
- The squirrel stays over there.
/^adjust\w*/ =dog collar,dog harness,harness,collar
! He ate well? One notch.
- One notch for before, one for after Christmas.
/retract|^\d[\d.,]* ?(?:m|metres?|meters?|ft|feet)\b(?! wide)/ =lead,leash,dog lead,dog leash,retractable leash
! Sniff that tree. And that one.
- As far as the next interesting tree.
/chew[- ]?(?:proof|resist)|indestruct|tough (?:nylon|rubber)|for (?:heavy|power|tough) chewers/ =dog toy,chew toy
! Good luck, teeth.
- Let the teeth have a go.
/slow[- ]feed|slows (?:down )?(?:eating|feeding)/ =pet bowl,dog bowl,slow feeder,cat bowl,slow feeder bowl
! Dinner, but chewed this time.
? Did he even taste it?
- Dinner becomes a hobby.
/(?:grain|gluten)[- ]free|no (?:grain|additives|artificial|fillers)|single protein|\d+ ?% (?:meat|chicken|beef|salmon|turkey|lamb|duck)/ =dog food,cat food,dog treats,cat treats,dog treat,cat treat,kibble
? What's in the bowl? Read it out.
/odou?r/ =cat litter,litter
! Guests come in. Nobody asks.
? Does the hallway tell on the cat?
- Visitors won't know where it stands.
/timer|automatic|schedul|portion/ =pet feeder,automatic feeder,cat feeder,dog feeder
! Six in the morning: it's not your paw.
? Who gets up to feed him?
- He stares at it now, not at you.
/fountain|flowing|circulat/ =pet fountain,cat fountain,water fountain
! Moving water. Finally, says the cat.
- Cats trust water that moves.
/^(?:quiet|silent)|(?:very|ultra[- ]|whisper[- ])(?:quiet|silent)/ =pet fountain,cat fountain
! The cat didn't even look up.
- Ears stay down.
/non[- ]?(?:slip|skid|tip)/ =pet bowl,dog bowl,cat bowl
! The bowl stays. Breakfast doesn't.
- The bowl stops touring the kitchen.
/mesh (?:window|panel|side|door)s?/ =pet carrier,dog carrier,cat carrier
! To the vet, with a window.
- He sees you the whole way.
/feather|catnip|\bbell\b/ =cat toy
! Three in the morning, hallway, go.
? Who's asleep? Not the cat.
/(?:two|three|four|five|\d)[- ](?:levels?|platforms?|tiers?)|top perch/ =cat tree,cat tower,cat condo
! He looks down on you. Officially now.
- Up there, the cat can judge everyone.
/de-?shed\w*|undercoat/ =pet brush,dog brush,cat brush,deshedding brush
! That's a second dog. In a brush.
- You'll brush out another dog.
`,
  ),
];

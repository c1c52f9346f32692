import { readLines } from '../written-lines.ts';

export const ACTIVE_LINES = [
  ...readLines(
    'sport',
    ['sport'],
    String.raw`
/\d+ ?mm thick|extra[- ]thick/ =yoga mat,exercise mat,pilates mat,fitness mat,gym mat,workout mat
- Your knees stop counting the floorboards.
- Kneel. See?
/non[- ]?slip|anti[- ]?slip/ =yoga mat,exercise mat,pilates mat,fitness mat,workout mat
- Wet palms stay where you put them.
- Hold on. You can.
/ball bearings?|bearing/ =jump rope,skipping rope,speed rope
- Round and round without catching.
/steel (?:rope|cable|wire)|\bcable\b|\brope\b/ =jump rope,skipping rope,speed rope
- Jump, and try to finish a sentence.
/(?:three|four|five|six|\d) (?:resistance )?(?:levels|strengths|bands)/ =resistance band,resistance bands,exercise band,exercise bands,loop bands
- Start with the easy one. It isn't.
/^\d[\d.,]* ?(?:kg|lbs?)(?: each)?$/ =dumbbell,dumbbells,kettlebell,weight plate,medicine ball
- Pick it up. Put it down. That's the plan.
/rolls? (?:up|away)|carry(?:ing)? strap/ =yoga mat,exercise mat,pilates mat,fitness mat,workout mat
- Back behind the sofa when you're done.
- The gym goes back under the bed.
/foam (?:handles?|grips?)|handles?/ =jump rope,skipping rope,speed rope
- Soft where your hands hang on.
/count(?:s|er)\b|counts? (?:jumps|reps|steps)/ =jump rope,skipping rope,treadmill,exercise bike,rowing machine
- It counts, so you don't have to.
/^(?:natural rubber|cork|TPE)\b/ =yoga mat,exercise mat,pilates mat
- Lies flat, and stays there.
/carbon|alumin|steel|iron|fibreglass|graphite/ =tennis racket,badminton racket,golf club,baseball bat,padel racket,squash racket
- Bring the temper. It can take it.
/(?:for|suits|suitable for|ideal for|good for) (?:\w+ )?beginners|beginner[- ]friendly/
- Day one is allowed.
/(?:ventilat|breathab|vents?)/ =bike helmet,cycling helmet,helmet
- Wind goes in at the front.
/^reflective/ =bike helmet,cycling helmet,running vest,bike bag,cycling gloves
- Lights up when the car does.
/latex|silicone|quick[- ]dry/ =swim cap,swimming cap
- Rinse, shake, pack.
`,
  ),
  ...readLines(
    'outdoor',
    ['outdoor'],
    String.raw`
/^waterproof|\d+ ?mm (?:hydro|water)|hydrostatic|taped seams/ =tent,tents
> Then: a puddle in the sleeping bag. Now: {inside}.
- Lie there and listen to the drops.
/(?:pitch\w*|sets? ?up|pops? up|up) (?:in|within)\b.*(?:minutes?|seconds?)|pop[- ]up/ =tent,pop-up tent,beach tent,gazebo
- Up before the argument starts.
/(?:three|four|six|eight|[3-9])[- ](?:person|man|people)|sleeps [3-9]/ =tent,tents,family tent
- Room for the one who snores.
/(?:holds?|supports?|up to|load).*1[0-9]\d ?kg/ =chair,camping chair,folding chair
- Sit down properly. Go on.
/^(?:weighs )?(?:only |just )?\d[\d.,]* ?(?:g|kg)$/ =sleeping bag,sleeping pad,camping stove,trekking pole,trekking poles
- Leaves room for the cheese.
/packs? (?:down|into|away|small)|^fold|carry bag/ =tent,camping chair,folding chair,camping table,hammock
- Behind the seat, next to the cool box.
/lumens?\b/ =lantern,torch,flashlight,headlamp,camping lantern,head torch
- Finds the tent pegs. And the hedgehog.
/(?:[2-9]\d|1\d\d) hours/ =lantern,torch,headlamp,camping lantern
- Still there on the second night.
/^(?:-\d+|minus|down to -|comfort|warm to)|below zero|down[- ]filled|goose down|duck down/ =sleeping bag,quilt
- Only the nose knows it's cold.
/^(?:wind ?proof|wind[- ]resist)/ =tent,tents
- The wind tries all night.
/^(?:stainless steel|titanium|alumin\w+)$/ =camping cookware,camping kettle,camping pot,mess kit
- Black on the outside, breakfast on the inside.
/\bUPF|\bUV\b/ =canopy,beach tent,sun shelter,patio umbrella,beach umbrella,parasol
- Bring the shade along.
/(?:cup|bottle|drinks?|glass) holder/ =camping chair,folding chair,beach chair
- The drink has a place to sit.
/\d[\d.,]* ?(?:l|litres?|liters?)\b|capacity/ =cooler,cool box,cooler box
- Whoever carried it drinks first.
/adjust\w* legs?|legs? adjust/ =camping table,table
- The ground is crooked. You aren't.
`,
  ),
  ...readLines(
    'pets',
    ['pets'],
    String.raw`
/memory foam|orthop|bolster|plush|\bsoft\b|fleece/ =dog bed,cat bed,pet bed
- Round, round, sigh, asleep.
- The sofa is yours again. Mostly.
/removable cover|machine[- ]wash|washable/ =dog bed,cat bed,pet bed,dog clothes,dog blanket
- Mud, drool, mystery smell: wash it.
/sisal|scratch/ =cat tree,cat scratcher,scratching post,scratching board
> Then: the arm of the sofa. Now: {inside}.
- The sofa sends its thanks.
/no[- ]pull|front clip/ =dog harness,harness
- The squirrel stays over there.
/^adjust\w*/ =dog collar,dog harness,harness,collar
- One notch for before, one for after Christmas.
/retract|^\d[\d.,]* ?(?:m|metres?|meters?|ft|feet)\b(?! wide)/ =lead,leash,dog lead,dog leash,retractable leash
- As far as the next interesting tree.
/chew[- ]?(?:proof|resist)|indestruct|tough (?:nylon|rubber)|for (?:heavy|power|tough) chewers/ =dog toy,chew toy
- Let the teeth have a go.
/slow[- ]feed|slows (?:down )?(?:eating|feeding)/ =pet bowl,dog bowl,slow feeder,cat bowl,slow feeder bowl
- Dinner becomes a hobby.
/odou?r/ =cat litter,litter
- Visitors won't know where it stands.
/timer|automatic|schedul|portion/ =pet feeder,automatic feeder,cat feeder,dog feeder
- He stares at it now, not at you.
/fountain|flowing|circulat/ =pet fountain,cat fountain,water fountain
- Cats trust water that moves.
/^(?:quiet|silent)|(?:very|ultra[- ]|whisper[- ])(?:quiet|silent)/ =pet fountain,cat fountain
- Ears stay down.
/non[- ]?(?:slip|skid|tip)/ =pet bowl,dog bowl,cat bowl
- The bowl stops touring the kitchen.
/mesh (?:window|panel|side|door)s?/ =pet carrier,dog carrier,cat carrier
- He sees you the whole way.
/(?:two|three|four|five|\d)[- ](?:levels?|platforms?|tiers?)|top perch/ =cat tree,cat tower,cat condo
- Up there, the cat can judge everyone.
/de-?shed\w*|undercoat/ =pet brush,dog brush,cat brush,deshedding brush
- You'll brush out another dog.
`,
  ),
];

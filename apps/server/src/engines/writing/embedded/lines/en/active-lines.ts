import { readLines } from '../written-lines.ts';

/** Of sport, camps and animals. */
export const ACTIVE_LINES = [
  ...readLines(
    'sport',
    ['sport'],
    String.raw`
/(?:\d+) ?mm thick|thick\w*|cushion\w*|padded|foam/
! Knees vote yes.
? What do your knees say about the floor?
- Your knees stop counting the floorboards.
- Kneel. See?
/non[- ]?slip|anti[- ]?slip|\bgrip/
! Sweat. Stay.
? Sliding out of the pose?
> Then: hands drifting. Now: hands, planted.
- Wet palms stay where you put them.
- Hold on. You can.
/adjust\w*.*(?:kg|lbs?|weight|resist|length|rope|height|cable)|adjust/
! You grew. Turn the dial.
? One size for both of you?
- Yours today, your sister's tomorrow.
/ball bearings?|bearing/ =rope,jump rope,skipping rope,skateboard,scooter,ab roller
! Listen to it spin.
- Round and round without catching.
/steel (?:rope|cable|wire)|\bcable\b|\brope\b/ =rope,jump rope,skipping rope
! Keep jumping. Talk. Ha.
? Still think skipping is for the playground?
- Jump, and try to finish a sentence.
/resistance|levels?|tension|\bbands?\b/
! Pull. Thought so.
? Which one makes you swear?
- Start with the easy one. It isn't.
/\b\d[\d.,]* ?(?:kg|lbs?)\b/ =dumbbell,dumbbells,kettlebell,barbell,weight,weights,weight plate,medicine ball,weighted vest,sandbag
! {amount}. Lift with the knees.
? Lift or look?
- Pick it up. Put it down. That's the plan.
/fold|collaps|portable|carry|strap|packs? (?:down|small|flat)|roll/
! Rolled up before the kettle boils.
? Where does the gym go after?
- Back behind the sofa when you're done.
- The gym goes back under the bed.
/(?:holds?|supports?|up to).*\d+ ?(?:kg|lbs?)/ @sport,toys
! Dad wants a go. Let him.
? Who gets off first, them or you?
- Dad can have a go, too.
/foam (?:handles?|grips?)|handles?/
! Hold on. Jump on.
- Soft where your hands hang on.
/count\w*|display|track|monitor|\bapp\b/
! It counts. You breathe.
- It counts, so you don't have to.
/natural rubber|\brubber\b|cork|\bTPE\b/
! Roll it out. It lies down.
- Lies flat, and stays there.
/carbon|alumin|steel|iron|fibreglass|graphite/
! Swing it. Once is enough to know.
- Bring the temper. It can take it.
/beginner|first|learn/
! Never done it? Good.
? Never tried? When, then?
- Day one is allowed.
/leather|synthetic leather|\bPU\b/ =ball,glove,gloves,boxing gloves,football,basketball
! Fresh out of the net. Again.
- Made to be hit.
/waterproof|water[- ]resist/
! Rain stopped the others.
- The rain has the pitch to itself. Almost.
/(?:ventilat|breathab|vents?)/
! Your head gets a window.
- Wind goes in at the front.
/reflect/
! Headlights, over here.
- Lights up when the car does.
/latex|silicone|quick[- ]dry/
! Out of the pool, into the bag.
- Rinse, shake, pack.
/anti[- ]?fog|\bUV\b/ =goggles,swim goggles,ski goggles,mask
! See the wall before you touch it.
- You see the wall coming.
`,
  ),
  ...readLines(
    'outdoor',
    ['outdoor'],
    String.raw`
/waterproof|\d+ ?mm (?:hydro|water)|hydrostatic|taped seams/
! Listen to the rain. You're inside it, dry.
? Was that thunder?
> Then: a puddle in the sleeping bag. Now: {inside}.
- Lie there and listen to the drops.
/(?:pitch|set ?up|sets? up|pops? up|up in|inflates?).*(?:minutes?|seconds?)|pop[- ]up|no poles/
! Done before the neighbours found the instructions.
? Who's reading the instructions?
- Up before the argument starts.
/(?:two|three|four|six|\d)[- ](?:person|man|people)|sleeps \d/
! Everybody in. Boots out.
- Room for the one who snores.
/(?:holds?|supports?|up to|load).*\d+ ?(?:kg|lbs?|pounds)/ =chair,stool,hammock,bench,cot,camping chair
! Sit down like you mean it.
- Sit down properly. Go on.
/\bweigh|lightweight|\d[\d.,]* ?(?:g|kg)\b/
! {amount}. Pack the good cheese.
? What did you leave home for it?
- Leaves room for the cheese.
/fold|packs? (?:down|into|away|small)|compact|collaps|carry bag/
! The boot still shuts.
- Behind the seat, next to the cool box.
/lumens?|\bled\b|light|lamp/ =lantern,torch,flashlight,headlamp,lamp,headlight
! Who's there? Ah. A hedgehog.
? What was that noise?
- Finds the tent pegs. And the hedgehog.
/rechargeable|battery|hours?|solar/
! Saturday night. Sunday night. Still on.
- Still there on the second night.
/(?:-\d+|minus|below zero|\d+ ?°)|down|insulat|warm|thermal|fleece/ =sleeping bag,quilt,blanket
! Cold nose. Warm everything else.
? Whose teeth are chattering?
- Only the nose knows it's cold.
/wind ?proof|wind[- ]resist|storm/
! The wind wanted it back.
- The wind tries all night.
/stainless|titanium|alumin|steel|cast iron/
! Coffee tastes better next to a tent.
- Black on the outside, breakfast on the inside.
/\bUV|UPF|sun/
! Noon, beach, shade. Yours.
- Bring the shade along.
/(?:cup|bottle|drinks?|glass) holder/
! The beer has its own seat.
- The drink has a place to sit.
/\d[\d.,]* ?(?:l|litres?|liters?)\b|capacity/ =cooler,cool box,cooler box
! {amount}. Round two is cold, too.
- Whoever carried it drinks first.
/\d+[- ]in[- ]1|multi|tools?/
! Bottle, tin, string: sorted.
- You're the one they'll ask.
/adjust/ =pole,poles,walking pole,trekking pole,table,camping table
! Crooked ground, level you.
- The ground is crooked. You aren't.
/rust|corros/
! Salt water can talk.
- It can stay on the boat.
`,
  ),
  ...readLines(
    'pets',
    ['pets'],
    String.raw`
/memory foam|orthop|cushion\w*|padded|bolster|plush|soft|fleece/ =bed,mat,sofa,cushion,blanket,house,cave,carrier
! Round, round, down.
? Whose sofa is it now?
> Then: your side of the bed. Now: his own.
- Round, round, sigh, asleep.
- The sofa is yours again. Mostly.
/removable cover|machine[- ]wash|washable|wipes? clean|easy to clean|dish ?washer/
! Rolled in it again? Wash it.
? What did he roll in this time?
- Mud, drool, mystery smell: wash it.
/sisal|scratch/
! Claws there. Sofa here. Peace.
? What does the sofa look like at the corner?
> Then: the arm of the sofa. Now: {inside}.
- The sofa sends its thanks.
/reflect|\bled\b|light[- ]up/
! Headlights see him first.
- The last walk of the day, seen from afar.
/no[- ]pull|front clip|padded (?:handle|chest|harness)/
! Who's walking whom? You are.
? Who's walking whom?
> Then: towed to the park. Now: strolling.
- The squirrel stays over there.
/adjust\w*|quick[- ]release|buckle/ =harness,collar,lead,leash,dog collar,dog harness
! He ate well? One notch.
- One notch for before, one for after Christmas.
/retract|\d[\d.,]* ?(?:m|metres?|meters?|ft|feet)\b/ =lead,leash,dog lead
! Sniff that tree. And that one.
- As far as the next interesting tree.
/chew|tough|indestruct|nylon|natural rubber|durable/
! Good luck, teeth.
? Where did the old toy's head go?
- Let the teeth have a go.
/slow[- ]feed|puzzle|treat[- ]dispens/
! Dinner, but chewed this time.
? Did he even taste it?
- Dinner becomes a hobby.
/(?:grain|gluten)[- ]free|no (?:grain|additives|artificial|fillers)|single protein|\d+ ?% (?:meat|chicken|beef|salmon|turkey|lamb|duck)|(?:chicken|salmon|beef|lamb|turkey|duck)/ =food,treat,treats,kibble,snack,chew
! The bowl slides across the floor. Empty.
? What's in the bowl? Read it out.
- Listen to the bowl being pushed round the kitchen.
/clump|litter|odou?r|low dust|dust[- ]free/
! Guests come in. Nobody asks.
? Does the hallway tell on the cat?
- Visitors won't know where it stands.
/timer|automatic|schedul|\bapp\b|portion/
! Six in the morning: it's not your paw.
? Who gets up to feed him?
- He stares at it now, not at you.
/fountain|filter|flowing/
! Moving water. Finally, says the cat.
- Cats trust water that moves.
/quiet|silent/
! The cat didn't even look up.
- Ears stay down.
/stainless|ceramic|non[- ]?(?:slip|skid|tip)/
! The bowl stays. Breakfast doesn't.
- The bowl stops touring the kitchen.
/fold|collaps|carrier|airline|mesh/
! To the vet, with a window.
- He sees you the whole way.
/feather|catnip|squeak|bell|ball/
! Three in the morning, hallway, go.
? Who's asleep? Not the cat.
- Hide yours. This one's theirs.
/(?:levels?|platforms?|perch|hammock|tower|condo)/
! He looks down on you. Officially now.
- Up there, the cat can judge everyone.
/de-?shed|groom|brush|undercoat/
! That's a second dog. In a brush.
- You'll brush out another dog.
`,
  ),
];

import { readLines } from '../written-lines.ts';

/** Of what runs on power: sound, screens, cars and tools. */
export const POWERED_LINES = [
  ...readLines(
    'audio',
    ['audio'],
    String.raw`
/^(?:(?:active|hybrid|adaptive) )?noise[- ]?cancel(?!\w* mic)|\bANC\b/ =headphones,earbuds,earphones
! The office just left.
? Who's humming? Not you any more.
> Then: everyone's phone call. Now: your song.
- The train leaves. You didn't hear it.
- Press once and the office goes home.
/\b(?:[89]|\d\d)[- ]?hours?\b/ =bluetooth speaker,portable speaker,speaker,wireless speaker
! {amount}. The neighbours know the chorus.
- Still playing when the fire is out.
/\b(?:[6-9]|\d\d)[- ]?hours?\b/ =headphones,earbuds,earphones
! {amount}. The playlist gives up first.
? What ends first, the flight or the battery?
- The playlist ends first.
- There, back, and a delayed flight.
/(?:minutes?).*charg\w*.*hours?|fast[- ]charg|quick charge/ =headphones,earbuds,earphones,headset,bone conduction headphones
! Brush your teeth. Charged enough.
- Plug in, brush your teeth, go.
/IPX?[67]|waterproof/ =bluetooth speaker,portable speaker,speaker
! Pool, sand, next song.
- Take it to the edge of the pool.
/multipoint|two devices/ =headphones,earbuds,headset,earphones
! Film on the laptop. Mum on the phone.
- Jumps from the film to the phone call.
/hi-?res|(?:deep|rich|powerful) bass/ =headphones,earbuds,earphones,bluetooth speaker,speaker,soundbar,bookshelf speaker,bookshelf speakers
! Play that song you think you know.
* Hear that bit in the back?
- There's a guitar in there you never noticed.
/memory foam ear|(?:soft|padded|memory foam|plush) ear ?(?:cups|pads|cushions)/ =headphones,headset
! Another album? Ears say yes.
- Soft for the second album.
/^fold\w*/ =headphones
! Fold. Pocket. Gate.
- Folded, in the bag, beside the sandwich.
/clear calls|(?:call|calls).*noise|(?:two|four|\d) mic/ =earbuds,headphones,earphones,headset
! You're on a bike. They can't tell.
- They hear you, not the traffic.
/touch (?:control|panel)s?/ =earbuds,earphones,headphones
! Tap. Skip. Walk on.
- Skip the song without getting your phone out.
/^(?:weighs )?(?:only |just )?[3-9](?:\.\d)? ?g\b/ =earbuds,earphones
! Are they in? They're in.
- You'll pat your ear to check.
/^(?:bluetooth|wireless)\b/ =headphones,earbuds,earphones
! Stand up. Nothing pulls you back.
? Caught the cable on a door again?
> Then: cable, door handle, ouch. Now: music.
- Walk to the kettle. The song comes, too.
`,
  ),
  ...readLines(
    'screens',
    ['electronics', 'computers'],
    String.raw`
/(?:\d+)[- ]?(?:days?|weeks?)\b.*battery|battery.*\d+[- ]?(?:days?|weeks?)/ =smartwatch,fitness tracker,fitness band,e-reader,ereader,keyboard,mouse
! {amount}. Where's that charger? Who cares.
? When did you last look for the cable?
- The cable stays in the drawer.
- Leave the charger at home, on purpose.
/fast[- ]charg|quick charge|\d+ ?W (?:charg|PD|output|power delivery|fast)/ =charger,phone charger,wall charger,power bank
! Coffee in one hand, charger in the other.
? Battery red, coat on?
> Then: four percent at the door. Now: {inside}.
- A red battery at breakfast is only breakfast.
/(?:three|four|five|six|[3-9])[- ]?(?:in[- ]1|in[- ]one|ports?|USB)/ =charger,wall charger,charging station,wireless charger
! Everybody charges. Nobody argues.
? Whose turn is the socket?
- Phone, watch, earbuds: no queue.
/^magnet/ =phone case,phone holder,power bank,wireless charger,charging cable,charger
! Near it. Click. Hold.
? Where did you put it down?
/night[- ]?vision|infrared/ =security camera,indoor camera,pet camera
! Two in the morning. It saw the cat.
? What does the cat do at two?
- Lights off, picture on.
/1080p|2K|4K|full ?HD/ =security camera,pet camera,indoor camera
! Zoom in. That's the neighbour's cat.
- You'll know whose cat it is.
/(?:motion|movement|person).*(?:alert|detect|notif)/ =security camera,video doorbell,doorbell,indoor camera,pet camera
! It saw something. So did your phone.
- Something moves, your phone knows.
/two[- ]way (?:audio|talk)/ =security camera,indoor camera,pet camera
- Tell the dog to get off the sofa. From work.
/360|\bpans?\b/ =security camera,indoor camera,pet camera
! No corner left to argue about.
- Turns to look. You don't have to move it.
/weather(?:proof|[- ]resist)|IP6\d/ =security camera,video doorbell,outdoor camera
! Out there. All night. In the wet.
- The gutter drips. It keeps going.
/mechanical|tactile|clicky/ =keyboard,mechanical keyboard
! Clack.
? Can you hear yourself think? Type.
- Emails sound like work again.
/^(?:quiet|silent)/ =keyboard,mouse
- Next to you, somebody sleeps on.
/1[2-9]\d ?Hz|[2-9]\d\d ?Hz/ =monitor,gaming monitor,television
! {amount}. Blink and you're behind.
- Fast scenes stay scenes.
/\b(?:128|256|512|[1-9]) ?(?:GB|TB)\b(?! (?:of )?RAM)/ =phone,external hard drive,usb flash drive,external ssd,hard drive,memory card
! {amount}. Keep the blurry ones.
? What did you delete to make room?
> Then: deleting holidays. Now: {inside}.
- Stop deleting holidays.
/anti-?glare|e-?ink/ =e-reader,ereader,tablet,monitor,laptop
! Sit by the window. Still readable.
/^(?:height|angle|adjustable height|adjustable angle|height[- ]adjust\w*)/ =laptop stand,monitor arm
! Chin up. The screen came to you.
? Who's bending, you or the laptop?
> Then: bent over it. Now: eye to eye.
- The screen comes up. So does your chin.
/^(?:fold\w*|folds flat)/ =laptop stand,keyboard,phone holder,phone stand
! In the bag, under the book.
- Goes in the bag with the book.
/^(?:alumin\w+|metal|steel)$/ =laptop stand
- Doesn't nod when you type.
/^(?:wireless|bluetooth)\b(?! charg)/ =keyboard,mouse,computer mouse
! One cable fewer to untangle.
? How many cables are behind that desk?
- Sit where you like.
/^(?:\d+ ?W )?wireless charg/ =wireless charger,charging station
! Put it down. It's charging.
? Feeling for the plug in the dark?
- Put it down and go to sleep.
/prints?\b/ =instant camera,photo printer
! Out of the phone, onto the fridge.
? When did you last hold a photo?
- For the fridge door, not the cloud.
/^(?:app control|control\w* (?:by|via|with) (?:the |an )?app)/ =smart plug,power strip,smart bulb
! Did you turn it off? Ask your phone.
- From the sofa, from the station.
/non[- ]?slip|rubber feet/ =keyboard,mechanical keyboard
! Type angrily. It stays.
- Stays put while you type in capitals.
/lumens?\b/ =projector,mini projector,portable projector
! Off with the lights. On with the film.
- Hang a sheet. That's the cinema.
/braided/ =charging cable,cable,usb-c cable
! Bend it. Again. Again.
- For people who wrap it round everything.
/^[2-5](?:\.\d)? ?(?:m|metres?|meters?)\b/ =charging cable,cable,usb-c cable,charging lead
! Bed to socket. It reaches.
? Charging on the floor again?
- From the socket all the way to the sofa.
/\b\d\d[.,]?\d00 ?mAh/ =power bank
! A phone, then the other phone.
- Someone will ask to borrow it.
`,
  ),
  ...readLines(
    'car',
    ['car'],
    String.raw`
/\d+ ?k?Pa\b/ =car vacuum,car vacuum cleaner,handheld vacuum
! Fries, sand, dog. Gone by the lights.
- The crumbs under the child seat, at last.
/magnet/ =car phone holder,phone holder,car phone mount,car mount
! One hand. Near it. Holds.
- Phone up, eyes up.
/360|rotat|swivel/ =car phone holder,phone holder,car phone mount,car mount
! Turn it to you, not you to it.
- Turn it where you look anyway.
/4K|1080p|2K/ =dash cam,dashcam,dash camera
! "He braked." Let's watch.
? Who had the green light?
- It remembers who had the green light.
/parking (?:mode|monitor)/ =dash cam,dashcam,dash camera
! Scratched in the car park? It was awake.
- It keeps watch while you shop.
/fits (?:all|any|most) cars|universal fit/ =car phone holder,dash cam,car mat,car organizer,sunshade
! Yours? Yes. Hers? Also yes.
- Moves over when the next car comes.
/absorb\w*|microfib\w*/ =drying towel,car drying towel
! Drops gone. Sun out. Stand back.
- One pass, and look at yourself in the bonnet.
/waterproof|wipes? clean/ =car mat,car mats,seat cover,car seat cover,boot liner,floor mats,boot mat
! Muddy boots, wet dog: get in.
- The dog may come back from the lake.
/compartments?|dividers?/ =car organizer,boot organiser,car organiser,trunk organizer,boot organizer
! The boot has rules now.
? What's rolling about in the back?
- Nothing rolls about in the bends.
/non[- ]?slip (?:base|bottom|backing)/ =car organizer,boot organiser,trunk organizer,car mat,boot organizer,car mats
! Take the roundabout. It stays.
- Takes the bend with you.
/psi|inflat\w*/ =tyre inflator,tire inflator
! A soft tyre, a Sunday, no garage.
- Soft tyre on a Sunday? Do it in the drive.
/(?<!(?:-free|\bno\b|without).*)(?:(?:scent|fragran))(?!.*(?:-free|\bno\b|without))/ =air freshener,car air freshener
! The gym bag was here. Was.
- The gym bag rode here. Nobody can tell.
`,
  ),
  ...readLines(
    'tools',
    ['tools'],
    String.raw`
/brushless/ =drill,cordless drill,impact driver,power saw,sander,angle grinder,screwdriver,circular saw,impact wrench
! Pull the trigger. Keep going.
- No brushes in there to wear down.
/\d+ ?Nm\b|torque/ =drill,cordless drill,impact driver,electric screwdriver,impact wrench,combi drill
! The rusty one? Try it now.
? Which screw won last time?
- The rusty one gives up first.
/^cordless/ =drill,cordless drill,impact driver,hedge trimmer,combi drill
! Up the ladder. No tail.
? How long is your extension lead?
- The far end of the fence has no socket. Fine.
/(?:two|2)[- ]speed|two speeds|(?:\d+) (?:clutch|torque) (?:settings|positions)/ =drill,cordless drill,electric screwdriver,combi drill
! Soft wood, hard wall, one thumb.
- Soft pine or a stubborn wall: turn the ring.
/LED (?:work ?)?light|built-in LED|work ?light/ =drill,cordless drill,electric screwdriver,impact driver,combi drill
! Under the sink, lights on.
- Sees under the sink what you can't.
/(?:\d\d+)[- ]?(?:piece|pcs|bits|sockets)/ =tool set,socket set,bit set,drill bit set,screwdriver set
! The one you need is in there.
? Which bit is always missing?
/magnetic (?:tip|bit holder|bits?)/ =screwdriver,electric screwdriver,screwdriver set
! Screw on. Hand off. Climb.
- The screw stays on while you climb.
/(?:soft|rubber|ergonomic|non[- ]slip)[- ]?(?:grip|handle)/ =screwdriver,screwdriver set
! Another screw. And another.
- For the last screw as for the first.
/forged/ =hammer,wrench,pliers
- Drop it off the ladder and pick it up again.
/(?:storage|carry|hard|moulded) case/ =tool set,socket set,bit set,screwdriver set,drill bit set
! Everything back in its hole.
- You see at once which one is missing.
/±|accura\w*|self[- ]level/ =level,laser level,spirit level
! Straight. Not nearly straight.
? Is that shelf straight?
- The shelf is straight. Check it.
/multi-?tool|(?:\d+)[- ]in[- ]1|(?:\d+) (?:tools|functions)/ =multi-tool,multitool,pocket tool
! The drawer of tools. In a pocket.
? What do you have on you?
- You're the one with the tool, from now on.
/(?:holds?|supports?|up to|load).*1\d\d ?kg/ =ladder,step ladder
! Go up. It's been told.
- Stand on it and think about the ceiling.
/telescop\w*|extend\w* to/ =ladder,telescopic ladder
! Ceiling, meet hand.
- The ceiling comes closer.
`,
  ),
];

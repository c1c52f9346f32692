import { readLines } from '../written-lines.ts';

export const POWERED_LINES = [
  ...readLines(
    'audio',
    ['audio'],
    String.raw`
/^(?:(?:active|hybrid|adaptive) )?noise[- ]?cancel(?!\w* mic)|\bANC\b/ =headphones,earbuds,earphones
- The train leaves. You didn't hear it.
- Press once and the office goes home.
/\b(?:[89]|\d\d)[- ]?hours?\b/ =bluetooth speaker,portable speaker,speaker,wireless speaker
- Still playing when the fire is out.
/\b(?:[6-9]|\d\d)[- ]?hours?\b/ =headphones,earbuds,earphones
- The playlist ends first.
- There, back, and a delayed flight.
/(?:minutes?).*charg\w*.*hours?|fast[- ]charg|quick charge/ =headphones,earbuds,earphones,headset,bone conduction headphones
- Plug in, brush your teeth, go.
/IPX?[67]|waterproof/ =bluetooth speaker,portable speaker,speaker
- Take it to the edge of the pool.
/multipoint|two devices/ =headphones,earbuds,headset,earphones
- Jumps from the film to the phone call.
/hi-?res|(?:deep|rich|powerful) bass/ =headphones,earbuds,earphones,bluetooth speaker,speaker,soundbar,bookshelf speaker,bookshelf speakers
- There's a guitar in there you never noticed.
/memory foam ear|(?:soft|padded|memory foam|plush) ear ?(?:cups|pads|cushions)/ =headphones,headset
- Soft for the second album.
/^fold\w*/ =headphones
- Folded, in the bag, beside the sandwich.
/clear calls|(?:call|calls).*noise|(?:two|four|\d) mic/ =earbuds,headphones,earphones,headset
- They hear you, not the traffic.
/touch (?:control|panel)s?/ =earbuds,earphones,headphones
- Skip the song without getting your phone out.
/^(?:weighs )?(?:only |just )?[3-9](?:\.\d)? ?g\b/ =earbuds,earphones
- You'll pat your ear to check.
/^(?:bluetooth|wireless)\b/ =headphones,earbuds,earphones
- Walk to the kettle. The song comes, too.
`,
  ),
  ...readLines(
    'screens',
    ['electronics', 'computers'],
    String.raw`
/(?:\d+)[- ]?(?:days?|weeks?)\b.*battery|battery.*\d+[- ]?(?:days?|weeks?)/ =smartwatch,fitness tracker,fitness band,e-reader,ereader,keyboard,mouse
- The cable stays in the drawer.
- Leave the charger at home, on purpose.
/fast[- ]charg|quick charge|\d+ ?W (?:charg|PD|output|power delivery|fast)/ =charger,phone charger,wall charger,power bank
> Then: four percent at the door. Now: {inside}.
- A red battery at breakfast is only breakfast.
/(?:three|four|five|six|[3-9])[- ]?(?:in[- ]1|in[- ]one|ports?|USB)/ =charger,wall charger,charging station,wireless charger
- Phone, watch, earbuds: no queue.
/night[- ]?vision|infrared/ =security camera,indoor camera,pet camera
- Lights off, picture on.
/1080p|2K|4K|full ?HD/ =security camera,pet camera,indoor camera
- You'll know whose cat it is.
/(?:motion|movement|person).*(?:alert|detect|notif)/ =security camera,video doorbell,doorbell,indoor camera,pet camera
- Something moves, your phone knows.
/two[- ]way (?:audio|talk)/ =security camera,indoor camera,pet camera
- Tell the dog to get off the sofa. From work.
/360|\bpans?\b/ =security camera,indoor camera,pet camera
- Turns to look. You don't have to move it.
/weather(?:proof|[- ]resist)|IP6\d/ =security camera,video doorbell,outdoor camera
- The gutter drips. It keeps going.
/mechanical|tactile|clicky/ =keyboard,mechanical keyboard
- Emails sound like work again.
/^(?:quiet|silent)/ =keyboard,mouse
- Next to you, somebody sleeps on.
/1[2-9]\d ?Hz|[2-9]\d\d ?Hz/ =monitor,gaming monitor,television
- Fast scenes stay scenes.
/\b(?:128|256|512|[1-9]) ?(?:GB|TB)\b(?! (?:of )?RAM)/ =phone,external hard drive,usb flash drive,external ssd,hard drive,memory card
> Then: deleting holidays. Now: {inside}.
- Stop deleting holidays.
/^(?:height|angle|adjustable height|adjustable angle|height[- ]adjust\w*)/ =laptop stand,monitor arm
- The screen comes up. So does your chin.
/^(?:fold\w*|folds flat)/ =laptop stand,keyboard,phone holder,phone stand
- Goes in the bag with the book.
/^(?:alumin\w+|metal|steel)$/ =laptop stand
- Doesn't nod when you type.
/^(?:wireless|bluetooth)\b(?! charg)/ =keyboard,mouse,computer mouse
- Sit where you like.
/^(?:\d+ ?W )?wireless charg/ =wireless charger,charging station
- Put it down and go to sleep.
/prints?\b/ =instant camera,photo printer
- For the fridge door, not the cloud.
/^(?:app control|control\w* (?:by|via|with) (?:the |an )?app)/ =smart plug,power strip,smart bulb
- From the sofa, from the station.
/non[- ]?slip|rubber feet/ =keyboard,mechanical keyboard
- Stays put while you type in capitals.
/lumens?\b/ =projector,mini projector,portable projector
- Hang a sheet. That's the cinema.
/braided/ =charging cable,cable,usb-c cable
- For people who wrap it round everything.
/^[2-5](?:\.\d)? ?(?:m|metres?|meters?)\b/ =charging cable,cable,usb-c cable,charging lead
- From the socket all the way to the sofa.
/\b\d\d[.,]?\d00 ?mAh/ =power bank
- Someone will ask to borrow it.
`,
  ),
  ...readLines(
    'car',
    ['car'],
    String.raw`
/\d+ ?k?Pa\b/ =car vacuum,car vacuum cleaner,handheld vacuum
- The crumbs under the child seat, at last.
/magnet/ =car phone holder,phone holder,car phone mount,car mount
- Phone up, eyes up.
/360|rotat|swivel/ =car phone holder,phone holder,car phone mount,car mount
- Turn it where you look anyway.
/4K|1080p|2K/ =dash cam,dashcam,dash camera
- It remembers who had the green light.
/parking (?:mode|monitor)/ =dash cam,dashcam,dash camera
- It keeps watch while you shop.
/fits (?:all|any|most) cars|universal fit/ =car phone holder,dash cam,car mat,car organizer,sunshade
- Moves over when the next car comes.
/absorb\w*|microfib\w*/ =drying towel,car drying towel
- One pass, and look at yourself in the bonnet.
/waterproof|wipes? clean/ =car mat,car mats,seat cover,car seat cover,boot liner,floor mats,boot mat
- The dog may come back from the lake.
/compartments?|dividers?/ =car organizer,boot organiser,car organiser,trunk organizer,boot organizer
- Nothing rolls about in the bends.
/non[- ]?slip (?:base|bottom|backing)/ =car organizer,boot organiser,trunk organizer,car mat,boot organizer,car mats
- Takes the bend with you.
/psi|inflat\w*/ =tyre inflator,tire inflator
- Soft tyre on a Sunday? Do it in the drive.
/(?<!(?:-free|\bno\b|without).*)(?:(?:scent|fragran))(?!.*(?:-free|\bno\b|without))/ =air freshener,car air freshener
- The gym bag rode here. Nobody can tell.
`,
  ),
  ...readLines(
    'tools',
    ['tools'],
    String.raw`
/brushless/ =drill,cordless drill,impact driver,power saw,sander,angle grinder,screwdriver,circular saw,impact wrench
- No brushes in there to wear down.
/\d+ ?Nm\b|torque/ =drill,cordless drill,impact driver,electric screwdriver,impact wrench,combi drill
- The rusty one gives up first.
/^cordless/ =drill,cordless drill,impact driver,hedge trimmer,combi drill
- The far end of the fence has no socket. Fine.
/(?:two|2)[- ]speed|two speeds|(?:\d+) (?:clutch|torque) (?:settings|positions)/ =drill,cordless drill,electric screwdriver,combi drill
- Soft pine or a stubborn wall: turn the ring.
/LED (?:work ?)?light|built-in LED|work ?light/ =drill,cordless drill,electric screwdriver,impact driver,combi drill
- Sees under the sink what you can't.
/magnetic (?:tip|bit holder|bits?)/ =screwdriver,electric screwdriver,screwdriver set
- The screw stays on while you climb.
/(?:soft|rubber|ergonomic|non[- ]slip)[- ]?(?:grip|handle)/ =screwdriver,screwdriver set
- For the last screw as for the first.
/forged/ =hammer,wrench,pliers
- Drop it off the ladder and pick it up again.
/(?:storage|carry|hard|moulded) case/ =tool set,socket set,bit set,screwdriver set,drill bit set
- You see at once which one is missing.
/±|accura\w*|self[- ]level/ =level,laser level,spirit level
- The shelf is straight. Check it.
/multi-?tool|(?:\d+)[- ]in[- ]1|(?:\d+) (?:tools|functions)/ =multi-tool,multitool,pocket tool
- You're the one with the tool, from now on.
/(?:holds?|supports?|up to|load).*1\d\d ?kg/ =ladder,step ladder
- Stand on it and think about the ceiling.
/telescop\w*|extend\w* to/ =ladder,telescopic ladder
- The ceiling comes closer.
`,
  ),
];

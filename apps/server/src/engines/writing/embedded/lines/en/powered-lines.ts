import { readLines } from '../written-lines.ts';

/** Of what runs on power: sound, screens, cars and tools. */
export const POWERED_LINES = [
  ...readLines(
    'audio',
    ['audio'],
    String.raw`
/noise[- ]?(?:cancel|reduc|isolat)|\bANC\b/
! The office just left.
? Who's humming? Not you any more.
> Then: everyone's phone call. Now: your song.
- The train leaves. You didn't hear it.
- Press once and the office goes home.
/(?:\d+)[- ]?hours?\b|battery|playtime|play time/ =speaker,soundbar,radio
! {amount}. The neighbours know the chorus.
- Still playing when the fire is out.
/(?:\d+)[- ]?hours?\b|battery|playtime|play time/ ^speaker,soundbar,radio
! {amount}. The playlist gives up first.
? What ends first, the flight or the battery?
- The playlist ends first.
- There, back, and a delayed flight.
/(?:minutes?).*(?:charg|play)|fast[- ]charg|quick charge/
! Brush your teeth. Charged enough.
- Plug in, brush your teeth, go.
/IPX?\d|water(?:proof|[- ]resist)|dust/ =speaker,radio
! Pool, sand, next song.
- Take it to the edge of the pool.
/IPX?\d|water(?:proof|[- ]resist)|sweat[- ]?(?:proof|resist)|splash/ ^speaker,radio
! Sing in the rain. With backing.
? Singing in the shower alone?
- Rain, sweat, shower songs.
/multipoint|two devices|pairs with two|several devices/
! Film on the laptop. Mum on the phone.
- Jumps from the film to the phone call.
/bass|driver|woofer|hi-?res|stereo|surround/
! Play that song you think you know.
* Hear that bit in the back?
- There's a guitar in there you never noticed.
/ear ?(?:cups|pads|cushions|tips)|memory foam|over[- ]ear|comfort/
! Another album? Ears say yes.
- Soft for the second album.
/fold|case/
! Fold. Pocket. Gate.
- Folded, in the bag, beside the sandwich.
/mic(?:rophone)?s?\b|clear calls|calls/
! You're on a bike. They can't tell.
- They hear you, not the traffic.
/touch|tap|button/
! Tap. Skip. Walk on.
- Skip the song without getting your phone out.
/\bweigh|lightweight|\d[\d.,]* ?g\b/
! Are they in? They're in.
- You'll pat your ear to check.
/bluetooth|wireless|cable[- ]free/
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
/(?:\d+)[- ]?(?:hours?|days?|weeks?|months?)\b.*|battery/
! {amount}. Where's that charger? Who cares.
? When did you last look for the cable?
- The cable stays in the drawer.
- Leave the charger at home, on purpose.
/fast[- ]charg|quick charge|charg\w+ (?:in|to|from).*(?:minutes?|hours?)|\d+ ?W (?:charg|PD|output|power delivery)/
! Coffee in one hand, charger in the other.
? Battery red, coat on?
> Then: four percent at the door. Now: {inside}.
- A red battery at breakfast is only breakfast.
/(?:two|three|four|six|\d+)[- ]?(?:in[- ]1|in[- ]one|ports?|outlets|USB)/
! Everybody charges. Nobody argues.
? Whose turn is the socket?
- Phone, watch, earbuds: no queue.
/magnet/
! Near it. Click. Hold.
? Where did you put it down?
- Let it near. It finds the place itself.
/night[- ]?vision|infrared|in the dark/
! Two in the morning. It saw the cat.
? What does the cat do at two?
- Lights off, picture on.
/1080p|2K|4K|full ?HD|\bHD\b|\d+ ?(?:MP|megapixels?)/
! Zoom in. That's the neighbour's cat.
- You'll know whose cat it is.
/(?:motion|movement|person).*(?:alert|detect|notif)|alerts?/
! It saw something. So did your phone.
- Something moves, your phone knows.
/two[- ]way|talk/
! Tell the courier. From the bath.
? Who's at the door while you're away?
- Tell the dog to get off the sofa. From work.
/360|rotat|pans?|tilt|swivel/ =camera,webcam,doorbell,security camera
! No corner left to argue about.
- Turns to look. You don't have to move it.
/weather(?:proof|[- ]resist)|water(?:proof|[- ]resist)|IP\d\d|IPX\d/ =camera,doorbell,security camera,floodlight
! Out there. All night. In the wet.
- The gutter drips. It keeps going.
/(?:hot[- ]swap|switches|tactile|mechanical|keycaps?)/
! Clack.
? Can you hear yourself think? Type.
- Emails sound like work again.
/quiet|silent/
! Typing at midnight. Nobody woke.
- Next to you, somebody sleeps on.
/\d+ ?Hz/
! {amount}. Blink and you're behind.
- Fast scenes stay scenes.
/(?:\d+) ?(?:GB|TB)\b/
! {amount}. Keep the blurry ones.
? What did you delete to make room?
> Then: deleting holidays. Now: {inside}.
- Stop deleting holidays.
/e-?ink|anti-?glare|matte (?:screen|display)/
! Sit by the window. Still readable.
- Sit with the lamp behind you.
/adjust\w*|height|angle/ =stand,mount,arm,laptop stand,monitor,monitor arm,holder,chair,desk
! Chin up. The screen came to you.
? Who's bending, you or the laptop?
> Then: bent over it. Now: eye to eye.
- The screen comes up. So does your chin.
/fold|portable|compact|pocket[- ]sized?|slim|thin/
! In the bag, under the book.
- Goes in the bag with the book.
/alumin|metal|steel/ =stand,mount,arm,laptop stand,monitor arm,holder
! Lean on it. It doesn't nod.
- Doesn't nod when you type.
/(?:wireless|bluetooth)\b(?! charg)/
! One cable fewer to untangle.
? How many cables are behind that desk?
- Sit where you like.
/wireless charg/
! Put it down. It's charging.
? Feeling for the plug in the dark?
- Put it down and go to sleep.
/print/
! Out of the phone, onto the fridge.
? When did you last hold a photo?
- For the fridge door, not the cloud.
/\bapp\b|smart ?phone|voice/
! Did you turn it off? Ask your phone.
- From the sofa, from the station.
/non[- ]?slip|rubber feet/ =keyboard,mouse pad,laptop stand,mouse
! Type angrily. It stays.
- Stays put while you type in capitals.
/\bweigh|lightweight|\d[\d.,]* ?(?:g|kg)\b/
! {amount}. The charger weighs more. Maybe.
- Bag packed, shoulder surprised.
/lumens?|brightness/
! Off with the lights. On with the film.
- Hang a sheet. That's the cinema.
/braided|nylon|tangle/
! Bend it. Again. Again.
- For people who wrap it round everything.
/\d[\d.,]* ?(?:m|metres?|meters?|ft|feet)\b/ =cable,charger,lead,cord,extension lead
! Bed to socket. It reaches.
? Charging on the floor again?
- From the socket all the way to the sofa.
/\d[\d.,]* ?mAh/
! A phone, then the other phone.
- Someone will ask to borrow it.
`,
  ),
  ...readLines(
    'car',
    ['car'],
    String.raw`
/suction|\d+ ?k?Pa\b/
! Fries, sand, dog. Gone by the lights.
- The crumbs under the child seat, at last.
/magnet/ =holder,mount,phone holder,car phone holder
! One hand. Near it. Holds.
- Phone up, eyes up.
/360|rotat|adjust|swivel/ =holder,mount,phone holder,car phone holder
! Turn it to you, not you to it.
- Turn it where you look anyway.
/4K|1080p|2K|HD|wide[- ]angle|dash/
! "He braked." Let's watch.
? Who had the green light?
- It remembers who had the green light.
/night[- ]?vision|parking (?:mode|monitor)/
! Scratched in the car park? It was awake.
- It keeps watch while you shop.
/fast|\d+ ?W\b|charg/ =charger,car charger
! Plugged in at home. Full at the office.
- Charged before the ring road ends.
/fits (?:all|any|most)|universal/
! Yours? Yes. Hers? Also yes.
- Moves over when the next car comes.
/absorb|microfib|streak|lint/
! Drops gone. Sun out. Stand back.
- One pass, and look at yourself in the bonnet.
/waterproof|water[- ]?resist|washable|wipes? clean/ =mat,mats,cover,seat cover,liner,boot liner,floor mat,car mat
! Muddy boots, wet dog: get in.
- The dog may come back from the lake.
/fold|collaps|organi[sz]er|compartments?|pockets?/
! The boot has rules now.
? What's rolling about in the back?
- Nothing rolls about in the bends.
/non[- ]?slip|grip|stays? put/
! Take the roundabout. It stays.
- Takes the bend with you.
/leather|neoprene|padded|memory foam/
! Long drive. Still friends with the seat.
- For the long bit of motorway.
/tyre|tire|psi|bar|inflat/
! A soft tyre, a Sunday, no garage.
- Soft tyre on a Sunday? Do it in the drive.
/scent|fragran/
! The gym bag was here. Was.
- The gym bag rode here. Nobody can tell.
`,
  ),
  ...readLines(
    'tools',
    ['tools'],
    String.raw`
/brushless/
! Pull the trigger. Keep going.
- No brushes in there to wear down.
/\d+ ?Nm\b|torque/
! The rusty one? Try it now.
? Which screw won last time?
- The rusty one gives up first.
/cordless|battery|\d+ ?V\b/
! Up the ladder. No tail.
? How long is your extension lead?
- The far end of the fence has no socket. Fine.
/(?:two|three|four|\d+) (?:speeds?|gears?|settings|modes|clutch)/
! Soft wood, hard wall, one thumb.
- Soft pine or a stubborn wall: turn the ring.
/LED|work ?light|lamp/
! Under the sink, lights on.
- Sees under the sink what you can't.
/(?:\d+)[- ]?(?:piece|pcs|bits|sockets)|set of|bit set/
! The one you need is in there.
? Which bit is always missing?
- The size you need is the third from the left.
/magnet/
! Screw on. Hand off. Climb.
- The screw stays on while you climb.
/(?:soft|rubber|ergonomic|non[- ]slip)[- ]?(?:grip|handle)|grip/
! Another screw. And another.
- For the last screw as for the first.
/chrome vanadium|\bCr-?V\b|hardened|forged|carbon steel|\bsteel\b/
! Hit it. It's listening.
- Drop it off the ladder and pick it up again.
/case|box|bag|roll/
! Everything back in its hole.
- You see at once which one is missing.
/laser|accura|precis|±|digital/
! Straight. Not nearly straight.
? Is that shelf straight?
- The shelf is straight. Check it.
/sharp|blade/
! Draw the line. Cut the line.
- Cuts where you drew.
/fold|compact|pocket|multi-?tool|(?:\d+)[- ]in[- ]1/
! The drawer of tools. In a pocket.
? What do you have on you?
- You're the one with the tool, from now on.
/load|(?:holds?|supports?|up to).*\d+ ?(?:kg|lbs?)/
! Go up. It's been told.
- Stand on it and think about the ceiling.
/telescop|extend|\d[\d.,]* ?(?:m|metres?|meters?)\b/
! Ceiling, meet hand.
- The ceiling comes closer.
/dust|collect/
! Drill. No snow on the sofa.
- The dust goes in the bag, not on the bed.
`,
  ),
];

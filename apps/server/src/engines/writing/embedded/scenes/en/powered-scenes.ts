import { readScenes } from '../read-scenes.ts';

/** What has a plug, a battery or a handle. */
export const POWERED_SCENES = readScenes(`
smartphone, =phone, mobile phone, iphone, cell phone, galaxy phone, ~phone | First thing you touch in the morning? // How cracked is yours? | Maps, music, calls: it's all in your hand. // You'll look at it a hundred times today.
phone case, iphone case, phone cover | That sound when it hits the floor. // Face down on the tiles. Dare you to look. | Put it on before the floor does the rest. // You hold it all day. Pick one you like.
screen protector | Keys and phone in one pocket? | Let something else take the scratches. // Peel, place, smooth, forget.
phone holder, phone stand, phone mount, tablet stand | Phone against the salt shaker again? | Recipe up, hands free. // Prop it up and keep both hands.
=charger, wall charger, usb charger, power adapter | Red battery. Where's the charger? // Who took yours? | Plug in, put down, walk off. // One for the bag, so nobody has to ask.
wireless charger, charging pad, wireless charging pad, wireless charging stand | Feeling for the cable in the dark? | Put the phone down. That's all. // The desk loses a cable.
power bank, ~power bank, portable charger, powerbank | Red battery, and the ticket's on your phone. // Long day, no plug. | In the bag today, a hero by four. // The wall can stay where it is.
charging cable, =cable, usb cable, lightning cable, usb-c cable | Which of your cables still works if you bend it? | One for the car, one for the bed. // Plug in. Breathe out.
=tablet, ipad, drawing tablet, ~tablet | Sofa or train: where do you watch? // One screen, the whole family. Who gets it? | The sofa screen. // Read, draw, watch, hand it to a child.
e-reader, ebook reader, kindle | How many books fit in hand luggage? | A whole shelf in one hand. // One more chapter. And one more.
=camera, digital camera, mirrorless camera, dslr camera | Who takes the pictures in your family? // Golden hour soon. Where are you? | Look through it and you see more. // The kids are small only once.
action camera, ~action camera | Who'll believe you without a picture? | Clip it on and jump. // You do it. It watches.
instant camera | When did you last hold a photo? | Press, wait, pass it round. // It goes on the fridge, not in the cloud.
camera lens, =lens, tripod, gimbal, ring light | Who's behind the camera, and who's never in the picture? | Set it up. Now step into the picture. // The shot in your head, a bit closer.
drone, ~drone | What does your village look like from up there? | Take off. Look down. // Same hill, other side.
security camera, ~security camera, indoor camera, outdoor camera, baby monitor, video monitor | Who's been at the door? // Did you hear that? | Look in from wherever you are. // You're not there. Somebody's watching.
video doorbell, doorbell | It rang, and you were in the bath. | See who it is before you get up. // The package comes. You know.
television, ~television, tv, smart tv | Movie night. Whose turn to choose? // Eight thirty. Remote, snacks, feet up. | Lights down, feet up. // Everyone on one sofa, one screen.
projector, ~projector, mini projector | What would Saturday look like on a whole wall? | White wall, dark room, popcorn. // The living room goes to the movies.
game console, ~game console, =console, handheld gaming console, gaming pc, playstation, xbox, xboxes | Just one more level? // Who's playing against you? | Sofa, snacks, somebody to beat. // It's Friday. You've earned a level.
game controller, =controller, gamepad | Who gets the bad one? | Two of you play now. // Lost again? Now it wasn't the buttons.
vr headset | Where do you want to go without getting up? | Put it on and move the coffee table first. // Same room. Not for long.
tracker, key finder, bluetooth tracker | Where are the keys? You're late. | It knows where you put them. // On the keys, in the suitcase, on anything that walks off.
power strip, extension cord, surge protector, smart plug | One outlet, all those plugs. | Everything finds a place at the plug. // Nobody has to crawl behind the sofa.
power station, generator, solar panel | Lights out in the whole street. | Camping, garden, blackout: plug in. // Power where there's no wall.
=battery, =batteries, rechargeable batteries | The toy's silent. Peace, or trouble? | Put some in the drawer before you need them. // The remote, the clock, the toy: somebody's always hungry.
tv box, streaming stick, remote control, universal remote | Which remote is it? | Sit down. Press play. // Movie night with fewer arguments.
laptop, ~laptop, notebook computer, gaming laptop, macbook | Kitchen table, train, café: where do you work? // How many tabs are open? Don't count. | Open it, and you're at work. Close it, and you're not. // Desk until noon, sofa after.
=computer, =desktop, desktop computer, =pc | Work by day. And at night? | It's the middle of the desk for years. Choose well. // Taxes in May, games in June.
=monitor, computer monitor, gaming monitor | Everything on one tiny screen? | Spread out. Both windows, side by side. // Your neck gets to look straight ahead.
=keyboard, mechanical keyboard, wireless keyboard, gaming keyboard, ~keyboard | How many words did you type today? // Crumbs under the space bar? | Your fingers live there. Make it nice. // Every email you send starts here.
=mouse, computer mouse, ~computer mouse, gaming mouse, wireless mouse | Cursor stuck, everybody watching? // What has your hand been holding all day? | Your hand's on it all day. Let it like it there. // Click. Click. Done.
mouse pad, desk mat | Mouse stuck at the edge again? | The desk looks done. // Room to move, coffee at the side.
=printer, ~printer | Form due today. Printer says no? | Boarding pass, homework, the drawing for grandma. // Paper in. Press print. Go.
webcam | Do they see you, or your ceiling? | You look up, and they see you. // Nine o'clock. You're on.
router, ~router, wifi router, mesh router | No signal in the bedroom? // Movie stopped. Who's downloading? | Movies upstairs, homework downstairs, meeting in the kitchen. // Nobody shouts down the stairs tonight.
external hard drive, hard drive, =ssd, internal ssd, portable ssd, gaming drive | Storage full. Which photos would you delete? // Where's your thesis, if the laptop falls? | Everything you'd hate to lose, twice. // Copy it once, sleep better.
usb flash drive, flash drive, memory card, micro sd card, sd card | Email says: file too big. | In the pocket, on the keys, never in the cloud. // The photos fit on it. All of them.
usb hub, docking station, usb-c hub | One port, four things to plug in? | Mouse, screen, stick, done. // Sit down, plug in one cable.
laptop stand, monitor stand | Chin on your chest since nine? | Screen up, shoulders down. // The desk gets a second floor.
graphics card, =processor, motherboard, cpu | Which game makes yours sweat? | Open the case. Start the weekend. // The part your games have been asking for.
headphones, ~headphones, over-ear headphones, wireless headphones | Open office. Who's on the phone? // When did you last hear a whole album? | Put them on, press play, walk. // Train, desk, sofa: your song, nobody else's.
headset, gaming headset | They can hear you chew. | Hear the steps behind you. // Meeting until five, match at eight.
earbuds, ~earbuds, wireless earbuds, earphones, in-ear headphones | Untangling, or listening? // Song stuck in your head? Play it. | In your ears before the train doors shut. // Run, ride, wash up: play something.
speaker, bluetooth speaker, ~bluetooth speaker, portable speaker, wireless speaker, portable bluetooth speaker | Phone in a glass, again? // Who's got the music? | Put it down. Press play. Turn round, they're dancing. // Kitchen, balcony, lake.
smart speaker, ~smart speaker | Hands in the dough. Who sets the timer? | Ask. Keep stirring. // The song, the weather, the timer: just say it.
soundbar, home theater system, home theatre | Whispering or exploding: nothing in between? | You hear what they said. No rewinding. // Popcorn. Lights. Volume.
turntable, record player | Which record would you play first? | Side A. Sit down. // You get up to turn it over. Worth it.
=radio | Kitchen, Sunday, something in the background. | Switch on, hum along. // Somebody else picks the songs.
microphone | Can they hear you, or your fridge? | Say it once. // Press record. You've got something to say.
guitar, acoustic guitar, electric guitar, ukulele, bass guitar | A few chords. Which song? | A few chords and a campfire. // Play it badly. Play it again.
keyboard piano, digital piano, =piano, =drum, drum kit, violin | Which tune do your hands still know? | A little every day. Then someone asks for more. // The house will know the song by May.
drill, ~drill, cordless drill, power drill, hammer drill, impact driver | That shelf is still on the floor. // How long has the picture leaned on the wall? | Hole, plug, screw, shelf. // Saturday, and the list gets shorter.
screwdriver, screwdriver set, electric screwdriver | The box is open. Where's the screwdriver? // Cutlery is no tool. | Loose handle, wobbly chair: one turn each. // The butter knife can go back in the drawer.
=hammer, =wrench, pliers, socket set, wrench set | Something's dripping. Who's called? | Do it yourself before the plumber picks up. // In the drawer for years. The day comes.
=saw, power saw, circular saw, jigsaw, sander, angle grinder | Measure twice. And now? | Cut it to size, and it's yours. // Dust, noise, and something you built.
tape measure, =level, laser level | Does the sofa go through the door? | Measure before, not after. // Straight is a good feeling.
tool set, tool kit, toolbox, tool box, tool bag | Which drawer is the wrench in? | One box, and you know where it is. // Bike, tap, shelf: Saturday's list.
=ladder, step ladder, step stool | Chair on the table, you on the chair? | The bulb, the gutter, the top shelf. // Three steps up, no drama.
work light, flashlight, headlamp, =torch, led flashlight | Power's out. Where's the light? // Something fell behind the washing machine. | Point it there. Found it. // Fuse box, tent, cellar: take it along.
multimeter, soldering iron, glue gun | Broken, or just a loose wire? | Find out before you throw it out. // It can be mended. Sit down.
work gloves, gardening gloves, safety gloves | Splinter season? | Put them on and grab it. // Your hands have to last.
wall paint, paint roller, spray paint | White since you moved in? | One Saturday, one wall, one new room. // Move the sofa. Open the tin.
car phone holder, car phone mount, car mount | Phone on your lap at the lights? | Route in front of you, hands on the wheel. // It sits where you look.
dash cam, dashcam | Who had the green light? | You drive. It remembers. // If it ever matters, you have it on video.
car charger | Long road, map running, battery red. | Plug it in and follow the map home. // The long way home costs no battery.
jump starter, tyre inflator, tire inflator, air compressor | Frost, key, click, nothing. // Dead battery, empty lot? | In the car, and you needn't call anyone. // Plug it in, start it up, drive on.
car vacuum, handheld vacuum | Whose cookie is under the seat? | Crumbs out before grandma gets in. // Sand from August, gone in October.
car seat cover, seat covers, car mat, car mats, floor mats | Muddy dog, light seats. | Boots in. It can take it. // The seats have seen enough ice cream.
sunshade, car sunshade, windshield sunshade | Steering wheel too hot to touch? | Unfold it, walk to the beach. // Come back to a car you can sit in.
car air freshener, car freshener | What does your car smell of? | Shut the door. Breathe. // Dog was here. Nobody knows.
car wash kit, car wax, car cleaner | Someone wrote something in the dust? | Sunday, bucket, sun. // Walk away, turn round, look again.
motorcycle helmet, =helmet, bike helmet, bicycle helmet, cycling helmet | Hair, or head? | Click, and off. // First thing on, last thing off.
bike light, bicycle light, bike lights | Do they see you? | Be the bright thing on the road. // Dusk is the driver's blind hour.
bike lock, bicycle lock | Bike outside, coffee inside. Nervous? | Lock it. Look at the menu. // Still there. As it should be.
=bicycle, =bike, mountain bike, electric bike, e-bike, road bike, ~bicycle | Traffic, or wind in your face? // When did you last ride no-handed? | Past the line at the lights. // Saturday, no plan, just wheels.
=scooter, electric scooter, kick scooter | Bus gone. Walk? | Last mile, first grin. // Step on. You're nearly there.
`);

import { readScenes } from '../read-scenes.ts';

/** What people play, train, travel and learn with, and what their children and animals like. */
export const ACTIVE_SCENES = readScenes(`
yoga mat, ~yoga mat, exercise mat, fitness mat, mat for yoga | A stretch before breakfast. On what? // Rolled up in the corner since January? | Roll it out. That's the hard part. // A bit of floor that's only yours.
dumbbell, ~dumbbell, dumbbells, kettlebell, dumbbell set, =weights | The gym is far. The hallway isn't. // One more? | Pick it up. Put it down. Again. // One set, then coffee.
resistance band, resistance bands, exercise band | No gym, no time, no excuse? | Door, band, go. // It weighs nothing, and your arms disagree.
jump rope, skipping rope | Try to finish a sentence while you jump. | Jump until you lose count. // Kitchen, yard, hotel room.
foam roller, massage roller, massage ball | Stairs hurt the day after? | Lie on it. Swear. Get up lighter. // On the floor, after the run, before the sofa.
treadmill, exercise bike, stationary bike, rowing machine, elliptical | Raining again? You're running anyway. | One episode, one workout. // Slippers off, shoes on, ten steps away.
basketball, =football, soccer ball, volleyball, rugby ball | Who's coming out? // Who's on your team? | Somebody throw it. // Out until it's too dark to see it.
tennis racket, badminton racket, =racket, =racquet, badminton set, pickleball paddle, table tennis set | Who lost last time? | One match. Then the rematch. // Book the court. Blame the sun.
golf club, golf clubs, golf balls, golf ball, putter | Early tee, wet grass, no phone. | Breathe out, then swing. // One good shot, and you come back.
skateboard, longboard, cruiser board | Downhill, evening, nobody about. // When did you last push off? | Push, push, roll. // The long way home, on purpose.
surfboard, paddle board, bodyboard, kayak | Flat water, early morning. | Carry it down. Get in before you think. // Out there, nobody can call you.
boxing gloves, punching bag, punch bag | Bad day? Hit something. | A round or so, and the emails are forgotten. // Hands up. Breathe. Go.
swim goggles, swimming goggles, swim cap, =goggles | Eyes shut since the first length? | In early, a few lengths, awake. // Now you see where you're going.
tent, ~tent, camping tent, dome tent, family tent, backpacking tent | When did you last sleep under a sky like that? // Who's bringing the tent? | Home, for a night or two. // You'll hear rain the way you should.
sleeping bag, ~sleeping bag | Cold toes at three in the morning? | Zip up, look up. // Your bed, wherever the tent is.
sleeping pad, air mattress, camping mattress, air bed | Roots under your back? | Guests, tents, festivals: somewhere to lie. // You'll get up without a groan. Maybe one.
hammock, camping hammock | A pair of trees. What's missing? | Lie in. Swing once. Gone. // Book optional.
camping chair, folding chair, beach chair, lawn chair | Wet log, or a proper seat? | Unfold it. You live here now. // Lake in front, drink in hand.
camping stove, camp stove, portable stove | Coffee on a hill at seven. | Water on, boots off. // Soup tastes better out here.
=grill, barbecue, bbq grill, charcoal grill, gas grill, =smoker | Who brings the salad? | Light it, and someone brings a chair. // Saturday has a smell.
lantern, camping lantern, camp light | Cards in the dark tent? | Hang it up, deal the cards. // The tent glows. You can see it from the lake.
trekking poles, trekking pole, hiking poles | Knees on the way down? | Push off with your arms, too. // Uphill you push, downhill you thank them.
binoculars, =telescope | What's that up there? | Look there. No, left. There. // It was always there. Now you see it.
fishing rod, fishing reel, fishing pole, tackle box | Five in the morning, and you're happy? | Cast it. Wait. That's the point. // Nobody asks what you caught.
picnic blanket, beach blanket | Grass wet? | Spread it out and stay. // Strawberries, book, nap.
=toy, =toys | Who at yours would open it first? // Quiet in the next room. What are they doing? | A bit of peace. Maybe more. // On the floor by breakfast, still there at bedtime.
building blocks, building set, construction set, lego set, lego, building block, ~building block | Barefoot, in the dark, ouch. // How high before it falls? | Build it, knock it down, build it bigger. // Sunday, floor, grandpa too.
magnetic tiles, marble run | What will it be: castle, rocket, garage? | Click, click, tower. // They build. You get coffee.
plush toy, ~plush toy, =plush, stuffed animal, teddy bear, plushie | Who sleeps in whose arm? | It'll get a name before dinner. // You'll have to look for it at bedtime.
=doll, =dolls, dollhouse, doll house, barbie doll | Who's invited to tea? | She's got plans. Ask her. // The carpet is a whole street now.
action figure, =figure, figurine | Still in the box, or on the shelf? | It guards the desk. // You know where it'll stand.
model kit, ~model kit, craft kit, art set, craft set, kids art set | Rainy Saturday. What now? | Clear the table. This takes a while. // Look what I made. Straight onto the fridge.
toy car, ~toy car, race car, toy cars, race track, remote control car, rc car, toy truck | Under the sofa at full speed. | Three, two, one. Mind the cat. // The hall is a race track. Sorry.
ride-on toy, balance bike, tricycle, kids bike | Legs up. Look, I can! | Round the block, and once more. // Knees get scratched. Grins get bigger.
puzzle, jigsaw puzzle, puzzles, 3d puzzle | Where's the last piece? // Edges first? | Start with the edges. Forget the time. // Everybody walks past and finds one piece.
play dough, modelling clay, =slime | What's that supposed to be? Guess. | A snake. It's always a snake. // Squeeze it. You want to, too.
water gun, bubble machine, kite, pool float, inflatable pool | Hot day. Who's wet first? | Garden, hose, shrieking. // One summer, one garden, all their friends.
play tent, kids tent, teepee | No grown-ups. Password? | Flashlight, snacks, secret. // Indoors, and far away.
=novel, ~novel, thriller | When did you last miss your stop? // Phone or book tonight? | Just to the end of the chapter. // Read the first page. Then cancel your plans.
cookbook | Same dinners every week? | Open it anywhere. Cook that. // Dinner starts on the sofa.
colouring book, coloring book, activity book, picture book | Long drive. Are we there yet? | Pencils out, quiet in. // Again. Read it again.
board game, ~board game, card game, ~card game, party game, strategy game, dice game | Who's round on Saturday? // Who cheats at yours? | Phones in the bowl. Whose turn is it? // One round. Then revenge.
chess set, chess board | Your move. | A table, a friend, no screen. // White begins. You think.
video game, ~video game, switch game, ps5 game, pc game | One more level. It's only midnight. | Friday night, sorted. // Sofa, controller, go.
vinyl record, =record, =vinyl | What does side B sound like? | Put it on and look at the cover. // You don't skip a song on it.
diaper, diapers, nappies, nappy, baby wipes | Two in the morning. Who's up? | There's never a day without. // One hand for the legs, one for these.
baby bottle, baby bottles, sippy cup | Hungry. Now. | Warm, shake, test, peace. // It'll fly off the high chair. Count on it.
pacifier, teether, baby rattle | First tooth? | In the hand, in the mouth, on the floor. // Keep one in every pocket.
=stroller, pram, pushchair | Round the block until they sleep? | Nap time, walk time, coffee in one. // Park, street, store.
car seat, booster seat, child car seat | Are we there yet? | Click. Now we can go. // Asleep before the first lights.
baby carrier, baby wrap | Who holds the baby while you hold the spoon? | Close to you, and both hands free. // They hear your heart. They sleep.
=cot, =crib, bassinet, baby cot | Who's finally asleep? | Tiptoe out. Don't breathe. // A very small bed for a very big year.
onesie, baby onesie, romper suit, baby clothes, bodysuit, baby romper | Changed again, and it's not even noon. | On over the head, and hold those arms. // They'll be out of it by spring. Take the picture.
high chair, booster chair | Carrot on the wall? | At the table, with everybody else. // The floor gets its share, too.
play mat, playmat, activity gym | Tummy time? | They look up. You sit down. // The floor is the whole world right now.
dog food, ~dog food, cat food, ~cat food, pet food, wet food, dry food | Who's staring at you and at the bowl? | Bowl down. Silence. // You know that sound when the bag opens.
dog treats, dog treat, cat treats, cat treat, dog chews | Sit. Good. And now? | One for sitting, one for being cute. // Rustle the bag. Count to one.
dog bed, ~dog bed, pet bed, cat bed | Who's lying on your side? | Round three times, then down. // The sofa may be free tonight. May.
cat tree, cat tower, scratching post, cat scratcher | Who's sharpening claws on your sofa? | Up there, they own the place. // Scratch here. Not there. Here.
litter box, cat litter, =litter | Whose turn is the litter box? | The same corner, every day. // Every cat needs one.
dog collar, dog leash, =leash, =collar, dog harness, =harness, pet collar | Walk? You said the word. | Clip it on, hold on tight. // Tree, tree, park.
dog toy, dog toys, cat toy, cat toys, chew toy, pet toy | Bored dog, new shoes. Guess? // What did yours wreck this week? | Watch who gets to it first. // Yours for a minute. Then it's theirs.
pet bowl, dog bowl, cat bowl, pet feeder, pet fountain, water fountain | Who knocks the bowl over? | Breakfast is served. // They know what time it is.
pet brush, dog brush, cat brush, grooming brush, deshedding tool | Black pants, white dog. | Brush first, and the pants stay black. // They lean into it. You'll see.
pet carrier, cat carrier, dog carrier | Vet at ten. Where's the cat? | Door shut, eyes out, off we go. // Their own little room on the train.
pet shampoo, dog shampoo | Rolled in something again? | In the tub. Hold on. // Shake. All over the bathroom.
aquarium, fish tank | What's on tonight? The fish. | Sit in front of it. Forget the phone. // Pets that never bark.
notebook, journal, =diary, =planner, sketchbook | Where do your good ideas go? // Phone off, pen out. | First page. Don't be afraid. // A few lines a day. A book by Christmas.
=pen, =pens, gel pens, ballpoint pen, fountain pen | Who's got a pen? Nobody. | Write it down before you forget. // The good one. Don't lend it.
=pencil, =pencils, coloured pencils, colored pencils, =markers, crayons, =marker, highlighters | What's your doodle in meetings? | Sharpen, draw, rub out, again. // Long phone call, full page.
pencil case | Where's the eraser? At the bottom. | Zip open, everything there. // First day of school looks like this.
sticky notes, notepad, sticky note | Milk. Call grandma. Dentist. | Write it, stick it, forget it. // On the fridge, where people look.
scissors, stapler, glue | Who had it last? | Back in the drawer. Please. // Every kitchen drawer has been waiting for it.
paint set, acrylic paint, watercolour set, watercolor set, acrylic paint set, paint by numbers | Blank canvas. Scared? | Paint something bad. Then something better. // Water, brush, an hour gone.
whiteboard, =calendar, wall calendar | Who forgot the dentist? | Write it where everybody sees it. // The week fits on one wall.
gift card, gift set, gift box, gift basket, gift hamper | Whose birthday did you nearly forget? | They open it. You get the hug. // Ribbon off. Eyes big.
costume, halloween costume, kids costume, cosplay costume | Who are you tonight? // Mask on. Name? | Put it on and answer to another name. // They'll want to wear it to breakfast.
balloons, balloon, party supplies, banner, party decorations, birthday candles | Who turns how old? // Cake's ready. What's missing? | Hang, blow, light, sing. // Just in time for the bell.
wall decals, wall decal, wall stickers, wall sticker, stickers | One bare wall in the kids' room? | Peel, stick, step back. // A bare wall, and then a story.
keychain, keychains, key ring, keyring | Where are the keys? | You find them at the bottom of the bag. // Every door you open, there it is.
trampoline, swing, slide set, swing set, playset | What keeps them outside until dinner? | Shoes off. Next! // Everyone wants a turn.
playing cards, deck of cards | Train's late. Who deals? | Shuffle, cut, deal. // A train, a tent, a kitchen table.
piggy bank, money box | What are they saving for? | A coin, a rattle, a plan. // Ask them next month.
dog door, pet door, cat flap, cat door | Who gets up to let them out? | In, out, in, out. Without you. // They come and go. You stay on the sofa.
cat tunnel, cat toy tunnel | Where's the cat? Guess. | In at one end. Wait for it. // A paw comes out first.
`);

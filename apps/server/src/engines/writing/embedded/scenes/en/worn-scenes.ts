import { readScenes } from '../read-scenes.ts';

/** What people wear and carry. */
export const WORN_SCENES = readScenes(`
backpack, ~backpack, rucksack, daypack, knapsack | Laptop, lunch, umbrella: where does it all go? // Both hands full, and the phone rings. // What's been at the bottom of your backpack since spring? | Both hands free: one for the coffee, one for the door. // Pack it tonight. Tomorrow you just grab it.
school bag, bookbag, kids backpack, school backpack | Who packs the school bag at yours? // School in a minute, and the gym shoes are missing. | Books in, lunch in, out of the door. // Homework goes in. Sometimes it comes out again.
handbag, purse, shoulder bag, satchel, hobo bag, bucket bag | Where are the keys? In there. Somewhere. // Lipstick, keys, half a cookie: sound familiar? | Over the shoulder, out of the door. // It goes where you go, so it may as well look good.
tote bag, tote, beach bag | Market, office, beach: what goes in first? // One more thing. And one more. | Throw it all in. Sort it out later. // Bread on top, laptop below.
crossbody bag, crossbody, sling bag, messenger bag, crossbody purse | Ticket in one hand, coffee in the other. // Where do you keep the phone on the train? | Across the body, and you've got both hands back. // Phone and keys, right at the hip.
belt bag, fanny pack, waist bag, waist pack, bum bag, hip pack | Keys in the hand for the whole walk? // Festival, dog, museum: hands free. | Clip it on. Now wave. // Keys, card, phone, and nothing in your pockets.
clutch, wristlet, evening bag | Phone, lipstick, card. What else does a night need? | Small enough to hold while you dance. // It holds what the evening needs, and no more.
wallet, ~wallet, billfold | How thick is the wallet you sit on? // Receipts from last year, still in there? | Cards in. Receipts out. // You take it out ten times a day. So does everybody who looks.
card holder, cardholder, card case | How many of your cards do you really use? | The cards you use, and none of the ones you don't. // Front pocket, not back pocket.
suitcase, ~suitcase, suitcases, carry-on, luggage, luggage set | Sitting on the lid again? // Wrong end of the airport. Long walk. // Passport, charger, one pair of shoes too many. | Zip it up. The trip has started. // Pack on Thursday, leave on Friday.
duffel bag, duffle bag, duffel, duffle, weekender, gym bag, holdall, travel bag, sports bag | Friday, five o'clock, train at six. // A weekend away: what do you pack? | Throw it in, zip it, go. // Gym in the morning, train in the evening.
laptop bag, briefcase, laptop sleeve, laptop case | How does your laptop travel? // Keys and laptop in one bag: what could happen? | Your laptop gets a place of its own. // Between home and the meeting, it stays covered.
cosmetic bag, toiletry bag, makeup bag, wash bag, toiletry kit | Shampoo on the shirts again? // Whose bathroom shelf comes along on every trip? | Everything from the bathroom shelf, in one place. // Unpack one bag and the bathroom is yours.
cooler, cooler bag, cool box, ice chest | Warm drinks at the lake again? // Ice in. Lid on. Off you go. // Who carries the drinks? | Cold drinks, wherever you park the blanket. // Pack the ice first and the blame last.
umbrella, ~umbrella, travel umbrella | Dark sky. How far to the station? // Where's your umbrella right now? On the train? // Dry hair, important meeting. | Keep it by the door. You know why. // Let it rain. You've got plans.
trainer, trainers, sneaker, ~sneaker, sneakers | How many steps yesterday, and in what? // Which shoes are by your door right now? // Late again. Laces on the stairs. | The pair you reach for without looking. // Tie them, and there's no reason to stay in.
running shoe, ~running shoe, running shoes, trail running shoes | Six in the morning. Are you going? // First mile hurts. Then what? | Tie them. The rest is one foot after the other. // Put them by the bed tonight.
hiking boot, hiking boots, hiking shoe, hiking shoes | Where does the path go after that bend? // Roots, stones, mud: see you on Saturday. | Made for paths with no street. // Lace up at the trailhead, look up at the top.
sandal, ~sandal, sandals, flip-flop, flip-flops, =slide, =slides | Feet out. It's summer. // First warm day. Where are your toes? | Sand in, sand out, done. // On in a second, off in less.
slipper, ~slipper, slippers | Cold kitchen floor at seven? // Shoes off. What's next? | The day is over when these go on. // Between the bed and the coffee machine, somebody thought of your feet.
loafer, loafers, oxford shoes, oxfords, dress shoes | What's under the table at the interview? // Suit pressed. And the shoes? | They look at the shoes. Everybody does. // Office until six, dinner at seven, same pair.
high heels, =heels, =pumps | Whose wedding is next? // Stairs, street, dance floor. In that order. | Put them on last. Then stop in front of the mirror. // A bit of height, and a different evening.
=boot, =boots, ankle boots, chelsea boots | Wet leaves, wet street, dry mood. // What do you wear when the weather can't decide? | Pull them on. The weather can have opinions. // Jeans, dress, whatever: they go under it.
rain boot, rain boots, wellies, rubber boots | Puddle ahead. Round it, or through it? | Through the puddle. Obviously. // Mud on Saturday, hose on Sunday.
T-shirt, ~T-shirt, T-shirts, tee, tees | Which T-shirt is always in the wash? // What's under every jacket you own? // Monday, jeans, and then what? | Wear it first, wash it, wear it again. // With jeans, under a blazer, in bed on Sunday.
polo shirt, polo shirts, polo | Too warm for a shirt, too smart for a tee? | Collar for the meeting, short sleeves for the walk there. // Somewhere between the office and the garden.
shirt, shirts, dress shirt, flannel shirt | Video call now. What's clean? // Buttoned up, or sleeves rolled? | Roll the sleeves up. You're done at the office. // Tucked in at nine, untucked at six.
blouse, blouses | Meeting at nine, drinks at six. One outfit. | Tuck it into a skirt. Or let it hang over jeans. // The part of you that the camera sees.
hoodie, ~hoodie, hoodies, sweatshirt, sweatshirts | Who at yours will steal it first? // Cold sofa, warm you. // Sunday uniform? | Put it on at breakfast. Take it off on Monday. // It goes out for bread, and straight back to the sofa.
sweater, sweaters, jumper, jumpers, pullover | Heating on, or sweater on? // First cold morning. What do you reach for? | Over a shirt, under a coat, on the sofa. // The cold season has one good part.
cardigan, cardigans | Always too warm inside, too cold outside? | On, off, over the chair, on again. // For the office where somebody owns the window.
jacket, jackets, denim jacket | Too warm for a coat, too cold for none? // It's on the hook by the door. Every day. | The last thing you put on, the first they see. // Over the tee, out of the door.
leather jacket, biker jacket, faux leather jacket | What do you throw over a dress? // Old jeans. Now add this. | Put it on and stand differently. // It makes the white T-shirt look planned.
rain jacket, raincoat, raincoats, windbreaker | The forecast lied again? // Umbrella or both hands? | Hang it by the door and stop reading forecasts. // Walk the dog. The dog doesn't mind either.
down jacket, puffer jacket, puffer, parka | Bus stop, wind, no bus. // Breath in the air. Hands in the pockets. | Zip it to the chin. // Winter stays on the other side of the zip.
=coat, =coats, trench coat, winter coat | Which coat do people know you by? // November. Dark by five. | One coat, over everything you own. // Collar up. Into the street.
blazer, blazers, =suit, =suits, suit jacket | Interview on Thursday? // What makes jeans look like a decision? | Put it on and the day gets a plan. // Over a tee for Tuesday, over a shirt for the big one.
=dress, dresses, maxi dress, midi dress, summer dress, ~dress | One piece, and you're dressed. // Whose wedding, which weather, what to wear? // Garden party at three. | No top to match, no bottom to find. // Flat shoes at noon, other shoes at eight.
=skirt, skirts | Tights weather, or bare legs? // Spin once. You know you want to. | With sneakers on Monday, with heels on Friday. // Tuck something in and go.
jumpsuit, jumpsuits, romper | Top and bottom: why choose both? | One zip, one piece, one outfit. // Dressed before the kettle boils.
jeans, ~jeans | Which pair do you wear until it falls apart? // Same pair all week? | Same jeans, different day. // Wear them in. They're yours then.
=trousers, =pants, chinos, cargo pants | Sitting, standing, cycling: all before ten. | Work, bike, bar, without changing. // The part of the outfit that no video call sees.
joggers, sweatpants, track pants | Gym, or just the sofa? No judgement. | They were made for running. Nobody checks. // From the stretch to the sofa in one pair.
leggings, ~leggings, yoga pants | Squat in front of the mirror. Still fine? // Class at seven, school run at eight. | Class, coffee, shop, sofa. Same pair. // Bend all the way down. Stay there a while.
shorts | Knees out. Summer's here. | Bike to the lake, stay until dark. // Less fabric. Same number of plans.
pyjamas, pajamas, nightgown, loungewear | Is it bedtime at eight? Yes. // Breakfast in what you slept in. | Put them on before the movie starts. // Nobody has to know what time it is.
bathrobe, =robe, dressing gown | Out of the shower, a moment for yourself. | Coffee, wet hair, no hurry. // Like the hotel, without the check-out.
=bra, bras, sports bra | When did you last buy one that fits? | The first thing you put on should be the least of your worries. // Put it on and forget about it. That's the test.
underwear, boxers, briefs, boxer shorts | How old is the pair you've got on? | Nobody sees it. You notice all day. // Clear out the drawer. Start at the bottom.
swimsuit, ~swimsuit, bikini, swimming costume, swim trunks, swim shorts | Water's cold. Who's first? // Trip soon. Packed yet? | First in the bag, last off the line. // In you go. Then dry off in the sun.
sock, ~sock, socks | Where do all the other socks go? // One odd sock. Again. | Open the drawer and find a pair that matches. // Small thing. All day long.
beanie, ~beanie, beanies | Ears first. Always the ears. // Bad hair, good weather for a hat. | Pull it down. Nobody asks about your hair. // Coat, keys, and this.
=cap, =caps, baseball cap | Sun at four o'clock, straight in your eyes. // Hair not washed? | Peak down, face in the shade. // One hand on the peak, off you go.
=hat, =hats, sun hat, bucket hat | Beach, noon, no tree anywhere. | Put it on and the shade comes along. // Every beach photo gets better with one.
scarf, ~scarf, scarves, shawl | Wind down the collar? // Plain coat. Now add something. | Twice round the neck, and you can look up again. // Round the neck outside, round the shoulders inside.
=glove, =gloves, mittens | Cold hands, hot coffee, no pocket? | Hands out of your pockets. You need them. // Keep one pair in the coat and stop looking.
=belt, =belts | Pants going south? | One hole tighter, and the outfit holds. // The line in the middle that people notice.
=tie, =ties, bow tie | Whose wedding? | A knot, a tug, a different shirt. // Straighten it. Now go in.
=apron, aprons | Tomato sauce, white shirt. What could go wrong? | Tie it on and let it splash. // The sauce lands here now.
necklace, ~necklace, necklaces, pendant | Plain collar. Something's missing. // Who's it for: her, or you? | It sits where people look when you talk. // Put it on last and leave it on all day.
bracelet, ~bracelet, bracelets, bangle | Bare wrist, rolled-up sleeve. // What do your hands say when you talk? | Stack it with others, or let it be alone. // You'll see it every time you type.
=ring, =rings, engagement ring, wedding ring, promise ring, ~ring | You know the finger. You know the size? // Left hand or right? | Every handshake, every coffee, every wave. // Small box. Big evening.
earring, ~earring, earrings, stud earrings, hoop earrings | Hair up, ears bare? // Which pair do you never take off? | The first thing people see when you turn your head. // Put them in and the T-shirt is an outfit.
=watch, =watches, wristwatch | Phone on the table, or wrist in the light? // What time is it? Don't take out your phone. | One look at the wrist, and you're back in the talk. // Sleeve up. There it is.
smartwatch, ~smartwatch, smart watch, fitness tracker, fitness watch | How many steps today? Guess. // Phone in the bag, wrist in sight. | It buzzes on the wrist; the phone stays in the bag. // Glance down. Carry on running.
sunglasses, ~sunglasses | Low sun, long drive. // Squinting in every picture? // Where did you leave the last pair? | Put them on and look the sun in the eye. Nearly. // On your nose or in your hair, all summer long.
glasses, spectacles, reading glasses, blue light glasses, eyeglasses | Arm not long enough for the menu? // Where are they? On your head. | The first thing you reach for in the morning. // Your face wears them. Choose for both.
`);

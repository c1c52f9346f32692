import { readScenes } from '../read-scenes.ts';

/** What stands in rooms and gardens. */
export const HOUSE_SCENES = readScenes(`
frying pan, =pan, skillet, fry pan, saute pan | Eggs again. Which pan? // What sticks to yours? // Onions, butter, and that sound. | Eggs at eight, steak at eight. // Heat it up. Dinner's nearly there.
wok | Rice is ready. What goes on top? | High heat, everything in, stir. // Toss it. Most of it comes back.
=pot, saucepan, stockpot, dutch oven, casserole | What's simmering at yours tonight? // Soup weather? | Put the lid on and let it do the work. // One pot, and everybody finds the kitchen.
cookware set, cookware, pan set, pot set | How many of your pans have their own lid? | A pan for the eggs, a pot for the pasta. // First place, or fresh start: begin with the stove.
pressure cooker, instant pot, multicooker | Home at six, hungry at six. // Beans, stew, broth: who has the time? | Lid on, timer set, shoes off. // Throw it in. Set the table.
rice cooker | Burnt at the bottom, wet on top? | Rice, water, button. // Rice looks after itself now.
slow cooker, crock pot | Who cooks while you're at work? | Fill it in the morning. Come home to dinner. // It has all day. You haven't.
air fryer, ~air fryer, airfryer | Fries on a Tuesday? // The whole oven on for a few potatoes? | Basket in, timer on, plate out. // Fries, wings, vegetables if you must.
toaster | Toast in. A moment of peace. | Bread in, butter ready. // The sound you wait for in the morning goes pop.
microwave, oven, toaster oven | What's for dinner? Yesterday's, but warm. | Dish in, timer on, feet up. // Sunday roast or Monday leftovers.
waffle maker, waffle iron, sandwich maker | Sunday. Who's making waffles? | Batter in, lid down, everyone behind you. // Breakfast that gets people out of bed.
kettle, ~kettle, electric kettle, tea kettle | Who's putting the kettle on? // Three in the afternoon. Tea? | Fill it, press it, find a cup. // Bad news or good news: start here.
coffee maker, ~coffee maker, coffee machine, espresso machine | Don't talk to me. Not yet. // First cup of the day: where do you get yours? // How much did you spend on coffee last week? | Then the kitchen smells right. // Your café is in the kitchen.
french press, coffee press, moka pot, coffee dripper, cold brew maker | Coffee soon. What will you do until then? | Slow coffee, and nobody waits in line. // Pour, wait, breathe in.
coffee grinder | What does your kitchen smell of at seven? | Grind, smell, brew. In that order. // Beans until the last minute.
blender, ~blender, smoothie maker, personal blender, portable blender | Banana, berries, noise. Breakfast? // What's gone brown in the fruit bowl? | Fruit in, lid on, press. // A bit of noise, a glass of breakfast.
juicer, citrus juicer | What do you do with all those oranges? | Oranges in, glass under it. // Squeeze first, talk later.
food processor, chopper, vegetable chopper | Onions for the whole table. Who cries? | Chop for a party without the tears. // Whole in, small out.
mixer, stand mixer, hand mixer | Whose birthday cake is it this week? | Eggs, sugar, flour. Then lick the whisk. // It beats. You watch.
ice cream maker, ice maker | Who wants a second scoop? | Summer, made in your kitchen. // The freezer gets a purpose.
refrigerator, fridge, mini fridge | Third look into the fridge tonight? | Leftovers, milk, and the cake you hid. // Open it. Something's in there.
knife, kitchen knife, chef knife, bread knife | Crushing tomatoes, or slicing them? | The first tool of every dinner. // Onion, tomato, bread: every evening, the same handle.
knife set | Which knife do you use for everything? | One for bread, one for tomatoes, one for the roast. // Stop cutting bread with the wrong one.
cutting board, chopping board | Board, knife, onion. Go. | Dinner starts on it. // Chop here. The table stays a table.
kitchen scale, food scale | A handful. Or so? | Put the bowl on. Pour until it says stop. // Cakes forgive nothing.
mixing bowl, salad bowl, serving bowl | Salad for everybody. In what? | Toss, mix, put it on the table. // From the dough to the table in one bowl.
baking tray, baking sheet, cake tin, cake pan, loaf pan, muffin tin, baking pan | Whose birthday is it? // Oven's warm. What goes in? | Dough in, timer on, windows open. // It starts as batter and ends as an empty tin.
=plate, =plates, =bowl, =bowls, dinnerware set, dinnerware, tableware | Guests on Saturday. Enough plates? // Which plate is always the last clean one? | Pasta for two, or cake for everybody. // Even leftovers deserve to be served.
cutlery set, cutlery, flatware, flatware set | How many forks have you got left? | Set the table properly, just because. // Sunday table, Monday lunch.
mug, ~mug, mugs, coffee mug, =cup, coffee cup, tea cup | Which mug is yours? Everybody knows. // Someone at the office took your cup? | Two hands round it, and the day may start. // Coffee in the morning, tea at night, yours all day.
travel mug, ~travel mug, =tumbler, thermos, vacuum flask, insulated mug | Coffee by the time you reach the office? // Train at 7:12. Coffee or seat? | Fill it at home, drink it on the way. // Your first cup comes along.
water bottle, ~water bottle, drinking bottle, sports bottle, drink bottle | How much water have you had today? // When did you last drink something that isn't coffee? | Fill it, carry it, empty it. // On the desk, in the bag, by the bed.
=glass, glasses set, wine glass, wine glasses, drinking glass, whiskey glass, beer glass, tumbler glass | What are we drinking to? // Guests at the door, jam jars on the table? | Pour something. Call somebody. // Tuesday counts too.
teapot, tea set | Rain outside. Who's for tea? | Pour, wait, talk. // Cups out, phones away.
carafe, pitcher, =jug, decanter | Water in a carton on the table? | Put it in the middle and let people pour. // Lemon, ice, water, done.
coaster, coasters, placemat, tablecloth, table runner | Ring on the table. Whose glass? | The table gets dressed, too. // Dinner looks like a plan now.
lunch box, lunchbox, bento box, lunch container | What did lunch cost you this week? // Line at noon, or lunch on a bench? | Yesterday's dinner is today's lunch. // Pack it at night, thank yourself at noon.
food container, storage container, food storage container, meal prep container | Where's the lid? // What's in that bowl at the back of the fridge? | Cook on Sunday, eat until Wednesday. // Leftovers with a future.
dish rack, drying rack, spice rack | Wet plates on a towel? | Wash, stand, forget. // The counter gets its space back.
=cushion, throw pillow, decorative pillow, cushion cover, throw pillows | Plain sofa. What's missing? // Who gets the good end of the sofa? | Put it on the sofa and sit down. // Same room, other mood.
curtain, curtains, blackout curtain, drapes | Can they see in from the street? // Five in the morning, sun in your face. | Draw them, and the evening is yours. // The window gets dressed.
shower curtain | Wet floor again? | Pull it shut and sing. // The bathroom changes for the price of a hook.
rug, ~rug, area rug, =carpet | Cold floor, bare feet. // Where does your living room end? | Roll it out. There's your room. // Feet first, every morning.
doormat, bath mat, floor mat, kitchen mat, welcome mat | What do your guests step on first? // Wet feet, cold tiles? | The first step gets softer. // Dirt stops here.
=towel, =towels, bath towel, towel set, hand towel, beach towel | Out of the shower. Now what? // How old are your towels? Honestly? | The good part of the shower comes after it. // Hang it up. Wrap yourself in.
candle, ~candle, candles, scented candle, soy candle | What does your hallway smell of? // Phone off. Match out. | Light it and the day is over. // One match, different room.
diffuser, reed diffuser, aroma diffuser | Shoes in the hall, fish on the stove. Guests at seven. | The hall says hello before you do. // Walk in. Breathe in.
humidifier | Dry nose, heat on? // Heat on, and your skin has noticed. | Water in, button on, good night. // The heater dries the air. This answers.
air purifier | Dust in the sunlight. See it? | On in the corner, and you forget it. // It works on the air. You work on the rest.
=fan, desk fan, tower fan, ceiling fan, standing fan | Middle of the night, still hot. // Paper stuck to your arm? | Point it at you. Stay there. // A breeze at the press of a button.
=heater, space heater | Which room at yours never gets warm? | Point it at your feet. // The cold room becomes the good room.
=lamp, table lamp, floor lamp, bedside lamp | One light on the ceiling, and nothing else? // Which corner goes dark at five? | Turn off the big light. Turn on this. // The evening starts when it's on.
desk lamp, reading lamp | Reading in your own shadow? | Light on the page, not in your eyes. // One more chapter. You can see it.
night light | Monster under the bed? | A little light, and everybody sleeps. // Two in the morning, and you find the door.
string lights, fairy lights | When did your balcony last glow? | Hang them up. Stay out longer. // Ordinary wall, new evening.
light bulb, smart bulb, LED bulb, smart bulbs | Who gets up to switch it off? // Same white light for dinner and for movie night? | Screw it in, and the room changes. // Bright for dinner, low for the movie.
=clock, wall clock, alarm clock | Snooze. Snooze. Snooze. // What time is it, without your phone? | Look up, know the time, leave the phone alone. // It says when. The rest is up to you.
picture frame, photo frame | All those photos, none on the wall? | Print one. Put it where you see it. // The good picture gets a place.
wall art, poster, print, canvas print, art print, painting | Bare wall above the sofa? | A nail, and the wall says something. // Guests will stop in front of it.
=mirror, wall mirror | One last look before the door? | The hall gets bigger, and so does your grin. // Check the back. Go.
=vase, vases | Flowers on Friday. In what? | A few stems from the garden, and the table's done. // Looks right even when it's empty.
artificial flower, artificial plant, artificial flowers, wreath | Forgot to water again? | Green, and you never have to say sorry. // It stays. You can travel.
storage box, storage basket, =basket, storage bin | Where do the small things go at night? | Throw it in, shut it, tidy. // A minute later, the floor is back.
laundry basket, laundry hamper, =hamper | Chair with the clothes on it. You too? | The chair can be a chair again. // Socks land here now. Most of them.
=iron, garment steamer, clothes steamer, steam iron | Crumpled shirt, meeting at nine? | Collar, sleeves, out of the door. // A bit of steam, and the shirt is ready.
laundry detergent, detergent | Grass, wine, tomato sauce. Whose shirt? | Pour it in, shut the door, sit down. // Monday's mess, Tuesday's shirt.
vacuum cleaner, ~vacuum cleaner, vacuum, cordless vacuum, stick vacuum | Crumbs. Whose? // When did you last look under the sofa? // Guests on the stairs. | Once round the table, and you can ask people in. // The rug looks like itself again.
robot vacuum, ~robot vacuum | Who's cleaning the floor? Not you. // Whose turn is it? | You read. It goes round. // Come home to a floor that somebody did.
=mop, spin mop, steam mop | Bare feet, sticky kitchen? | Once across, and socks can slide again. // The floor first. Then coffee.
broom, dustpan | Glass on the floor, everybody barefoot? | Sweep it up and go on. // A few strokes, clean floor.
trash can, garbage can, =bin, waste bin | Trash night. Who's going? | Lid up, foot down, gone. // Lid down. Not your problem.
shower head, showerhead | Dribble, or shower? | The first good thing of the day. // Stand under it. Stay too long.
mosquito killer, bug zapper, mosquito net | That sound, at two in the morning. | Tonight you sleep. They don't land. // Windows open. Let them try.
door lock, smart lock, =padlock, =safe | Did you lock up? Are you sure? | Shut it, and stop thinking about it. // You can go. It stays shut.
sofa, ~sofa, couch, sectional sofa | Who gets the corner? // Where will you be on Sunday? | Movie, feet up, nobody moves. // The room turns towards it.
armchair, recliner, rocking chair | Book, blanket, and where? | Sit down with a book. Get up at dark. // One seat in the house with your name on it.
office chair, ~office chair, gaming chair, desk chair | What's your back saying at four? // All day. In which chair? | The day is long. Sit for all of it. // You live in it, nine to five or so.
=chair, =chairs, dining chair, dining chairs | One guest too many? | Pull it up. There's room. // Dinner, homework, and the long talk after.
=stool, bar stool, =bench | Where does everybody stand when you cook? | Sit down, hand me the onions. // In the hall for the shoes, in the kitchen for the talk.
dining table, =table, kitchen table | Who's round on Sunday? | Dinner, homework, arguments, cake. // Everything happens at it.
coffee table, side table, end table | Where does the cup go? | Cup down, feet up. // Remote, book, cookie: all within reach.
=desk, computer desk, standing desk, ~desk | Working at the kitchen table again? // Where does your laptop live? | Shut the laptop, leave the desk, be at home. // Work gets its own place.
=bed, bed frame, double bed | How long have you had that bed? | Third of your life. Lie down. // The room is built round it.
=wardrobe, =closet, =dresser, =drawers, chest of drawers | Chair full of clothes? | Sweaters down, shirts up, chair free. // Close the door. It's tidy.
bookshelf, bookcase, =shelf, =shelves | Books on the floor by the bed? | Books up, floor back. // Spine by spine, the wall turns into you.
nightstand, bedside table, bedside cabinet | Phone on the floor, glass on the book? | Lamp, glass, book. Good night. // Everything you reach for in the dark.
bean bag, beanbag, bean bag chair | Nobody sits in it properly. That's the point. | Drop. Sink. Stay. // You get in easily. Out is another matter.
bedding set, ~bedding set, bed sheet, bed sheets, sheet set, =sheets, bed linen | Fresh sheets tonight? // Best night of the week? The one with clean sheets. | Change the bed and go up early. // Get in. Stretch. There it is.
duvet, comforter, quilt | Who's got all the blanket? | Up to the chin, lights off. // Fight over it. Gently.
duvet cover, quilt cover | Same pattern since you moved in? | New cover, new bedroom. // Getting it on is the hard part. Then sleep.
=pillow, =pillows, bed pillow, ~pillow | Flip it. Fold it. Punch it. Still awake? // How old is yours? | Head down. Day over. // You'll spend a third of the day on it.
=blanket, throw blanket, =throw, weighted blanket | Movie's on. Who's cold? | Same sofa, same blanket, same movie. // Feet under it. Start the movie.
mattress, ~mattress, mattress topper | Slept well in a hotel lately? And at home? | Every night, all night. Choose well. // Lie down. Say nothing.
sleep mask, eye mask | Streetlight in your eyes? | Dark, whenever you say so. // Window seat, sun up. Sleep.
plant pot, planter, flower pot, =pots, pot for plants | What's growing on your windowsill? | Something green, somewhere good. // Soil, plant, sunny spot.
=plant, houseplant, succulent | What's alive on your desk? | A bit of green for the corner nobody looks at. // Say good morning to it. Nobody's listening.
garden seeds, seed kit, herb garden kit | When did you last grow something? | Soil, water, patience. Then salad. // Press them in. Check tomorrow. Too early.
potting soil, =soil, fertilizer, compost | Yellow leaves? | They're hungry, too. // A handful now, a garden later.
garden tool set, garden tools, =trowel, hand trowel, =shovel, =spade | Dirt under your nails, sun on your back. | Sunday morning: you, the beds, no phone. // Dig in.
pruner, pruning shears, garden shears, hedge trimmer | That hedge has plans. Do you? | Snip. Step back. Snip. // The roses will forgive you in spring.
watering can, garden hose, =sprinkler | Hot day, thirsty tomatoes. | Evening, bare feet, wet grass. // The tomatoes say thank you. In August.
lawn mower, lawnmower, =mower | Grass up again already? | Stripe by stripe, and then a cold drink. // Saturday smells of grass.
raised garden bed, garden bed, trellis, greenhouse | Tomatoes from the shop, or from six steps away? | Give them something to grow in. // Grow up, not out.
solar lights, garden lights, solar light | Dark path to the door? | Dusk, and the garden stays open. // The sun's gone. The path isn't.
bird feeder, bird bath | Who comes to breakfast at yours? | Hang it by the window. Wait. // They come early. Bring coffee.
garden fence, =fence | Whose dog is that? | Here's mine, there's yours. // Everybody knows where the line is.
patio umbrella, parasol | Lunch outside, sun on the butter? | Shade goes where you put it. // Lunch turns into afternoon.
patio set, garden furniture, patio furniture, outdoor table, garden table | When did you last eat outside? | Breakfast moves out into the sun. // Put it out, and people come.
thermostat, smart thermostat | Who turned the heat up? // Home at six. Warm at six? | Nobody walks to the dial any more. // The one thing in the hall that everybody has an opinion on.
garden gloves, garden glove, gardening glove, garden gloves set | Thorns one, fingers nil. | Reach in. The roses can try. // Pull weeds, shake hands, no difference.
garden bench, swing chair, porch swing | Where do you drink the first coffee outside? | Sit. Listen. Say nothing. // Evening sun, one seat free.
tea towel, kitchen towel, dish towel | Who's drying? | Hang it by the stove and grab it all day. // The plate squeaks. It's dry.
fridge magnet, magnets | Whose drawing is on your fridge? | The shopping list stays where people look. // A trip, a photo, a door full of both.
shoe rack, coat rack, hall stand | Who left shoes in the hall? | Shoes here, floor free. // The hall says come in again.
toy box, toy chest, toy organizer, toy storage | Whose blocks did you step on? | Everything in, lid down, floor back. // Tidy enough for grandma.
`);

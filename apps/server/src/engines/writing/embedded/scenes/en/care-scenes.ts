import { readScenes } from '../read-scenes.ts';

/** What cares for people, and what they eat and drink. */
export const CARE_SCENES = readScenes(`
cleanser, facial cleanser, face wash, cleansing oil, makeup remover | Straight to bed with your make-up on? | Take the day off. All of it. // A moment at the sink, then bed.
=toner, =serum, face serum, facial serum | What comes after washing your face? | A few drops, then the cream, then coffee. // The step you take while the kettle boils.
moisturizer, moisturiser, face cream, day cream, night cream, eye cream, facial cream | Tight skin by ten in the morning? // What's the first thing you put on? | A fingertip, a minute, a mirror. // Morning face, meet the day.
face mask, sheet mask, clay mask, lip mask | Door locked. Who's looking for you? | Lie down. You can't do anything else now. // Lock the bathroom door first.
sunscreen, ~sunscreen, sun cream, sunblock | Which bit do you always forget? | Ears, neck, nose. Then out. // Put it on before the door, not after.
lip balm, lip butter | Wind, cold, dry lips. | One in the coat, one in the bag, one by the bed. // A swipe, and you can smile again.
lipstick, ~lipstick, lip gloss, lip tint, lip oil, lipsticks | One swipe, and you're dressed. // Video call in one minute. | Quick, in the hall mirror. // It does what coffee can't.
=foundation, concealer, bb cream, cushion foundation | Hardly slept. Who has to know? | Bare face, coffee, ready. // You, after a good night.
blush, highlighter, bronzer, contour | Dull sky, dull face? | A stroke or so. You've been in the sun. // Smile, and put it where it's round.
eyeshadow, eyeshadow palette, makeup palette | Which eyes tonight? | Office until five. Then the other side of the palette. // A brush, a bit of shimmer, a different face.
=mascara, eyeliner, false eyelashes, eyebrow pencil, ~mascara | Eyes first. Coffee second. | Look up. Don't blink. // They look at your eyes. Let them.
makeup brush, makeup brushes, makeup brush set, makeup sponge | Fingers again? | Small circles. Good light. // Half of the look is the tool.
nail polish, gel polish, press-on nails | Bare nails, long weekend. | Paint, wait, nothing to do for a while. // You see your own hands all day.
hand cream, hand lotion | Washed your hands how often today? | On the desk, between calls. // Rub it in. Shake hands with somebody.
body lotion, body butter, body cream, body oil | Winter shins. Say no more? | Out of the shower, one minute, all over. // Shoulders to toes, then bed.
body wash, shower gel, body scrub | Shower thoughts start here. | Hot water, steam, foam. // A quiet moment before the day.
=soap, bar soap, hand soap | Garden, bike, glue: look at those hands. | Foam, rinse, dinner. // On the basin, for every hand in the house.
bath bomb, bath salts, bath salt | When did you last lock the bathroom? | Drop it in. Get in after it. // The bath is full. You're not available.
perfume, ~perfume, fragrance, eau de parfum, eau de toilette, cologne | What do people remember when you've left the room? | Wrist, neck, coat. Done. // You walk past. They turn round.
=deodorant | Arms up on the train? | Arms up. Go on. // Put it on and forget about it.
=razor, =shaver, electric shaver, beard trimmer, =trimmer | Stubble, or style? | Chin up, mirror, done. // Five o'clock can come.
shampoo, ~shampoo, shampoo bar | Day three. Hat, or hair wash? | Wash it, turn it upside down, shake. // The shower's where good hair starts.
=conditioner, hair mask, hair oil, hair serum | Brush stuck at the same spot again? | Work it in. Wait. Sing something. // Your ends have had a long week.
hair dryer, hairdryer, blow dryer | Wet hair, and the bus is coming. | Upside down, high, done. // Out of the door with dry hair.
straightener, hair straightener, curling iron, hair curler, flat iron | It's raining. What will your hair do? | Section by section, then out. // Bad hair day? It's over.
hairbrush, hair brush, =comb, detangling brush | Tangles at eight in the morning. | Start at the ends. // Stroke after stroke, and the day can start.
hair clip, scrunchie, hair tie, hair claw, headband | Where do all the hair ties go? | Up, twist, out. // On your wrist until you need it.
toothbrush, electric toothbrush | How long do you really brush? | Morning and night, no excuses. // Brush, spit, smile.
toothpaste, mouthwash | Kissing before coffee? | Squeeze, brush, grin. // First taste of the day.
massage gun, massager, neck massager, foot massager, back massager | Where does it hurt after work? // Shoulders up by your ears? | Hold it where it's tight. // Sofa, eyes shut, quarter of an hour.
heating pad, hot water bottle | Cold feet under the blanket? | Put it where you need it, pull the blanket up. // Stay there. Nobody's looking.
blood pressure monitor, thermometer, pulse oximeter | How are you? In numbers? | Sit down, take a minute, write it down. // Know before you ask.
bathroom scale, =scale, body scale | Step on. Eyes open. | Once a week, same time, no drama. // It tells you. It doesn't judge.
first aid kit | Knee, gravel, tears. Where's the bandage? | In the car, in the kitchen, in the tent. // You'll be glad you know where it is.
=vitamin, =vitamins, =supplement, gummies, =capsules | Morning routine: coffee, and what else? | Beside the coffee, so you remember. // Put it next to your toothbrush.
=tea, green tea, herbal tea, black tea, tea bags, ~tea | Rain outside. Cup or blanket? Both. // Four o'clock. What are you drinking? | Boil, pour, wait, sit down. // A cup, a chair, nobody talking.
=coffee, coffee beans, ground coffee, instant coffee, coffee pods, ~coffee | What gets you out of bed? // Don't talk to me yet. | Open the bag and breathe in. // First cup for waking up, second for you.
=juice, orange juice, smoothie, lemonade | Fridge open, light on, you again. | Cold, from the fridge, in one go. // A glass at breakfast, one at four.
=soda, sparkling water, =water, mineral water, energy drink, soft drink | Hear that? That's the cap. | Ice, glass, feet up. // Put one in the fridge for later.
=wine, red wine, white wine, champagne, ~wine | What's cooking, and what goes with it? | Open it. Let somebody else talk. // Glasses out. TV off.
=beer, craft beer, =cider, ~beer | Who's bringing the drinks? | Cold, in the garden, with somebody you like. // Put it in the fridge before you mow.
chocolate, ~chocolate, chocolate bar, chocolates, truffles | One piece. Only one. Sure? // Who found the hiding place? | Break off a row. Hide the rest. // After dinner, or instead of it.
cookie, cookies, biscuit, biscuits, cracker, crackers | Coffee's ready. What goes with it? | One for the cup, one for the hand. // The jar's on the table. For now.
=cake, brownie, brownies, cupcakes, muffins, =pie | Whose birthday? Anybody's. | Cut it big. // Coffee's on. Sit down.
=bread, sourdough, bagel, bagels, croissant, croissants | What does Sunday smell of? | Butter. Wait for it to melt. // The end piece is yours.
nut, nuts, almonds, cashews, mixed nuts, trail mix, pistachios | Three o'clock, hand in the bag. | A handful on the desk, one on the trail. // Pour some out, or the bag's gone.
honey, jam, peanut butter, nut butter, marmalade | Toast is up. What's on it? | Spread it to the edges. // Spoon in the jar. We didn't see it.
olive oil, vinegar, cooking oil | Good bread, and something to dip it in. | Over the tomatoes, over everything. // Pour it last. You'll taste it.
pasta, spaghetti, noodle, noodles, ramen | Water's on. Dinner's near. // Who can wait until the water boils? | Water on. The rest is nearly done. // Big pot, loud table.
rice, basmati rice, jasmine rice, quinoa | What goes with everything in the fridge? | Wash it, boil it, leave it alone. // Curry, stir-fry, just butter.
=sauce, hot sauce, salsa, ketchup, mayonnaise, soy sauce, =dressing, =pesto | Dinner's fine. What would make it good? | A spoonful, and leftovers are dinner. // On the table, because somebody always asks.
spice, spices, seasoning, =salt, =pepper, herbs | Boring chicken, third time this week? | A pinch, a taste, another pinch. // Dinner wakes up.
cereal, granola, oats, oatmeal, muesli | Breakfast standing up again? | Milk, spoon, window. // Bowl full, day can come.
crisps, =chips, potato chips, popcorn, =snack, =snacks, pretzels | Movie's on. Who's got the bowl? | One bowl for you, one for the others. // Open the bag and watch people arrive.
candy, gummy, sweets, lollipop, gum, gummy bears | Which one do you eat first? | One for me, one for you, one for me. // Hide it above eye level.
ice cream, gelato, sorbet | Cone or cup? | Spoons out. No talking. // It can't wait. Neither can you.
=cheese, yogurt, yoghurt, =butter, =milk | What's always missing on Sunday morning? | Breakfast finds it in the door of the fridge. // On bread, in a bowl, from the spoon.
=steak, beef, =chicken, chicken breast, pork, =bacon, sausage, sausages, =ham, jerky, beef jerky | Who's at the grill tonight? | Hot pan, or hot grill. Then wait. // Call them in. It smells of dinner.
salmon, =fish, tuna, shrimp, prawns, seafood | Fish on Friday. Why not Tuesday? | Lemon, pan, done. // Light dinner, early night.
apple, apples, orange, oranges, strawberries, berries, banana, bananas, =fruit, grapes, mango, avocado | What's in the fruit bowl at yours? | Wash one and take it along. // The snack that needs no wrapper.
protein powder, protein bar, energy bar, whey protein, protein shake | Legs day. And now? | Shaker, water, shower. // In the bag for the hour when lunch was long ago.
=flour, =sugar, baking mix, pancake mix, cake mix, =syrup, maple syrup | Who wants pancakes? | Sunday, pan, a stack that leans. // Lick the spoon. Someone has to.
soup, tinned soup, broth | Cold day, cold hands. | Bowl, spoon, blanket. // Warm it up and hold it with both hands.
hand sanitizer, wet wipes, tissues, wipes | Train pole, door handle, sandwich. | Pump, rub, eat your sandwich. // One in the bag, one in the car, one at the door.
`);

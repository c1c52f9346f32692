import { readLines } from '../written-lines.ts';

/** Of skin, hair and health. None of them promises what a fact does not say. */
export const CARE_LINES = [
  ...readLines(
    'beauty',
    ['beauty'],
    String.raw`
/fragrance[- ]free|unscented|no (?:perfume|fragrance)/
! Smells of nothing. On purpose.
? What's in yours that you can smell?
- It smells of nothing. That's the idea.
/(?:vegan|cruelty[- ]free|plant[- ]based)/
! Rabbits: not involved.
- No rabbit was asked.
/\bSPF ?\d+|\bUV\b|sun/
! Morning. Face. Then the sun.
? Sun cream in November?
- Before the sun, after the toothbrush.
/hyaluronic|ceramide|glycerin|aloe|shea|moistur|hydrat/
! Press. Smooth. Next.
- After the shower, before the towel is dry.
- A little on each cheek.
/niacinamide|vitamin C|retinol|salicylic|glycolic|peptides?|squalane|\d+ ?%/
! The label says how much. Read it.
? How much is in yours?
- The number is on the bottle, not in the small print.
/matte|velvet|satin/
! Press your lips together. Look.
- One swipe, then coffee.
/(?:lasts?|wear|stays?|long[- ]?(?:lasting|wear)).*|(?:\d+)[- ]hours?/ =mascara,eyeliner,lipstick,foundation,concealer,makeup,brow,liner,powder,blush,lip gloss,nail polish,perfume,gloss
! Lunch. Laugh. Still on.
? Who's checking the mirror at three?
- On at eight, forgotten by nine.
/\b\d+ (?:length |speed )?settings|length settings|guards?|combs?\b/ =trimmer,shaver,clipper,clippers,epilator,razor
! Stubble, goatee, gone: turn the wheel.
- Longer on Monday, shorter for the wedding.
/waterproof|rinse|wet and dry|washable/ =trimmer,shaver,clipper,clippers,epilator,razor,brush
! Hair in the sink? Not on this one.
- Hold it under the tap, done.
/\d+ ?minutes|cordless|battery|charg/ =trimmer,shaver,clipper,clippers,epilator,razor,brush,mirror,curler,massager
! In the hotel. In the car park. Anywhere.
- The socket by the mirror was taken anyway.
/blades?|steel/ =trimmer,shaver,clipper,clippers,epilator,razor
! Straight line. First go.
- Draw the line, keep the line.
/waterproof|smudge[- ]?(?:proof|free)|transfer[- ]?(?:proof|resist\w*)/ =mascara,eyeliner,lipstick,foundation,concealer,makeup,brow,pencil,liner,powder,blush,sunscreen,sun cream
! Cry at the film. Nobody knows.
? Sad film tonight?
- Sad film? Go ahead.
/(?:sensitive|gentle|dermatolog|pH)/
! For skin that says no a lot.
- For skin with opinions.
/refill/
! Keep the pot. Fill it again.
- Empty? Only the inside is new.
/dropper|pipette/
- A few drops, lights out.
/pump|roll[- ]?on|stick\b|applicator/
! No lid in the sink.
- One press, and the rest stays clean.
/^(?!.*(?:fragrance|scent|perfume)[- ]free)(?!.*\b(?:no|without) (?:fragrance|scent|perfume)).*?(?:notes? of|scent|fragran|smells? (?:of|like)|rose|jasmine|bergamot|vanilla|sandalwood|lavender|citrus|neroli|musk)/ =perfume,eau de parfum,body lotion,lotion,cream,hand cream,soap,bath,cologne,eau de toilette,body wash,shower gel,oil,deodorant,body oil,candle
! Wait for the second hour.
? What do they smell when you leave?
- You leave. It stays a minute.
/brush|bristles?|sponge/
! Tap, tap, done.
- Soft enough to fall asleep under.
/(?:\d+|two|three|four|six|eight|ten|twelve) (?:shades|colou?rs)/
! Which one is Friday?
? Which one are you today?
- One for the office, one for afterwards.
/travel|mini|\b(?:10|15|20|30|50|75|100) ?ml\b/
! Through security, no drama.
- Small enough for the tray at the airport.
/rinse|foam|cleans/ =cleanser,face wash,wash,foam,soap,gel,cleansing balm,cleansing oil,micellar water
! Day off. Face on.
- Wash the underground off your face.
/mirror|\bled\b/
! Now you see it.
- You see what the hallway light hides.
/natural|organic|clay|oil\b|wax|butter/
! Short list, long bath.
- A list you can pronounce.
/quick[- ]dry|dries in|fast[- ]absorb|non[- ]?(?:greasy|sticky)/
! Rub it in. Pick up your phone.
- Rub it in and touch your phone.
`,
  ),
  ...readLines(
    'hair',
    ['hair-care'],
    String.raw`
/(?:dries|heats?|ready|styles?).*(?:minutes?|seconds?)|\d+ ?(?:minutes?|seconds?)/
! Snooze once more. You've time.
? Late, and wet hair?
- One more snooze.
/\d[\d.,]* ?(?:W|watts?|rpm)\b|motor/
! Towel off. Air on. Out.
- The towel turban gets shorter.
/quiet|silent|dB/
! Dry it at six. Nobody woke.
- Somebody else is still asleep.
/ionic|ceramic|tourmaline|keratin|argan/
! Hat off. Look.
- Take the hat off slowly.
/(?:\d+|two|three|four) (?:speeds?|heat|temperatures?|settings?)|temperature/
! Monday: fast. Sunday: gentle.
- Full blast on Monday, slow on Sunday.
/cordless|rechargeable|battery/
! On the train? On the train.
- In the car park, before the interview.
/sulph?ate|silicone|paraben[- ]free|free (?:of|from)/
! What's not in it is on the front.
- Short list. Long shower.
/scent|fragran|coconut|rosemary|mint/
! They'll hug you and sniff.
- Somebody will ask what that is.
/(?:solid|bar)\b/
! No bottle. No leak in the suitcase.
? What leaked in your suitcase?
- Nothing to spill in the suitcase.
/(?:\d+) washes|lasts/
! The bottle gives up long after you expected.
- You'll forget when you bought it.
/cool (?:shot|button)|auto(?:matic)? (?:off|shut)/
! Left it on? It noticed.
- You leave running. It switches itself off.
/waterproof|wet and dry|washable|rinse/
! In the shower. Really.
- Shower, shave, sing.
/dryer|diffuser|nozzle|attachments?|combs?/
! Curls today? Swap the top.
- Swap the top, change your mind.
/swivel|\d[\d.,]* ?(?:m|metres?) (?:cord|cable)/
! The mirror was always too far. Was.
- Reaches the good mirror.
`,
  ),
  ...readLines(
    'health',
    ['health'],
    String.raw`
/\d[\d.,]* ?(?:mg|mcg|µg|IU)\b|per (?:capsule|tablet|gummy|serving|scoop)/
! Turn the pack round. There's the number.
? How much is in one? Look.
- The number is on the front.
/(?:\d+) (?:capsules|tablets|servings|gummies|days?|scoops)|month/
! One a day, and the jar knows the date.
- One beside the toothbrush, every morning.
/(?:no|without|free (?:of|from)) .*(?:sugar|colou?r|additives|fillers|gluten|lactose)|sugar[- ]free|vegan/
! What's left out is half of it.
- The list of what isn't in it is the long one.
/massag|knead|percussion|strokes/
! Long day? Shoulders first.
? Who rubs your shoulders?
- Sofa, lights low, nobody talks.
/heat|warm/
! Plug in. Lean back.
- Warm, dark, quiet, sofa.
/(?:accura|precis|reads? in|result|seconds?)/
! Beep. That's the answer.
- You have the answer before the kettle sings.
/memory|stores?|\bapp\b|track/
! It remembers last Tuesday.
- It remembers Tuesday, so you needn't.
/large (?:display|digits)|backlit/
! Readable. Without looking for glasses.
? Where are your glasses? Never mind.
- You can leave the glasses on the bedside table.
/quiet|silent/
! Run it during the film.
- The film goes on.
/soft bristles?|brush head|pressure|modes|settings/ =toothbrush,water flosser,electric toothbrush
! Your dentist will look twice.
- As long as the chorus. And again.
/waterproof|IPX\d/
! Use it in the shower.
- In the shower, eyes still shut.
/adjust|velcro|strap/
! Tighter. There.
- You set how tight.
/rechargeable|battery|cordless|USB/
! One charge, and off you go.
- Take it away for the weekend.
/foldable|compact|travel|portable/
! Goes in the bag with the book.
- Fits next to the toothbrush.
`,
  ),
];

import { readLines } from '../written-lines.ts';

/** Of skin, hair and health. None of them promises what a fact does not say. */
export const CARE_LINES = [
  ...readLines(
    'beauty',
    ['beauty'],
    String.raw`
/^(?:fragrance[- ]free|unscented|no (?:perfume|fragrance))/
! Smells of nothing. On purpose.
- It smells of nothing. That's the idea.
/cruelty[- ]free|not tested on animals/
! Rabbits: not involved.
- No rabbit was asked.
/\bSPF ?\d+/ =sunscreen,sun cream,face cream,moisturiser,moisturizer,day cream
! Morning. Face. Then the sun.
- Before the sun, after the toothbrush.
/hyaluronic|ceramide|glycerin|shea butter|moistur|hydrat/ =body lotion,body cream,body butter
- After the shower, before the towel is dry.
/^\d[\d.]* ?% \w+/ =serum,toner,face cream,eye cream,face oil,exfoliator
! The label says how much. Read it.
/^(?:\w+ )?(?:matte|velvet|satin)(?: finish)?$/ =lipstick,liquid lipstick
! Press your lips together. Look.
- One swipe, then coffee.
/(?:lasts?|wears?|stays on|long[- ]?(?:lasting|wear))/ =lipstick,foundation,liquid lipstick,lip stain
! Lunch. Laugh. Still on.
? Who's checking the mirror at three?
- On at eight, forgotten by nine.
/\b\d+ length settings|length settings/ =beard trimmer,trimmer
! Stubble, goatee, gone: turn the wheel.
- Longer on Monday, shorter for the wedding.
/^(?:waterproof|washable|rinse|rinses)/ =beard trimmer,trimmer,electric shaver,shaver
- Hold it under the tap, done.
/^cordless/ =beard trimmer,trimmer,electric shaver,shaver
! In the hotel. In the car park. Anywhere.
- The socket by the mirror was taken anyway.
/waterproof|smudge[- ]?(?:proof|free)|transfer[- ]?(?:proof|resist\w*)/ =mascara,eyeliner
! Cry at the film. Nobody knows.
? Sad film tonight?
- Sad film? Go ahead.
/^refill(?:able|s)?\b/ =face cream,cream,moisturiser,lipstick
- Empty? Only the inside is new.
/(?<!(?:-free|\bno\b|without|unscented).*)(?:(?:notes? of|top note|base note|heart note))(?!.*(?:-free|\bno\b|without|unscented))/ =perfume,eau de parfum,cologne,eau de toilette
! Wait for the second hour.
? What do they smell when you leave?
- You leave. It stays a minute.
/soft bristles/ =makeup brush,makeup brushes
- Soft enough to fall asleep under.
/^(?:\d+|two|three|four|six|eight|ten|twelve) shades/ =lipstick,nail polish,lip gloss,blush,liquid lipstick
! Which one is Friday?
? Which one are you today?
- One for the office, one for afterwards.
/^(?:10|15|20|30|50|75|100) ?ml$|^travel[- ]size/ =perfume,eau de parfum,travel bottle,serum,face cream,hand cream,toner,sunscreen,sun cream
- Small enough for the tray at the airport.
/fast[- ]absorb|absorbs (?:fast|quickly)|non[- ]?(?:greasy|sticky)/ =hand cream
! Rub it in. Pick up your phone.
- Rub it in and touch your phone.
`,
  ),
  ...readLines(
    'hair',
    ['hair-care'],
    String.raw`
/dries.*(?:minutes?|seconds?)/ =hair dryer,hairdryer,blow dryer
? Late, and wet hair?
- One more snooze.
/\d[\d.,]* ?(?:W|watts?|rpm)\b/ =hair dryer,hairdryer,blow dryer
! Towel off. Air on. Out.
- The towel turban gets shorter.
/^(?:quiet|silent)|\d+ ?dB\b/ =hair dryer,hairdryer,blow dryer
! Dry it at six. Nobody woke.
- Somebody else is still asleep.
/^cordless/ =straightener,hair straightener,curling iron,hair curler
! On the train? On the train.
- In the car park, before the interview.
/(?<!(?:-free|\bno\b|without).*)(?:(?:scent of|smells of|scented with|notes of))(?!.*(?:-free|\bno\b|without))/ =shampoo,conditioner,hair oil,hair spray,hair mask
! They'll hug you and sniff.
- Somebody will ask what that is.
/^solid\b|shampoo bar/ =shampoo,shampoo bar,conditioner bar,solid shampoo,conditioner
! No bottle. No leak in the suitcase.
? What leaked in your suitcase?
- Nothing to spill in the suitcase.
/(?:\d+) washes|lasts/ =shampoo,shampoo bar,conditioner,solid shampoo,conditioner bar
! The bottle gives up long after you expected.
- You'll forget when you bought it.
/auto(?:matic)?[- ](?:off|shut)/ =straightener,hair straightener,curling iron
! Left it on? It noticed.
- You leave running. It switches itself off.
/waterproof|wet and dry|washable|rinse/ =hair clippers,clippers
! In the shower. Really.
/diffuser/ =hair dryer,hairdryer,blow dryer
! Curls today? Swap the top.
/[23][\d.,]* ?(?:m|metres?) (?:cord|cable)/ =hair dryer,hairdryer,straightener,curling iron,hair straightener
- Reaches the good mirror.
`,
  ),
  ...readLines(
    'health',
    ['health'],
    String.raw`
/\d[\d.,]* ?(?:mg|mcg|µg|IU)\b|per (?:capsule|tablet|gummy|serving|scoop)/ =vitamin,supplement,vitamins,capsules,tablets,gummies,collagen,fish oil,magnesium
? How much is in one? Look.
/neck|shoulder/ =massager,neck massager,shoulder massager,neck and shoulder massager
! Long day? Shoulders first.
? Who rubs your shoulders?
- Sofa, lights low, nobody talks.
/(?:reads?|reading|result|measures?) in.*seconds?/ =thermometer,blood pressure monitor,pulse oximeter
! Beep. That's the answer.
- You have the answer before the kettle sings.
/(?:memory|stores?) (?:for |of |the last )?\d+|\d+ (?:readings?|memories)/ =thermometer,blood pressure monitor,bathroom scale
! It remembers last Tuesday.
- It remembers Tuesday, so you needn't.
/large (?:display|digits|screen)/ =blood pressure monitor,thermometer,bathroom scale
! Readable. Without looking for glasses.
? Where are your glasses? Never mind.
- You can leave the glasses on the bedside table.
/^(?:quiet|silent)|(?:ultra[- ]|whisper[- ])quiet/ =massager,neck massager,foot massager,massage gun
! Run it during the film.
- The film goes on.
/^waterproof|IPX7/ =electric toothbrush,toothbrush,water flosser
! Use it in the shower.
- In the shower, eyes still shut.
/adjust\w* strap|velcro/ =knee brace,back brace,wrist brace,knee support,knee pad
! Tighter. There.
- You set how tight.
/^rechargeable/ =electric toothbrush,water flosser,massage gun
- Take it away for the weekend.
`,
  ),
];

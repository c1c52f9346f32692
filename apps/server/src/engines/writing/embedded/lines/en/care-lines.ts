import { readLines } from '../written-lines.ts';

export const CARE_LINES = [
  ...readLines(
    'beauty',
    ['beauty'],
    String.raw`
/^(?:fragrance[- ]free|unscented|no (?:perfume|fragrance))/
- It smells of nothing. That's the idea.
/cruelty[- ]free|not tested on animals/
- No rabbit was asked.
/\bSPF ?\d+/ =sunscreen,sun cream,face cream,moisturiser,moisturizer,day cream
- Before the sun, after the toothbrush.
/hyaluronic|ceramide|glycerin|shea butter|moistur|hydrat/ =body lotion,body cream,body butter
- After the shower, before the towel is dry.
/^(?:\w+ )?(?:matte|velvet|satin)(?: finish)?$/ =lipstick,liquid lipstick
- One swipe, then coffee.
/(?:lasts?|wears?|stays on|long[- ]?(?:lasting|wear))/ =lipstick,foundation,liquid lipstick,lip stain
- On at eight, forgotten by nine.
/\b\d+ length settings|length settings/ =beard trimmer,trimmer
- Longer on Monday, shorter for the wedding.
/^(?:waterproof|washable|rinse|rinses)/ =beard trimmer,trimmer,electric shaver,shaver
- Hold it under the tap, done.
/^cordless/ =beard trimmer,trimmer,electric shaver,shaver
- The socket by the mirror was taken anyway.
/waterproof|smudge[- ]?(?:proof|free)|transfer[- ]?(?:proof|resist\w*)/ =mascara,eyeliner
- Sad film? Go ahead.
/^refill(?:able|s)?\b/ =face cream,cream,moisturiser,lipstick
- Empty? Only the inside is new.
/(?<!(?:-free|\bno\b|without|unscented).*)(?:(?:notes? of|top note|base note|heart note))(?!.*(?:-free|\bno\b|without|unscented))/ =perfume,eau de parfum,cologne,eau de toilette
- You leave. It stays a minute.
/soft bristles/ =makeup brush,makeup brushes
- Soft enough to fall asleep under.
/^(?:\d+|two|three|four|six|eight|ten|twelve) shades/ =lipstick,nail polish,lip gloss,blush,liquid lipstick
- One for the office, one for afterwards.
/^(?:10|15|20|30|50|75|100) ?ml$|^travel[- ]size/ =perfume,eau de parfum,travel bottle,serum,face cream,hand cream,toner,sunscreen,sun cream
- Small enough for the tray at the airport.
/fast[- ]absorb|absorbs (?:fast|quickly)|non[- ]?(?:greasy|sticky)/ =hand cream
- Rub it in and touch your phone.
`,
  ),
  ...readLines(
    'hair',
    ['hair-care'],
    String.raw`
/dries.*(?:minutes?|seconds?)/ =hair dryer,hairdryer,blow dryer
- One more snooze.
/\d[\d.,]* ?(?:W|watts?|rpm)\b/ =hair dryer,hairdryer,blow dryer
- The towel turban gets shorter.
/^(?:quiet|silent)|\d+ ?dB\b/ =hair dryer,hairdryer,blow dryer
- Somebody else is still asleep.
/^cordless/ =straightener,hair straightener,curling iron,hair curler
- In the car park, before the interview.
/(?<!(?:-free|\bno\b|without).*)(?:(?:scent of|smells of|scented with|notes of))(?!.*(?:-free|\bno\b|without))/ =shampoo,conditioner,hair oil,hair spray,hair mask
- Somebody will ask what that is.
/^solid\b|shampoo bar/ =shampoo,shampoo bar,conditioner bar,solid shampoo,conditioner
- Nothing to spill in the suitcase.
/(?:\d+) washes|lasts/ =shampoo,shampoo bar,conditioner,solid shampoo,conditioner bar
- You'll forget when you bought it.
/auto(?:matic)?[- ](?:off|shut)/ =straightener,hair straightener,curling iron
- You leave running. It switches itself off.
/[23][\d.,]* ?(?:m|metres?) (?:cord|cable)/ =hair dryer,hairdryer,straightener,curling iron,hair straightener
- Reaches the good mirror.
`,
  ),
  ...readLines(
    'health',
    ['health'],
    String.raw`
/neck|shoulder/ =massager,neck massager,shoulder massager,neck and shoulder massager
- Sofa, lights low, nobody talks.
/(?:reads?|reading|result|measures?) in.*seconds?/ =thermometer,blood pressure monitor,pulse oximeter
- You have the answer before the kettle sings.
/(?:memory|stores?) (?:for |of |the last )?\d+|\d+ (?:readings?|memories)/ =thermometer,blood pressure monitor,bathroom scale
- It remembers Tuesday, so you needn't.
/large (?:display|digits|screen)/ =blood pressure monitor,thermometer,bathroom scale
- You can leave the glasses on the bedside table.
/^(?:quiet|silent)|(?:ultra[- ]|whisper[- ])quiet/ =massager,neck massager,foot massager,massage gun
- The film goes on.
/^waterproof|IPX7/ =electric toothbrush,toothbrush,water flosser
- In the shower, eyes still shut.
/adjust\w* strap|velcro/ =knee brace,back brace,wrist brace,knee support,knee pad
- You set how tight.
/^rechargeable/ =electric toothbrush,water flosser,massage gun
- Take it away for the weekend.
`,
  ),
];

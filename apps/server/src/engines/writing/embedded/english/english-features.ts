import type { Feature } from '../topic.ts';

/** In the order of preference: of a line that is about two things, the first is taken. */
export const ENGLISH_FEATURES: readonly Feature[] = [
  {
    id: 'hot_drinks',
    match: /\b(?:drinks?|coffee|tea|beverages?|contents|liquids?)\b.*\b(?:hot|warm)\b|\bhot for \d/i,
    pains: [
      'Coffee cold before you get to it? | Cold again?',
      'Ever forgotten a cup until it was lukewarm? | Lukewarm again?',
    ],
    kickers: ['So take your time with that cup.', 'That meeting can run long.'],
    olds: ['reheating the same cup all morning', 'gulping down coffee before it goes cold'],
  },
  {
    id: 'cold_drinks',
    match: /\b(?:drinks?|water|beverages?|contents|liquids?)\b.*\b(?:cold|cool|chilled|ice)\b|\bcold for \d/i,
    pains: ['Warm water on a hot day? | Warm water?', 'Ice gone before the afternoon? | Ice gone already?'],
    kickers: ['Hot day? Bring it on.', 'Summer, you may come.'],
    olds: ['settling for warm water', 'buying a cold drink at every stop'],
  },
  {
    id: 'leakproof',
    match: /\b(?:leak|spill)[- ]?(?:proof|free|resistant)\b/i,
    pains: [
      'Ever opened your bag to a puddle? | A puddle in your bag?',
      'Wet papers at the bottom of your bag? | Not again',
    ],
    kickers: ['Toss {it/them} in the bag and go.', 'Your papers can relax.'],
    olds: ['wrapping everything in a plastic bag', 'carrying your cup upright all the way'],
  },
  {
    id: 'waterproof',
    match: /\b(?:water|rain|shower|weather|splash)[- ]?(?:proof|resistant|repellent)\b/i,
    pains: [
      'Rain again, just when you head out? | Rain again?',
      'Checking the sky before every step outside? | Grey sky?',
    ],
    kickers: ['So let it rain.', 'The forecast is only a suggestion.'],
    olds: ['waiting for the rain to stop', 'running from door to door in the rain'],
  },
  {
    id: 'noise_cancelling',
    match: /\bnoise[- ](?:cancel\w*|reduc\w*|isolat\w*)|\bANC\b|\bsound ?proof/i,
    pains: ["Can't hear yourself think? | Too much noise?", 'Everyone around you on the phone? | Too much noise?'],
    kickers: ["The office can talk. You don't have to listen.", 'Peace, at the push of a button.'],
    olds: ['turning up the volume to drown out the train'],
  },
  {
    id: 'quiet',
    match: /\b(?:quiet\w*|silent\w*|noiseless|low[- ]noise)\b/i,
    pains: ['Does everything at home hum and rattle? | Too loud?', 'Turning up the TV to hear a word? | Too loud?'],
    kickers: ['The baby can sleep. So can the neighbours.', 'Shh.'],
    olds: ['turning up the TV to drown it out'],
  },
  {
    id: 'fast_charging',
    match: /\b(?:fast|quick|rapid)[- ]charg\w*/i,
    pains: ['No time to wait for a full battery? | No time to charge?'],
    kickers: ['Plug in, grab a coffee, go.'],
    olds: ['sitting next to the socket'],
  },
  {
    id: 'battery',
    match:
      /\bbattery life\b|\blong[- ]lasting batter\w*|\d[- ]?h(?:ou)?rs?\b.*\b(?:playtime|battery|playback)|\b(?:playtime|playback)\b/i,
    pains: [
      'Battery dead by lunch? | Battery dead again?',
      'Always looking for the next socket? | Where is the socket?',
    ],
    kickers: ['So the charger can wait.', 'Your socket hunt is over.'],
    olds: ['hunting for a socket by noon', 'watching the battery icon turn red'],
  },
  {
    id: 'rechargeable',
    match: /\brechargeable\b|\busb[- ]?c?\b.*\bcharg/i,
    pains: ['Out of batteries again? | Out of batteries?'],
    kickers: ['Cross batteries off the shopping list.'],
    olds: ['buying batteries again and again'],
  },
  {
    id: 'wireless',
    match: /\b(?:cordless|wireless(?! charg)|bluetooth)\b/i,
    pains: ['Tangled up in cables? | Tangled again?', 'Why is there always a cable in the way? | Cables everywhere?'],
    kickers: ['Go where the cable never could.', 'Untangle your day.'],
    olds: ['untangling cables every morning', 'tripping over cables'],
  },
  {
    id: 'light',
    match:
      /\b(?:ultra[- ]?)?light ?weight\b|\bfeather[- ]?light\b|\bweighs (?:only|just)\b|\blight (?:body|build|material|fabric|frame)\b/i,
    pains: [
      'Tired of hauling too much around? | Too heavy?',
      'Does your bag feel heavy before you even leave? | So heavy?',
    ],
    kickers: ['Light days ahead.', 'Take {it/them} along without a second thought.'],
    olds: ['carrying the heavy one', 'leaving the heavy one at home'],
  },
  {
    id: 'foldable',
    match: /\b(?:fold\w*|collaps\w*|compact|space[- ]saving|stackable|pocket[- ]?size\w*)\b/i,
    pains: ['Running out of space? | Out of space?', 'Where do you put it when you are done? | Where does it go?'],
    kickers: ['Small homes, rejoice.', 'Done? Tuck {it/them} away.'],
    olds: ['giving up half a cupboard', 'tripping over things in the hallway'],
  },
  {
    id: 'washable',
    match: /\b(?:machine[- ]?wash\w*|dish ?washer|washable)\b/i,
    pains: [
      'Who has time for washing by hand? | Washing by hand?',
      'Another stain, another sink full of suds? | Another stain?',
    ],
    kickers: ['The machine does the rest.', 'Stains happen. Carry on.'],
    olds: ['washing by hand', 'standing at the sink after dinner'],
  },
  {
    id: 'easy_clean',
    match:
      /\b(?:easy (?:to )?clean\w*|easily cleaned|clean(?:s)? easily|wipe[- ]?(?:clean|able)|non-?stick|stain[- ]resistant)\b/i,
    pains: [
      'Is cleaning up the part you dread? | The part you dread?',
      'Still scrubbing long after dinner? | Still scrubbing?',
    ],
    kickers: ["Cleaning up shouldn't be the hard part.", 'And dinner stays the fun part.'],
    olds: ['scrubbing after every use'],
  },
  {
    id: 'easy_setup',
    match:
      /\b(?:easy|simple|quick|effortless)\b.{0,12}\b(?:assembl\w*|install\w*|set ?-?up|mount\w*)|\b(?:no (?:tools|assembly)|tool[- ]free)\b/i,
    pains: [
      'Dreading the manual already? | Dreading the manual?',
      'Another afternoon lost to instructions? | Instructions again?',
    ],
    kickers: ['Your Saturday is safe.', 'The toolbox can stay where it is.'],
    olds: ['losing a Saturday to the manual'],
  },
  {
    id: 'adjustable',
    match: /\b(?:adjust\w*|customi[sz]\w*|personali[sz]\w*)\b/i,
    pains: [
      'Never quite the right fit? | Never quite right?',
      'Why should you adapt to your things? | Never quite right?',
    ],
    kickers: ['Your way, every time.', 'You set the rules.'],
    olds: ['making do with almost right', 'adapting to your own things'],
  },
  {
    id: 'stretch',
    match: /\b(?:stretch\w*|elastic\w*|elastane|spandex|four-way)\b/i,
    pains: [
      'Does it pinch the moment you sit down? | Too tight?',
      'Counting the hours until you can change? | Too tight?',
    ],
    kickers: ['Bend, reach, sit, repeat.', 'Have the second helping.'],
    olds: ['unbuttoning after lunch', 'changing the moment you get home'],
  },
  {
    id: 'breathable',
    match: /\b(?:breath\w*|ventilat\w*|moisture[- ]wicking|quick[- ]dry\w*)\b/i,
    pains: ['Too warm by noon? | Too warm?', 'Is summer hard on your wardrobe? | Too warm?'],
    kickers: ['Let the day heat up.', 'Cool head, warm day.'],
    olds: ['peeling off layers by noon'],
  },
  {
    id: 'warm',
    match: /\b(?:warm\w*|thermal|fleece[- ]lined|down[- ]filled|quilted|insulated (?:jacket|coat|lining))\b/i,
    pains: ['Cold mornings, every morning? | Cold again?', 'Do you dread the first step outside? | Brr?'],
    kickers: ['Cold outside? Let it be.', 'Winter can knock.'],
    olds: ['shivering at the bus stop', 'wearing all your sweaters at once'],
  },
  {
    id: 'soft',
    match: /\b(?:soft\w*|comfort\w*|comfy|cosy|cozy|plush|smooth|silky)\b/i,
    pains: ['Longing to get comfortable? | Comfort first', 'When did comfort become a luxury? | Comfort first'],
    kickers: ['Go on, get comfortable.', 'Shoulders down. Exhale.'],
    olds: ['putting up with stiff and scratchy', 'choosing looks over comfort'],
  },
  {
    id: 'grip',
    match: /\b(?:non|anti)-?(?:slip|skid)\b|\bslip[- ]?resistant\b|\bgrip\b|\btraction\b/i,
    pains: ['Slipping when it matters? | Slipping?', 'Always holding on a little too tight? | Slipping?'],
    kickers: ['Steady does it.', 'Stand your ground.'],
    olds: ['holding on and hoping for the best'],
  },
  {
    id: 'pockets',
    match: /\b(?:pockets?|compartments?|organi[sz]er)\b/i,
    pains: [
      'Keys, phone, wallet. Where now? | Never enough pockets?',
      'Digging for your keys at the door? | Where are my keys?',
    ],
    kickers: ['Keys, phone, receipts: sorted.', 'Everything where you left it.'],
    olds: ['digging for your keys at the door'],
  },
  {
    id: 'storage',
    match:
      /\b(?:storage|roomy|spacious|(?:large|big|generous|extra) (?:capacity|space|room)|holds up to|shelves|drawers?)\b/i,
    pains: ['Stuff everywhere? | Stuff everywhere?', 'Nowhere left to put things? | Out of space?'],
    kickers: ['A place for everything.', 'Tidy looks good on you.'],
    olds: ['piling everything on that chair', 'stacking things until they fall over'],
  },
  {
    id: 'shockproof',
    match: /\b(?:shock|scratch|impact|drop|dent)[- ]?(?:proof|resistant|absorb\w*|protect\w*)\b/i,
    pains: ['Afraid of the next drop? | Afraid of the drop?', 'Holding your breath every time it slips? | Not again'],
    kickers: ['Accidents happen. Breathe.', 'Clumsy days welcome.'],
    olds: ['holding your breath at every drop'],
  },
  {
    id: 'durable',
    match:
      /\b(?:durab\w*|sturd\w*|robust|hard-?wearing|heavy[- ]duty|long[- ]?lasting|tough|reinforced|stainless steel|rust[- ]?(?:proof|resistant))\b/i,
    pains: [
      'Tired of things that fall apart? | Tired of flimsy?',
      'Buying the same thing every year? | Again and again?',
    ],
    kickers: ['Use {it/them} like you mean it.', 'Everyday life may be rough. Fine.'],
    olds: ['buying the same thing twice', 'treating your things like raw eggs'],
  },
  {
    id: 'energy',
    match: /\b(?:energy[- ](?:sav\w*|efficien\w*)|(?:low|less) (?:power|energy)|(?:power|energy) consumption)\b/i,
    pains: ['Not looking forward to the next power bill? | The power bill?'],
    kickers: ['Your power bill can relax.'],
    olds: ['paying for power you never notice'],
  },
  {
    id: 'bright',
    match: /\b(?:leds?|bright\w*|illuminat\w*|back-?lit|dimmable|lumens?)\b/i,
    pains: ['Squinting in the dark? | Too dark?', 'Is that corner always a little too dark? | Too dark?'],
    kickers: ['Let there be light.', 'Dark corners had their time.'],
    olds: ['squinting under a dim bulb'],
  },
  {
    id: 'protection_sun',
    match: /\b(?:spf ?\d*|uv\w*[- ]?(?:protect\w*|resist\w*|block\w*)|sun ?(?:screen|protection))\b/i,
    pains: ["Sun's out, and nothing on yet? | Sun's out?"],
    kickers: ['Then head outside.'],
    olds: ['hiding in the shade'],
  },
  {
    id: 'hydrating',
    match: /\b(?:hydrat\w*|moisturi[sz]\w*|nourish\w*)\b/i,
    pains: ['Feeling dry again? | Dry again?', 'Winter air, and that tight feeling? | Dry again?'],
    kickers: ['A small ritual, morning and night.', 'Take that minute for yourself.'],
    olds: ['skipping your routine'],
  },
  {
    id: 'organic',
    match: /\b(?:organic\w*|recycl\w*|eco[- ]?friendly|sustainab\w*|biodegradable|compostable|plant[- ]based|vegan)\b/i,
    pains: [
      'Do you read every label twice? | Reading every label?',
      'Wondering where your things come from? | Where from?',
    ],
    kickers: ['A choice to feel good about.', 'Good to know, good to have.'],
    olds: ["guessing what's really in it"],
  },
  {
    id: 'harmless',
    match:
      /\b(?:bpa|lead|phthalate|fragrance|paraben|gluten|sugar|chemical)[- ]?free\b|\b(?:non-?toxic|hypoallergenic|child-?safe|food[- ](?:safe|grade))\b/i,
    pains: ["Do you check what it's made of? | What's in it?"],
    kickers: ['Peace of mind, included.', 'Read the label and smile.'],
    olds: ['reading the small print twice'],
  },
  {
    id: 'wool_cotton',
    match: /\b(?:cotton|linen|wool|merino|silk|cashmere|denim|velvet|viscose)\b/i,
    pains: [
      'Do you feel the fabric before you check the tag? | Feel it first',
      'Is your skin picky about fabrics? | Feel it first',
    ],
    kickers: ['Imagine the feel of it.', 'Your fingertips will vote first.'],
    olds: ['putting up with scratchy fabric'],
  },
  {
    id: 'leather',
    match: /\b(?:leather|suede)\b/i,
    pains: ['Had enough of plastic that pretends? | Enough of plastic?'],
    kickers: ['Breathe in. You know that smell.', 'Your fingertips will vote first.'],
    olds: ['settling for plastic that pretends'],
  },
  {
    id: 'wood',
    match: /\b(?:oak|pine|walnut|beech|teak|bamboo|birch|ash|acacia|solid wood|hardwood)\b/i,
    pains: ['Tired of plastic everything? | Plastic everywhere?'],
    kickers: ['Every grain tells its own story.', 'Nature did the pattern.'],
    olds: ['living with plastic everything'],
  },
  {
    id: 'handmade',
    match: /\b(?:hand-?(?:made|crafted|woven|painted|finished|sewn)|artisan\w*)\b/i,
    pains: ['Looking for something with a story? | Something with a story'],
    kickers: ['You can tell somebody cared.', 'Hands, not just machines.'],
    olds: ['buying what everyone else has'],
  },
  {
    id: 'smart',
    match:
      /\b(?:smart (?:home|lights?|devices?|assistant|speaker)|app[- ]?control\w*|wi-?fi|voice[- ](?:controls?|assistants?|interaction)|alexa|google assistant|touch control)\b/i,
    pains: ['Too many buttons, too many remotes? | Too many buttons?'],
    kickers: ['The future moved in.', 'No remote to lose.'],
    olds: ['getting up to press a button', 'looking for the remote'],
  },
  {
    id: 'automatic',
    match: /\b(?:automatic\w*|timers?|auto[- ](?:off|shut)|programmable|hands[- ]free)\b/i,
    pains: [
      'Wish things would just do their job? | Just do your job',
      'Standing there, watching, waiting? | Still waiting?',
    ],
    kickers: ['Both hands for the good part.', 'Walk away. Go ahead.'],
    olds: ['standing there and waiting', 'checking on dinner again and again'],
  },
  {
    id: 'fast',
    match: /\b(?:fast\w*|quick\w*|rapid\w*|instant\w*|in (?:just |only )?\d+ (?:seconds|minutes)|in seconds)\b/i,
    pains: ['No time to wait? | No time?', 'Does everything take forever today? | No time?'],
    kickers: ['Because waiting is overrated.', 'Your evening starts on time.'],
    olds: ['standing around waiting'],
  },
  {
    id: 'sound',
    match: /\b(?:bass|sound\w*|audio|stereo|acoustic\w*|speakers?)\b/i,
    pains: ['Does your music sound like a tin can? | Tin can sound?', 'Great song, thin sound? | Thin sound?'],
    kickers: ['Press play and see.', 'Sing along. Nobody minds.'],
    olds: ['listening through tinny laptop speakers'],
  },
  {
    id: 'screen',
    match: /\b(?:display|screen|retina|full hd|4k|ultra hd|resolution)\b/i,
    pains: ['Squinting at a tiny picture? | Squinting?'],
    kickers: ['Movie night, anyone?', 'Popcorn ready?'],
    olds: ['squinting at a tiny picture'],
  },
  {
    id: 'scent',
    match: /\b(?:fragranc\w*|scent\w*|aroma\w*|perfum\w*)\b/i,
    pains: ['What does your day smell like? | Your scent?'],
    kickers: ['Close your eyes for a second.', 'Memories are made of this.'],
    olds: ['wearing the same scent every day'],
  },
  {
    id: 'taste',
    match: /\b(?:flavou?r\w*|tast(?:e|es|y)|delicious|roast\w*|creamy|crunchy|crispy)\b/i,
    pains: ['Same old taste every day? | Same old taste?'],
    kickers: ['Your taste buds called. They said yes.', 'Save some for the others. Or not.'],
    olds: ['eating the same thing every week'],
  },
  {
    id: 'portable',
    match:
      /\b(?:portable|travel\w*|on[- ]the[- ]go|take (?:it|them) (?:anywhere|everywhere)|carry(?:ing)? (?:handle|case|bag|strap)|carry-on)\b/i,
    pains: ['Always on the move? | Always on the move?', 'Does your day happen all over town? | Always on the move?'],
    kickers: ['Next stop: anywhere.', 'Packed and ready.'],
    olds: ['leaving the good one at home'],
  },
  {
    id: 'removable',
    match: /\b(?:removable|detachable|reversible|interchangeable|convertible)\b/i,
    pains: ['Different plans every day? | Different every day?'],
    kickers: ['On today, off tomorrow.', 'Change your mind any time.'],
    olds: ['buying one for every occasion'],
  },
  {
    id: 'warranty',
    match: /\b(?:warrant\w*|guarantee\w*)\b/i,
    pains: ['Afraid of picking the wrong one? | The wrong one?'],
    kickers: ['Just in case.', 'Sleep well.'],
    olds: ['hoping that nothing breaks'],
  },
  {
    id: 'style',
    match: /\b(?:slim|sleek|elegan\w*|stylish|modern|classic|minimalist|timeless|chic|design\w*|retro|vintage)\b/i,
    pains: [
      'Why does useful so often mean ugly? | Useful, but ugly?',
      'Why is it so hard to find {a_kind} that {looks/look} right? | That looks right?',
    ],
    kickers: ['Yes, people will ask.', 'Wait for the compliments.'],
    olds: ['choosing between useful and good-looking'],
  },
  {
    id: 'versatile',
    match:
      /\b(?:versatile|multi-?(?:purpose|functional|use)|all[- ]purpose|for (?:any|every) occasion|everyday|goes with)\b/i,
    pains: ['A different one for every occasion? | One for everything?'],
    kickers: ['Office, weekend, anywhere.', 'You will find your own use.'],
    olds: ['owning a drawer full of gadgets'],
  },
  {
    id: 'gift',
    match: /\b(?:gifts?|present for)\b/i,
    pains: ['Still need a gift? | Still need a gift?', 'Is a birthday coming up? | Birthday soon?'],
    kickers: ["Somebody's birthday is coming up.", 'Wrap it up. Or keep it.'],
    olds: ['panic-buying on the day before'],
  },
];

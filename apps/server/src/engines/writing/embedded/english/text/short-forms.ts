/** A short form of shops, and what is said for it. */
type ShortForm = readonly [RegExp, string];

/** Short forms of words, said before amounts are read. */
export const WORD_FORMS: readonly ShortForm[] = [
  [/, ([\p{L} -]+?),? (?:and|&) more(?=$|[.,;])/gu, ' and $1'],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
  // "Glue + file + stick" is a list.
  [/ \+ (?=[^+]* \+ )/g, ', '],
  [
    /(?<=\b(?:while|when|whenever|if|as|so|where|until|before|after|once|lets?|helps?|gives?|what|all|how) )u\b|\bu(?= (?:can|need|want|get|have|won['’]t|don['’]t)\b)/gi,
    'you',
  ],
  // "Reminds u when you slouch", "till u eat".
  [/(?<=\p{Ll}{2,} )(?<!\b(?:an?|the|in|type|shape|vitamin) )u(?=$| \p{Ll})/gu, 'you'],
  [/\bur(?= \p{Ll})/gu, 'your'],
  [/\b(?:thru)\b/gi, 'through'],
  [/\bw\/o(?:ut)?\b ?/giu, 'without '],
  [/\bw\/ ?(?=[\p{L}\d])/giu, 'with '],
  // "Prevents your feet from rocks": from something that is no deed.
  [
    /\bprevent(s?) ((?:your|the|its) \p{L}+) from (?!\p{L}+ing\b|being\b|(?:the|your|its) \p{L}+ing\b)/giu,
    'protect$1 $2 from ',
  ],
  [/^incl\.? (?=\S)/gi, 'Includes '],
  // "Pedal incl. for hard soil" is included; "tools incl. a pump" lists one of them.
  [/\bincl\.?(?=$|[,;)]| \(| (?:for|so|in|to|with|and|at|on)\b)/gi, 'included'],
  // Of what was counted: "48 pans, incl. 6 metallics".
  [/(?<=\d.*), (?:incl\.?|including) (?=\d)/gi, ' including '],
  [/\bincl\.? (?=\S)/gi, 'including '],
  [/\bexcl\.? (?=\S)/gi, 'without '],
  [/\bvit\.? (?=[A-EK]\d?\b)/g, 'vitamin '],
  [/\balu\b/gi, 'aluminum'],
  [
    /\bmachine wash(?:able)?,? (?:on )?(?:the |an? )?((?:wool|gentle|cold|delicate|hand[- ]wash) cycle)\b/gi,
    'machine washable on the $1',
  ],
  // "100% magnesium carbonate no fillers".
  [
    /(?<=^(?:\S+ ){1,4}\p{L}{3,}) no (?=\p{L}+$)(?<!\b(?:has|have|with|is|are|say|says|needs?|leaves?|uses?|takes?|makes?|means?|contains?|requires?|shows?|adds?|holds?|and|or|there's|get|gets) no )/giu,
    ', no ',
  ],
  [/\b(in|from) (?=(?:USA|UK|US|EU|UAE|Netherlands|Philippines)\b)/g, '$1 the '],
  [/\bTv\b|\btv\b/g, 'TV'],
  [/\b[Cc]d\b/g, 'CD'],
  [/\b[Dd]vd\b/g, 'DVD'],
  [/\b[Uu]sb\b/g, 'USB'],
  [/\bbluetooth\b/g, 'Bluetooth'],
  [/\b(?:wifi|wi-fi)\b/g, 'Wi-Fi'],
  [
    /\b[Ll]ed(?= (?:lights?|lamps?|display|screen|strip|bulbs?|ring|indicator|panel|timer|headlights?|backlight)\b)/g,
    'LED',
  ],
  [/\b[Uu]v(?= (?:light|lamp|rays|bulb|protection|coating|index)\b)/g, 'UV'],
  [/\b[Ll]cd\b/g, 'LCD'],
  [/\b[Gg]ps\b/g, 'GPS'],
  [/\bcert\b(?!\.?\p{L})/giu, 'certificate'],
  [/\b(does|do|is|are|was|has|have|did|ca|wo|should|could|would)nt\b/giu, "$1n't"],
  [/\b(you|they)ll\b/giu, "$1'll"],
  [/\b(you|they)re\b/giu, "$1're"],
  [/\bthru\b/giu, 'through'],
  [/\bthemself\b/giu, 'themselves'],
  // "When its empty".
  [
    /\b(when|if|once|while|because|since|until|so|that) its (?=(?!own\b|\p{L}+s\b)\p{L}+(?:$|[,.;]| (?:to|and|or|for|in|on|at|from)\b))/giu,
    "$1 it's ",
  ],
  [/(\bone for (?:\p{L}+ ){0,2}\p{L}+) (?=one for\b)/giu, '$1, '],
  [
    /\b(non|anti) (?=(?:slip|stick|skid|toxic|tarnish|fog|rust|theft|glare|scratch|woven|marking|vibration)\b)/giu,
    '$1-',
  ],
  [/\b(is|are|at|of|on) same\b/giu, '$1 the same'],
  [/\btill\b(?= )/giu, 'until'],
  [/(?<![\d.])(\d{1,3}) and (?:a|one) half(?= )/giu, '$1.5'],
  // "9H glass": how hard it is, and no hours.
  [/\b\dH (?=(?:tempered |hardened )?(?:glass|hardness|film|screen))/gu, ''],
  [/\b(a|per|each|every|one) min\b(?!\.?\p{L})/giu, '$1 minute'],
  // "Built in timer", but "built in a day", "built in Ohio".
  [/\bbuilt in (?=(?!the\b|an?\b|your\b|our\b|its\b|under\b|less\b|small\b)\p{Ll}{3,})/giu, 'built-in '],
  [/\bstay cool (?=\p{Ll}+(?:$|[,;]))/giu, 'stay-cool '],
  [/\b(dishwasher|microwave)[- ]safe(?:,| -| –)? \(?top[- ]rack(?: only)?\)?/gi, '$1-safe on the top rack'],
  // "Warm to touch".
  [/\b(warm|hot|cool|cold|soft|smooth|dry|silky|firm) to touch\b/giu, '$1 to the touch'],
  [/\bof em\b/giu, 'of them'],
  [/\btemp(?=s?\b(?!\.?\p{L}))/giu, 'temperature'],
  [/\bmachine wash(?:able)?\/(?:tumble )?dry\b/gi, 'machine washable'],
  // "Warm/cold", "wet/dry": one or the other.
  [/\b(hot|warm|wet|left|men)\/(cold|cool|dry|right|women)\b/gi, '$1 or $2'],
  [/\bup\/down\b/gi, 'up or down'],
  [
    /(?<=\b(?:threads|flanges|fittings|connectors|caps|hooks|clips|magnets|zippers|pockets|handles|seams|loops|eyelets|barbs|plugs)) (?=both (?:ends|sides)$)/giu,
    ' on ',
  ],
  [/\bea\b\.?(?=$|[ ,;)])/giu, 'each'],
];

/** What stands before an amount, or between two, in short. */
export const AMOUNT_FORMS: readonly ShortForm[] = [
  // "13' hose".
  [/(?<![\d.\p{L}'’])(\d+)['’′] (?=\p{Ll}{3})/gu, '$1-foot '],
  [/\b(\d{1,2})['’](\d{1,2})["”](?! ?[x×])/g, '$1 ft $2 in'],
  // "7" to 10"" has its unit behind.
  [/(\d[\d.]*) ?["″”] (?:to|-|–) (?=\d[\d.]* ?["″”])/gu, '$1 to '],
  [/(?:\+\/-|±) ?(\d[\d.,]*[ -]?(?:\p{L}{1,6}|%|°[CF]?)) accuracy\b/giu, 'accurate to $1'],
  [/(?:±|\+\/-) ?(\d[\d.,]* ?(?:°[CF]?|%|mm|cm|g|oz)(?:[CF])?)/gi, 'accurate to $1'],
  [/(?<=^\d+|[^-–.\d]\d+) ?x(?=$|[,;.)])/gi, ' times'],
  [/(?<=\d)x (?=(?:a |per )?(?:daily|weekly|day|week|month)\b)/giu, ' times '],
  // "Wipes x2" are two wipes.
  [/^([^,;:\d]*\p{L}{2}s) ?[x×] ?(\d{1,3})(?=$|[,;])/u, '$2 $1'],
  [/, ([^,;:\d]*\p{L}{2}s) ?[x×] ?(\d{1,3})(?=$|[,;])/gu, ', $2 $1'],
  [/(?<![\p{L}\d.,+])(\d[\d.,]*)\+(?= ?\p{L})/gu, 'over $1'],
  [/\b(stores?|saves?|remembers?|shows?|keeps?|resumes?) (last|previous|next) (?=[\p{L}\d])/giu, '$1 the $2 '],
  [/^max\.? (\d+) (people|persons|guests|participants|players)\.?$/gi, 'for up to $1 $2'],
  [/\bapprox\.? (?=\d)|\b(?:ca|c)\.? ?(?=\d)|(?<![\p{L}\d])~ ?(?=\d)/giu, 'about '],
  [
    /\b(dries|sets|cures|boils|cooks|brews|heats up|inflates|assembles|installs) (?=(?:about |approx\.? |~ ?)?\d+ ?(?:s|sec|min|h|hr)\p{Ll}*\b)/giu,
    '$1 in ',
  ],
  // "250 g about 2 m of track": two measures.
  [/(\d ?(?:g|kg|ml|cl|l|L|oz|lbs?|cm|mm|m|in|ft|litres?|liters?)) about (?=\d)/g, '$1, about '],
  [/\bmin\. (?=\d)/gi, 'at least '],
  [/\bdia(?:m|meter)?\.?(?=$|[,;)]| \d)/gi, 'diameter'],
  [/^(?:load|weight|max(?:imum)?)(?: load| weight)? capacity:? (?:of )?(?=\d|up to)/gi, 'Holds '],
  [/\b(?:max(?:imum)?\.? )?(?:weight|load) limit:? (?:of |is )?(?=\d)/gi, 'holds up to '],
  [/^(\d[\d.,]* ?(?:k?g|oz|lbs?|m?l)) net$/gi, '$1'],
  [/^weight:? (?:is )?(?=(?:only|just) \d)/gi, 'Weighs '],
  [
    /^((?:cuts?|reduces?|saves?|shortens?|lowers?|increases?|boosts?|improves?) .+?)(?<! by) (?=up to \d+ ?%)/gi,
    '$1 by ',
  ],
  [/\b((?:adjusts?|extends?|ranges|stretches|expands?) )(\d[\d.]*)(?: ?[-–] ?| to )(?=\d)/gi, '$1from $2 to '],
  // "Works at -15F".
  [/(?<=(?<![\p{L}\d])[-−–]\d[\d.]*) ?(?=[FC](?![\p{L}\d]))/gu, '°'],
  [/^[-−–](?=\d[\d.]*(?: ?(?:°? ?[CF])?\b)? ?(?:to|[-–]|…) ?\d)/g, 'minus '],
  [
    /(?<=\d \p{L}+)\/(?=(?:inch|in|cm|m(?![²³23])|day|week|month|year|hour|h|min|minute|person|pack|box|side|cup|serving|pod|sheet)\b)/giu,
    ' per ',
  ],
  [
    /(?<=\p{L}) ?\/ ?(?=(?:h(?=$|[ ,])|serving|pack|box|case|roll|pair|piece|person|user|month|year|day|night|week|hour|minute|min|set|bottle|bag|cup|scoop|capsule|tablet|dose|tbsp|pouch|can|jar)\b)(?<!\d ?(?:month|year|mo|yr) ?\/ ?)/giu,
    ' per ',
  ],
  [/(?<=\d \p{L}{1,5} )per h(?=$|[ ,])/gu, 'per hour'],
  // "Blocks 99.9% light".
  [
    /\b((?:blocks?|kills?|removes?|reduces?|filters?|captures?|traps?|stops?|cuts?|absorbs?|eliminates?|reflects?)(?: out)? (?:up to |over |about )?\d[\d.]* ?%) (?=(?!of\b|more\b|less\b|faster\b|the\b)\p{L})/giu,
    '$1 of ',
  ],
  [/\bmax\.? (?=\d)/gi, 'up to '],
  [/\bmax\. (?=\p{L})/giu, 'maximum '],
  // "24 month / 24,000 mile warranty": whichever comes first.
  [/(?<=\d)[ -](month|year) ?\/ ?(?=[\d,]+[ -](?:mile|km|mi)\b)/gi, '-$1 or '],
  // "2/4/8 h": what can be chosen.
  [/(?<=\d\/\d+) ?(?:h|hrs?)\b\.?/giu, ' hours'],
  [/(?<=\d\/\d+) ?mins?\b\.?/giu, ' minutes'],
  // "14 ga steel".
  [/(?<=\d) ?ga\b\.?/g, '-gauge'],
  [/(?<=\p{L}) x (?=\d{1,3} \p{L})/gu, ' and '],
  [/\b(\d{1,2}) ?x (?=A{2,3}\b|(?:\p{L}+ ){0,2}batteries\b)/gu, '$1 '],
  [/(?<=\p{L}{4})\/(?=\p{L}{4})/gu, ' or '],
];

/** What an amount and its thing lack between them, said once the amounts are. */
export const JOINT_FORMS: readonly ShortForm[] = [
  // "Polish 60 ml", "holes 1 1/4 inch".
  [
    /^(?!(?:weight|weighs|capacity|volume|holds|dose|size|net|up|over|under|only|about|from|to|max|min)\b)(\p{L}{3,}) (\d[\d.,]* ?(?:ml|cl|k?g|oz|litres?|liters?))$/giu,
    '$2 of $1',
  ],
  [/^(\p{L}{3,}s) (\d[\d ./]*?) ?(inch|cm|mm|ft)(?:es)?$/giu, '$2-$3 $1'],
  // "2 straps 8 ft".
  [/^(\d+) (\p{L}{3,}s) (\d[\d.,]*) ?(ft|feet|cm|mm|m|inch(?:es)?|ml|oz|g|kg)$/giu, '$1 $2 of $3 $4'],
  // "Hand beaten brass, 11 cm": of what is it the length?
  [/^(\D*\p{L}), \d[\d.,/]* ?(?:cm|mm|in|inch(?:es)?|")$/giu, '$1'],
  // "Wool felt 5 mm".
  [
    /^((?:100% )?\D*\p{L})(?<!\b(?:to|of|from|at|by|for|over|under|about|least|than|only|just|is|holds|fits)) (\d[\d.]* ?mm)$/giu,
    '$1, $2 thick',
  ],
  // "2 tubes resin" are tubes of it.
  [/(?<=(?:^|, )\d+ (?:tubes|bottles|rolls|bags|jars|cans|bars|packets|sachets)) (?=\p{L}+(?:$|,))/giu, ' of '],
];

import { FUNCTION_WORDS, PREPOSITIONS, findNoun, isAdjective } from '../lexicon.ts';
import { articleFor } from '../noun-phrase.ts';

/** Short forms of shops, as they are spoken. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  // "13' hose".
  [/(?<![\d.\p{L}'’])(\d+)['’′] (?=\p{Ll}{3})/gu, '$1-foot '],
  [/(\d[\d.]*) ?["″”] (?:to|-|–) (?=\d[\d.]* ?["″”])/gu, '$1 to '],
  [
    /(?<=\d) ?["″”](?= (?:so|when|while|if|up|down|off|out|away|in|on|from|of|at|per|apart|below|above)\b)/giu,
    ' inches',
  ],
  [/(?:\+\/-|±) ?(\d[\d.,]*[ -]?(?:\p{L}{1,6}|%|°[CF]?)) accuracy\b/giu, 'accurate to $1'],
  [/, ([\p{L} -]+?),? (?:and|&) more(?=$|[.,;])/gu, ' and $1'],
  [/(?<=^\d+|[^-–.\d]\d+) ?x$/gi, ' times'],
  // "Glue + file + stick" is a list; "wipes x2" are two wipes.
  [/ \+ (?=[^+]* \+ )/g, ', '],
  [/^([^,;:\d]*\p{L}{2}s) ?[x×] ?(\d{1,3})(?=$|[,;])/u, '$2 $1'],
  [/, ([^,;:\d]*\p{L}{2}s) ?[x×] ?(\d{1,3})(?=$|[,;])/gu, ', $2 $1'],
  [/(?<![\p{L}\d.,+])(\d[\d.,]*)\+(?= \p{L})/gu, 'over $1'],
  [/\b(stores?|saves?|remembers?|shows?|keeps?) last (?=\d)/gi, '$1 the last '],
  [/^max\.? (\d+) (people|persons|guests|participants|players)\.?$/gi, 'for up to $1 $2'],
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
  [/\bapprox\.? (?=\d)|\b(?:ca|c)\.? ?(?=\d)|(?<![\p{L}\d])~ ?(?=\d)/giu, 'about '],
  [
    /\b(dries|sets|cures|boils|cooks|brews|heats up|inflates|assembles|installs) (?=(?:about |approx\.? |~ ?)?\d+ ?(?:s|sec|min|h|hr)\p{Ll}*\b)/giu,
    '$1 in ',
  ],
  // "250 g about 2 m of track": two measures.
  [/(\d ?(?:g|kg|ml|cl|l|L|oz|lbs?|cm|mm|m|in|ft|litres?|liters?)) about (?=\d)/g, '$1, about '],
  [/\bmin\. (?=\d)/gi, 'at least '],
  [/\bvit\.? (?=[A-EK]\d?\b)/g, 'vitamin '],
  [/\bdia(?:m|meter)?\.?(?=$|[,;)]| \d)/gi, 'diameter'],
  [/^(?:load|weight|max(?:imum)?)(?: load| weight)? capacity:? (?:of )?(?=\d|up to)/gi, 'Holds '],
  [/\balu\b/gi, 'aluminum'],
  [/(?<=^|\bfor |\ban? )(\d+(?:\.\d+)?) in (?=(?!the\b|an?\b|one\b|stock\b|total\b|\d)\p{L})/giu, '$1-inch '],
  [/^(\d[\d.,]* ?(?:k?g|oz|lbs?|m?l)) net$/gi, '$1'],
  // "Polish 60 ml", "holes 1 1/4 inch".
  [
    /^(?!(?:weight|weighs|capacity|volume|holds|dose|size|net|up|over|under|only|about|from|to|max|min)\b)(\p{L}{3,}) (\d[\d.,]* ?(?:ml|cl|k?g|oz|litres?|liters?))$/giu,
    '$2 of $1',
  ],
  [/^(\p{L}{3,}s) (\d[\d ./]*?) ?(inch|cm|mm|ft)(?:es)?$/giu, '$2-$3 $1'],
  [/^(\p{L}{3,}s) (\d[\d ./]*?) ?["″”]$/giu, '$2-inch $1'],
  // "2 straps 8 ft".
  [/^(\d+) (\p{L}{3,}s) (\d[\d.,]*) ?(ft|feet|cm|mm|m|inch(?:es)?|ml|oz|g|kg)$/giu, '$1 $2 of $3 $4'],
  [
    /\bmachine wash(?:able)?,? (?:on )?(?:the |an? )?((?:wool|gentle|cold|delicate|hand[- ]wash) cycle)\b/gi,
    'machine washable on the $1',
  ],
  // "100% magnesium carbonate no fillers".
  [
    /(?<=^(?:\S+ ){1,4}\p{L}{3,}) no (?=\p{L}+$)(?<!\b(?:has|have|with|is|are|say|says|needs?|leaves?|uses?|takes?|makes?|means?|contains?|requires?|shows?|adds?|holds?|and|or|there's|get|gets) no )/giu,
    ', no ',
  ],
  // "Hand beaten brass, 11 cm": of what is it the length?
  [/^(\D*\p{L}), \d[\d.,/]* ?(?:cm|mm|in|inch(?:es)?|")$/giu, '$1'],
  // "Wool felt 5 mm".
  [
    /^((?:100% )?\D*\p{L})(?<!\b(?:to|of|from|at|by|for|over|under|about|least|than|only|just|is|holds|fits)) (\d[\d.]* ?mm)$/giu,
    '$1, $2 thick',
  ],
  // "Turns 360 degree".
  [/(?<=\b(?!1 )\d[\d.,]*) degree(?=$|[.,;)]| (?:to|and|or|around|without)\b)/gi, ' degrees'],
  [/^weight:? (?:is )?(?=(?:only|just) \d)/gi, 'Weighs '],
  [/(?<=\d) [-–] (?=\d[\d.]*\s*(?:["″”]|(?:in|ft|cm|mm|lbs?|kg|oz|min|hours?)\b))/gi, ' to '],
  [
    /^((?:cuts?|reduces?|saves?|shortens?|lowers?|increases?|boosts?|improves?) .+?)(?<! by) (?=up to \d+ ?%)/gi,
    '$1 by ',
  ],
  [/^[-−–](?=\d[\d.]*(?: ?(?:°? ?[CF])?\b)? ?(?:to|[-–]|…) ?\d)/g, 'minus '],
  [/\b((?:adjusts?|extends?|ranges|stretches|expands?) )(\d[\d.]*)(?: ?[-–] ?| to )(?=\d)/gi, '$1from $2 to '],
  [/(?<![\d.]|\d )([1-9]\/[2-9]|[1-9]\/1[0-6])(?: ?inches|["″”])/g, '$1 inch'],
  [
    /(?<=\d \p{L}+)\/(?=(?:inch|in|cm|m(?![²³23])|day|week|month|year|hour|h|min|minute|person|pack|box|side|cup|serving|pod|sheet)\b)/giu,
    ' per ',
  ],
  [/\bin (\d[\d.]*) in (?=\p{L}+s\b)/giu, 'in $1-inch '],
  [/(?<=\d\/\d) in (?=(?!the\b|an?\b|stock\b|total\b)\p{L})/giu, '-inch '],
  // "Blocks 99.9% light".
  [
    /\b((?:blocks?|kills?|removes?|reduces?|filters?|captures?|traps?|stops?|cuts?|absorbs?|eliminates?|reflects?)(?: out)? (?:up to |over |about )?\d[\d.]* ?%) (?=(?!of\b|more\b|less\b|faster\b|the\b)\p{L})/giu,
    '$1 of ',
  ],
  [/\bmax\.? (?=\d)/gi, 'up to '],
  [/\bmax\. (?=\p{L})/giu, 'maximum '],
  // "18-36 in. extension pole".
  [/(?<=\d) ?in\. (?=(?!the\b|an?\b|(?:tall|wide|long|high|deep|thick|across)\b)\p{L})/giu, '-inch '],
  [/(?<=\d) ?(in|ft|oz|lbs?|yds?|qt|gal)\.(?=$|[ ,;)])/gi, ' $1'],
  [/\bpcs\b\.?/gi, 'pieces'],
  [/(?<=\d) ?fl\.? ?oz\b\.?/giu, ' fluid ounces'],
  [
    /(?<=\d) (months|weeks|hours|days|years) (?=(?:access|use|supply|protection|support|video|content|training|battery|coverage)\b)/giu,
    ' $1 of ',
  ],
  [
    /(?<=\d) ?(?:°|degrees?) (?=(?:viewing|swing|helix|tilt|swivel|rotation|visibility|view|field|angle|turn|arc|range|hinge|spin)\b)/giu,
    '-degree ',
  ],
  [/(?<=\d ?)pc\b\.?/gi, 'pieces'],
  [/(?<=\d) ?s(?=$| (?:with|from|to|at|per|after|of)\b|[,;.)])/gu, ' seconds'],
  [/(?<=\d)x (?=(?:a |per )?(?:daily|weekly|day|week|month)\b)/giu, ' times '],
  [/\b(in|from) (?=(?:USA|UK|US|EU|UAE|Netherlands|Philippines)\b)/g, '$1 the '],
  [/\bTv\b|\btv\b/g, 'TV'],
  [/\b[Cc]d\b/g, 'CD'],
  [/\b[Dd]vd\b/g, 'DVD'],
  [/\b[Uu]sb\b/g, 'USB'],
  [/\b[Gg]ps\b/g, 'GPS'],
  [/\bcert\b(?!\.?\p{L})/giu, 'certificate'],
  [/(?<=\d) ?g\/m(?:²|2)(?![\p{L}\d])/giu, ' gsm'],
  [/(?<=\d (?:to|[-–]) \d[\d.]*) in(?= (?!the\b|an?\b|one\b|each\b|total\b|all\b)\p{Ll})/giu, ' inches'],
  [
    /\b(non|anti) (?=(?:slip|stick|skid|toxic|tarnish|fog|rust|theft|glare|scratch|woven|marking|vibration)\b)/giu,
    '$1-',
  ],
  [/\bstay cool (?=\p{Ll}+(?:$|[,;]))/giu, 'stay-cool '],
  [/\byds?\b\.?/gi, 'yards'],
  [/(?<=\d) in(?= (?:tall|wide|long|high|deep|thick|across)\b|$|[,;)])/gi, ' inches'],
  [/\b(\d+(?:[.,]\d+)?)[ -]?(?:yrs?|hrs?|mins?|secs?|wks?|mths?|mos?|h(?! ?[x×]))\b\.?/gi, ''],
  [/\b(dishwasher|microwave)[- ]safe(?:,| -| –)? \(?top[- ]rack(?: only)?\)?/gi, '$1-safe on the top rack'],
  // "24 month / 24,000 mile warranty": whichever comes first.
  [/(?<=\d)[ -](month|year) ?\/ ?(?=[\d,]+[ -](?:mile|km|mi)\b)/gi, '-$1 or '],
  [/(?<![\d.,])1 ?gals?\b\.?/g, '1 gallon'],
  [/(?<=\d) ?gals?\b\.?/g, ' gallons'],
  // "14 ga steel".
  [/(?<=\d) ?ga\b\.?/g, '-gauge'],
  [/\b(?:max(?:imum)?\.? )?(?:weight|load) limit:? (?:of |is )?(?=\d)/gi, 'holds up to '],
  // "6-8 people"; "24-7", codes and standards ("NIST 800-88") stay.
  [
    /(?<![\d\p{L}.,/-]|\b\p{Lu}{2,6} )(\d{1,4}(?:\.\d+)?)[-–](\d{1,4}(?:\.\d+)?)(?=$|[ ,;)]|°)(?! ?\p{Lu}{2})/gu,
    '$1 to $2',
  ],
  [/(?:±|\+\/-) ?(\d[\d.,]* ?(?:°[CF]?|%|mm|cm|g|oz)(?:[CF])?)/gi, 'accurate to $1'],
  [/(?<=\d ?(?:\p{L}{1,6}|["″”]) (?:tall|wide|long|deep|high|thick)) x (?=\d)/giu, ' and '],
  [/(?<=\p{L}) x (?=\d{1,3} \p{L})/gu, ' and '],
  [/\btemp(?=s?\b(?!\.?\p{L}))/giu, 'temperature'],
  [/\b(\d{1,2})['’](\d{1,2})["”](?! ?[x×])/g, '$1 ft $2 in'],
  [/\b(\d{1,2}) ?x (?=A{2,3}\b|(?:\p{L}+ ){0,2}batteries\b)/gu, '$1 '],
  [/\bmachine wash(?:able)?\/(?:tumble )?dry\b/gi, 'machine washable'],
  // "Warm/cold", "wet/dry": one or the other.
  [/\b(hot|warm|wet|left|men)\/(cold|cool|dry|right|women)\b/gi, '$1 or $2'],
  [/(?<=\p{L}{4})\/(?=\p{L}{4})/gu, ' or '],
  [/\bup\/down\b/gi, 'up or down'],
  [
    /(?<=\b(?:threads|flanges|fittings|connectors|caps|hooks|clips|magnets|zippers|pockets|handles|seams|loops|eyelets|barbs|plugs)) (?=both (?:ends|sides)$)/giu,
    ' on ',
  ],
  [
    /(?<=\p{L}) ?\/ ?(?=(?:h(?=$|[ ,])|serving|pack|box|case|roll|pair|piece|person|user|month|year|day|night|week|hour|minute|set|bottle|bag|cup|scoop|capsule|tablet|dose|tbsp|pouch|can|jar)\b)/giu,
    ' per ',
  ],
  [/(?<=^|[\s,(])[-−](?=\d)/gu, 'minus '],
  [/\bw\/out\b ?/giu, 'without '],
  [/\bea\b\.?(?=$|[ ,;)])/giu, 'each'],
  [/(?<=\d ?|per |a )tbsp\b\.?/giu, ' tablespoon'],
  [/(?<=\d ?|per |a )tsp\b\.?/giu, ' teaspoon'],
  [/(?<=\d \p{L}{1,5} )per h(?=$|[ ,])/gu, 'per hour'],
  [/(?<=\d) ?sq\.? ?ft\b\.?/giu, ' square feet'],
  [/(?<=\d) ?ms\b/gu, ' milliseconds'],
  [
    /(?<=\d) ?(g|mg|mcg) (?=(?:\p{Ll}+ )?(?:protein|fib(?:er|re)|sugar|caffeine|collagen|carbs|fat|sodium|vitamin|magnesium|zinc|iron|calcium|creatine|omega)\b)/giu,
    ' $1 of ',
  ],
  [/(?<=\d) ?°(?=$|[ ,;).])/gu, ' degrees'],
  [/(?<=\d) ?° ?F\b/gu, ' degrees Fahrenheit'],
  [/(?<=\d) ?° ?C\b/gu, ' degrees Celsius'],
  [/(?<=\d) inch to (?=\d[\d./]*-inch\b)/gu, '-inch to '],
  // "2 tubes resin" are tubes of it.
  [/(?<=(?:^|, )\d+ (?:tubes|bottles|rolls|bags|jars|cans|bars|packets|sachets)) (?=\p{L}+(?:$|,))/giu, ' of '],
];

/** "6 month guarantee" is one of six months. */
const UNHYPHENED =
  /\b(\d+|two|three|four|five|six) (piece(?= \p{Ll}+(?!s\b))|month|year|week|day|hour|minute|layer|ply|stage) (?=(?!of\b|in\b|to\b|from\b|per\b|and\b|or\b|at\b|old\b)\p{Ll})/giu;

const UNITS_OF_TIME: Readonly<Record<string, string>> = {
  yr: 'year',
  hr: 'hour',
  h: 'hour',
  min: 'minute',
  sec: 'second',
  wk: 'week',
  mth: 'month',
  mo: 'month',
};

/** Amounts of time before these are no attribute: "30 minutes under water". */
const NOT_OF_IT = /^(?:each|only|max|long|later|opened|unopened|straight|total|non-?stop|running)$/;

/** "Up to 60 min run time" are up to 60 minutes of it. */
const AT_MOST = /\b(?:up to|over|about|at least|less than|under|in) $/i;

/** "6 guylines reflective", "undated 52 sheets": the quality stands before its noun, the number before both. */
function orderCount(text: string): string {
  const [, count = '', things = '', quality = ''] = /^(\d+) (\p{L}{3,}s) (\p{L}{4,})$/iu.exec(text) ?? [];
  if (
    quality !== '' &&
    isAdjective(quality) &&
    findNoun(quality) === null &&
    !/^(?:wide|long|tall|high|deep|thick|across|each|only|total)$/.test(quality) &&
    !/^(?:inches|feet|yards|hours|minutes|days)$/.test(things)
  )
    return `${count} ${quality} ${things}`;
  const [, before = '', amount = '', goods = ''] = /^(\p{L}{4,}) (\d+) (\p{L}{3,}s)$/iu.exec(text) ?? [];
  return before !== '' && (isAdjective(before.toLowerCase()) || /^un\p{L}+ed$/iu.test(before))
    ? `${amount} ${before.toLowerCase()} ${goods}`
    : text;
}

/** "20 song number book": the book has 20 songs; "ladle 42 cm" is a ladle of that length. */
function joinCount(text: string): string {
  const [, part = '', size = '', unit = ''] =
    /^(\p{L}{3,}) (\d[\d.,]*) ?(cm|mm|m|inch|ft|litres?|liters?)$/iu.exec(text) ?? [];
  if (
    findNoun(part)?.number === 'singular' &&
    !/^(?:height|width|length|depth|diameter|size|capacity|thickness|volume|radius)$/i.test(part)
  )
    return `${articleFor(size)} ${size} ${unit} ${part.toLowerCase()}`;
  const [, count = '', thing = '', rest = ''] = /^(\d{1,4}) (\p{Ll}{3,}) ((?:\p{Ll}+ ){0,2}\p{Ll}+)$/u.exec(text) ?? [];
  const isCounted = findNoun(thing)?.number === 'singular' && !isAdjective(thing);
  const isOne = findNoun(rest.split(' ').at(-1) ?? '')?.number === 'singular';
  return count !== '1' && isCounted && isOne ? `${articleFor(count)} ${count}-${thing} ${rest}` : text;
}

/** "3 yr warranty" is a 3-year warranty, "w/ case" is with a case. */
export const spellOut = (text: string): string => orderCount(joinCount(spellForms(text)));

function spellForms(text: string): string {
  return SHORT_FORMS.reduce(
    (spelled, [form, whole]) =>
      whole === ''
        ? spelled.replace(form, (found, amount: string, at: number, all: string) => {
            const unit =
              UNITS_OF_TIME[/[a-z]+/i.exec(found.slice(amount.length))?.[0].toLowerCase().replace(/s$/, '') ?? ''];
            const [, next = ''] = /^ (\p{L}[\p{L}-]*)/u.exec(all.slice(at + found.length)) ?? [];
            const word = next.toLowerCase();
            const isBefore =
              next !== '' && !PREPOSITIONS.has(word) && !FUNCTION_WORDS.has(word) && !NOT_OF_IT.test(word);
            const many = `${amount} ${unit}${amount === '1' ? '' : 's'}`;
            if (!isBefore) return many;
            return AT_MOST.test(all.slice(0, at)) &&
              /^(?:\p{L}+[ -])?(?:life|time|\p{L}+time|use)\b/iu.test(all.slice(at + found.length + 1))
              ? `${many} of`
              : `${amount}-${unit}`;
          })
        : spelled.replace(form, whole),
    text.replace(UNHYPHENED, '$1-$2 '),
  );
}

import { tagWords } from './prose/tagged-words.ts';
import { TEXT_LIMITS } from '@reelwright/contracts';
import { cleanLine, splitSentences } from '../clean-text.ts';
import { readForm } from './fact-form.ts';
import { isKindWord } from './kind-words.ts';
import { isKnownWord } from './known-word.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { articleFor, SAYABLE } from './noun-phrase.ts';
import {
  COMMON_WORDS,
  DETERMINERS,
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  MODIFIERS,
  PREPOSITIONS,
  PROPER_WORDS,
  STATE_WORDS,
} from './lexicon.ts';

const LEAST_LETTERS = 3;
/** The most words a listener follows in one breath. */
const MOST_WORDS = 16;
/** Pages cut lines at a word, up to this far before their limit. */
const CUT_MARGIN = 8;

/** Labels whose value needs no label; other labels are spoken too. */
export const DROPPED_LABELS =
  /^(?:material|materials|fabric|composition|features?|highlights?|details?|specifications?|key features?|description|benefits?|use|care|contents|ingredients|scent|flavou?r|notes?|print|finish|closure|power|made of)$/i;
/** Rows of a table that are useless when heard. */
export const IDLE_LABELS =
  /^(?:also|brand|model|model (?:no|number|name)|type|style|item|item (?:no|number|type|weight|code)|product(?: (?:type|name|code|id|dimensions|weight))?|sku|ean|gtin|asin|isbn|mpn|gender|department|season|occasion|size|sizes|colou?rs?|quantity|package(?: (?:includes?|contents?|size|weight))?|packing|condition|country(?: of origin)?|origin|manufacturer|warranty type|certificat\w*|voltage|category|age range|pattern|theme|shape|format|language|publisher|release date|platform|edition|barcode|availability|location|shipping\w*|delivery\w*|returns?|price|note|notes|please note|tip|tips|warning|attention|caution)$/i;

/** "Sole: cork, Lining: leather": rows on one line. */
const splitLabels = (sentence: string): string[] =>
  /:\s/.test(sentence) ? sentence.split(/,\s+(?=\p{Lu}\p{Ll}+:\s)/u) : [sentence];

/**
 * Splits a seller's line into phrases, each written as a sentence without its full stop. Empty if no speakable phrase
 * is left.
 */
export function splitFacts(line: string): string[] {
  return splitSentences(line)
    .flatMap(splitLabels)
    .flatMap((sentence) => {
      const whole = dropLabel(cleanPhrase(sentence, line));
      return whole === null ? [] : splitThings(whole);
    })
    .flatMap((whole) => {
      const phrase = shorten(joinList(whole));
      return phrase === null || !isWhole(phrase) ? [] : [toSentenceCase(phrase)];
    });
}

/** "Works with PC, Mac, Xbox", "extends to 3.8 m, closes to 87 cm": the last of several takes an "and". */
function joinList(phrase: string): string {
  const parts = phrase.split(/,\s+/);
  const [first = '', ...others] = parts;
  if (others.length === 0 || / (?:and|or|&) /.test(phrase)) return phrase;
  const isVerb = (part: string): boolean =>
    findThirdPersonBase(part.split(' ')[0] ?? '') !== null || /^(?:seats|sleeps|closes|serves) \d/.test(part);
  const areDeeds =
    parts.length === 2 && isVerb(first) && isVerb(others[0] ?? '') && !/\d$/.test(others[0]?.split(' ')[0] ?? '');
  const areShort =
    parts.length > 2 &&
    others.every(
      (part) => part.split(' ').length <= 3 && !/^(?:with|for|in|no|without|so|but|which|that)\b/i.test(part),
    );
  return areDeeds || areShort
    ? `${parts.slice(0, -1).join(', ')} ${/^(?:no|zero|without) /i.test(phrase) ? 'or' : 'and'} ${parts.at(-1)}`
    : phrase;
}

/** "Natural rubber base, PU top" are two things; a list with an "and", or of single words, is one phrase. */
function splitThings(phrase: string): string[] {
  const parts = phrase.split(/,\s+/);
  const areThings =
    parts.length > 1 &&
    // "70% wool, 30% cotton" is one cloth.
    !/ (?:and|or|&) |%/.test(phrase) &&
    // "Two pockets, phone fits".
    parts.every(
      (part) =>
        findThirdPersonBase(part.split(' ').at(-1)?.toLowerCase() ?? '') === null ||
        findNoun(part.split(' ').at(-1) ?? '') !== null,
    ) &&
    parts.every((part) => part.includes(' ') && readForm(toSentenceCase(part).toLowerCase()).kind === 'noun');
  // "Two handles, fits small fists": the second is said of the product.
  const [first = '', second = ''] = parts;
  const verb = second.split(' ')[0] ?? '';
  const isOfProduct =
    parts.length === 2 &&
    second.split(' ').length > 1 &&
    findThirdPersonBase(verb) !== null &&
    (findNoun(verb) === null || verb === 'fits') &&
    findNoun(first.split(' ').at(-1) ?? '')?.number === 'plural' &&
    findThirdPersonBase(first.split(' ')[0] ?? '') === null;
  return areThings || isOfProduct ? parts.map(capitalise) : [phrase];
}

const isSmallWord = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || /^(?:out|down|all|any|so|one|two)$/.test(word);

/** Writes shouted words small, letter for letter: "KEEP WARM FUNCTION holds the heat". Acronyms and names stay. */
export function calmDown(text: string, names: ReadonlySet<string>): string {
  // Where everything is shouted, a word that no list knows is no name.
  const isAllShouted = !/\p{Ll}{2}/u.test(text) && (text.match(/\p{Lu}{3,}/gu)?.length ?? 0) > 2;
  return text.replace(SHOUTED, (run: string, at: number) => {
    const words = run.split(/(?<=[ ,]+)/);
    const isCalm = (word: string): boolean =>
      (isKnownWord(word.trim().toLowerCase().replace(/,$/, '')) ||
        (isAllShouted && /^\p{Lu}{4,},?$/u.test(word.trim()) && /[AEIOUY]/.test(word))) &&
      // RFID is read letter by letter.
      SAYABLE.test(word.trim()) &&
      !ACRONYM.test(word.trim());
    const known = words.filter((word) => isCalm(word) && word.trim().length > 3).length;
    // A single short word in capitals may be a code.
    if (known === 0 && words.every((word) => isSmallWord(word.trim().toLowerCase()))) return run.toLowerCase();
    if (known === 0) return run.replace(/(?<=\b(?:BPA|PVC|GMO|PFAS|PFOA|PTFE)-)FREE\b/g, 'free');
    const isStart = at === 0 || /(?:[.!?:–—-]|^[^\p{L}\p{N}]*)\s*$/u.test(text.slice(0, at));
    return words
      .map((word, index) => {
        const bare = word.trim().replace(/,$/, '');
        // "ITALIAN PUMP".
        if (PROPER_WORDS.has(bare.toLowerCase())) return word.charAt(0) + word.slice(1).toLowerCase();
        const isOwn =
          ACRONYM.test(bare) ||
          names.has(bare.toLowerCase()) ||
          (!isCalm(word) && (known < 2 || !/[AEIOU].*[AEIOU]/.test(bare)));
        if (isOwn) return word;
        if (/^(?:BPA|PVC|USB|LED|GMO|PFAS|PFOA)-/.test(bare))
          return word.replace(/(?<=-)\p{Lu}+/gu, (part) => part.toLowerCase());
        return index === 0 && isStart ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
      })
      .join('');
  });
}

/** A run of words in capitals, which no digit or small letter touches. */
const SHOUTED = /(?<![\p{L}\p{N}-])\p{Lu}{2,}(?:['’-]\p{Lu}+)*(?:,? \p{Lu}{2,}(?:['’-]\p{Lu}+)*)*(?![\p{L}\p{N}-])/gu;

/** Short forms of shops, as they are spoken. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?:\+\/-|±) ?(\d[\d.,]*[ -]?(?:\p{L}{1,6}|%|°[CF]?)) accuracy\b/giu, 'accurate to $1'],
  [/, ([\p{L} -]+?),? (?:and|&) more(?=$|[.,;])/gu, ' and $1'],
  [/(?<=\d) ?x$/gi, ' times'],
  // "Glue + file + stick" is a list; "wipes x2" are two wipes.
  [/ \+ (?=[^+]* \+ )/g, ', '],
  [/^([^,;:\d]*\p{L}{2}s) ?[x×] ?(\d{1,3})(?=$|[,;])/u, '$2 $1'],
  [/, ([^,;:\d]*\p{L}{2}s) ?[x×] ?(\d{1,3})(?=$|[,;])/gu, ', $2 $1'],
  [/(?<![\p{L}\d.,+])(\d[\d.,]*)\+(?= \p{L})/gu, 'over $1'],
  [/\b(stores?|saves?|remembers?|shows?|keeps?) last (?=\d)/gi, '$1 the last '],
  [/^max\.? (\d+) (people|persons|guests|participants|players)\.?$/gi, 'for up to $1 $2'],
  [/\bw\/o\b ?/giu, 'without '],
  [/\bw\/ ?(?=[\p{L}\d])/giu, 'with '],
  [/^incl\.? (?=\S)/gi, 'Includes '],
  // "Pedal incl. for hard soil" is included; "tools incl. a pump" lists one of them.
  [/\bincl\.?(?=$|[,;)]| (?:for|so|in|to|with|and|at|on)\b)/gi, 'included'],
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
  [/(?<=^|\bfor |\ban? )(\d+) in (?=(?!the\b|an?\b|one\b|stock\b|total\b|\d)\p{L})/giu, '$1-inch '],
  [/^(\d[\d.,]* ?(?:k?g|oz|lbs?|m?l)) net$/gi, '$1'],
  // "Polish 60 ml", "holes 1 1/4 inch".
  [
    /^(?!(?:weight|weighs|capacity|volume|holds|dose|size|net|up|over|under|only|about|from|to|max|min)\b)(\p{L}{3,}) (\d[\d.,]* ?(?:ml|cl|k?g|oz|litres?|liters?))$/giu,
    '$2 of $1',
  ],
  [/^(\p{L}{3,}s) (\d[\d ./]*?) ?(inch|cm|mm|ft)(?:es)?$/giu, '$2-$3 $1'],
  [/^(\p{L}{3,}s) (\d[\d ./]*?) ?["″”]$/giu, '$2-inch $1'],
  // "2 straps 8 ft".
  [/^(\d+) (\p{L}{3,}s) (\d[\d.,]*) ?(ft|feet|cm|mm|m|inch(?:es)?|ml|oz)$/giu, '$1 $2 of $3 $4'],
  [
    /\bmachine wash(?:able)?,? (?:on )?(?:the |an? )?((?:wool|gentle|cold|delicate|hand[- ]wash) cycle)\b/gi,
    'machine washable on the $1',
  ],
  // "100% magnesium carbonate no fillers".
  [
    /(?<=^(?:\S+ ){1,4}\p{L}{3,}) no (?=\p{L}+$)(?<!\b(?:has|have|with|is|are|say|says|needs?|and|or|there's|get|gets) no )/giu,
    ', no ',
  ],
  // "Hand beaten brass, 11 cm": of what is it the length?
  [/^(\D*\p{L}), \d[\d.,/]* ?(?:cm|mm|in|inch(?:es)?|")$/giu, '$1'],
  // "Wool felt 5 mm".
  [/^((?:100% )?\D*\p{L}) (\d[\d.]* ?mm)$/giu, '$1, $2 thick'],
  [/^weight:? (?:is )?(?=(?:only|just) \d)/gi, 'Weighs '],
  [/(?<=\d) [-–] (?=\d[\d.]*\s*(?:["″”]|(?:in|ft|cm|mm|lbs?|kg|oz|min|hours?)\b))/gi, ' to '],
  [/^((?:cuts?|reduces?|saves?|shortens?|lowers?|increases?|boosts?|improves?) .+?) (?=up to \d+ ?%)/gi, '$1 by '],
  [/^[-−–](?=\d[\d.]*(?: ?(?:°? ?[CF])?\b)? ?(?:to|[-–]|…) ?\d)/g, 'minus '],
  [/\b((?:adjusts?|extends?|ranges|stretches|expands?) )(\d[\d.]*)(?: ?[-–] ?| to )(?=\d)/gi, '$1from $2 to '],
  [/(?<![\d.])([1-9]\/[2-9]|[1-9]\/1[0-6])(?: ?inches|["″”])/g, '$1 inch'],
  [
    /(?<=\d \p{L}+)\/(?=(?:inch|in|cm|m(?![²³23])|day|week|month|year|hour|h|min|minute|person|pack|box|side|cup|serving|pod|sheet)\b)/giu,
    ' per ',
  ],
  [/\bin (\d[\d.]*) in (?=\p{L}+s\b)/giu, 'in $1-inch '],
  [/(?<=\d\/\d) in (?=(?!the\b|an?\b|stock\b|total\b)\p{L})/giu, '-inch '],
  [/\bmax\.? (?=\d)/gi, 'up to '],
  [/\bmax\. (?=\p{L})/giu, 'maximum '],
  [/(?<=\d) ?(in|ft|oz|lbs?|yds?|qt|gal)\.(?=$|[ ,;)])/gi, ' $1'],
  [/\bpcs\b\.?/gi, 'pieces'],
  [/\b(in|from) (?=(?:USA|UK|US|EU|UAE|Netherlands|Philippines)\b)/g, '$1 the '],
  [/\bTv\b|\btv\b/g, 'TV'],
  [/\b[Cc]d\b/g, 'CD'],
  [/\b[Dd]vd\b/g, 'DVD'],
  [/\b[Uu]sb\b/g, 'USB'],
  [/\b[Gg]ps\b/g, 'GPS'],
  [/\bcert\b(?!\.?\p{L})/giu, 'certificate'],
  [/(?<=\d) ?g\/m(?:²|2)(?![\p{L}\d])/giu, ' gsm'],
  [/(?<=\d) in(?= (?:tall|wide|long|high|deep|thick|across)\b|$|[,;)])/gi, ' inches'],
  [/\b(\d+(?:[.,]\d+)?)[ -]?(?:yrs?|hrs?|mins?|secs?|wks?|mths?|h(?! ?[x×]))\b\.?/gi, ''],
  [/\b(dishwasher|microwave)[- ]safe(?:,| -| –)? \(?top[- ]rack(?: only)?\)?/gi, '$1-safe on the top rack'],
  // "6-8 people"; "24-7" and codes stay.
  [/(?<![\d\p{L}.,/-])(\d{1,4}(?:\.\d+)?)[-–](\d{1,4}(?:\.\d+)?)(?=$|[ ,;)]|°)(?! ?\p{Lu}{2})/gu, '$1 to $2'],
  [/(?:±|\+\/-) ?(\d[\d.,]* ?(?:°[CF]?|%|mm|cm|g|oz)(?:[CF])?)/gi, 'accurate to $1'],
  [/(?<=\p{L}) x (?=\d{1,3} \p{L})/gu, ' and '],
  [/\btemp(?=s?\b(?!\.?\p{L}))/giu, 'temperature'],
  [/\b(\d{1,2})['’](\d{1,2})["”](?! ?[x×])/g, '$1 ft $2 in'],
  [/\b(\d{1,2}) ?x (?=A{2,3}\b|(?:\p{L}+ ){0,2}batteries\b)/gu, '$1 '],
  [/\bmachine wash(?:able)?\/(?:tumble )?dry\b/gi, 'machine washable'],
  [/(?<=\p{L}{4})\/(?=\p{L}{4})/gu, ' and '],
];
/** "6 month guarantee" is one of six months. */
const UNHYPHENED =
  /\b(\d+) (month|year|week|day|hour|minute) (?=(?!of\b|in\b|to\b|from\b|per\b|and\b|or\b|at\b|old\b)\p{Ll})/giu;
const UNITS_OF_TIME: Readonly<Record<string, string>> = {
  yr: 'year',
  hr: 'hour',
  h: 'hour',
  min: 'minute',
  sec: 'second',
  wk: 'week',
  mth: 'month',
};
/** Amounts of time before these are no attribute: "30 minutes under water". */
const NOT_OF_IT = /^(?:each|only|max|long|later)$/;
/** "Up to 60 min run time" are up to 60 minutes of it. */
const AT_MOST = /\b(?:up to|over|about|at least|less than|under|in) $/i;

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
export const spellOut = (text: string): string => joinCount(spellForms(text));

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

/** "24h parking monitor (hardwire kit required)": what takes something else is no promise. */
const CONDITION =
  /\([^()]*\b(?:required|necessary|sold separately|optional|not included|excluded|(?:only|depending|varies|if|when) [^()]+)[^()]*\)/i;

/** "PVC mesh, doesn't crack": what the thing does or spares belongs to it. */
function joinDenial(phrase: string): string {
  const [, thing = '', denial = ''] =
    /^([^,]{3,40}), ((?:doesn['’]t|don['’]t|won['’]t|can['’]t|never) [^,]+)$/i.exec(phrase) ?? [];
  const words = thing.split(' ');
  const isThing =
    (ENDS_IN_MATERIAL.test(thing) || (findNoun(words.at(-1) ?? '') !== null && !isAdjective(words.at(-1) ?? ''))) &&
    (words.length === 1 || findThirdPersonBase((words[0] ?? '').toLowerCase()) === null);
  return denial !== '' && isThing ? `${thing} that ${denial}` : phrase;
}

/** Writes a seller's phrase as it is spoken, without brackets and marks; empty if it is cut off or has a condition. */
export function cleanPhrase(sentence: string, line: string): string {
  // "Also: oat, forest" names other variants.
  if (CONDITION.test(sentence) || /^also(?:\s*[:(]| (?:in|available)\b)/i.test(sentence)) return '';
  const text = spellOut(cleanLine(sentence))
    .replace(/^(?:plus|and|also|moreover|in addition|what's more|additionally|finally)[,:]?\s+/i, '')
    // "350 ml (each)" adds information to "350 ml"; "(see table)" does not.
    .replace(
      /\s*\((each|per [^()]{2,20}|of each|both|after [^()]{2,30}|[^()]{1,24} only|not [^()]{2,30}|no [^()\d]{2,24}|without [^()]{2,30}|(?:with|using|at|on|in) (?!box\b|the box\b|stock\b)[^()\d]{2,24}|w\/ ?[^()\d]{2,24})\)/gi,
      ', $1',
    )
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/^\s*(?:[【[][^\]】]*[\]】])\s*/u, '')
    .replace(/^\s*\d{0,2}[.)\]]\s+|^(?![-−]\d[\d.]*\s*(?:°|℃|℉|C\b|F\b|to\b|[-–]))[^\p{L}\p{N}"'$£€.]+/gu, '')
    .replace(
      /^(\d[\d.,]* ?(?:mm|cm|m|ft|feet|in(?:ch(?:es)?)?)) max(?:\.|imum)? (width|length|height|depth)$/iu,
      (_row, value: string, label: string) => `Up to ${value} ${DIMENSIONS[label.toLowerCase()]}`,
    )
    // "Total weight 310 g", "Range 10-200 Nm": rows without their colons.
    .replace(
      /^(?:total |net )?weight (\d[\d.,]*) ?(k?g|oz|lbs?)\.?$/iu,
      (_row, amount: string, unit: string) => `Weighs ${amount} ${unit.toLowerCase()}`,
    )
    .replace(
      /^(?!(?:cuts?|reduces?|saves?|shortens?|lowers?|increases?|boosts?|improves?) )((?:\p{L}+ ){0,2}(?:range|capacity|volume|power|speed|torque|pressure|load|output|reach)|(?:\p{L}+ ){1,2}(?:height|width|depth|length|time|diameter)) (?=(?:up to |over )?\d[^,;]*$)/iu,
      '$1 of ',
    )
    .replace(/^(?:\p{L}+ )?sizes? \d.*$/iu, '')
    // "Width 4 m": a row without its colon.
    .replace(
      /^(width|length|height|depth|diameter|thickness) (\d[\d.,]* ?(?:mm|cm|m|ft|feet|in(?:ch(?:es)?)?))$/iu,
      (_row, label: string, value: string) => `${value} ${DIMENSIONS[label.toLowerCase()]}`,
    )
    // "4.5 cm. / 1.7″": one of two measures is enough.
    .replace(/(?<!\d)\.?\s*\/\s*\d[\d.,]*\s*(?:["″”]|in(?:ch(?:es)?)?\b)/gu, '')
    .replace(/^(?:featuring|offering|boasting)\s+(?=(?:a|an|two|three|four|\d)\b)/i, '')
    .replace(/\s*&\s*|(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
    .replace(/\s+[/–—]\s+/g, ', ')
    // `7" to 10"` is spoken "7 to 10 inches", `a 15" laptop` "a 15-inch laptop".
    .replace(/(\d)\s*["″”](?=\s*(?:to|by|or|and|[x×–-])\s*\d)/g, '$1')
    .replace(
      /(\d)\s*["″”](?=\s+(?!(?:wide|long|tall|high|deep|thick|thin|across|from|in|on|at|and|or|with|for)\b)\p{Ll})/gu,
      '$1-inch',
    )
    .replace(/(\d)\s*["″”] (?=(?:[A-Z]{3,}|full|touch|color|colour|hd|4k|\d+\p{L}+) ?\p{L})/gu, '$1-inch ')
    .replace(
      /(?<=\d) (inch|mile|foot|pound|gallon|quart|litre|liter|watt|volt) (?=(?!(?:wide|long|tall|high|deep|thick|thin|across|diameter|from|in|on|at|and|or|with|for|to|by|of|x|max\w*|min\w*)\b)\p{Ll})/gu,
      '-$1 ',
    )
    .replace(/(?<![\d ]|\d )(\d\/\d)\s*["″”](?![\p{L}\d])/gu, '$1 inch')
    .replace(/(\d)\s*["″”](?![\p{L}\d])/gu, '$1 inches')
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 by ')
    .replace(/(?<=\d)(?=(?:ml|cl|kg|mm|cm|kW|mAh|GB|TB|gsm|km)\b)/g, ' ')
    .replace(/\bvitamin ([a-e])\b/gi, (_whole, letter: string) => `vitamin ${letter.toUpperCase()}`)
    .replace(/\s+([,.;:!?])(?!\d)/g, '$1')
    .replace(/^([^,]{8,}?), .*,? and (?:so much |a lot )?more[.!]?$/i, '$1')
    .replace(/,? and (?:so much |a lot )?more[.!]?$/i, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const isCutOff =
    text.endsWith('…') ||
    (line.length >= TEXT_LIMITS.sellingPoints.maxLineLength - CUT_MARGIN &&
      line.trimEnd().endsWith(text) &&
      !/[.!]$/.test(text));
  return joinDenial(
    (isCutOff ? '' : text)
      .replace(/[\s,;:.!–—-]+$/u, '')
      .replace(/"/g, '')
      .trim(),
  );
}

/**
 * Drops a label: "Material: oak" is "oak", "Easy to clean: the lid comes off" is its sentence; null for rows without
 * content.
 */
function dropLabel(text: string): string | null {
  const match = /^([^:.!?]{2,40}):\s*(\S.*)$/.exec(text);
  if (!match) return text;
  const [, label = '', value = ''] = match;
  if (IDLE_LABELS.test(label)) return null;
  const row = sayRow(label, value);
  if (row !== undefined) return row;
  // "Quiet: 40 dB".
  if (/^\d[\d.,]* ?\p{L}{1,8}$/u.test(value) && isAdjective(label) && findNoun(label) === null)
    return `${capitalise(label.toLowerCase())} at ${value}`;
  // "Battery life: up to 10 hours" is "up to 10 hours battery life".
  // "Loft: 5 inches" is a row.
  if (LENGTH.test(value)) return null;
  if (/^(?:up to |over |approx\.? )?\d[\d.,]* ?\p{L}{1,8}$/iu.test(value) && label.split(' ').length <= 3)
    return capitalise(`${value.charAt(0).toLowerCase()}${value.slice(1)} ${label.toLowerCase()}`);
  const told = sayLabel(label, value);
  if (told !== undefined) return told;
  // "Bulletproof: will not wash off" needs both halves.
  if (DROPPED_LABELS.test(label) || (value.split(' ').length > 4 && /^\p{Lu}/u.test(value))) return capitalise(value);
  // "Upper: leather" is a leather upper, "Fit: slim" a slim fit.
  const isOneWord = /^\p{L}[\p{L}-]+$/u.test(value) && findNoun(label) !== null;
  if ((isOneWord || ENDS_IN_MATERIAL.test(value)) && !/[,;]| and /.test(value) && /^\p{L}+$/u.test(label))
    return capitalise(`${value.toLowerCase()} ${label.toLowerCase()}`);
  // "Flavours: mint, cherry and vanilla" is how it comes.
  if (
    /^(?:flavou?rs|scents|colou?rs|shades|finishes)$/i.test(label) &&
    /^\p{L}[\p{L} ,-]+ and [\p{L} -]+$/u.test(value)
  )
    return `Comes in ${value}`;
  const measured = /^(?:up to )?\d[\d.,]*(?: \p{L}+){0,2} (lumens|nits|watts)$/iu.test(value);
  if (measured && label.split(' ').length === 1) return `${value} of ${label.toLowerCase()}`;
  if (/^\d[\d.,]*p(?: \p{L}+)?$/u.test(value) && /^resolution$/i.test(label)) return `${value} resolution`;
  // A number behind its colon is a row, and no line.
  if (/\d/.test(value) && /^[\d\s.,/x×+-]/u.test(value)) return null;
  // A row whose meaning is not known is no sentence.
  return null;
}

/** Answers of a table: "Waterproof: Yes". */
const YES = /^(?:yes|y|true|included|available|✓|✔|√)$/i;
const NO =
  /^(?:no|n|none|false|n\/a|not (?:applicable|available|included)|-|–|—|x|varies|multiple|various|standard|normal|tbd|unknown)$/i;

/** Labels that name no part. */
const IDLE_PART =
  /^(?:best|recommended|suitable)|(?:compatibility|materials?|type|sizes?|rating|mode|performance|usage|use|storage|setup|condition|skill level|difficulty|compact|style)$/i;

/** Says what a label and its value mean together; null if nothing, undefined if the label only heads the value. */
function sayLabel(label: string, value: string): string | null | undefined {
  if (NO.test(value) || label.split(' ').length > 4) return null;
  const words = label.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  if (YES.test(value)) {
    if (words.length === 1 && isAdjective(last) && findNoun(last) === null) return label;
    return words.length > 1 && (isAdjective(words[0] ?? '') || words[0]?.includes('-')) ? label.toLowerCase() : null;
  }
  const [, count = ''] = /^(\d{1,2})$/.exec(value) ?? [];
  const [, counted = ''] = /^(?:number|no\.?|amount) of (.+)$/i.exec(label) ?? [];
  if (counted !== '') return count === '' || count === '1' ? null : `${count} ${counted.toLowerCase()}`;
  // "Hood: Adjustable with drawcord", "Back Panel: Padded for comfort": the quality of a part.
  const [, quality = ''] = /^(\p{L}[\p{L}-]*)(?: (?:for|with|to|by)\b.*)?$/u.exec(value) ?? [];
  const isQuality = isAdjective(quality) || /(?:ed|able|ible|proof|-free)$/.test(quality.toLowerCase());
  if (quality !== '' && isQuality && findNoun(last) !== null && findNoun(quality) === null && !IDLE_PART.test(label))
    return `${quality} ${label.toLowerCase()}`;
  return undefined;
}

const DIMENSIONS: Readonly<Record<string, string>> = {
  length: 'long',
  height: 'high',
  width: 'wide',
  depth: 'deep',
  thickness: 'thick',
  diameter: 'across',
};
const LENGTH = /^(?:up to |approx\.? |ca\.? )?\d[\d.,]* ?(?:mm|cm|m|km|in|inch(?:es)?|ft|feet)$/i;
const TIME = /^(\d[\d.,]*)[ -]?(minute|hour|year|month|day|week|second)s?$/i;

/** Says a row of a table as the phrase it means; undefined if its label and value are of no known kind. */
function sayRow(label: string, value: string): string | null | undefined {
  const words = label.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  const dimension = DIMENSIONS[last];
  const thing = words.slice(0, -1).join(' ');
  if (dimension !== undefined && LENGTH.test(value)) {
    if (/^(?:max\.?|maximum)$/.test(thing)) return `Up to ${value} ${dimension}`;
    if (/^(?:total|overall|outer|product|)$/.test(thing)) return capitalise(`${value} ${dimension}`);
    return /^(?:min\.?|minimum|inner|item|package|packaging)$/.test(thing)
      ? null
      : `The ${thing} is ${value} ${dimension}`;
  }
  if (/^(?:net |total )?weight$/i.test(label) && /^\d[\d.,]* ?(?:k?g|oz|lbs?)$/i.test(value)) return `Weighs ${value}`;
  const [, amount, unit] = TIME.exec(value) ?? [];
  if (amount !== undefined && unit !== undefined && words.length <= 2 && !/^(?:life|time|runtime|playtime)$/.test(last))
    return `${amount}-${unit.toLowerCase()} ${label.toLowerCase()}`;
  // "Brightness: 5 steps" are five brightness steps.
  const counted = /^(\d+) (steps|levels|modes|settings|speeds|options|zones|stages|programmes|programs)$/i.exec(value);
  if (counted && words.length <= 2) return `${counted[1]} ${label.toLowerCase()} ${counted[2]?.toLowerCase()}`;
  if (/^power$/i.test(label) && /^\d[\d.,]* ?k?W$/i.test(value)) return `${value} of power`;
  return undefined;
}

/** Cuts a long text after a clause that can stand alone; null if there is none. */
function shorten(text: string): string | null {
  if (countWords(text) <= MOST_WORDS) return text;
  const cuts = [
    ...text.matchAll(
      /(?:,|;)\s+(?=(?:thanks|which|so|making|giving|allowing|letting|ensuring|providing|offering|while|perfect|ideal|whether|because|even|and it|and you|plus|but)\b)|\s+[–—-]\s+/g,
    ),
  ];
  const heads = cuts
    .map(({ index }) => text.slice(0, index))
    .filter((head) => countWords(head) >= 3 && countWords(head) <= MOST_WORDS);
  const head = heads.at(-1);
  if (head === undefined) return null;
  // The first entry of a list that is cut off is enough.
  const comma = head.indexOf(',');
  const first = head.slice(0, comma);
  return comma > 0 && !/, (?:and|or) /.test(head) && countWords(first) >= 3 && !/ and /.test(head.slice(comma))
    ? first
    : head;
}

/** Rejects half phrases and questions. */
function isWhole(text: string): boolean {
  if (!/\p{L}/u.test(text) || text.length < LEAST_LETTERS || text.includes('?')) return false;
  const words = text.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (
    /^(?:probably|possibly|perhaps|maybe|however|therefore|to start|the fact|in other words|that means|this means)\b| because\b/i.test(
      text,
    )
  )
    return false;
  if (FUNCTION_WORDS.has(last) && !/^(?:up|down|off|on|in|out|over|you|it|more|less)$/.test(last)) return false;
  if (
    /^(?:if|when|while|whether|because|although|since|once|though|which|who|and|but|or|than|then|as|that)$/.test(
      words[0] ?? '',
    )
  )
    return false;
  return (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);
}

const ACRONYM =
  /^(?:LED|LCD|OLED|USB\S*|UV\w*|UPF|SPF|HD|UHD|TV|BPA|DVD|CD|UK|USA|EU|AC|DC|PU|PVC|PFAS|HDMI|SSD|RAM|GPS|NFC|ANC|IP\w*|RGB|HEPA|FSC|GOTS|OLED|ABS|PET|DIY|AA|AAA|XL|XXL|WI-FI|BBQ|NATO|EVA|TPU|MDF|IPS|PC|VR|AI|II|III)$/;

/** Converts capitals and Title Case to a sentence; names, acronyms and single letters keep their capitals. */
function toSentenceCase(text: string): string {
  const words = text.split(' ');
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 5 && letters === letters.toUpperCase();
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word));
  const isTitleCase = /^\P{Ll}/u.test(text) && long.length > 1 && long.slice(1).every((word) => /^\p{Lu}/u.test(word));
  if (!isShouted && !isTitleCase) return capitalise(text);
  // "By Ona Petrauskaite": a name continues while its words are unknown.
  let isName = false;
  return capitalise(
    words
      .map((word, index) => {
        const bare = word.replace(/[^\p{L}\p{N}-]/gu, '');
        if (/\d/.test(word) || bare.length === 1 || ACRONYM.test(bare)) return word;
        // "Roasted in Trieste": after a preposition, a capitalised word that is no everyday word is a name.
        const isUnknown = findNoun(bare) === null && !isEveryday(bare.toLowerCase());
        isName = !isShouted && isUnknown && (isName || /^(?:in|from|of|by|at)$/i.test(words[index - 1] ?? ''));
        if (isName) return word;
        if (PROPER_WORDS.has(bare.toLowerCase())) return capitalise(isShouted ? word.toLowerCase() : word);
        return isShouted || /^\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}?\p{Ll}+)*[,.]?$/u.test(word) ? word.toLowerCase() : word;
      })
      .join(' '),
  );
}

const countWords = (text: string): number => text.split(/\s+/).length;

const isEveryday = (word: string): boolean =>
  FUNCTION_WORDS.has(word) ||
  DETERMINERS.has(word) ||
  isAdjective(word) ||
  isBaseVerb(word) ||
  findThirdPersonBase(word) !== null ||
  STATE_WORDS.has(word);

/** "iPad" stays unchanged. */
export function capitalise(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Words after a verb that are not after a name. */
const AFTER_VERB = /^(?:up|down|out|off|to|from|into|onto|your|the|an?|it|any|every|\d.*)$/;

export const withSmallStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Multiple doors": a word that the tagger takes for no noun is no name. */
function isTaggedPlain(text: string): boolean {
  const [, , first] = tagWords(`it has ${withSmallStart(text)}`);
  return first !== undefined && /^(?:ADJ|ADV|DET|NUM|VERB)$/.test(first.pos);
}

/**
 * Writes a text as part of a sentence: the first letter small, unless the word is a name, an acronym or the seller's
 * own.
 */
export function lowerStart(text: string, names: ReadonlySet<string>): string {
  const [first = '', second = ''] = text.split(/\s+/);
  const plain = first
    .toLowerCase()
    .replace(/[^\p{L}'-]/gu, '')
    .replace(/['’]s$/, '');
  if (names.has(plain) || PROPER_WORDS.has(plain) || !/^\p{Lu}(?:[\p{Ll}'’-]+[,:]?)?$/u.test(first)) return text;
  // "Harris Tweed": a second capital in a row suggests a name of two words, unless the first is an everyday word.
  if (/^\p{Lu}\p{Ll}+$/u.test(second) && first.length > 1 && !isEveryday(plain) && !/(?:ed|ing|able)$/.test(plain))
    return text;
  if (/^\p{Lu}(?:-|$)/u.test(first) && first !== 'A') return text;
  // "Sichuan chillies": an unlisted word may be a name; a capital after a colon is no mistake.
  const isListed =
    isEveryday(plain) ||
    isKindWord(plain) ||
    findNoun(plain) !== null ||
    MODIFIERS.has(plain) ||
    COMMON_WORDS.has(plain);
  // "Mows up to 800 m²", "Dims to 1%": a verb.
  const isVerb = /[a-z]{2}[^s]s$/.test(plain) && AFTER_VERB.test(second);
  if (!isListed && !isVerb && !isTaggedPlain(text) && !/(?:ed|ing|ly|er|al|ic|y|ish|less|ful|able)$|-/.test(plain))
    return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

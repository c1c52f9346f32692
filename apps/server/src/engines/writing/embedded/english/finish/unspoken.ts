import { findThirdPersonBase } from '../lexicon.ts';
import { tagWords } from '../prose/tagged-words.ts';

/** Marks of a table or a label, which nobody speaks. */
const UNSPOKEN = / [x×] (?=\d)|[=<>|#@*†‡•→~_^\\]|\+(?!\d)|(?<!\d)\+/u;

/** "Gas/diesel": one, the other, or both. "24/7", "km/h" and "and/or" are spoken. */
const SLASH = /(?<=[\p{L}"”])\/(?=\p{L})|(?<=\d\p{L}+) ?\/ ?(?=\d)/u;
const SPOKEN_SLASH = /\b(?:and\/or|[km]m\/h|w\/)/giu;

/** "The Acme probe: charges in its case": a deed takes no colon. */
function isVerbBehindName(line: string): boolean {
  const [, first = '', second = ''] = /^(?:Meet )?\{branded\}: (\p{Ll}+s) (\p{L}+)/u.exec(line) ?? [];
  return first !== '' && findThirdPersonBase(first) !== null && tagWords(`it ${first} ${second}`)[1]?.pos === 'VERB';
}

/** "Bulk: 10 boxes per case", "Center hole: 6 point star": a row of a table. */
const LABEL_ROW =
  /^(?!(?:all|every\p{L}*|up|only|just|no|plus)\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}: (?:up to |about |over )?\d/iu;

/** "Fits Up To 10 Hands": written like a title. */
const TITLED = /(?<=\p{L} )(?:To|Of|For|And|With|The|In|On|Up|A|Or|From) (?=\p{Lu}|\d)/u;

/** "The 500 ml runs up to 16 hours". */
const UNITS_DO =
  /^(?:The )?\d[\d.,]* ?(?:gallons?|quarts?|pounds?|ounces?|k?Wh|m?Ah|ml|l|oz|g|kg|lbs?|in|ft|cm|mm|W|V|Hz|PSI|GB) \p{Ll}+s(?= (?:up|to|for|on|in|at|the|an?|your|its|with|over|under|\d)(?![\p{L}])|\.?$)/u;

/** "Coffee stays hot 7": the unit is left out. */
const ENDS_IN_NUMBER =
  /(?<!\b(?:to|of|size|ages?|than|over|under|up|by|for|least|and|or|in|x|ip\p{L}?|gen|level|mark|series|since|version|fitted|from|class|grade|type|no|spf|upf)) \d+\.$/iu;

/** "Nest inside each other": what several things do, or an order that nobody gives. */
const DEED_OF_MANY =
  /^(?:Nest|Stack|Fold|Fit|Roll|Pack|Hang|Stand|Sit|Lie|Dry|Last|Slip|Stretch|Come|Go) (?:inside|in|into|on|to|up|flat|down|over|easily|neatly|within|under|for|\d)\b/u;

/** "With an under 30 dB pump". */
const HAS_LIMIT =
  /\b(?:has|have|with|there['’]s|there is|there are) (?:an? )?(?:under|over|below|less than|more than) \d/iu;

/** "Hardness 60-62 HRC": a row without its colon. */
const VALUE_ROW = /^(?:An? )?\p{L}+ \d[\d.,]*(?:[-–]| to )\d[\d.,]* \p{Lu}{2,}\.$/u;

/** "Instructions in English, may take a few tries": what somebody may find of it. */
const MAYBE = /, (?:but |and )?(?:may|might) /i;

/** "3 pieces oatmeal": a count and a colour. */
const COLOUR_COUNT = /^\d+ (?:pieces|pcs|pack) (?!of\b|in\b|including\b|with\b|for\b|per\b)\p{Ll}+\.$/u;

/** "A long sleeve" of a garment that has two. */
const ONE_SLEEVE = /^(?:an? )?(?:long|short|cap) sleeve\.$/i;

/** Checks if a line is a row of a table, a title, or holds marks that nobody speaks. `line` is a pattern. */
export function isUnspoken(line: string): boolean {
  const bare = line.replace(/\{[^{}]*\}/g, '§');
  const ofOne = line.replace(/\{([^{}/]*)\/[^{}]*\}/g, '$1');
  return (
    UNSPOKEN.test(bare) ||
    SLASH.test(bare.replace(SPOKEN_SLASH, '')) ||
    [UNITS_DO, ENDS_IN_NUMBER, DEED_OF_MANY, TITLED, ONE_SLEEVE, LABEL_ROW, VALUE_ROW, COLOUR_COUNT, MAYBE].some(
      (refused) => refused.test(bare),
    ) ||
    HAS_LIMIT.test(ofOne) ||
    isVerbBehindName(line)
  );
}

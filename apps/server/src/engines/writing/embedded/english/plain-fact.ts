import type { Trade } from '@reelwright/product-kinds';
import { isPlainMaterial } from '../plain-material.ts';
import type { Pattern } from '../pattern.ts';
import { BOAST } from './boast.ts';
import type { EnglishFact } from './english-fact.ts';
import { findEntailment } from './entailments.ts';
import { capitalise } from './fact-text.ts';
import { headOf, numberOfNoun } from './grammar/countability.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb, PREPOSITIONS, PROPER_WORDS } from './lexicon.ts';
import { withSubjectArticle } from './fact-form.ts';
import { withSmallFirst } from './small-first.ts';
import { articleFor, joinMeasure, lacksArticle, withArticle, withInnerArticle } from './noun-phrase.ts';
import { tagWords } from './prose/tagged-words.ts';
import { listTensions } from './tension.ts';
import { giveArticle, isTellingVerb } from './prose/whole-sentence.ts';
import { COLOUR, hasBareNoun } from './quote-fact.ts';

/** How a line is built: no two in a row are built alike. */
export type LineShape =
  | 'named'
  | 'has'
  | 'there'
  | 'with'
  | 'comes'
  | 'does'
  | 'is'
  | 'bare'
  | 'figure'
  | 'part'
  | 'listed';

/** A line of a fact, before its slots are filled. */
export interface PlainLine {
  text: Pattern;
  shape: LineShape;
}

/** A fact as parts of plain sentences. Patterns: "{has/have}" agrees with the product. */
export interface PlainFact {
  /** Whole sentences about a product that was named before. */
  lines: readonly PlainLine[];
  /** The fact and the product's name in one sentence. */
  statements: readonly PlainLine[];
  /** Openings that hold the fact. */
  hooks: readonly PlainLine[];
  /** What the product has, with its article, if two such things may share a line. */
  thing: string | null;
  /** True if it tells more than a part: what the product does, or an amount. */
  isStrong: boolean;
}

const LONGEST_WORDS = 11;
const LONGEST_WHOLE_WORDS = 14;
const LONGEST_THING_WORDS = 6;
/** Two things of so many words fit into a line. */
const LONGEST_PAIRED_WORDS = 4;
/** A number of things, or an amount: "10 speeds", "5-quart bowl". */
const AMOUNT = /^(?:\d|(?:up to|over) \d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dual)\b)/i;
/** What the product is as a whole, or what only a shop says: nothing that it "has". */
const NO_PART =
  /\b(?:assembly|action|set-?up|designs?|styles?|finish(?:es)?|looks?|quality|formulas?|packs?|pieces?|sets?|products?|colou?rs?|options?|sizes?|fit|use|gifts?|performance|experience|appearance|made|inches|inch|dimensions?|material|model|addition|choice|feel|weight|minutes|rating|functions?|functionality|features?|technology|series|style|version|edition|life ?style|stimulation|comfort|safety|skin|hair|results?|benefits?|solutions?|body|shape|length|width|height|diameter|capacity|usage|care|photos?|pictures?|images?)$/i;
/** What a garment has. */
const PARTS_OF_CLOTHES =
  /\b(?:collar|pockets?|hood|cuffs|waistband|closure|lining|sleeves|hem|zip|zipper|drawstring|buttons|straps?)$/i;
/** What goods come in, not what they have. */
const PACKAGE = /\b(?:jars?|tins?|tubes?|pouch(?:es)?|cartons?|sachets?|bottles?|cans?|bags?|boxes|box)$/i;
/** "Dark glass bottle" of oil: what it comes in, no part. */
const isPacking = (thing: string, trade: Trade): boolean =>
  /\b(?:jar|jug|tin|tube|pouch|carton|sachet|bottle|can|box)$/i.test(thing) &&
  /^(?:food|drinks|beauty|hair-care|health)$/.test(trade);
/** Abilities, which take no article: "heart rate monitoring". */
const ABILITY =
  /\b(?:filtration|monitoring|lighting|tracking|charging|control|protection|cancellation|avoidance|connectivity|storage|navigation|ventilation|insulation|cushioning|padding|stitching|suspension|variable speed|bluetooth|gps|wi-fi|construction)$/i;
/** "12 pouches per pack": what the parcel holds. */
const PER_PACK =
  /^\d[\d.,]* ?(?:\p{L}+ ){0,3}\p{L}+ per (?:pack|box|bag|case|tin|bottle|bar|serving|portion|drop|capsule|tablet|scoop|can|cup|pouch|sachet|piece|jar|roll)$/u;
/** "8g protein" is 8 g of protein. */
const ofAmount = (text: string): string => text.replace(/^(\d[\d.,]*) ?(g|mg|mcg|µg) (?!of\b)(?=\p{L})/u, '$1 $2 of ');
/** "A battery life of 9 hours". */
const LOAD =
  /^((?:up to )?\d[\d.,]* ?(?:litres?|liters?|L|ml|hours?|minutes?|mins?|days?)) ((?:water |tank )?capacity|battery life|flight time|run ?time|play ?time|range)$/i;
/** States that no buyer understands otherwise. */
const STATES =
  /^(?:(?:machine|hand) washable|(?:water|weather|scratch|stain|rust|shock|heat|tear|wrinkle|dust|fade)[- ]resistant(?: to \d.*)?|waterproof(?: to \d.*)?|(?:dishwasher|microwave|oven|freezer)[- ]safe|(?:bpa|gluten|sugar|fragrance|paraben|lead|dairy|sulphate|sulfate)[- ]free|foldable|fully adjustable|adjustable|height[- ]adjustable|rechargeable|reusable|portable|cordless|wireless|stackable|refillable|handmade|vegan|unscented|(?:made|woven|cut|carved|knitted|sewn) (?:of|from|by|in|with) .+|self-cleaning|easy to clean|(?:controlled|powered|operated|heated|charged) (?:by|from|with|over|through) .+|\d[\d.,]* ?(?:inch(?:es)?|cm|mm|feet|ft|meters?|metres?|m) (?:thick|tall|wide|long|deep|high|across))$/i;
/** Verbs of a clause that promise or list. */
const IDLE_CLAUSE =
  /^(?:is|ensures?|makes?|allows?|lets?|helps?|gives?|provides?|offers?|features?|includes?|comes?|(?:feels?|looks?) like|supports? (?!up to|\d)|meets?|delivers?)\b/i;
/** "75% less fat than traditional frying". */
const COMPARED =
  /^(?:up to )?\d[\d.,]* ?(?:%|x|times) (?:less|more|fewer|faster|lighter|quieter|smaller|stronger|longer|brighter)\b/i;
/** "A dome that withstands high winds": a part and what it does. */
const RELATIVE = /^((?:[\p{L}\d'-]+ ){0,4}[\p{L}'-]+) (?:that|which) ([\p{L}]+) (.+)$/u;

/** "Gauges 10 to 46": things and their numbers, whatever the words look like. */
const COUNTED = /^(?:gauges|sizes|levels|stages|speeds|steps|grades|volumes|chapters|pages|ages|models|versions) \d/i;

/** "8 to 45 lb": of what? */
const BARE_RANGE = /^(?:from )?\d[\d.,]* (?:to|[-–]) \d[\d.,]*[- ]?\p{L}+\.?(?: \p{L}+)?$/u;
/** "3000 strokes per minute". */
const RATE = /^(?:up to )?\d[\d.,]* (?:\p{L}+ ){1,2}(?:per \p{L}+|an? (?:second|minute|hour|day|week))$/iu;

interface PlainContext {
  nouns: readonly string[];
  trade: Trade | undefined;
  /** True if the product is certainly one thing, so that a verb may stand without its subject. */
  isOne: boolean;
}

/** Says a fact in plain whole sentences; what has no certain form stands as the seller lists it, or is left out. */
export const sayPlainly = (fact: EnglishFact, context: PlainContext): PlainFact | null =>
  sayCertain(fact, context) ?? sayListed(fact, context);

/** Says a fact in plain whole sentences; null unless its form is certain. */
function sayCertain(fact: EnglishFact, context: PlainContext): PlainFact | null {
  const { text, inside, form, isFragment, isWhole, source } = fact;
  const isListed = source.startsWith('selling_points');
  if (fact.isComplete) return sayComplete(fact, context);
  if (COMPARED.test(inside) && isListed && !BOAST.test(text)) return sayFigure(text);
  if (isFragment || BOAST.test(text) || HALF.test(inside)) return null;
  const brought = isListed && !isWhole ? sayBrought(fact) : null;
  if (brought !== null) return brought;
  const most = isWhole ? LONGEST_WHOLE_WORDS : LONGEST_WORDS;
  if (inside.split(' ').length > most || /[:;()"“”&+{}|?!=]|(?<!\d)\/|\/(?!\d)/.test(inside)) return null;
  if (BARE_RANGE.test(inside)) return null;
  const meant = form.kind === 'clause' || form.kind === 'sentence' ? null : findEntailment(inside);
  if (meant !== null && (isListed || form.kind !== 'text'))
    return {
      lines: meant.lines.map((line) => ({ text: line, shape: 'part' })),
      statements: meant.statements.map((line) => ({ text: line, shape: 'part' })),
      hooks: meant.statements.map((line) => ({ text: line, shape: 'part' })),
      thing: null,
      isStrong: false,
    };
  switch (form.kind) {
    case 'clause':
      // "Sits at waist" lacks an article.
      if (hasBareNoun(inside.split(' ')) || COUNTED.test(inside) || isOfThing(inside)) return null;
      return !isWhole && IDLE_CLAUSE.test(inside) ? null : sayDoing(inside, form.base, context);
    case 'sentence':
      // "Insert leaves stored under the top" has no verb.
      if (isListed && (hasBareNoun(inside.split(' ')) || VERBLESS.test(inside))) return null;
      if (isListed && !isWhole && endsInThings(inside)) return null;
      return isWhole || isListed || isPlainSentence(inside)
        ? sayWhole(withSubjectArticle(capitalise(giveArticle(text))))
        : null;
    case 'state':
      if (isPlainMaterial(text)) return null;
      if (isWhole) return sayState(inside, text);
      return STATES.test(inside) && isListed ? sayState(inside, null) : null;
    case 'noun':
      if (isListed && /^no /i.test(text) && text.split(' ').length <= LONGEST_THING_WORDS) return sayAbsent(text);
      return isPlainMaterial(text) ? null : (sayRelative(inside) ?? sayThing(inside, context, isListed));
    case 'text':
      if (!isListed || isPlainMaterial(text)) return null;
      if (/^no (?:\p{L}[\p{L}-]* ){1,2}(?:needed|required)$/iu.test(text)) return sayAbsent(text);
      if (STATES.test(inside)) return hasBareNoun(inside.split(' ')) ? null : sayState(inside, text);
      return (
        sayThing(inside, context, isListed) ?? saySubject(inside) ?? (isFigureText(inside) ? sayFigure(text) : null)
      );
    case 'order':
      return isWhole ? { ...sayWhole(text), hooks: [], isStrong: false } : null;
    default:
      return null;
  }
}

/** How many come together, and what a set holds. */
const OF_SET = /^(?:comes (?:as|in) an? |includes )/;

/** Says a whole point of the seller's list. */
function sayComplete(fact: EnglishFact, context: PlainContext): PlainFact {
  const said = sayPoint(fact, context);
  // What comes along opens no ad, and is told late.
  return fact.isAccessory ? { ...said, hooks: [], isStrong: false } : said;
}

function sayPoint(fact: EnglishFact, context: PlainContext): PlainFact {
  const { text, inside, form } = fact;
  const tensions = listTensions(text).map((line): PlainLine => ({ text: line, shape: 'named' }));
  if (form.kind === 'clause') {
    const told = withTensions(sayDoing(inside, form.base, context), tensions);
    // "A bike that weighs 6 lb: kids can carry it" opens no question.
    return OF_SET.test(inside)
      ? { ...told, hooks: [] }
      : /[:,]/.test(inside)
        ? { ...told, hooks: told.hooks.slice(0, tensions.length + 1) }
        : told;
  }
  const whole = withTensions(sayWhole(text), tensions);
  if (form.kind === 'sentence')
    return /[:?]/.test(text) ? { ...whole, hooks: whole.hooks.slice(0, tensions.length + 1) } : whole;
  const isPlain = !/[:?]/.test(text) && !/^(?:no|without) /i.test(text);
  const named: PlainLine[] = isPlain ? [{ text: `{branded}: ${withSmallFirst(text)}.`, shape: 'listed' }] : [];
  return {
    lines: [{ text: `${text}.`, shape: 'listed' }],
    statements: named,
    hooks: [...tensions, ...named],
    thing: null,
    // "A bag with a valve" is a part; what it spares, or how much, is more.
    isStrong: !fact.isAccessory && /\d|[:?]|,? (?:no|so|that) /.test(text),
  };
}

/** "No greasy residue": what there is none of. */
const sayAbsent = (text: string): PlainFact =>
  withTensions(
    sayWhole(text),
    listTensions(text).map((line) => ({ text: line, shape: 'named' })),
  );

const withTensions = (fact: PlainFact, tensions: readonly PlainLine[]): PlainFact => ({
  ...fact,
  hooks: [...tensions, ...fact.hooks],
});

/** "15-stage filter reduces chlorine" has a verb, and lacks the article of its subject. */
function saySubject(inside: string): PlainFact | null {
  const [first = '', second = '', third] = inside.split(' ');
  // "Drawstring closes tight"; "fits half-sheet pans" has no subject.
  const isPlain =
    third !== undefined &&
    findNoun(first)?.number === 'singular' &&
    findThirdPersonBase(first) === null &&
    findThirdPersonBase(second) !== null &&
    findNoun(second) === null;
  if (!isPlain && !/^\p{L}?\d\S* \p{L}/u.test(inside)) return null;
  const sentence = withSubjectArticle(capitalise(inside));
  return sentence === capitalise(inside) ? null : sayWhole(sentence);
}

/** "Front and back leash clips": the last word looks like a verb. */
function endsInThings(inside: string): boolean {
  const words = inside.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  const isOnlyVerb = !words.slice(0, -1).some((word, at) => at > 0 && findThirdPersonBase(word) !== null);
  return isOnlyVerb && findNoun(last)?.number === 'plural' && findThirdPersonBase(last) !== null;
}

/** A plural and what is done with it, which looks like a verb. */
const VERBLESS =
  /^(?:\p{L}[\p{L}-]* ){1,2}\p{L}{3,}s \p{L}{3,}ed (?:in|under|on|at|inside|behind|by|with|below|to)\b/iu;

/** A sentence of running text that the grammar has cut out of a longer one. */
const isPlainSentence = (inside: string): boolean => !/\b(?:you|your|it|its|they|their|will|can)\b/i.test(inside);

/** "Pans pop out": a thing that does something, whatever else its word may be. */
function isOfThing(clause: string): boolean {
  const [first = '', second = ''] = clause.toLowerCase().split(' ');
  return findNoun(first)?.number === 'plural' && isBaseVerb(second) && findThirdPersonBase(second) === null;
}

/** "Stone, glass, ceramics" takes an "and". */
const joinLast = (text: string): string =>
  (text.match(/, /g)?.length ?? 0) > 1 && !/ (?:and|or) /.test(text)
    ? text.replace(/, ([^,]{2,24})$/, ' and $1')
    : text;

/** "Folds to 108 cm, 4.9 kg": the second amount is none of what it folds to. */
const AND_FIGURE = /(?<=\d ?\p{L}+), \d[\d.,]* ?\p{L}{1,3}$/u;

function sayDoing(writtenClause: string, plural: string, { isOne }: PlainContext): PlainFact {
  const written = joinLast(writtenClause.replace(AND_FIGURE, ''));
  const clause = written.replace(DENIED, (word) => word.toLowerCase());
  const base = joinLast(plural.replace(AND_FIGURE, ''))
    .replace(DENIED, (word) => word.toLowerCase())
    .replace(/\bits\b/g, 'their');
  // A slot ends at a slash: "1/2-inch hoses" agrees by itself.
  const said = clause.includes('/') ? (isOne ? clause : base) : `{${clause}/${base}}`;
  const alone: PlainLine[] = isOne ? [{ text: `${capitalise(clause)}.`, shape: 'bare' }] : [];
  const question = askFor(base);
  return {
    lines: [{ text: `{It/They} ${said}.`, shape: 'does' }, ...alone],
    statements: [{ text: `{branded} ${said}.`, shape: 'does' }],
    hooks: [
      { text: `{branded} ${said}.`, shape: 'does' },
      { text: `Meet {branded}: {it/they} ${said}.`, shape: 'does' },
      ...(isOne ? [{ text: `{branded}. ${capitalise(clause)}.`, shape: 'does' as const }] : []),
      { text: `{Here's/Here are} {a_kind} that ${said}.`, shape: 'does' },
      ...(question === null ? [] : [{ text: `${question} {branded} ${said}.`, shape: 'does' as const }]),
    ],
    thing: null,
    isStrong: !OF_SETUP.test(clause),
  };
}

const DENIED = /^(?:won['’]t|doesn['’]t|don['’]t|never)(?= )/i;

/** An amount that a verb is followed by. */
const QUESTIONS: readonly (readonly [RegExp, Pattern])[] = [
  [
    /^(hold|carry|support|take|lift)s? (?:up to |over )?\d[\d.,]* ?(?:k?g|lbs?|pounds|tons?)\b/i,
    'How much {does/do} {a_kind} $1?',
  ],
  [
    /^(hold|carry)s? (?:up to |over )?\d[\d.,]* ?(?:ml|l|lit(?:er|re)s?|oz|ounces|gallons|quarts|cups|pints)\b/i,
    'How much {does/do} {a_kind} $1?',
  ],
  [/^weighs? (?:only |just )?\d/i, 'How heavy {is/are} {a_kind}?'],
  [
    /^(last|run|burn|play|work|stay)s? (?:for )?(?:up to |over )?\d[\d.,]* (?:hours|days|weeks|months|minutes)\b/i,
    'How long {does/do} {a_kind} $1?',
  ],
  [
    /^(charge|recharge|heat up|cool down|inflate|dry|boil|brew)s? .*\bin (?:under |only |just )?\d/i,
    'How fast {does/do} {a_kind} $1?',
  ],
  [/^(reach|extend|spray|shine)(?:es|s)? (?:to |out to |up to )*\d/i, 'How far {does/do} {a_kind} $1?'],
];

/** A question that the amount of a clause answers: nobody stops for the amount alone. */
function askFor(base: string): Pattern | null {
  for (const [amount, question] of QUESTIONS) {
    const found = amount.exec(base.replace(/^(heat|cool)s? (up|down)/i, '$1 $2'));
    if (found !== null) return question.replace('$1', (found[1] ?? '').toLowerCase());
  }
  return null;
}

/** What comes along and what it goes with: worth a line, no opening. */
const OF_SETUP =
  /^(?:comes? (?:with|in)|includes?|works? with|fits? (?:all|most|any)|removes? with|comes? off with|is|weighs?|runs? on)\b/i;

function sayWhole(text: string): PlainFact {
  const line: PlainLine = { text: `${text}.`, shape: 'bare' };
  // "The Acme salad spinner: the bowl doubles as a serving bowl."
  const [first = ''] = text.split(' ');
  const named: PlainLine[] =
    OPENERS.test(first) || withSmallFirst(text) !== text
      ? [{ text: `{branded}: ${withSmallFirst(text)}.`, shape: 'named' }]
      : [];
  // "Two pockets zip shut." has a subject; "Cut and sewn in Porto." has none.
  // And "Notes of dark chocolate" has no verb.
  const isOpening =
    !LACKS_SUBJECT.test(first) && tagWords(text).some(({ pos }, at) => at > 0 && (pos === 'VERB' || pos === 'AUX'));
  return {
    lines: [line],
    statements: [],
    hooks: ADDED.test(text) ? [] : [...(isOpening ? [line] : []), ...named],
    thing: null,
    isStrong: true,
  };
}

/** Words with which a sentence goes on behind a colon. */
const OPENERS = /^(?:The|A|An|Each|Every|Your|No|Both|One|Two|Three)$/;

/** Beginnings of sentences that leave out what they are about. */
const LACKS_SUBJECT =
  /^(?:no|with|without|for|from|up|over|\d.*|made|cut|sewn|built|woven|hand-?made|\p{L}+-?\p{L}+ed)$/iu;

/** "26 hours with the case": adds to what was said before. */
const ADDED = /^(?:up to )?\d[\d.,]* \p{L}+ (?:with|without|per|on) /iu;

/** "76 by 51 cm". */
const DIMENSIONS =
  /^\d[\d.,]*(?: ?(?:cm|mm|m|in|inch(?:es)?|ft|feet))?(?: by \d[\d.,]*(?: ?(?:cm|mm|m|in|inch(?:es)?|ft|feet))?)+$/i;

function sayFigure(text: string): PlainFact {
  if (DIMENSIONS.test(text))
    return {
      lines: [{ text: `{It measures/They measure} ${text}.`, shape: 'does' }],
      statements: [],
      hooks: [],
      thing: null,
      isStrong: false,
    };
  const line: PlainLine = { text: `${text}.`, shape: 'figure' };
  const named: PlainLine = { text: `{branded}: ${withSmallFirst(text)}.`, shape: 'figure' };
  return { lines: [line], statements: [named], hooks: [named], thing: null, isStrong: true };
}

/** Words that bring along what follows them, or that stand behind it. */
/** What comes along although the seller does not say so; a cable may be what is sold. */
const ALONG =
  /\b(?:case|pouch|bag|sack|tote|box|tin|cloth|manual|booklet|guide|leaflet|card|charger|adapter|batteries)$/i;
const BROUGHT =
  /^(?:includes?|comes? with|supplied with|delivered with|incl\.?) (.+)$|^(.+?) (?:is |are )?(?:included|supplied|provided)$/iu;
const MOST_BROUGHT = 6;

/** "Two paddles, pump and bag included": says what comes with the product; null if a thing's number is not certain. */
function sayBrought({ text, inside, isAccessory }: EnglishFact): PlainFact | null {
  const found = BROUGHT.exec(inside);
  const listed = found?.[1] ?? found?.[2] ?? (isAccessory && ALONG.test(inside) ? inside : '');
  if (
    listed === '' ||
    /\b(?:not|no|without|sold|optional|since|designed|family|modes?|functions?|apps?|warranty|support|services?|access|updates?|mounting|assembly)\b|[:;/()"“”&+|?!=]/i.test(
      text,
    )
  )
    return null;
  const items = listed.split(/, and |, | and /);
  // "Invisible mounting, hardware included": of which of them is it said?
  if (items.length > MOST_BROUGHT || (items.length > 1 && !/ and /.test(listed))) return null;
  const things = items.map(toBrought);
  if (things.some((thing) => thing === null))
    return found?.[1] === undefined || items.length < 2
      ? null
      : { ...sayFigure(`${capitalise(listed)} included`), statements: [], hooks: [] };
  const all = things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
  return {
    lines: [{ text: `{It comes/They come} with ${all}.`, shape: 'comes' }],
    statements: [{ text: `{branded} {comes/come} with ${all}.`, shape: 'comes' }],
    hooks: [],
    thing: null,
    isStrong: false,
  };
}

function toBrought(item: string): string | null {
  const words = item.split(' ');
  const head = (words.at(-1) ?? '').toLowerCase();
  if (words.length > 4 || findNoun(head) === null || (isAdjective(head) && findNoun(head)?.number === undefined))
    return null;
  if (/ (?:with|for|in|of|to|from|on|by|at|that|which) /.test(` ${item} `)) return null;
  return withArticle(item);
}

const LONGEST_LISTED_WORDS = 9;
const LONGEST_LISTED_LETTERS = 56;
/** A grammar that does not know a phrase knows no long one. */
const LONGEST_UNKNOWN_WORDS = 6;
/** Sizes, and what only the shop says. */
const UNSAID =
  /[:;()"“”&+{}|?!=@#*<>]|(?<!\d)\/|\/(?!\d)|\b(?:sizes?|colou?rs?|shades|dimensions?|models?|sku|shipping|returns?|warranty|guarantee\w*|sale|free gift|offer|you|your|we|our|us|it|its|they|their|packs?|one size|approx|imported|ages|(?<!-)years?|cables?|cords?|waist|chest|inseam|replacement)\b/i;
const OF_SIZE =
  /^(?:up to )?\d[\d.,]*(?: ?\p{L}+\.?)?(?:,? ?(?:x|×|by|-|–|to|and|,) ?\d[\d.,]*(?: ?\p{L}+\.?)?)*(?: each)?$|\d\/\d+\/\d/u;
/** "Hand-sharpened to 12 degrees", "Filled with hulls": what was done with the product. */
const DONE =
  /^(?:\p{L}+-)?(?:\p{L}{2,}ed|woven|sewn|cut|hewn|spun|grown|drawn|built|wound|bound|hand-?made) (?:with|to|for|in|by|from|at|on)\b/u;

/** "Changed everything", "1 or more players": the rest of a sentence, and no figure. */
const HALF = /^\p{L}+ed (?:the|an?|every\w*|all|it|them|its|your|our)\b|^\d+ or (?:more|less)\b/iu;
/** "98% cotton, 2% elastane" is a label. */
const BLEND = /\d ?%.*\d ?%/;

/** Says a short point as the seller lists it: "67 layers of Damascus steel." Null for sizes, boasts and half sentences. */
function sayListed(
  { text, inside, form, isFragment, isWhole, source, isAccessory }: EnglishFact,
  context: PlainContext,
): PlainFact | null {
  const { nouns, trade } = context;
  const isWorn = trade === 'apparel' || trade === 'footwear';
  // "100 LEDs on 12 m of wire" has no verb.
  if (isWhole && !/^\d/.test(inside)) return null;
  if (!source.startsWith('selling_points') || BOAST.test(text) || isPlainMaterial(text)) return null;
  if (isAccessory && !inside.endsWith(' included')) return null;
  // How it is kept, no reason to buy.
  if (/^(?:keep|store|serve|best (?:before|served)|refrigerate|consume)\b/i.test(inside)) return null;
  const [, age = ''] = /^(?:from|ages?(?: from)?) (\d{1,2})(?: years?| and up)?$/i.exec(inside) ?? [];
  if (age !== '') return { ...sayFigure(`For ages ${age} and up`), statements: [], hooks: [], isStrong: false };
  const words = inside.split(' ');
  if (words.length < 2 || words.length > (isFragment ? LONGEST_UNKNOWN_WORDS : LONGEST_LISTED_WORDS)) return null;
  if (text.length > LONGEST_LISTED_LETTERS || UNSAID.test(text) || OF_SIZE.test(inside)) return null;
  if (HALF.test(text) || BLEND.test(text) || COLOUR.test(text.replace(/warm white|white (?=light|leds?)/gi, '')))
    return null;
  if ((text.match(/, /g)?.length ?? 0) > 1 && !/ and /.test(text)) return null;
  if (DONE.test(inside)) return isFragment && /,/.test(text) ? null : sayState(inside, text);
  const isThing = form.kind === 'noun' || form.kind === 'text' || (form.kind === 'sentence' && /^\d/.test(inside));
  const verb = findThirdPersonBase((words[0] ?? '').toLowerCase());
  // "Sits at waist": a clause that lacks an article.
  if (!isThing || (verb !== null && findNoun(words[0] ?? '') === null)) {
    const isObject = verb !== null && words.length > 2 && !PREPOSITIONS.has(words[1] ?? '') && !hasBareNoun(words);
    const isPlain = /^[\p{L}\d' -]+$/u.test(inside) && !IDLE_CLAUSE.test(inside);
    return form.kind === 'text' && isObject && isPlain
      ? sayDoing(inside, [verb, ...words.slice(1)].join(' '), context)
      : null;
  }
  const isOwnNoun = nouns.some((noun) => noun.toLowerCase().split(' ').at(-1) === words.at(-1)?.toLowerCase());
  const isPlainThing =
    form.kind === 'noun' && form.number === 'singular' && !/[\d,]/.test(inside) && findNoun(headOf(inside)) !== null;
  // "Regular fit" and "long sleeve" are nothing that a garment has.
  const mayHave = !NO_PART.test(inside) && (!isWorn || (PARTS_OF_CLOTHES.test(inside) && !/sleeve$/i.test(inside)));
  if (isPlainThing && mayHave && !hasBareNoun(words) && !isFragment && !isOwnNoun && lacksArticle(inside))
    return have(withArticle(withInnerArticle(inside)));
  const isLed = /^(?:for|from|in|to|of|by|on|at|with)$/i.test(words[0] ?? '');
  const line: PlainLine = { text: `${text}.`, shape: 'listed' };
  const named: PlainLine[] = isLed ? [] : [{ text: `{branded}: ${withSmallFirst(text)}.`, shape: 'listed' }];
  const isOfMeasure = SIZES.test(inside) || /\b(?:assembly|installation|set-?up)$/i.test(inside);
  return {
    lines: [line],
    statements: named,
    hooks: isOfMeasure ? [] : named,
    thing: null,
    isStrong: AMOUNT.test(inside) && !isOfMeasure,
  };
}

function sayState(inside: string, alone: string | null): PlainFact {
  // "2.5 cm thick." needs its subject.
  const itself: PlainLine[] = alone === null || /^\d/.test(alone) ? [] : [{ text: `${alone}.`, shape: 'bare' }];
  return {
    lines: [{ text: `{It is/They are} ${inside}.`, shape: 'is' }, ...itself],
    statements: [{ text: `{branded} {is/are} ${inside}.`, shape: 'is' }],
    hooks: [{ text: `{branded} {is/are} ${inside}.`, shape: 'is' }],
    thing: null,
    isStrong: false,
  };
}

/** "A reinforced dome that withstands heavy snow": the part does it. */
function sayRelative(inside: string): PlainFact | null {
  const [, thing = '', verb = '', rest = ''] = RELATIVE.exec(inside) ?? [];
  if (verb === '' || !isTellingVerb(`${verb} ${rest}`)) return null;
  const isMany = numberOfNoun(thing.split(' ').at(-1)?.toLowerCase() ?? '') === 'plural';
  const agrees = isMany ? isBaseVerb(verb) && findThirdPersonBase(verb) === null : findThirdPersonBase(verb) !== null;
  return agrees ? sayWhole(`The ${thing.replace(/^(?:the|an?) /i, '')} ${verb} ${rest}`) : null;
}

/** "Rubber coated hook". */
const COMPOUND =
  /^(\p{L}+) (coated|lined|filled|plated|covered|insulated|wrapped|tipped|backed|reinforced|powered) (?=\p{L}+$)/u;

/** Who plays, and what is sold without being a part. */
const FOR_PEOPLE = /\b(?:players|people|persons|guests|adults|kids|children)$/i;
/** "Natural rubber": what the whole is made of. Foam, mesh and cloth are often a part's. */
const MADE_OF =
  /\b(?:foam|mesh|leather|suede|felt|fleece|cotton|velvet|silk|satin|wool|linen|glass|stone|crystal|pearl|lace|marble)$/i;

/** "Handle made of Moso bamboo". */
const OF_PART =
  /^(?:the )?((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]+) (?:(?:is|are) )?made (?:of|from|out of) ([^,;]+)$/iu;
/** What is inside a cover. */
const FILLING = /\b(?:down|feathers?|fib(?:er|re)fill|kapok)$/i;
/** "210D nylon", "304 stainless steel": a grade, no amount. */
const GRADED = /^(?:\d{2,4}D|\d{3,4}|\d{1,2}\/\d{1,2}|\d[\d.]* ?(?:oz|gsm|mil)|\d{2,4}-denier) /;
/** Goods whose buyers eat, drink or apply them. */
const CONSUMED = /^(?:food|drinks|beauty|hair-care|health|pets)$/;
/** What such goods contain: nothing that they "have". */
const SUBSTANCE =
  /\b(?:milk|honey|oil|butter|sugar|salt|cheese|flour|cream|juice|tea|coffee|cocoa|chocolate|protein|acid|collagen|extract|powder|rice|meat|beef|chicken|salmon|vinegar|yeast|starch|syrup|niacinamide|retinol|caffeine|magnesium|zinc|iron|vitamin [A-Z]\d*)$/i;

/** "With hay milk." */
function contain(thing: string): PlainFact {
  return {
    lines: [{ text: `With ${thing}.`, shape: 'with' }],
    statements: [{ text: `{branded}, with ${thing}.`, shape: 'with' }],
    hooks: [{ text: `{branded}, with ${thing}.`, shape: 'with' }],
    thing: null,
    isStrong: false,
  };
}

function sayThing(inside: string, { nouns, trade, isOne }: PlainContext, isListed: boolean): PlainFact | null {
  if (/^no \p{L}/iu.test(inside) && inside.split(' ').length <= LONGEST_THING_WORDS && isListed)
    return sayAbsent(capitalise(inside));
  if (FOR_PEOPLE.test(inside))
    return AMOUNT.test(inside) && !/ or /.test(inside) ? sayFigure(capitalise(inside)) : null;
  // "Lid folds down" is of no feathers, "for neutered cats" no part.
  if (/[a-z]s down$|^(?:for|from|in|to|of|by|on|at) /i.test(inside)) return null;
  const [, part = '', material = ''] = OF_PART.exec(inside) ?? [];
  if (material !== '') {
    const number = numberOfNoun(part.split(' ').at(-1)?.toLowerCase() ?? '');
    const isOwn = / (?:with|for|in|of|and|or) /.test(` ${part} `) || number === undefined || number === null;
    return isOwn || !isListed
      ? null
      : sayWhole(`The ${part} ${number === 'plural' ? 'are' : 'is'} made of ${material}`);
  }
  if (SUBSTANCE.test(inside)) {
    const thing = inside.replace(/^with /i, '');
    const isPlain = !/ (?:with|for|in|of|to|from|on|by|at) |,|^[\p{L}-]+ed /u.test(thing);
    return (trade === undefined || CONSUMED.test(trade)) && isListed && isPlain ? contain(thing) : null;
  }
  if (inside.startsWith('100% ')) return ENDS_IN_MATERIAL.test(inside) ? sayState(`made of ${inside}`, null) : null;
  if (
    ENDS_IN_MATERIAL.test(inside) &&
    / (?:for|with|in|on|to|of|from|and|or) |,/.test(inside.replace(/^made (?:of|from|with) /, ''))
  )
    return null;
  if (ENDS_IN_MATERIAL.test(inside) && (!AMOUNT.test(inside) || GRADED.test(inside)))
    return MADE_OF.test(inside) || !isListed
      ? null
      : sayState(
          `${FILLING.test(inside) ? 'filled with' : 'made of'} ${inside.replace(/^made (?:of|from|with) /, '')}`,
          null,
        );
  if (AMOUNT_WHEN.test(inside)) return isListed ? sayFigure(capitalise(inside)) : null;
  if (PER_PACK.test(inside)) return sayFigure(ofAmount(inside));
  if (RATE.test(inside)) return sayFigure(capitalise(inside));
  const [, amount = '', measured = ''] = LOAD.exec(inside) ?? [];
  if (amount !== '') return have(`a ${measured} of ${amount}`);
  const thing = withSmallWord(joinMeasure(inside.replace(/^with /i, '').replace(COMPOUND, '$1-$2 '))).replace(
    // "2 g sugar".
    /^(\d[\d.,]* ?(?:g|mg)) (?!of\b)(?=\p{L}+$)/u,
    '$1 of ',
  );
  if (!isPart(thing, nouns, trade)) return null;
  if (!isListed && !AMOUNT.test(thing) && numberOfNoun(thing.split(' ').at(-1) ?? '') === 'singular') return null;
  if (isPacking(thing, trade ?? 'beauty'))
    return sayDoing(`comes in ${withArticle(thing)}`, `come in ${withArticle(thing)}`, { nouns, trade, isOne });
  return have(
    ABILITY.test(thing) || / of /.test(thing)
      ? thing
      : ONE_SPAN.test(thing)
        ? `${articleFor(thing)} ${thing}`
        : withArticle(thing),
  );
}

/** Checks if a thing is certainly a part or an ability of the product, whose number the dictionary knows. */
function isPart(thing: string, nouns: readonly string[], trade: Trade | undefined): boolean {
  const words = thing.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  if (words.length < 2 || words.length > LONGEST_THING_WORDS || NO_PART.test(thing) || thing.includes(','))
    return false;
  if (UNITS.test(thing) || / or |\d ?%.*\d ?%/.test(thing) || (AMOUNT.test(thing) && PACKAGE.test(thing))) return false;
  if (
    / (?:for|with|in|of|to|from|and|that|on|by|at|into|onto|over|under|around|through) /.test(thing) &&
    !AMOUNT.test(thing)
  )
    return false;
  // "13 to 32 inch screens" are what it suits.
  if (/^\d[\d.,]* (?:to|[-–]) \d[\d.,]*[- ]/.test(thing)) return false;
  // "Cotton shorts" of shorts.
  if (nouns.some((noun) => noun.toLowerCase().split(' ').at(-1) === last)) return false;
  // "Low tracking" is less of something.
  if (isPlainMaterial(thing) || isAdjective(last)) return false;
  if (/^(?:low|less|minimal|reduced|easy|quick|good|better|improved) /i.test(thing) && ABILITY.test(thing))
    return false;
  const known = findNoun(last);
  if (known === null && !ABILITY.test(thing)) return false;
  // "Fits half-sheet pans" does something.
  const first = (words[0] ?? '').toLowerCase();
  if (findThirdPersonBase(first) !== null && !isAdjective(first)) return false;
  // "PositionIQ adjusts the sound" is a sentence.
  if (
    tagWords(`it has ${thing}`)
      .slice(3)
      .some(({ pos, word }) => pos === 'VERB' && /[^s]s$/.test(word))
  )
    return false;
  return trade === 'apparel' || trade === 'footwear' ? PARTS_OF_CLOTHES.test(thing) : true;
}

/** "30 Nm max torque": an amount and what it measures. */
const isFigureText = (inside: string): boolean =>
  isCount(inside) ||
  isCountedList(inside) ||
  (/^(?:up to |over )?\d[\d.,]*[- ]?\p{L}+ /u.test(inside) &&
    inside.split(' ').length <= LONGEST_THING_WORDS &&
    inside.split(' ').length >= 3 &&
    /[a-z]$/.test(inside) &&
    !SIZES.test(inside));
const SIZES =
  /\b(?:wide|long|tall|high|deep|thick|diameter|dimensions?|size|weight|length|width|height|each|approx)\b/i;

/** "622 voices": a number of things. */
const isCount = (inside: string): boolean =>
  !/ or /.test(inside) && /^\d{1,4} (?:\p{L}+ ){0,2}\p{L}{3,}[^s]s$/u.test(inside) && !UNITS.test(inside);
/** "64 crayons, 20 pencils and 40 markers". */
const isCountedList = (inside: string): boolean => {
  const parts = inside.split(/, and |, | and /);
  return (
    parts.length > 1 &&
    parts.every((part) => /^\d[\d.,]* (?:million |thousand )?(?:\p{L}[\p{L}-]* ){0,2}\p{L}{3,}s$/u.test(part))
  );
};

/** What an amount is measured or packed in: no things to count. */
const UNITS =
  /\b(?:inch(?:es)?|feet|yards|meters|metres|pounds|ounces|grams|kilos|liters|litres|gallons|quarts|cups|hours|minutes|seconds|days|weeks|months|years|pieces|packs?|sets|bottles|boxes|bags|cans|tubes|sheets|watts|volts|amps|degrees|colou?rs|sizes|items|units|lbs|pcs|servings|doses|uses|loads|washes)$/i;

/** "24 dB in sleep mode": an amount and when it holds. */
const AMOUNT_WHEN =
  /^(?:only |just |up to )?\d[\d.,]* ?(?:dB|°C|°F|W|lumens?|rpm|%|hours|minutes|days) (?:in|on|at|per|with|without)\b/;

/** "A 34-minute flight time". */
const ONE_SPAN = /^\d[\d.,]*[- ]?\p{L}+ .*(?:life|time|capacity|range)$/u;

/** "Obstacle avoidance" inside a sentence; "Bluetooth speaker" keeps its capital. */
const withSmallWord = (text: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && !PROPER_WORDS.has((text.split(' ')[0] ?? '').toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

function have(thing: string): PlainFact {
  return haveWhole(withInnerArticle(thing));
}

function haveWhole(thing: string): PlainFact {
  const isShort = thing.split(' ').length <= LONGEST_PAIRED_WORDS + 1 && !/ (?:and|or) |,/.test(thing);
  const bare = thing.replace(/^an? /, '');
  const isMany =
    thing === bare &&
    (AMOUNT.test(thing)
      ? !/^(?:1|one) /i.test(thing) && numberOfNoun(headOf(thing.split(' and ')[0] ?? thing)) === 'plural'
      : / and /.test(thing) || numberOfNoun(headOf(thing)) === 'plural');
  // "Ten speeds." alone is a line; "A handle." is none.
  const counted: PlainLine[] =
    AMOUNT.test(bare) && bare.split(' ').length > 1 && bare === thing
      ? [{ text: `${capitalise(bare)}.`, shape: 'figure' }]
      : [];
  return {
    lines: [
      { text: `{It has/They have} ${thing}.`, shape: 'has' },
      ...counted,
      { text: `${isMany ? 'There are' : "There's"} ${thing}.`, shape: 'there' },
      { text: `With ${thing}.`, shape: 'with' },
    ],
    statements: [
      { text: `{branded} {has/have} ${thing}.`, shape: 'has' },
      { text: `{branded}, with ${thing}.`, shape: 'with' },
    ],
    hooks: [
      { text: `{branded} {has/have} ${thing}.`, shape: 'has' },
      { text: `{branded}, with ${thing}.`, shape: 'with' },
    ],
    thing: isShort ? thing : null,
    isStrong: false,
  };
}

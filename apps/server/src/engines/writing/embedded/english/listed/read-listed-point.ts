import { cleanLine } from '../../clean-text.ts';
import { BOAST } from '../boast.ts';
import { dropPraise } from '../drop-praise.ts';
import { type FactForm, readForm, singularVerb } from '../fact-form.ts';
import { cleanPhrase } from '../fact-text.ts';
import { capitalise, lowerStart } from '../text/capitals.ts';
import { DROPPED_LABELS, IDLE_LABELS } from '../text/label-row.ts';
import { acceptPhrase } from '../grammar/accept-sentence.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import {
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  MODIFIERS,
  PREPOSITIONS,
} from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import {
  hasDeterminer,
  lacksArticle,
  MEASURE,
  surelyTakesArticle,
  withArticle,
  withInnerArticle,
} from '../noun-phrase.ts';
import { tagWords } from '../prose/tagged-words.ts';
import { isTellingVerb, NO_THING } from '../prose/whole-sentence.ts';
import { withSmallFirst } from '../small-first.ts';
import { completeNouns } from './complete-nouns.ts';
import { findListedVerb, isTaggedVerb, isVerbOfOne } from './find-listed-verb.ts';

/** A listener follows no longer sentence. */
const MOST_WORDS = 16;
const LEAST_WORDS = 3;
/** Speaks of the shop, promises, or says what is not in the box. */
const REFUSED =
  /[()"“”&+{}|=@#*<>]|(?<!\d)\/|\/(?!\d)|\b(?:i|we|our|us|my|please|customers?|love|gifts?|perfect|ideal|refunds?|ships?|shipping|(?:free|easy|day) returns?|sold separately|not included|optional|required|recommended|imported|approx|warrant\w+|support team|customer|discounts?|money|seller|reviews?|feedback|deliver\w*|photos?|pictures?|images?|items?|listing|measurements|chart|may vary)\b|\b\d+ ?% off\b|\bfree (?:shipping|returns?|gift)\b/i;
/** What a shop asks its visitors for. */
const OF_SHOP =
  /^(?:order|buy|shop|contact|email|call|visit|follow|subscribe|join|check|see|read|choose|select|pick|add|enjoy|discover|experience|explore|get|treat|upgrade|elevate|transform|make|give|let|say|love|feel|use|try|be|have|message|ask|measure|allow|refer|note|leave|click|save|pay|book|register|complete|create|bring|take|meet|imagine|look)\b/i;

/** What the buyer does with it in the end. */
const CARE =
  /^(?:machine |hand |spot )?(?:wash|store|keep|avoid|do not|don't|rinse|wipe|clean|dry|iron|tumble|apply|recycle|refrigerate|read|choose|see)\b/i;
const AMOUNT =
  /^(?:(?:up to|over|only|just|about|at least|under|less than) )?(?:\d|(?:one|two|three|four|five|six|eight|ten|twelve) )/i;
/** A lasting guarantee is a fact, not a boast. */
const GUARANTEE = /\b(?:lifetime|\d+[- ](?:year|month)) guarantee\b/i;
const IN_ALL_SIZES = /^\d[\d.,]* by \d/;
/** Sizes, which are looked up. */
const OF_SIZE = /^[\d.,\s]*(?:(?:x|×|by|to|-|–) ?[\d.,]+ ?)*\p{L}{0,7}\.?$/u;

/** "Installs in 3 minutes – renters love it": who likes it, behind what it does. */
const LOVED =
  /\s+[–—-]\s+(?:(?:the |your )?\p{L}+ (?:will )?(?:love|adore|like)s? (?:it|them|this)|(?:a )?(?:perfect|great|ideal|best)\b[^–—]*)$/iu;

/** A part of a point between its marks. */
interface Unit {
  kind: 'clause' | 'sentence' | 'order' | 'things' | 'none' | 'state' | 'figure';
  text: string;
  /** Of a clause: the words behind "they". */
  base: string;
}

/** A seller's point in its own words, completed to what can be said. */
export interface ListedPoint {
  phrase: string;
  form: FactForm;
}

/**
 * Reads a listed point whole, as the sentence that it abbreviates: "Ejector slide drops the weed into bucket, no
 * touching" is "The ejector slide drops the weed into the bucket, no touching". Null if a part of it is of no certain
 * form. `names` are the words of the brand.
 */
export function readListedPoint(line: string, names: ReadonlySet<string>): ListedPoint | null {
  const text = cleanLine(line)
    .replace(/[\s.!;]+$/u, '')
    // "Equipped with six blades and a motor, crushes ice in 40 seconds": what it does tells.
    .replace(
      /^(?:equipped|fitted|made|built|crafted|designed|constructed|powered|featuring) (?:with|of|from|by|for|an?|the|\d)[^,]*, (?=(\p{L}+s) )/iu,
      (found, verb: string) => (findThirdPersonBase(verb) !== null && findNoun(verb) === null ? '' : found),
    )
    // "Load capacity: 350 lb per shelf" is what it holds.
    .replace(/^(?:load|weight|max(?:imum)?)(?: load| weight)? capacity:? (?:of )?(?=\d|up to)/i, 'Holds ');
  if (/…|\betc\b|["“][^"”\d]{2,}["”]/i.test(text)) return null;
  if (dropPraise(text) !== text || BOAST.test(text.replace(GUARANTEE, '')) || text.split(' ').length > MOST_WORDS)
    return null;
  const read =
    readMeaning(text, names) ??
    readAnswer(text, names) ??
    readHeaded(text, names) ??
    readPlain(text.replace(LOVED, ''), names);
  if (read === null) return null;
  const count = read.phrase.split(' ').length;
  return (count < LEAST_WORDS && !(read.form.kind === 'clause' && count === 2 && /\d/.test(read.phrase))) ||
    count > MOST_WORDS ||
    REFUSED.test(read.phrase)
    ? null
    : read;
}

/** "A 10-min charge = 2 hrs of music": what one thing means. */
function readMeaning(text: string, names: ReadonlySet<string>): ListedPoint | null {
  const [, left = '', right = '', rest] = /^([^=]+?)\s*=\s*([^=]+?)\s*(=.*)?$/u.exec(text) ?? [];
  if (left === '' || rest !== undefined) return null;
  const thing = readUnits(left, names);
  const meant = readUnits(right, names);
  const isThing = thing?.length === 1 && /^(?:things|figure)$/.test(thing[0]?.kind ?? '');
  const isMeant = meant?.length === 1 && /^(?:things|figure|none)$/.test(meant[0]?.kind ?? '');
  if (!isThing || !isMeant) return null;
  const subject = thing[0]?.text ?? '';
  const isMany = numberOfNoun(headOf(subject)) === 'plural';
  return {
    phrase: `${capitalise(subject)} ${isMany ? 'mean' : 'means'} ${meant[0]?.text}`,
    form: { kind: 'sentence' },
  };
}

const headOf = (thing: string): string => {
  const words = thing.toLowerCase().split(' ');
  const end = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  return (end < 0 ? words : words.slice(0, end)).at(-1) ?? '';
};

const MOST_QUESTION_WORDS = 5;

/** "Tips over? Shuts off automatically": a question that the point answers. */
function readAnswer(text: string, names: ReadonlySet<string>): ListedPoint | null {
  const [, question = '', answer = ''] = /^([^?]{3,40})\?\s+([^?]+)$/.exec(text) ?? [];
  if (question === '' || question.split(' ').length > MOST_QUESTION_WORDS) return null;
  const units = readUnits(answer, names);
  return units === null || units.length > 2
    ? null
    : { phrase: `${capitalise(question)}? ${capitalise(joinUnits(units)?.text ?? '')}`, form: { kind: 'listed' } };
}

const HEADING = /^([^:–—]{2,48}?)(:|\s[–—-])\s+(\S.*)$/u;
const MOST_HEADING_WORDS = 8;

/** "No wiring: push the stake into the ground", "Pump runs at 25 dB – your cat hears water": two parts of one point. */
function readHeaded(text: string, names: ReadonlySet<string>): ListedPoint | null {
  const [, heading = '', mark = '', rest = ''] = HEADING.exec(text) ?? [];
  if (heading === '' || heading.split(' ').length > MOST_HEADING_WORDS || /[:–—]|\s-\s/.test(rest)) return null;
  if (OF_SET.test(heading) && /^(?:\d|an? |one|two|three)/i.test(rest)) {
    const things = readThingsOf(rest, 'all')?.[0]?.text ?? '';
    if (things !== '') return { phrase: `Includes ${things}`, form: { kind: 'clause', base: `include ${things}` } };
  }
  if (IDLE_LABELS.test(heading) || DROPPED_LABELS.test(heading)) return null;
  const isWord = !heading.includes(' ');
  const head = (isWord ? null : readUnits(heading, names)) ?? (isLabel(heading) ? [nameLabel(heading, names)] : null);
  const told = readThingsOf(rest, heading) ?? readUnits(rest, names) ?? readFigure(rest, heading);
  if (head === null || told === null) return null;
  const first = joinUnits(head);
  const second = joinUnits(told);
  if (first === null || second === null) return null;
  // "Weight: 2.4 lb" is a row; "Quieter than a toothbrush: 38 dB" says how quiet.
  if (second.kind === 'figure' && second.text.split(' ').length < 3 && !COMPARED.test(first.text)) return null;
  if (isLoose(mark, second) && first.kind === 'state') return null;
  // "Lens: hard glass" is a row of a table.
  if (
    mark === ':' &&
    second.kind === 'things' &&
    first.kind === 'things' &&
    !/^(?:\d|an? |two|three|four|five|double|triple|everything|all)/.test(first.text)
  )
    return null;
  if (first.kind === 'clause' && second.kind === 'clause')
    return {
      phrase: `${capitalise(first.text)} and ${second.text}`,
      form: { kind: 'clause', base: `${first.base} and ${second.base}` },
    };
  const joint = isLoose(mark, second) ? ',' : ':';
  const phrase = `${capitalise(first.text)}${joint} ${second.text}`;
  return first.kind === 'clause'
    ? { phrase, form: { kind: 'clause', base: `${first.base}${joint} ${second.text}` } }
    : { phrase, form: first.kind === 'sentence' ? { kind: 'sentence' } : { kind: 'listed' } };
}

/** "Quieter than a toothbrush: 38 dB": the figure behind what it is compared with. */
const readFigure = (rest: string, heading: string): Unit[] | null =>
  COMPARED.test(heading) && /^\d[\d.,]* ?\p{L}{1,8}$/u.test(rest) ? [{ kind: 'figure', text: rest, base: '' }] : null;

/** Whether a dash goes on to another thing, and not to what the first one means. */
const isLoose = (mark: string, { kind }: Unit): boolean => mark !== ':' && /^(?:things|state|figure)$/.test(kind);

/** A word or two that head a sentence: "Frost-proof", "IPX7". */
const isLabel = (heading: string): boolean =>
  heading.split(' ').length <= 2 && /^[\p{L}\d][\p{L}\d -]*$/u.test(heading);
const nameLabel = (heading: string, names: ReadonlySet<string>): Unit => ({
  kind: isAdjective(heading.toLowerCase()) ? 'state' : 'things',
  text: lowerStart(heading, names),
  base: '',
});

/** "Set: 1 duvet cover + 2 pillowcases": what a set holds. */
const OF_SET = /^(?:the )?(?:set|kit|bundle|box|pack)(?: of \d+)?(?: (?:includes?|contains?|contents?))?$/i;

/** "Triple filtration: cotton, carbon, resin": the things of a counted whole. */
function readThingsOf(rest: string, heading: string): Unit[] | null {
  const things = rest.split(/,\s+(?:and\s+)?|\s+(?:and|&|\+)\s+/).map((thing) => thing.trim());
  const isCounted = /^(?:\d|two|three|four|five|double|triple|everything|all)\b/i.test(heading);
  if (!isCounted || things.length < 2 || things.some((thing) => thing.split(' ').length > 4 || /[:;]/.test(thing)))
    return null;
  return [{ kind: 'things', text: `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`, base: '' }];
}

function readPlain(text: string, names: ReadonlySet<string>): ListedPoint | null {
  if (/[:;?]|\s[–—-]\s/.test(text)) return null;
  const units = readUnits(text, names);
  if (units === null) return null;
  const [first] = units;
  // "It fits in any bag" is told of the product.
  if (/^(?:it|they|you) /.test(first?.text ?? '')) return null;
  // A thing without more is told by its grammar.
  if (units.length === 1 && first !== undefined && !isTelling(first)) return null;
  const whole = joinUnits(units);
  if (whole === null) return null;
  const phrase = capitalise(whole.text);
  if (whole.kind === 'clause') return { phrase, form: { kind: 'clause', base: whole.base } };
  return { phrase, form: whole.kind === 'sentence' ? { kind: 'sentence' } : { kind: 'listed' } };
}

/** "See the moon's craters": what the product lets somebody see or hear. */
const OBSERVED =
  /^(?:see|hear|watch|spot|taste|smell) (?:the|your|every|an?|each)\b(?!.*\b(?:below|above|chart|size|details?|video|label|manual|instructions?|description|difference|full|page|results?)\b)/i;
/** "Quieter than a fan", "more absorbent than cotton". */
const COMPARED = /^(?:\p{L}{3,}er|(?:more|less) \p{L}+) than \p{L}+/iu;

const LEAST_THING_WORDS = 3;
/** "Up to 10 hours of light from a full charge". */
const LEAST_FIGURE_WORDS = 5;

/** Whether a unit tells by itself: what it does, or a thing and what it is for. */
const isTelling = ({ kind, text }: Unit): boolean =>
  kind === 'clause' ||
  kind === 'sentence' ||
  // An order that tells no amount is advice.
  (kind === 'order' && /\d/.test(text) && !CARE.test(text) && !OF_SHOP.test(text)) ||
  (kind === 'figure' && text.split(' ').length >= LEAST_FIGURE_WORDS) ||
  (kind === 'order' && OBSERVED.test(text)) ||
  (kind === 'state' && COMPARED.test(text)) ||
  (kind === 'state' && /^(?:ready|safe|gentle|resistant|slim|thin|quiet) /.test(text)) ||
  (kind === 'things' && / (?:for|with|against|that|so) /.test(text));

/** Reads the parts of a text between its commas; null if one of them is of no certain form. */
function readUnits(text: string, names: ReadonlySet<string>): Unit[] | null {
  const plain = cleanPhrase(text, text);
  if (plain === '' || OF_SIZE.test(plain)) return null;
  const whole = readUnit(plain, names) ?? readPurpose(plain, names);
  if (whole !== null) return [whole];
  const listed = readPurposes(plain, names);
  if (listed !== null) return [listed];
  // "Piura, Peru" is one place.
  const parts = plain.split(/,\s+(?:and\s+)?(?!\p{Lu}\p{Ll}+$)/u);
  if (parts.length < 2 || parts.length > 4) return null;
  const units: (Unit | null)[] = [];
  for (const part of parts) {
    const isVerb = units.length > 0 && isTaggedVerb('it', part.toLowerCase().split(' '));
    units.push(readUnit(part, names, units[0]?.kind === 'clause' || isVerb));
  }
  return units.every((unit) => unit !== null) ? units : null;
}

/** "Side pocket for book, phone or drink": a thing, and a bare list of what it is for. */
function readPurposes(plain: string, names: ReadonlySet<string>): Unit | null {
  const [, front = '', list = ''] =
    /^([^,]+?) for ((?:\p{L}+(?: \p{L}+)?, )+\p{L}+(?: \p{L}+)?,? (?:or|and) \p{L}+(?: \p{L}+)?)$/u.exec(plain) ?? [];
  const unit = front === '' ? null : readUnit(front, names);
  return unit?.kind === 'things' ? { ...unit, text: `${unit.text} for ${list}` } : null;
}

/** "Mesh window so your dog sees you": a thing, and what it lets somebody do. */
function readPurpose(plain: string, names: ReadonlySet<string>): Unit | null {
  const [, front = '', purpose = ''] =
    /^([^,]+?),? so ((?:you|your|it|they|the|no|two|nothing|[a-z]+s) [^,]+)$/.exec(plain) ?? [];
  if (front === '' || !tagWords(purpose).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return null;
  const unit = readUnit(front, names);
  if (unit === null || /^(?:none|figure|order)$/.test(unit.kind)) return null;
  return { ...unit, text: `${unit.text}, so ${purpose}`, base: `${unit.base}, so ${purpose}` };
}

/** Joins the parts of a point as they are said together; null if they don't go together. */
function joinUnits(units: readonly Unit[]): Unit | null {
  const [first, second, ...others] = units;
  if (first === undefined || second === undefined) return first ?? null;
  const kinds = [second, ...others].map(({ kind }) => kind);
  const isOnly = (...allowed: readonly Unit['kind'][]): boolean => kinds.every((kind) => allowed.includes(kind));
  const rest = [second, ...others].map(({ text }) => text);
  const all = [first.text, ...rest];
  // "A warm and bright tone" takes no second joint, nor does "phone fits", which may be a sentence.
  const isDeed = (text: string): boolean =>
    /^\p{L}+ \p{L}+$/u.test(text) && findThirdPersonBase(text.split(' ')[1] ?? '') !== null;
  const listed = all.some((text) => / (?:and|or) /.test(text) || isDeed(text))
    ? all.join(', ')
    : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  switch (first.kind) {
    case 'clause':
      if (isOnly('clause'))
        return {
          kind: 'clause',
          text: listed,
          base: `${[first.base, ...[second, ...others].slice(0, -1).map(({ base }) => base)].join(', ')} and ${units.at(-1)?.base}`,
        };
      if (others.length > 0) return null;
      if (second.kind === 'none' || second.kind === 'state')
        return { kind: 'clause', text: `${first.text}, ${second.text}`, base: `${first.base}, ${second.text}` };
      return second.kind === 'sentence'
        ? { kind: 'clause', text: `${first.text}: ${second.text}`, base: `${first.base}: ${second.text}` }
        : null;
    case 'sentence':
      if (others.length > 0) return null;
      if (second.kind === 'none') return { ...first, text: `${first.text}, ${second.text}` };
      if (second.kind === 'sentence' && !first.text.includes(':'))
        return { ...first, text: `${first.text}${/^(?:you|they|it) /.test(second.text) ? ',' : ':'} ${second.text}` };
      return second.kind === 'clause' && !(first.text.split(' ')[1] ?? '').endsWith('s')
        ? { ...first, text: `${first.text} and ${second.text}` }
        : null;
    case 'order':
      return isOnly('order') ? { ...first, text: [first.text, ...rest].join(', ') } : null;
    case 'things':
      // "Whisk, hook and paddle in the box": one of them has two.
      if (isOnly('things') && all.some((text) => / and /.test(text)))
        return { ...first, text: all.map((text) => text.replace(/^an? /, '')).join(', ') };
      if (isOnly('things')) return { ...first, text: listed };
      if (others.length > 0) return null;
      // "Organic cotton, washes at 40°C": the stuff, and what it does.
      if (second.kind === 'clause')
        return numberOfNoun(headOf(first.text)) === 'plural'
          ? null
          : { ...first, text: `${first.text} that ${second.text}` };
      if (second.kind === 'sentence') return { ...first, text: `${first.text}, and ${second.text}` };
      if (second.kind === 'order') return { ...first, text: `${first.text}: ${second.text}` };
      return { ...first, text: `${first.text}, ${second.text}` };
    case 'state':
      if (others.length > 0) return null;
      if (second.kind === 'sentence') return { ...first, text: `${first.text}: ${second.text}` };
      return /^(?:none|state|clause)$/.test(second.kind) ? { ...first, text: `${first.text}, ${second.text}` } : null;
    case 'figure':
      if (isOnly('things')) return { ...first, text: listed };
      // "10 by 8 inches, fits 12 cans": the size is looked up, the rest is told.
      if (second.kind === 'clause' && others.length === 0 && IN_ALL_SIZES.test(first.text)) return second;
      if (second.kind === 'clause')
        // "70 g, fits a front pocket" is no thing that fits.
        return others.length > 0 ||
          first.text.split(' ').length < LEAST_THING_WORDS ||
          numberOfNoun(headOf(first.text)) === 'plural'
          ? null
          : { ...first, kind: 'things', text: `${first.text} that ${second.text}` };
      return isOnly('figure', 'none', 'state') ? { ...first, text: [first.text, ...rest].join(', ') } : null;
    case 'none':
      return isOnly('none') ? { ...first, text: listed } : null;
  }
}

/** "Foot pedal included for hard soil": what comes along. */
function readBrought(inside: string): Unit | null {
  const [, things = '', how = '', rest = ''] =
    /^(.+?) (?:(?:is|are) )?(included|supplied|provided)((?:,? so| for| in| with| to) [^,]+)?$/i.exec(inside) ?? [];
  const isOne = / (?:for|with|of) /.test(things);
  const parts = isOne ? [things] : things.split(/ and /);
  // "Two paddles included" comes with it.
  if (rest === '' && !isOne) return null;
  if (things === '' || /^\d/.test(things) || parts.length > 2 || parts.some((part) => !isListedThing(part)))
    return null;
  if (things.includes(',') && !(isOne && /, [^,]+ and /.test(things))) return null;
  const isMany = parts.length > 1 || numberOfNoun(headOf(things)) === 'plural';
  const named = parts.map((part) => (lacksArticle(part) ? withArticle(part) : part)).join(' and ');
  return {
    kind: 'sentence',
    text: `${named} ${isMany ? 'are' : 'is'} ${how.toLowerCase()}${completeNouns(rest, -1).replace(/^,? so /, ', so ')}`,
    base: '',
  };
}

const isListedThing = (part: string): boolean =>
  part.split(/ (?:for|with|of) /)[0]?.split(' ').length !== undefined &&
  (part.split(/ (?:for|with|of) /)[0] ?? '').split(' ').length <= 4 &&
  (findNoun(headOf(part)) !== null || numberOfNoun(headOf(part)) === 'plural') &&
  !/ in /.test(part);

/** "5 tips and brass sponge": the second of two things takes its article. */
const withLastArticle = (amount: string): string =>
  amount.replace(/(?<= and )(?!an? |the |\d)([^,]+)$/u, (thing) =>
    lacksArticle(thing) && findNoun(headOf(thing)) !== null ? withArticle(thing) : thing,
  );

/** "Softer each time", "quieter than a fan". */
const isComparative = (word: string): boolean =>
  /[a-z]{3}(?:er|est)$/.test(word) &&
  [word.slice(0, -2), word.slice(0, -1), word.replace(/ier$/, 'y'), word.slice(0, -3), word.replace(/iest$/, 'y')].some(
    (stem) => isAdjective(stem),
  ) &&
  findNoun(word) === null;

const MEASURED_BY = /^(?:wide|long|tall|high|deep|thick|across|thin|heavy|old|apart)$/;

function readUnit(written: string, names: ReadonlySet<string>, isBehindClause = false): Unit | null {
  const inside = names.has((written.split(' ')[0] ?? '').toLowerCase())
    ? written
    : withSmallFirst(lowerStart(written, names));
  const words = inside.split(' ');
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const [first = '', second = '', third = ''] = plain;
  if (words.length > MOST_WORDS || REFUSED.test(inside) || /[:;?]/.test(inside)) return null;
  if (/^(?:no|zero|without|never) /.test(inside))
    return inside.includes(',') ? null : { kind: 'none', text: completeNouns(inside, -1), base: '' };
  if (/^(?:can|won['’]t|can['’]t|doesn['’]t|never) /.test(inside))
    return isPlainRest(inside)
      ? { kind: 'clause', text: inside, base: inside.replace(/^doesn(['’])t/, 'don$1t') }
      : null;
  if (/^(?:you|they|it)$/.test(first) && /^(?:VERB|AUX)$/.test(tagWords(inside)[1]?.pos ?? ''))
    return { kind: 'sentence', text: inside, base: '' };
  if (/^(?:set|pack|pair|box|bundle) of (?:\d+|two|three|four|five|six)$/i.test(inside))
    return { kind: 'things', text: `a ${inside}`, base: '' };
  const brought = readBrought(inside);
  if (brought !== null) return brought;
  const isDeed =
    isBehindClause &&
    second !== '' &&
    /[^su]s$/.test(first) &&
    (findThirdPersonBase(first) !== null || isTaggedVerb('it', plain));
  const isVerb = isVerbOfOne(plain, 0) || isDeed;
  if (isVerb && isTellingVerb(inside)) {
    if (!isPlainRest(inside)) return null;
    const text = completeNouns(inside, 0);
    return { kind: 'clause', text, base: toMany(text) };
  }
  const verb = findListedVerb(plain);
  if (verb > 0) {
    if (!isTellingVerb(words.slice(verb).join(' ').toLowerCase()) || !isPlainRest(inside)) return null;
    return { kind: 'sentence', text: withSubject(completeNouns(inside, verb), verb), base: '' };
  }
  const isOrder =
    // "Pump by hand".
    ((isBaseVerb(first) || isTaggedVerb('you', plain)) &&
      second === 'by' &&
      /^(?:hand|foot|voice|ear|eye)$/.test(third)) ||
    ((isBaseVerb(first) || (third !== '' && isTaggedVerb('you', plain))) &&
      (/^(?:the|an?|your|it|them|up|off|out|down|all|any)$/.test(second) ||
        (second === 'for' && /^\d/.test(third)) ||
        (isBaseVerb(first) &&
          findNoun(first) === null &&
          !isAdjective(first) &&
          !MODIFIERS.has(first) &&
          second !== '')) &&
      // "Roast date on every bag".
      !(findNoun(second)?.number === 'singular' && findNoun(third) === null));
  if (isOrder) return isPlainRest(inside) ? { kind: 'order', text: completeNouns(inside, 0), base: '' } : null;
  if (isAmbiguous(plain) || (words.length === 1 && /^(?:k?g|mg|oz|lbs?|ml|cl|l|cm|mm|in|ft|m)$/.test(first)))
    return null;
  if (AMOUNT.test(inside)) {
    const isSure =
      acceptPhrase(inside) ||
      /^(?:\p{L}+ ){0,2}\d[\d.,]* \p{L}+ of \p{L}+$/u.test(inside) ||
      words.length <= 3 ||
      MEASURED_BY.test(plain.at(-1) ?? '');
    if (inside.startsWith('100% ') && isAdjective(second)) return { kind: 'state', text: inside, base: '' };
    const last = plain.at(-1) ?? '';
    if (!isSure || inside.includes(',') || (isAdjective(last) && !MEASURED_BY.test(last))) return null;
    const [, thing = ''] = /^\d[\d.,]*(?:-\d[\d.,]*)?[ -]?\p{L}+ (.+)$/u.exec(inside) ?? [];
    const isThing =
      thing !== '' &&
      !/\b(?:max|min|each|total|only|thick|wide|long|high|deep|tall|across)\b/.test(thing) &&
      !PREPOSITIONS.has(thing.split(' ')[0] ?? '') &&
      !MEASURED_BY.test(thing);
    // "16 oz cotton canvas" is what it is made of.
    if (ENDS_IN_MATERIAL.test(inside)) return null;
    const amount = isThing && MEASURE.test(inside) && lacksArticle(inside) ? withArticle(inside) : inside;
    // "36 hours with case": the one that is known.
    const text = completeNouns(withLastArticle(amount), -1).replace(
      /(?<=hours?.*) with an? (?=\p{L}+$)/u,
      ' with the ',
    );
    return { kind: 'figure', text, base: '' };
  }
  if (inside.includes(',')) return null;
  if (isComparative(first) || COMPARED.test(inside) || /^[a-z]{3,}est (?:at|on|in|for)\b| enough\b/.test(inside))
    return { kind: 'state', text: completeNouns(inside, -1), base: '' };
  // "Steel edge chips ice": a plural inside a thing is a verb more often.
  if (first === 'easy' || hasPluralInside(plain)) return null;
  // "Poles are pre-attached: up in 60 seconds".
  if (/^(?:up|down|on|off|in|out|for|at|from|to|with) /.test(inside))
    return { kind: 'state', text: completeNouns(inside, -1), base: '' };
  const told = readQualityBehind(inside, plain);
  if (told !== null) return told;
  const form = readForm(inside);
  if (form.kind === 'state') return { kind: 'state', text: completeNouns(inside, -1), base: '' };
  if (form.kind !== 'noun' && (form.kind !== 'text' || !acceptPhrase(inside))) return null;
  // "Enamelled inside", "thrown by hand", "IPX7".
  const isQuality =
    isAdjective(headOf(inside)) ||
    /(?:[a-z]{3}ed|(?:^|-)(?:thrown|blown|drawn|hung|ground|cut|sewn|woven|made|baked|spun|grown|built|bound|brewed|fed|set|wound|cast|picked|roasted))$/.test(
      headOf(inside),
    );
  if (/^\p{Lu}[\p{Lu}-]+$/u.test(inside)) return null;
  // "Grassy", "kind to teeth", "keep-warm for 12 hours".
  const [verbal = ''] = first.split('-');
  const isBareQuality =
    (words.length === 1 && (first.endsWith('less') || (findNoun(first) === null && !first.endsWith('s')))) ||
    /^(?:kind|gentle|good|soft|tough|true|close) (?:to|on) /.test(inside) ||
    (first.includes('-') && isBaseVerb(verbal) && findNoun(first) === null && PREPOSITIONS.has(second));
  if (isBareQuality) return { kind: 'state', text: inside, base: '' };
  // "You and the dog".
  if (/^(?:you|it|they|them|us|everyone|nobody) /.test(inside)) return { kind: 'things', text: inside, base: '' };
  if (
    isQuality ||
    /[a-z]{3}ed (?:inside|outside|throughout)$/.test(inside) ||
    /^\p{Lu}[\p{Lu}\d-]*\d[\p{Lu}\d]*$/u.test(inside)
  )
    return { kind: 'state', text: completeNouns(inside, -1), base: '' };
  if (isAdjective(first) && words.length === 1) return { kind: 'state', text: inside, base: '' };
  const thing = withInnerArticle(inside);
  // "Cut-resistant HPPE" is a stuff.
  const isBare =
    ENDS_IN_MATERIAL.test(inside) ||
    (/ and /.test(inside) && ENDS_IN_MATERIAL.test(inside.split(' and ')[0] ?? '')) ||
    !lacksArticle(thing) ||
    /^(?:\S+ ){0,3}\p{Lu}{3,}$/u.test(inside.split(/ (?:for|with|of|in) /)[0] ?? '');
  return {
    kind: 'things',
    text: completeNouns(isBare || !surelyTakesArticle(thing) ? thing : withArticle(thing), -1),
    base: '',
  };
}

/** "HEPA filter washable": the filter is. */
function readQualityBehind(inside: string, plain: readonly string[]): Unit | null {
  const [quality = '', head = ''] = [plain.at(-1), plain.at(-2)];
  const isSure =
    plain.length > 1 &&
    plain.length <= 4 &&
    /[a-z]{3}(?:able|ible|proof)$/.test(quality) &&
    findNoun(quality) === null &&
    findNoun(head) !== null &&
    !isAdjective(head) &&
    !/^(?:dishwasher|machine|hand|microwave|oven|user|eco|water|wind|child|splash|leak|sound|rust)$/.test(head) &&
    !plain.some((word) => FUNCTION_WORDS.has(word) || PREPOSITIONS.has(word));
  if (!isSure) return null;
  const thing = inside.split(' ').slice(0, -1).join(' ');
  return {
    kind: 'sentence',
    text: `the ${thing} ${numberOfNoun(head) === 'plural' ? 'are' : 'is'} ${quality}`,
    base: '',
  };
}

const hasPluralInside = (plain: readonly string[]): boolean => {
  const end = plain.findIndex((word, at) => at > 0 && (PREPOSITIONS.has(word) || /^(?:and|or)$/.test(word)));
  return (end < 0 ? plain : plain.slice(0, end))
    .slice(0, -1)
    .some((word) => /[a-z]{3}[^su'’]s$/.test(word) && !/^(?:sports|always|arms|news|lens|canvas|series)$/.test(word));
};

/** "26K sensor tracks on glass": a plural, or a verb. */
const isAmbiguous = (plain: readonly string[]): boolean =>
  plain.some(
    (word, at) =>
      at > 0 &&
      /^(?:on|to|from|over|through|into|at|against|along)$/.test(plain[at + 1] ?? '') &&
      findThirdPersonBase(word) !== null &&
      findNoun(plain[at - 1] ?? '')?.number === 'singular',
  );

/** Whether what follows a verb is one clause: commas and joints are read as parts. */
const isPlainRest = (inside: string): boolean =>
  !/,(?! (?:and|or) )/.test(inside) || /^(?:[^,]+, ){2,}(?:and|or) /.test(inside);

const toMany = (clause: string): string => {
  const [verb = '', ...rest] = clause.split(' ');
  const base = findThirdPersonBase(verb) ?? singularVerb(verb);
  return [base, ...rest.map((word, at) => (rest[at - 1] === 'and' ? manyAfterJoint(word, rest[at + 1]) : word))].join(
    ' ',
  );
};

const manyAfterJoint = (word: string, next: string | undefined): string => {
  const isTagged = /[a-z]{2}[^s]s$/.test(word) && next !== undefined && isTaggedVerb('it', [word, next]);
  const base = findThirdPersonBase(word) ?? (isTagged ? singularVerb(word) : null);
  return base !== null && (findNoun(word) === null || /^(?:the|your|it|them|up|off|out|down)$/.test(next ?? ''))
    ? base
    : word;
};

/** Gives the subject of a sentence its article: "the ejector slide drops the weed". */
function withSubject(sentence: string, verb: number): string {
  const words = sentence.split(' ');
  const subject = words.slice(0, verb).join(' ');
  const head = headOf(subject);
  // "Bedtime takes longer", "still breathes": no certain thing.
  if (NO_THING.test(head)) return sentence;
  // "Shea butter softens skin".
  const isStuff = findNoun(head)?.number === 'uncountable' && numberOfNoun(head) === 'uncountable';
  const isBare =
    !isStuff && numberOfNoun(head) !== 'plural' && findNoun(head)?.number !== 'plural' && !ENDS_IN_MATERIAL.test(head);
  const isAcronym = /^\p{Lu}{2,}$/u.test(subject) && !/^(?:LED|LCD|OLED)$/.test(subject);
  const isAnyone = /^(?:no|every|any|some)(?:body|one|thing)\b/i.test(subject);
  if (isAcronym || isAnyone || hasDeterminer(subject) || / and /.test(subject) || !(isBare || lacksArticle(subject)))
    return sentence;
  return `the ${withSmallFirst(sentence)}`;
}

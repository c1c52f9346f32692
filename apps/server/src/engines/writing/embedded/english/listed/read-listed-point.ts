import { cleanLine } from '../../clean-text.ts';
import { BOAST } from '../boast.ts';
import { dropPraise } from '../drop-praise.ts';
import type { FactForm } from '../fact-form.ts';
import { cleanPhrase } from '../fact-text.ts';
import { capitalise, lowerStart } from '../text/capitals.ts';
import { DROPPED_LABELS, IDLE_LABELS } from '../text/label-row.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isAdjective } from '../lexicon.ts';
import { tagWords } from '../prose/tagged-words.ts';
import { isTaggedVerb } from './find-listed-verb.ts';
import { type Unit, MOST_WORDS, REFUSED, COMPARED, headOfThing } from './unit.ts';
import { joinUnits } from './join-units.ts';
import { readUnit } from './read-unit.ts';

/** "Set the pressure and the pump stops": what the thing does when the buyer does something. */
const ANSWERED = / and (?:it|(?:the|your) \p{L}+) (?:never |always )?\p{L}+s(?: |$)/u;

const LEAST_WORDS = 3;
/** What a shop asks its visitors for. */
const OF_SHOP =
  /^(?:order|buy|shop|contact|email|call|visit|follow|subscribe|join|check|see|read|choose|select|pick|add|enjoy|discover|experience|explore|get|treat|upgrade|elevate|transform|make|give|let|say|love|feel|use|try|be|have|message|ask|measure|allow|refer|note|leave|click|save|pay|book|register|complete|create|bring|take|meet|imagine|look)\b/i;

/** What the buyer does with it in the end. */
const CARE =
  /^(?:machine |hand |spot )?(?:wash|store|keep|avoid|do not|don't|rinse|wipe|clean|dry|iron|tumble|apply|recycle|refrigerate|read|choose|see)\b/i;
/** A lasting guarantee is a fact, not a boast. */
const GUARANTEE = /\b(?:lifetime|\d+[- ](?:year|month)) guarantee\b/i;
/** Sizes, which are looked up. */
const OF_SIZE = /^[\d.,\s]*(?:(?:x|×|by|to|-|–) ?[\d.,]+ ?)*\p{L}{0,7}\.?$/u;

/** "Installs in 3 minutes – renters love it": who likes it, behind what it does. */
const LOVED =
  /\s+[–—-]\s+(?:(?:the |your )?\p{L}+ (?:will )?(?:love|adore|like)s? (?:it|them|this)|(?:a )?(?:perfect|great|ideal|best)\b[^–—]*)$/iu;

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
  const own = keepArticles(read, text);
  if (own !== null) return own;
  const count = read.phrase.split(' ').length;
  return (count < LEAST_WORDS && !(read.form.kind === 'clause' && count === 2 && /\d/.test(read.phrase))) ||
    count > MOST_WORDS ||
    REFUSED.test(read.phrase)
    ? null
    : read;
}

const countArticles = (text: string): number => (text.match(/\b(?:an?|the)\b/giu) ?? []).length;

/** A seller who writes every article needs none of ours: his words stand, where completing them lost one. */
function keepArticles({ phrase, form }: ListedPoint, text: string): ListedPoint | null {
  if (form.kind === 'clause' || /[:;?=()]|\s[–—-]\s/.test(text) || countArticles(phrase) >= countArticles(text))
    return null;
  return { phrase: capitalise(cleanPhrase(text, text)), form };
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
  const isMany = numberOfNoun(headOfThing(subject)) === 'plural';
  return {
    phrase: `${capitalise(subject)} ${isMany ? 'mean' : 'means'} ${meant[0]?.text}`,
    form: { kind: 'sentence' },
  };
}

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
/** "Up to 10 hours of light from a full charge". */
const LEAST_FIGURE_WORDS = 5;

/** Whether a unit tells by itself: what it does, or a thing and what it is for. */
const isTelling = ({ kind, text }: Unit): boolean =>
  kind === 'clause' ||
  kind === 'sentence' ||
  // An order that tells no amount is advice.
  (kind === 'order' && /\d/.test(text) && !CARE.test(text) && !OF_SHOP.test(text)) ||
  (kind === 'figure' && text.split(' ').length >= LEAST_FIGURE_WORDS) ||
  (kind === 'none' && /^(?:zero|never) \S+ \S+/.test(text)) ||
  (kind === 'order' &&
    (/^(?:just|simply) /.test(text) ||
      OBSERVED.test(text) ||
      (ANSWERED.test(text) && !CARE.test(text) && !OF_SHOP.test(text)))) ||
  (kind === 'state' && COMPARED.test(text)) ||
  (kind === 'state' && /^(?:ready|safe|gentle|resistant|slim|thin|quiet) /.test(text)) ||
  (kind === 'things' && / (?:for|with|against|that|so) /.test(text));

/** Reads the parts of a text between its commas; null if one of them is of no certain form. */
function readUnits(text: string, names: ReadonlySet<string>): Unit[] | null {
  const plain = cleanPhrase(text, text);
  if (plain === '' || OF_SIZE.test(plain)) return null;
  const whole = readUnit(plain, names) ?? readPurpose(plain, names);
  if (whole !== null) return [whole];
  if (SAFE_FOR.test(plain)) return [{ kind: 'state', text: lowerStart(plain, names), base: '' }];
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

/** "Microwave, dishwasher and freezer safe". */
const SAFE_FOR = /^\p{L}+(?:, \p{L}+)*,? (?:and|or) \p{L}+[- ]safe$/u;

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

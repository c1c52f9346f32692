import type { SourceField } from '@reelwright/contracts';
import type { WrittenLines } from './written-lines.ts';

/** A phrase of a seller's text. */
export interface Phrase {
  text: string;
  source: SourceField;
  /** Its place in the field's text. */
  range: { start: number; end: number };
  /** The position of its selling point; null in running text. */
  place: number | null;
}

/** A concept that the seller's text certainly states. */
export interface ToldConcept {
  /** Its rows, the closest first. */
  rows: readonly WrittenLines[];
  phrase: Phrase;
  /** The recognised words, whole, and their place in the phrase. */
  words: string;
  start: number;
  end: number;
  /** The amount in the recognised words. */
  parts: { n?: string };
}

/**
 * Words before a word that reverse or relativise it: "not waterproof", "for leather", "compatible with wireless
 * chargers", 仿木.
 */
const TURNED_BEFORE =
  /(?:\b(?:no|not|non|never|without|isn['’]t|aren['’]t|doesn['’]t|don['’]t|than|faux|imitation|fake|optional)[ -](?:[\w-]+ )?|\b(?:compatible|works?|used?|goes|pairs?|matches|along) with (?:[\w-]+ ){0,3}|\b(?:(?:looks?|feels?|just|much) like|fits|suits?|protects?|cleans?|removes?|replaces?|needs?|requires?|unlike|if|whether|instead of|rather than)\b[^,;.]{0,40}|[不无非未没仿像似])$/iu;
/** Words after a word that reverse its meaning: "leather-free", "wood effect", 木纹. */
const TURNED_BEHIND =
  /^(?:[- ](?:free|look|like|effect|style|print|pattern|inspired|compatible|ready)\b|\s?(?:\((?:optional|not included)|(?:is |are )?(?:not included|sold separately|optional))|纹|色|感|风格|图案)/iu;
/** Things that come with a product or are a part of it: what is said of them is not said of the product. */
const PART =
  /^[- ](?:[\w-]+ )?(pockets?|pouch(?:es)?|compartments?|sleeves?|cases?|covers?|bags?|box(?:es)?|packag\w*|cables?|zips?|zippers?|chargers?|adapters?|remotes?|trim|accents?|details?|patch(?:es)?|logo|labels?|inserts?|batter(?:y|ies)|ports?)\b/iu;

/** A phrase of so few words that joins nothing states one concept, whatever rows know it by. */
const MOST_WORDS_OF_ONE = 6;
const JOINS = /,|&|\b(?:and|with|plus)\b|[，、和带]|\p{Script=Han}{9}/iu;

/** Finds the concepts that phrases state, each once, in the order of the phrases. `rows` are those that suit. */
export function findConcepts(rows: readonly WrittenLines[], phrases: readonly Phrase[]): ToldConcept[] {
  const found: ToldConcept[] = [];
  const used = new Set<WrittenLines>();
  for (const phrase of phrases) {
    const own: (Omit<ToldConcept, 'rows'> & { rows: WrittenLines[] })[] = [];
    for (const row of rows) {
      const hit = used.has(row) ? null : recognise(row, phrase.text);
      if (hit === null) continue;
      const isOne = phrase.text.split(' ').length <= MOST_WORDS_OF_ONE && !JOINS.test(phrase.text);
      const same = own.find(({ start, end }) => isOne || (hit.start < end && start < hit.end));
      if (same) same.rows.push(row);
      else own.push({ ...hit, rows: [row], phrase });
    }
    for (const concept of own) {
      for (const row of concept.rows) used.add(row);
      found.push(concept);
    }
  }
  return found;
}

const MATERIAL = /leather|suede|wood|oak|steel|silver|gold|glass|wool|silk|linen|cashmere|velvet|marble|bamboo/i;
/** Clauses of a phrase: "light, soft and waterproof". */
const CLAUSE = /,\s+(?:and\s+)?|\s+(?:and|with|&)\s+|[，、]/giu;

function recognise(row: WrittenLines, text: string): Pick<ToldConcept, 'words' | 'start' | 'end' | 'parts'> | null {
  const direct = row.match.exec(text);
  const [match, offset] = direct ? [direct, 0] : row.isAnchored ? findInClauses(row.match, text) : [null, 0];
  if (match === null) return null;
  const start = match.index + offset;
  const end = start + match[0].length;
  const before = text.slice(0, start);
  const behind = text.slice(end);
  if (TURNED_BEFORE.test(before) || TURNED_BEHIND.test(behind)) return null;
  // A cleaner "for leather" is not made of it.
  if (/\b(?:for|to)\s(?:\w+\s)?$/i.test(before) && MATERIAL.test(match[0])) return null;
  const part = PART.exec(behind)?.[1]?.toLowerCase().replace(/e?s$/, '');
  if (part !== undefined && !row.match.source.toLowerCase().includes(part)) return null;
  const head = /[\p{L}\p{N}'-]*$/u.exec(before)?.[0] ?? '';
  const tail = /^(?:[\p{L}\p{N}'-]|(?<=\d)[.,]\d)*/u.exec(behind)?.[0] ?? '';
  const isHan = /\p{Script=Han}/u.test(match[0]);
  const whole = isHan ? match[0] : `${head}${match[0]}${tail}`;
  return { words: whole.trim(), start, end, parts: readParts(match) };
}

/** Returns the amount of a match as `n`; alternatives of a pattern name it `n` or `m`. */
function readParts({ groups }: RegExpExecArray): Record<string, string> {
  const amount = groups?.['n'] ?? groups?.['m'];
  return amount === undefined ? {} : { n: amount };
}

function findInClauses(match: RegExp, text: string): [RegExpExecArray | null, number] {
  let offset = 0;
  for (const separator of text.matchAll(CLAUSE)) {
    offset = separator.index + separator[0].length;
    const found = match.exec(text.slice(offset));
    if (found) return [found, offset];
  }
  return [null, 0];
}

import { cleanLine, splitSentences } from '../../clean-text.ts';
import { BOAST } from '../boast.ts';
import { dropPraise } from '../drop-praise.ts';
import type { FactForm } from '../fact-form.ts';
import { cleanPhrase, isLimited } from '../fact-text.ts';
import { REFUSED } from '../listed/unit.ts';
import { leansOnPart } from '../part-of-point.ts';
import { capitalise } from '../text/capitals.ts';
import { withSmallFirst } from '../small-first.ts';
import { type ReadClause, readClause } from './read-clause.ts';

/** A part of a seller's point that was read whole. */
export interface ToldClause {
  phrase: string;
  form: FactForm;
  reading: ReadClause;
}

/** What limits the rest of a point: without it the rest promises too much. */
const LIMITING =
  /\b(?:only|not|except|but|if|unless|optional|required|sold separately|depending|excluding|without|under|less|minus|vary|varies|may|might|up to|max|almost|nearly|mostly|usually|typically|more or less|just about|sometimes)\b/i;
/** What the buyer does in the end, and what a shop asks of its visitors: no facts. */
const OF_BUYER =
  /^(?:wash|store|keep|avoid|rinse|wipe|clean|dry|iron|apply|recycle|read|wear|trim|spot|do|don['’]t|never|always|please|order|buy|shop|contact|email|call|visit|follow|check|send|upload|allow|refer|note|click|leave|message|subscribe|pick|choose|see|enjoy|discover|experience|explore|get|make|love|feel|use|try|be|ask|save|pay|create|bring|give|let|add|join|treat|upgrade)\b/i;
const MARKS = /[:?"“”•…{}|=@#*<>+]|\s[–—-]\s/;
/** "Clip on tuner works": how it is put on, before what it is. */
const ATTRIBUTE =
  /^(clip|snap|plug|pull|slip|stick|bolt|screw|roll|step|fold|tie|carry|sit|push|pop|drop|wrap|lift|lace|zip|clamp|hook|strap|flip|slide|built|add) (on|in|off|up|down|out|over|away) (?=\p{Ll}+ (?:\p{Ll}+s|won['’]t|can['’]t|doesn['’]t) )/iu;
/** Parts of a point end at these. */
const LEAST_WORDS = 4;
/** Three words are a clause if they are certainly one. */
const MOST_SHORT_COST = 0.8;
/** "No batteries, two magnets find screws". */
const LEAST_PART_WORDS = 2;
/** What comes along, and what it is made for: other readers weigh them. */
const BROUGHT =
  /^(?:comes? (?:with|in|as)|includes?|works? with|made (?:of|from|with)|with|for|(?:just )?by)\b|\bincluded$/i;

/**
 * Reads the parts of a seller's point by the grammar of clauses: "Steel insert lifts out for dishwasher, no tools needed".
 * Null if the first part is not read, or what is not read limits the others.
 * `known` are the words that other texts name.
 */
export function tellPoint(line: string, known: ReadonlySet<string>): ToldClause[] | null {
  if (isLimited(line)) return null;
  const told: ToldClause[] = [];
  for (const [at, sentence] of splitSentences(cleanLine(line))
    .flatMap((each) => each.split(/;\s+/))
    .entries()) {
    const text = dropPraise(cleanPhrase(sentence, line)).replace(/[\s.!]+$/u, '');
    const parts = MARKS.test(text) || REFUSED.test(text) || BOAST.test(text) ? null : readParts(text, known);
    if (parts === null) {
      if (at === 0 || LIMITING.test(text)) return null;
      continue;
    }
    told.push(...parts.filter(({ phrase }) => !leansOnPart(phrase, line)));
  }
  return told.length === 0 ? null : told;
}

/** Reads a sentence whole, or its longest parts between commas one after the other. */
function readParts(text: string, known: ReadonlySet<string>): ToldClause[] | null {
  const pieces = text.split(/, /);
  const told: ToldClause[] = [];
  let at = 0;
  while (at < pieces.length) {
    let end = pieces.length;
    let read: ToldClause | null = null;
    for (; end > at && read === null; end -= 1)
      read = toTold(pieces.slice(at, end).join(', '), { isPart: pieces.length > 1, known });
    if (read === null) {
      const lost = pieces[at] ?? '';
      if (at === 0 || LIMITING.test(lost)) return null;
      at += 1;
      continue;
    }
    // "Soft as real hair, no animals": by itself, the second part says something else.
    const isLeaning = told.length > 0 && told[0]?.form.kind === 'state' && read.reading.kind === 'none';
    // "Holds 50 lbs, tested with four cups": by itself, the second part is said of anything.
    if (told.length === 0 || (read.form.kind !== 'state' && !isLeaning)) told.push(read);
    at = end + 1;
  }
  return told;
}

function toTold(
  written: string,
  { isPart, known }: { isPart: boolean; known: ReadonlySet<string> },
): ToldClause | null {
  const text = withSmallFirst(written.replace(/^(?:and|plus|also|then)\s+/i, '').replace(ATTRIBUTE, '$1-$2 '));
  const count = text.split(' ').length;
  if (count < (isPart ? LEAST_PART_WORDS : LEAST_WORDS - 1) || BROUGHT.test(text)) return null;
  const read = readClause(text, known);
  const isShort = read !== null && /^(?:clause|sentence)$/.test(read.kind) && read.cost <= MOST_SHORT_COST;
  if (count < LEAST_WORDS && !(read?.kind === 'none' && isPart) && !(count === LEAST_WORDS - 1 && isShort)) return null;
  return read === null || (read.kind !== 'clause' && OF_BUYER.test(read.text))
    ? null
    : { phrase: capitalise(read.text), form: formOf(read), reading: read };
}

function formOf({ kind, base }: ReadClause): FactForm {
  if (kind === 'clause') return { kind: 'clause', base };
  if (kind === 'state') return { kind: 'state' };
  return kind === 'order' || kind === 'thing' ? { kind: 'listed' } : { kind: 'sentence' };
}

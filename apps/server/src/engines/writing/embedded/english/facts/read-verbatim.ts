import { cleanLine } from '../../clean-text.ts';
import { BOAST } from '../boast.ts';
import { dropPraise } from '../drop-praise.ts';
import { finishLine } from '../finish/finish-line.ts';
import { proofread } from '../finish/proofread.ts';
import { singularVerb } from '../fact-form.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb } from '../lexicon.ts';
import { COMPARED, REFUSED } from '../listed/unit.ts';
import { tagWords } from '../prose/tagged-words.ts';
import type { ProseFact } from '../prose/phrase-facts.ts';
import { capitalise, withSmallStart } from '../text/capitals.ts';
import { spellOut } from '../text/spell-out.ts';

const LEAST_WORDS = 3;
/** "Charts update themselves" is told with its article. */
const LEAST_SENTENCE_WORDS = 4;
const MOST_WORDS = 16;

/** Marks and words with which a text is not whole by itself, or speaks of the shop, of care and of other goods. */
const UNSAID =
  /[:;?"“”•…]|\b(?:etc|not|only|included|includes?|supplied|provided|needed|required|also available|available|compatible|fits?|models?|sizes?|contains?|may|might|will not|before|after|warning|note|store|keep away|refill|refills|returns?|exchange|physical|download|dimensions?|measures|weighs|approx|certified|rated|tested|approved|fda|eligible)\b/i;

/** What the buyer does with the product, and not how it is cared for or bought. */
const CARE =
  /^(?:wash|store|keep|avoid|rinse|wipe|clean|dry|iron|apply|recycle|read|use|wear|trim|hang|spot|machine|hand|do|don['’]t|never|always|please|order|buy|shop|contact|email|call|visit|follow|check|send|upload|allow|refer|note|click|leave|message|subscribe|reschedule|pick|local)\b/i;

/** Words that one of things or of stuff begins with, which needs no article of ours. */
const OPENED =
  /^(?:the|an?|your|every|each|no|half|all|both|one|two|three|four|five|six|seven|eight|nine|ten|twelve|more|less|so|\d)/i;

/**
 * Reads a short text of a seller as it stands: what the product does ("Comes back to its dock when it rains"), or a
 * phrase that lacks nothing ("Half an inch of foam under your knees"). Null if a noun of it would need an article, or
 * if its grammar is not certain.
 */
export function readVerbatim(written: string): ProseFact | null {
  const text = spellOut(cleanLine(written)).replace(/[\s.!]+$/u, '');
  const words = text.split(' ');
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return null;
  if (UNSAID.test(text) || REFUSED.test(text) || COMPARED.test(text) || CARE.test(text) || BOAST.test(text))
    return null;
  if (dropPraise(text) !== text || /\p{Lu}{4,}|\d ?[x×] ?\d|\p{L}\/\p{L}/u.test(text)) return null;
  const small = withSmallStart(text);
  const [first = ''] = small.split(' ');
  const asDeed = `it ${small}`;
  const [, verb, next] = tagWords(asDeed);
  const base = findThirdPersonBase(first) ?? (/[^s'’]s$/.test(first) ? singularVerb(first) : null);
  const isDeed =
    base !== null &&
    verb?.pos === 'VERB' &&
    next !== undefined &&
    !/^(?:NOUN|VERB|AUX|PUNCT)$/.test(next.pos) &&
    findNoun(first)?.number !== 'plural';
  if (isDeed) {
    if (!isWhole(`It ${small}.`)) return null;
    return { phrase: capitalise(text), form: { kind: 'clause', base: `${base}${small.slice(first.length)}` } };
  }
  if (!isWhole(`${capitalise(text)}.`) || !isPhrase(small)) return null;
  if (!isSentence(small)) return { phrase: capitalise(text), form: { kind: 'listed' } };
  return words.length < LEAST_SENTENCE_WORDS ? null : { phrase: capitalise(text), form: { kind: 'sentence' } };
}

/** "Canvas bags keep the letters sorted": things, and a verb behind them. */
const isSentence = (small: string): boolean => {
  const words = tagWords(small);
  const verb = words.findIndex(({ pos, word }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed|en|wn)$/.test(word)));
  return verb > 0 && words.slice(0, verb).some(({ pos }) => pos === 'NOUN' || pos === 'PRON');
};

/** Whether nothing has to be added or refused. */
const isWhole = (sentence: string): boolean =>
  finishLine(sentence) === sentence && proofread(sentence, { names: [], said: '' }) === null;

/** A phrase with a determiner, several things, what was done, or what the buyer does. */
function isPhrase(small: string): boolean {
  const words = tagWords(small);
  const [first] = words;
  if (first === undefined) return false;
  if (OPENED.test(small)) return true;
  // "Firm at the ankle, lighter toward the knee".
  if (isAdjective(first.word) && findNoun(first.word) === null && words[1]?.pos === 'ADP') return true;
  if (isBaseVerb(first.word) && first.pos === 'VERB' && findNoun(first.word) === null) return true;
  if (/(?:[a-z]{3}ed|built|made|cut|sewn|woven|spun|knit)$/.test(first.word) && words[1]?.pos === 'ADP') return true;
  const end = words.findIndex(({ pos }, at) => at > 0 && !/^(?:ADJ|NOUN|NUM)$/.test(pos));
  const head = words[(end < 0 ? words.length : end) - 1];
  return head?.pos === 'NOUN' && findNoun(head.word) !== null && numberOfNoun(head.word) === 'plural';
}

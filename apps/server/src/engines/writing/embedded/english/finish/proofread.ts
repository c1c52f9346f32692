import { LRUCache } from 'lru-cache';
import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb, isNounLikeVerb, PREPOSITIONS } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { MAYBE_MASS } from '../part-name.ts';
import { type TaggedWord, tagWords } from '../prose/tagged-words.ts';
import { isCutOff } from './is-cut-off.ts';
import { at, endOfThing, isNominal } from './nominal-words.ts';
import type { PhraseFault } from './phrase-fault.ts';
import { findPhraseFault } from './read-phrases.ts';
import { hasUnsureArticle, hasUnsureSubject } from './unsure-articles.ts';

/** What a proofreader holds against a line in the seller's words. */
export type Fault = PhraseFault | 'cut_off' | 'bare_in_list' | 'glue' | 'colon';

/**
 * Reads a finished line in the seller's words once more, whatever path it came by, and names what is wrong with it: null
 * if nothing is. `names` are what the line may call the product, and `said` is all that the seller says. Pure, but for
 * the tagger's model.
 */
export function proofread(line: string, context: { names: readonly string[]; said: string }): Fault | null {
  const key = `${line}\n${context.names.join('|')}\n${context.said}`;
  const known = kept.get(key);
  if (known !== undefined) return known.fault;
  const fault = readLine(line, context);
  kept.set(key, { fault });
  return fault;
}

/** Each seed of an ad reads the lines of its product anew. */
const kept = new LRUCache<string, { fault: Fault | null }>({ max: 2000 });

function readLine(line: string, { names, said }: { names: readonly string[]; said: string }): Fault | null {
  const text = names
    .filter((name) => name !== '')
    .toSorted((left, right) => right.length - left.length)
    .reduce((rest, name) => rest.replaceAll(name, NAME), line)
    .replace(
      new RegExp(`(?:(?:the|these|this) )?${NAME}(?: ${NAME})*(?:['’]s? ${NAME})?(?: by ${NAME})?`, 'giu'),
      NAME,
    );
  const parts = text.split(/(?<=[.!?:;])(?<!\b(?:[ap]\.m|vs|approx|no|st|dr|mr|ms)\.)\s+/i).filter(Boolean);
  for (const [at, part] of parts.entries()) {
    if (part.endsWith(':') && !part.includes(NAME) && !said.includes(part.slice(0, -1).toLowerCase() + ':'))
      return 'colon';
    // "Fits a ProtectiveClean, a DiamondClean": makes that the seller names without articles.
    const [made] = /\ban? \p{Lu}\p{Ll}+\p{Lu}\p{L}+/iu.exec(part) ?? [];
    if (made !== undefined && /\p{Ll}\p{Lu}/u.test(made) && !said.includes(made.toLowerCase())) return 'article';
    const isBehindName = (parts[at - 1] ?? '').endsWith(':');
    if (hasUnsureArticle(part, said)) return 'article';
    if (hasUnsureSubject(part, said)) return 'bare_subject';
    // "Under 20% moisture that lights fast": a clause of ours, of what the seller only lists.
    if (said !== '' && / that (?!['’]s)/i.test(part) && !part.includes(NAME) && !/\bthat\b/.test(said)) return 'glue';
    // "Xyla: clears smoke": what it does, behind a colon.
    const [deed = '', next = ''] = part.toLowerCase().split(' ');
    if (
      (parts[at - 1] ?? '').endsWith(`${NAME}:`) &&
      findThirdPersonBase(deed) !== null &&
      (findNoun(deed) === null || /^(?:the|an?|your|up|to|in|\d.*)$/.test(next))
    )
      return 'colon';
    const fault = readSentence(part.replace(/[.!?:;]+["”']?$/, ''), isBehindName, part.endsWith(':'));
    if (fault !== null) return fault;
    if (part !== NAME && !part.endsWith(':') && !/\bcomes? (?:in|as) /i.test(part) && isCutOff(part, said))
      return 'cut_off';
  }
  return null;
}

const NAME = 'Xyla';

function readSentence(sentence: string, isBehindName: boolean, isHeading: boolean): Fault | null {
  if (sentence.startsWith('"') || sentence.startsWith('“')) return null;
  // A tagger takes a capital for a name.
  const text =
    /^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}*)*(?=\s|$)/u.test(sentence) && !sentence.startsWith(NAME)
      ? sentence.replace(/^\S+/, (word) => word.toLowerCase())
      : sentence;
  const joined = text.replace(/(\d) to (?=\d)/g, '$1-');
  const words = tagWords(joined);
  if (words.length === 0) return null;
  return (
    readGlue(words) ??
    readMeasure(words) ??
    readVerbless(words) ??
    readBody(words) ??
    readArticles(words) ??
    readOpening(words, isBehindName) ??
    readList(words) ??
    (isHeading ? null : findPhraseFault(joined, words))
  );
}

const isAmbiguous = (word: string): boolean => /[^s'’]s$/.test(word) && findThirdPersonBase(word) !== null;

/** "And the may", "with a and": an article before what is no thing. */
function readGlue(words: readonly TaggedWord[]): Fault | null {
  const isGlued = words.some(({ word }, index) => {
    const next = at(words, index + 1);
    return (
      /^(?:a|an|the|your)$/.test(word) &&
      // "Off the can".
      !(next.word === 'can' && /^(?:END|PUNCT|CCONJ|ADP)$/.test(at(words, index + 2).pos)) &&
      (/^(?:AUX|CCONJ|PUNCT|END)$/.test(next.pos) ||
        /^(?:with|for|from|into|and|or|may|can|will|is|are|it|a|an|the|to|your|its|their|our|my)$/.test(next.word))
    );
  });
  // "1-watt per bulb".
  const isCut = words.some(
    ({ word }, index) =>
      /^\d[\d.]*-\p{L}+$/u.test(word) && /^(?:per|of|to|from|in|on|and)$/.test(at(words, index + 1).word),
  );
  // "It has a snap on the loop", of a snap-on loop.
  const isTorn = words.some(
    ({ word }, index) =>
      /^(?:has|have|with|is|['’]s|there['’]s)$/.test(word) &&
      /^an?$/.test(at(words, index + 1).word) &&
      /^(?:snap|clip|plug|screw|bolt|slip|pull|add|roll|fold|drop|tie|flip|lift|pop|push|step|walk|wrap|zip)$/.test(
        at(words, index + 2).word,
      ) &&
      /^(?:on|in|up|down|out|over|off|away)$/.test(at(words, index + 3).word),
  );
  return isGlued || isCut || isTorn ? 'glue' : null;
}

/** "Top of foot": a part of the body stands with its article. */
const readBody = (words: readonly TaggedWord[]): Fault | null =>
  words.some(
    ({ word, pos }, index) =>
      pos === 'ADP' &&
      /^(?:of|on|around|under|behind|over|against)$/.test(word) &&
      // "10 ft of head" is the height of water.
      !UNIT.test(at(words, index - 1).word) &&
      /^(?:foot|neck|head|back|wrist|ankle|knee|ear|hand|waist|chin|face|nose|shoulder|toe|heel)$/.test(
        at(words, index + 1).word,
      ) &&
      /^(?:END|PUNCT)$/.test(at(words, index + 2).pos),
  )
    ? 'bare_thing'
    : null;

/** "A 16 GB DDR4", "a 12 mm x 8m per cassette": an amount of nothing that can be named. */
function readMeasure(words: readonly TaggedWord[]): Fault | null {
  const isOfNothing = words.some(({ word }, index) => {
    if (!/^an?$/.test(word) || !/^\d/.test(at(words, index + 1).word)) return false;
    const end = endOfThing(words, index + 1);
    const head = at(words, end - 1).word;
    return (/\d/.test(head) && !/^\d+-(?:pack|in-1|in-one)$/.test(head)) || UNIT.test(head);
  });
  return isOfNothing ? 'bare_thing' : null;
}

/** "The vertical float switch for sump pits": what begins with "the" says something of it. */
function readVerbless(words: readonly TaggedWord[]): Fault | null {
  if (at(words, 0).word !== 'the') return null;
  const hasVerb = words.some(({ word, pos }) => pos === 'AUX' || pos === 'VERB' || isAmbiguous(word));
  return hasVerb || words.some(({ word }) => word === NAME.toLowerCase()) ? null : 'bare_thing';
}

function readArticles(words: readonly TaggedWord[]): Fault | null {
  for (const [index, { word }] of words.entries()) {
    if (word !== 'a' && word !== 'an') continue;
    const end = endOfThing(words, index + 1);
    // "A processor and an octa-core".
    if (end === index + 2 && /^\p{L}+-core$/u.test(at(words, index + 1).word)) return 'article';
    const head = at(words, end - 1);
    const next = at(words, end);
    const hasMeasure = words.slice(index + 1, end - 1).some((each) => /\d/.test(each.word));
    if (end > index + 1 && !hasMeasure && !/^(?:few|lot|couple|pair|set|pack|series|dozen)$/.test(head.word)) {
      const number = numberOfNoun(head.word);
      if (number === 'plural' && findNoun(head.word) !== null) return 'article';
      if (number === 'uncountable' && /^(?:NOUN|VERB)$/.test(head.pos) && !isCountedMass(head.word)) return 'article';
    }
    // "A cold brew, vanilla and a pinch of salt": a list of stuff.
    if (
      index === 0 &&
      next.word === ',' &&
      numberOfNoun(at(words, end + 1).word) === 'uncountable' &&
      at(words, end + 1).pos === 'NOUN'
    )
      return 'article';
    // "A first harvest leaves from Uji": a verb, or the things that the article does not suit.
    const isVerb = isAmbiguous(next.word) || (next.pos === 'VERB' && /[^s'’]s$/.test(next.word));
    const verb = isVerb ? next : isAmbiguous(head.word) && end - index > 2 ? head : undefined;
    const behind = at(words, verb === next ? end + 1 : end);
    if (
      index === 0 &&
      verb !== undefined &&
      !hasMeasure &&
      (behind.pos === 'ADP' || /^(?:END|PUNCT|CCONJ)$/.test(behind.pos)) &&
      !/^(?:has|is|does|goes|comes|fits|keeps|holds|lets|makes|turns|gives|lasts|stays|sits)$/.test(verb.word)
    )
      return 'article';
    // "A whisk with 70 ml of hot water": what the buyer does.
    if (
      index === 0 &&
      end === index + 2 &&
      isBaseVerb(head.word) &&
      !isNounLikeVerb(head.word) &&
      /^(?:with|in|into|onto|from|at|under|over|until)$/.test(next.word)
    )
      return 'article';
    // "A top tray and bowl go in the dishwasher".
    if (index === 0 && next.pos === 'CCONJ') {
      const second = endOfThing(words, end + 1);
      const { word: verbOfTwo, pos } = at(words, second);
      if (second > end + 1 && ((isBaseVerb(verbOfTwo) && pos === 'VERB') || /^(?:are|have|do)$/.test(verbOfTwo)))
        return 'article';
    }
  }
  return null;
}

/** Stuff that is counted by the kind or the piece: "a glaze", "a light". */
const isCountedMass = (word: string): boolean =>
  /^(?:light|glass|paint|wax|wash|finish|design|weave|knit|pile|trim|base|height|width|weight|depth|capacity|strength|formula|scent|flavou?r|taste|smell|glow|hold|grip|feel|fit|room|sound|music|drink|coffee|tea|soup|chocolate|cream|soap|shampoo|cheese|wine|beer|oil|heat|power|noise|time|life|rest|sleep|space|variety|help|support|shade|control|storage|hair|skin|fur|iron|steel|stone|brick|paper|lace|rubber|balm|lotion|powder|lining|coating|glaze|varnish|mud|water|syrup|jam|jelly|spread|candy|salad|cake|pizza|bread|dust|fibre|fiber|core|bond|frame)$/.test(
    word,
  );

/** Things that stand bare as how something is, or in titles of what is given. */
const STANDS_BARE =
  /^(?:access|assembly|size|fit|length|use|day|night|life|home|delivery|support|service|setup|set-up|waist|rise|neck|sleeve|sole|design|finish|style|weight|colou?r|piece|pair|person|minute|hour|charge|speed|compatible|ready|free|safe)$/;

const isCountable = (word: string, isLong: boolean): boolean => {
  if (!/^\p{L}[\p{L}-]+$/u.test(word) || isAdjective(word) || ENDS_IN_MATERIAL.test(word) || STANDS_BARE.test(word))
    return false;
  if (/^(?:fastening|opening|closure|lining|covering|coating|railing|casing)$/.test(word)) return true;
  if (/(?:ed|ly|ing|ness|ment|tion|sion|ity|ance|ence|ship|ism|ics|ware|wear)$/.test(word)) return false;
  const noun = findNoun(word);
  if (noun !== null) return noun.number === 'singular' && numberOfNoun(word) === 'singular';
  return isLong && numberOfNoun(word) === 'singular' && !MAYBE_MASS.test(word);
};

/** Short forms before a noun are no names. */
const ACRONYM = /^(?:led|lcd|usb|usb-c|hdmi|gps|uv|tv|fm|ac|dc|oled|eva|abs|pvc|tpu|rgb|uhd|hd|4k|hepa|nfc|aux)$/;

const UNIT =
  /^(?:oz|ml|cl|l|qt|quarts?|cups?|gal|gallons?|lbs?|kg|g|mm|cm|m|in|inch|ft|feet|foot|v|volt|w|watt|mah|psi|bar|hour|minute|day|year|piece|person|way|layer|stage|speed)$/;

/** The thing that a sentence opens with, if it lacks its article. */
function readOpening(words: readonly TaggedWord[], isBehindName: boolean): Fault | null {
  const first = at(words, 0);
  // "Zip fastening": a thing that the tagger takes for a verb.
  const isThing =
    isNominal(first) || (first.pos === 'VERB' && findNoun(first.word) !== null && isNominal(at(words, 1)));
  // "LED lights up what you see": one light.
  if (ACRONYM.test(first.word) && findThirdPersonBase(at(words, 1).word) !== null) return 'bare_subject';
  if (!isThing || first.word === NAME.toLowerCase() || PREPOSITIONS.has(first.word)) return null;
  // "Tracks inventory and expenses."
  if (isAmbiguous(first.word) && isNominal(at(words, 1))) return null;
  let end = endOfThing(words, 1);
  // "Solar panel tops it up": a verb that the tagger takes for a thing.
  const inside = words.findIndex(
    ({ word }, index) =>
      index > 0 &&
      index < end &&
      (isAmbiguous(word) || /[^s'’]s$/.test(word)) &&
      /^(?:it|you|your|the|an?|them|its|everything|anything)$/.test(at(words, index + 1).word),
  );
  if (inside > 0) end = inside;
  // "High resolution file ready to print".
  while (end > 1 && at(words, end - 1).pos === 'ADJ' && findNoun(at(words, end - 1).word) === null) end -= 1;
  const thing = words.slice(0, end);
  const head = at(thing, thing.length - 1);
  let next = end;
  while (at(words, next).pos === 'ADV') next += 1;
  const verb = at(words, next);
  // "24 oz glass jar" is one jar; "24 jars" are several.
  const isMeasured = UNIT.test(at(words, 1).word) && end > 2;
  const isPlainNumber = first.word === 'one' || (first.pos === 'NUM' && !/[-"]/.test(first.word) && !isMeasured);
  if (
    thing.some(
      ({ word, pos }) =>
        word === NAME.toLowerCase() || (pos === 'PROPN' && findNoun(word) === null && !ACRONYM.test(word)),
    )
  )
    return null;
  const isPlaced = verb.pos === 'ADP' && head.pos === 'NOUN';
  const isSingle = isCountable(head.word, thing.length > 1 || isPlaced);
  // "Battery also charges your phone".
  const isFinite =
    verb.pos === 'AUX'
      ? /^(?:is|has|does|can|will|won|was)/.test(verb.word)
      : (inside > 0 && inside === next) || (findThirdPersonBase(verb.word) !== null && verb.pos === 'VERB');
  if (isFinite && isSingle && !isPlainNumber) return 'bare_subject';
  const isVerbless = !words.some(
    ({ word, pos }, index) => index >= end && (pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed|en|wn)$/.test(word))),
  );
  // "Zip fastening."
  const isClosed =
    /^(?:END|PUNCT|ADP|CCONJ|SCONJ|PRON|ADJ)$/.test(verb.pos) || /^(?:that|for|with|to)$/.test(verb.word);
  if (isVerbless && isClosed && isSingle && !isPlainNumber && (thing.length > 1 || isPlaced || isBehindName))
    return 'bare_thing';
  return null;
}

/** "A gathered detail, a split hem and invisible side zip fastening": every thing of a list takes its article. */
function readList(words: readonly TaggedWord[]): Fault | null {
  for (const [index, { word }] of words.entries()) {
    if (word !== 'and' && word !== 'or') continue;
    const from = index + 1;
    const end = endOfThing(words, from);
    const head = at(words, end - 1);
    if (end - from < 2 || !/^(?:END|PUNCT|ADP)$/.test(at(words, end).pos)) continue;
    const isBare = !words.slice(from, end).some(({ word: each, pos }) => pos === 'NUM' || /\d/.test(each));
    // Only a list of things with articles has one that lacks it.
    const hasArticle = words.slice(0, index).some(({ word: each }) => each === 'a' || each === 'an');
    const before = words.slice(0, index).findLastIndex(({ pos }) => pos === 'VERB' || pos === 'ADP');
    const isNear = words.slice(Math.max(0, before), index).some(({ word: each }) => each === 'a' || each === 'an');
    // "TV and CD player": nothing but bare things.
    const isAllBare = words.slice(0, index).every((each) => isNominal(each));
    if (isBare && ((hasArticle && isNear) || isAllBare) && isCountable(head.word, true)) return 'bare_in_list';
  }
  return null;
}

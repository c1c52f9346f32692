import type { Pattern } from '../pattern.ts';
import { capitalise } from './text/capitals.ts';
import { numberOfNoun } from './grammar/countability.ts';
import { findNoun, isAdjective, PREPOSITIONS } from './lexicon.ts';
import { lacksArticle, withArticle } from './noun-phrase.ts';

const MOST_TROUBLE_WORDS = 4;
/** What nobody wants: of "no taper" or "no dye" it is not sure that anybody minds. */
const TROUBLE =
  /(?:^|[ -])(?:residue|streaks?|mess|tools?|hardware|wires?|cords?|cables?|smells?|odou?rs?|leaks?|spills?|noise|fees?|subscriptions?|contracts?|account|batter(?:y|ies)|assembly|stains?|scratches|marks?|clogs?|tangles?|knots?|frizz|itch(?:ing)?|burn|sting|crash|jitters|aftertaste|grit|clumps?|dust|lint|shedding|wrinkles?|creases?|ironing|blisters?|chafing|pain|pressure|pinching|slipping|wobble|rattle|glare|lag|delay|downtime|waste|guesswork|fuss|hassle|effort|strain|bending|heat|smoke|drips?|fumes|chemicals?|bleach|(?:drill|wir|rins|scrubb|sand|mix|measur|prep|cook|sew|glu|paint|weld|solder|level|cutt|dig|lift|plumb|cod|train|wait|charg)ing)$/iu;
/** What the fact spares its buyer, at the end of a part of it. */
const SPARED =
  /(?:^|[,:] |\bmeans |\bwith )no ((?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+)(?: (?:needed|required|necessary))?(?=$|,)/iu;
/** "The seamless toe prevents blisters": what it stops. */
const STOPPED =
  /^(.+? (?:prevents?|stops?|ends?|fights?|repels?|blocks?|banish(?:es)?)) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu;
/** "Replaces plastic wrap and foil": what was used before. */
const REPLACED = /^replaces? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?: and [\p{L}-]+)?)$/iu;

/** Openings that name the trouble a fact ends, before the fact: "Greasy residue? Not with …". */
export function listTensions(fact: string): Pattern[] {
  const spared = SPARED.exec(fact)?.[1]?.toLowerCase();
  // "No loose fabric": whether one or some is spared, its word does not tell.
  if (
    spared !== undefined &&
    TROUBLE.test(spared) &&
    isTrouble(spared) &&
    !/\b(?:fabric|material|surface|skin)$/.test(spared)
  )
    return [`${capitalise(nameOne(spared))}? Not with {branded}.`];
  const [, deed = '', stopped = ''] = STOPPED.exec(fact) ?? [];
  if (stopped !== '' && isTrouble(stopped) && isMassOrMany(stopped) && / /.test(deed)) {
    const pronoun = numberOfNoun(stopped.split(' ').at(-1) ?? '') === 'plural' ? 'them' : 'it';
    return [`${capitalise(stopped)}? ${capitalise(deed)} ${pronoun}. {branded}.`];
  }
  const [, replaced = ''] = REPLACED.exec(fact) ?? [];
  return replaced !== '' && isTrouble(replaced) && (isMassOrMany(replaced) || replaced.includes(' and '))
    ? [`Still using ${replaced.toLowerCase()}? Meet {branded}.`]
    : [];
}

/** Whether words name a thing that is missed by nobody: no amount, no quality, nothing with a clause. */
function isTrouble(words: string): boolean {
  const all = words.split(' ');
  const last = all.at(-1) ?? '';
  return (
    all.length <= MOST_TROUBLE_WORDS &&
    !all.some(
      (word) => PREPOSITIONS.has(word) || /^(?:more|less|other|longer|need|need|you|your|it|one|two)$/.test(word),
    ) &&
    !/\d/.test(words) &&
    (findNoun(last) !== null || !isAdjective(last))
  );
}

const isMassOrMany = (words: string): boolean => numberOfNoun(words.split(' ').at(-1) ?? '') !== 'singular';

const nameOne = (words: string): string => {
  const last = words.split(' ').at(-1) ?? '';
  return findNoun(last)?.number === 'singular' && lacksArticle(words) && !/ (?:and|or) /.test(words)
    ? withArticle(words)
    : words;
};

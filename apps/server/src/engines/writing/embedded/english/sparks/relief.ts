import type { Pattern } from '../../pattern.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import { findThirdPersonBase, PREPOSITIONS } from '../lexicon.ts';
import { withSmallFirst } from '../small-first.ts';
import { capitalise } from '../text/capitals.ts';
import { isBareList, lastOf } from './bare-list.ts';

/** What a thing does against trouble, which follows it. */
const AGAINST =
  /^(?:(?<subject>.+?) )?(?<verb>prevents?|stops?|reduces?|resists?|repels?|blocks?|fights?|eliminates?|eases?|soothes?|relieves?|minimi[sz]es?|deters?|neutrali[sz]es?|withstands?|handles?|cuts? down(?: on)?) (?<trouble>[^,.;:()]+(?:, [^,.;:()]+)*)$/iu;
/** Verbs after which nothing is left of the trouble. */
const WHOLE = /^(?:resist|repel|withstand|handle)s?$/i;
const PARTICIPLES: Readonly<Record<string, string>> = {
  trap: 'trapped',
  block: 'blocked',
  remove: 'removed',
  filter: 'filtered',
  kill: 'killed',
  capture: 'captured',
  stop: 'stopped',
  absorb: 'absorbed',
  eliminate: 'gone',
  cut: 'cut',
};
const SHARE =
  /^(?<verb>traps?|blocks?|removes?|filters?|kills?|captures?|stops?|absorbs?|eliminates?|cuts?)(?: out)? (?<share>(?:up to |over |about )?\d[\d.]*(?: to \d[\d.]*)? ?%) of (?<trouble>[^.;:()]+)$/iu;

/** "Wind noise? The bars cut it down.": the trouble as a question, and what is done against it. */
export function askTrouble({ inside, base }: { inside: string; base: string }): Pattern[] {
  const share = SHARE.exec(inside)?.groups;
  if (share !== undefined) {
    const { verb = '', share: amount = '', trouble = '' } = share;
    const done = PARTICIPLES[findThirdPersonBase(verb) ?? verb.toLowerCase()];
    return done !== undefined && isTrouble(trouble)
      ? [`${capitalise(trouble)}? ${capitalise(amount)} ${done}. {branded}.`]
      : [];
  }
  const { subject, verb = '', trouble = '' } = AGAINST.exec(inside)?.groups ?? {};
  if (verb === '' || !isTrouble(trouble)) return [];
  const pronoun = / and | or |, /.test(trouble) || numberOfNoun(lastOf(trouble)) === 'plural' ? 'them' : 'it';
  if (subject === undefined) {
    if (base === inside) return [];
    return WHOLE.test(verb)
      ? [`${capitalise(trouble)}? No problem for {branded}.`]
      : [`${capitalise(trouble)}? {branded} {${verb.toLowerCase()}/${base.split(' ')[0]}} ${pronoun}.`];
  }
  // "Winter cover seals the opening", "regulates temperature and resists odor": two deeds.
  if (/[,:;]|\b(?:and|or|so|that|which|to|of)\b/.test(subject) || subject.split(' ').length > 6) return [];
  const [, first = verb, particle = ''] = /^(\S+)( down)?/i.exec(verb) ?? [];
  return [`${capitalise(trouble)}? ${capitalise(withSmallFirst(subject))} ${first} ${pronoun}${particle}. {branded}.`];
}

const MOST_WORDS = 7;

const isTrouble = (words: string): boolean =>
  !PREPOSITIONS.has(words.split(' ')[0] ?? '') &&
  !/^(?:out|off|up|down|away|back) /i.test(words) &&
  words.split(' ').length <= MOST_WORDS &&
  isBareList(words) &&
  !/\d|\b(?:the|an?|your|its|more|less|look|need|risk|use|time|by|from|with|in|on|for|when|while|as|than|under)\b/i.test(
    words,
  );

import type { FactForm } from '../fact-form.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isBaseVerb, toPluralNoun } from '../lexicon.ts';
import { type Span, splitNouns, trimPhrase } from './clauses.ts';
import type { TaggedSentence } from './tagged-sentence.ts';

/** What a sentence of running text says of the product: part of the sentence, and its form. */
export interface ProseFact {
  phrase: string;
  form: FactForm;
}

/** What a list of contents is told with, in one breath. */
const LONGEST_LIST = 11;

/** Turns spans of a sentence into facts: things, states, and clauses in both numbers. */
export function createPhraseFacts({ words, at, textOf, textBetween, isNounAt }: TaggedSentence) {
  const toNoun = (span: Span): ProseFact[] => {
    const opened = dropOpeners(span);
    if (/^(?:all|every|any|everything|anything|what)$/.test(at(opened.from).word)) return [];
    const trimmed = trimPhrase(words, opened);
    if (trimmed === null || trimmed.to - trimmed.from < 2) return [];
    let end = trimmed.from;
    while (end < trimmed.to && !/^(?:ADP|SCONJ|PART|PUNCT|AUX)$/.test(at(end).pos) && at(end).word !== 'that') end += 1;
    if (!isNounAt(end - 1)) return [];
    const head = at(end - 1).word;
    // "60 bite-size, device-free activities": an attribute is no thing.
    if (/-(?:size|sized|free|proof|friendly|safe|ready|length|style)$/.test(head)) return [];
    const number = numberOfNoun(head);
    // "With golden spines that grows slowly": the relative clause is the product's.
    const verb = at(end + 1).word;
    const isForeign =
      /^(?:that|which)$/.test(at(end).word) &&
      (number === 'plural'
        ? findThirdPersonBase(verb) !== null
        : isBaseVerb(verb) && findThirdPersonBase(verb) === null);
    const own = isForeign ? { from: trimmed.from, to: end } : trimmed;
    return own.to - own.from < 2 ? [] : [{ phrase: textOf(own), form: { kind: 'noun', head, number } }];
  };
  const dropOpeners = ({ from, to }: Span): Span => {
    let start = from;
    while (
      start < to &&
      (/^(?:its|their|the|a|an|such|as|both|also|with)$/.test(at(start).word) || at(start).pos === 'PUNCT')
    )
      start += 1;
    return { from: start, to };
  };
  const toNouns = (span: Span): ProseFact[] => splitNouns(words, span).flatMap(toNoun);

  const toState = (span: Span): ProseFact[] => {
    const trimmed = trimPhrase(words, span);
    if (trimmed === null || at(trimmed.from).word === 'being') return [];
    for (let index = trimmed.from; index < trimmed.to; index += 1) if (at(index).word === 'than') return [];
    return trimmed.to - trimmed.from < 2 ? [] : [{ phrase: textOf(trimmed), form: { kind: 'state' } }];
  };

  /** "… holds two litres": after the product, in both numbers. */
  function toClause(span: Span, isOne: boolean): ProseFact[] {
    const trimmed = trimPhrase(words, span);
    if (trimmed === null || trimmed.to - trimmed.from < 2) return [];
    // "Replaces five": of what?
    if (trimmed.to - trimmed.from === 2 && at(trimmed.to - 1).pos === 'NUM') return [];
    // "Roast date on every bag": before a bare single thing, it is no verb.
    if (!isOne && findNoun(at(trimmed.from + 1).word)?.number === 'singular') return [];
    const verb = at(trimmed.from).word;
    const rest = textBetween(at(trimmed.from).end, at(trimmed.to - 1).end);
    const base = isOne ? (findThirdPersonBase(verb) ?? toBase(verb)) : verb;
    const one = isOne ? verb : toThirdPerson(verb);
    return [{ phrase: `${one}${rest}`, form: { kind: 'clause', base: `${base}${rest}` } }];
  }

  /** "One fitted sheet, two pillowcases": a list of things that are whole without more words. */
  function isList({ from, to }: Span): boolean {
    const starts = words.flatMap(({ word }, index) =>
      index > from && index < to && /^(?:,|and)$/.test(word) && !/^(?:and|,)$/.test(at(index + 1).word)
        ? [index + 1]
        : [],
    );
    const isWhole = (index: number): boolean =>
      /^(?:DET|NUM)$/.test(at(index).pos) || /[^s]s$/.test(at(index).word) || /(?:[^s]s|ing)$/.test(at(index + 1).word);
    return starts.length > 0 && to - from <= LONGEST_LIST && [from, ...starts].every(isWhole);
  }

  /** "Can be used as a lamp": the same in both numbers. */
  function toModal(span: Span): ProseFact[] {
    const trimmed = trimPhrase(words, span);
    if (trimmed === null || trimmed.to - trimmed.from < 3) return [];
    const phrase = textOf(trimmed);
    return [{ phrase, form: { kind: 'clause', base: phrase } }];
  }

  function toNegative(span: Span, isOne: boolean): ProseFact[] {
    const trimmed = trimPhrase(words, span);
    if (trimmed === null || trimmed.to - trimmed.from < 3) return [];
    const rest = textBetween(at(trimmed.from).end, at(trimmed.to - 1).end);
    return isOne ? [{ phrase: `doesn't${rest}`, form: { kind: 'clause', base: `don't${rest}` } }] : [];
  }

  return { toNoun, toNouns, toState, toClause, toModal, toNegative, isList };
}

const toBase = (verb: string): string =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:sh|ch|x|ss|z|o))es$/, '')
    .replace(/(?<!s)s$/, '');
const toThirdPerson = (verb: string): string => (verb === 'have' ? 'has' : toPluralNoun(verb));

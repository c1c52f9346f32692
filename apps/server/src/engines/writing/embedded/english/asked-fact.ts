import type { AskedFact } from '../hooks/hook-writer.ts';
import type { Slots } from '../pattern.ts';
import type { EnglishFact } from './english-facts.ts';
import { ANSWERS } from './english-phrases.ts';

/** What a buyer would ask, answered by the fact itself; undefined where it answers no question as a whole. `slots` are the fact's own. */
export function findAskedFact(fact: EnglishFact, slots: Slots | undefined): AskedFact | undefined {
  const asks = findQuestion(fact);
  if (asks === undefined) return undefined;
  const named = askOfKind(asks);
  // The kind is said once: in the question or in its answer.
  const isClause = fact.form.kind === 'clause' || fact.form.kind === 'state';
  const ends = isClause ? ['{says}', '{fact}'] : ['{fact}', '{says}'];
  // "How long does this planter last? The water lasts 3 weeks": a part's own sentence answers for the part.
  const isOfPart = slots?.['pred_one'] === null && slots['part'] !== null;
  const asked = named === undefined || isOfPart ? [] : ends.map((end) => `${named} ${end}.`);
  const bare = /\bit\b|\bthey\b/.test(asks) ? [] : ANSWERS.map((answer) => `${asks} ${answer}`);
  return { feature: fact.features[0]?.id ?? '', patterns: [...asked, ...bare] };
}

/** A question with the kind in place of its pronoun: "How much does this tote hold?" */
function askOfKind(question: string): string | undefined {
  const named = question.replace(
    /\{(is|does|was|has)(?:n't)? it\/(are|do|were|have)(?:n't)? they\}/i,
    (_whole, one: string, many: string) => `{${one}/${many}} {this_kind}`,
  );
  return named === question ? undefined : named;
}

/** Features whose question few of their facts answer: a thick pile is not how big a rug is. */
const ASKS_ODDLY: ReadonlySet<string> = new Set(['dimension', 'power', 'fast']);

/** The question that a fact answers as a whole; undefined where it answers only for a part. */
function findQuestion({ features, form, text }: EnglishFact): string | undefined {
  const asking = features
    .filter(({ id, asks }) => asks !== undefined && !ASKS_ODDLY.has(id))
    .toSorted((left, right) => right.weight - left.weight);
  const [top] = asking;
  // "Stainless steel buckle" tells what a part is made of, not the product.
  const isOfPart =
    top?.id === 'material' && !(form.kind === 'noun' && form.number === 'uncountable') && form.kind !== 'state';
  // "Boils 900 ml in four minutes" is no answer to how much it holds.
  const isSetOf = top?.id === 'capacity' && !/^(?:up to )?\d|^holds?\b|\bcapacity\b/i.test(text);
  return top?.asks === undefined || isOfPart || isSetOf || isEchoed(top.asks, text) ? undefined : top.asks;
}

/** Letters by which two forms of a word are told to be one. */
const STEM = 5;

/** "Is it waterproof? Waterproof to 3000 mm." asks what it then says in the same words. */
function isEchoed(question: string, text: string): boolean {
  const stemsOf = (line: string) =>
    line
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM));
  const answered = new Set(stemsOf(text));
  return stemsOf(question).some((stem) => answered.has(stem));
}

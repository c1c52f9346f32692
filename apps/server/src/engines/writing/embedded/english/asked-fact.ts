import type { AskedFact } from '../hooks/hook-writer.ts';
import type { Slots } from '../pattern.ts';
import type { EnglishFact } from './english-fact.ts';
import { ANSWERS } from './english-phrases.ts';

/**
 * Finds a buyer's question that the fact itself answers; returns undefined if it fully answers none. `slots` are the
 * fact's own.
 */
export function findAskedFact(fact: EnglishFact, slots: Slots | undefined): AskedFact | undefined {
  const asks = findQuestion(fact);
  if (asks === undefined) return undefined;
  const named = askOfKind(asks);
  // The kind appears once: in the question or in its answer.
  // "What is it made of? Solid oak." But: "How much does it hold? It has a 2.5 litre tank."
  const isClause =
    !fact.features.some(({ id }) => id === 'material') || fact.form.kind === 'clause' || fact.form.kind === 'state';
  const ends = isClause ? ['{says}', '{fact}'] : ['{fact}', '{says}'];
  // "How long does this planter last? The water lasts 3 weeks": a part's own sentence answers for the part.
  const isOfPart = slots?.['pred_one'] === null && slots['part'] !== null;
  const asked = named === undefined || isOfPart ? [] : ends.map((end) => `${named} ${end}.`);
  const bare = /\bit\b|\bthey\b/.test(asks) ? [] : ANSWERS.map((answer) => `${asks} ${answer}`);
  return { feature: fact.features[0]?.id ?? '', patterns: [...asked, ...bare] };
}

/** Puts the kind in place of the question's pronoun: "How much does this tote hold?" */
function askOfKind(question: string): string | undefined {
  const named = question.replace(
    /\{(is|does|was|has)(?:n't)? it\/(are|do|were|have)(?:n't)? they\}/i,
    (_whole, one: string, many: string) => `{${one}/${many}} {this_kind}`,
  );
  return named === question ? undefined : named;
}

/** Features whose question few of their facts answer: a thick pile is not the size of a rug. */
const ASKS_ODDLY: ReadonlySet<string> = new Set(['dimension', 'power', 'fast']);

const MADE_OF =
  /^(?:[a-z]+ly )?(?:made|crafted|woven|knitted|sewn|cut|built|constructed|carved|turned|forged|spun|poured|hand-poured)\b.* (?:of|from|in|with)\b|^\d+ ?%|^all /i;

/** Returns the question that a fact fully answers; undefined if it answers only for a part. */
function findQuestion({ features, form, text }: EnglishFact): string | undefined {
  const asking = features
    .filter(({ id, asks }) => asks !== undefined && !ASKS_ODDLY.has(id))
    .toSorted((left, right) => right.weight - left.weight);
  const [top] = asking;
  // "Stainless steel buckle" gives the material of a part, not of the product.
  const isOfPart =
    top?.id === 'material' &&
    !(form.kind === 'noun' && form.number === 'uncountable') &&
    // "Roasted over beech wood" is made of something else.
    !(form.kind === 'state' && MADE_OF.test(text));
  // "Boils 900 ml in four minutes" does not answer how much it holds.
  const isSetOf =
    top?.id === 'capacity' &&
    (!/^(?:up to )?\d|^holds?\b|\bcapacity\b/i.test(text) ||
      /\b(?:tube|bottle|jar|tin|pouch|pump|sachet)\b/i.test(text));
  return top?.asks === undefined || isOfPart || isSetOf || isEchoed(top.asks, text) ? undefined : top.asks;
}

/** Number of equal letters that make two words forms of one. */
const STEM = 5;

/** Detects a question that repeats its answer: "Is it waterproof? Waterproof to 3000 mm." */
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

import type { Hook } from '../draft.ts';
import type { FactHook } from './hook-source.ts';

/** What people do with a thing: it could open the ad of any of its kind, so facts that a viewer stops for come first. */
export const KIND_APPEAL = 3.6;
/** A question that was written for a feature, before facts that are only stated. */
export const WRITTEN_APPEAL = 4.6;
/** A weaker opening stops nobody while people are known to do something with the thing. */
const LEAST_APPEAL = 4.5;
/** What a thing is made of opens an ad only if nothing else is known. */
const WORTH_OPENING = 2.5;

/** Facts with which the ads of one product open in turn. */
const MOST_FACTS = 5;
const LEAST_FACTS = 3;
/** How much weaker than the best the opening of a fact may be. */
const MOST_BEHIND = 2.1;
/** So often each fact opens an ad, each time in another way. */
const MOST_ROUNDS = 3;
/** A second way to open with a fact may be so much weaker than the first. */
const MOST_WEAKER = 2.8;

/** What an opening loses if the one before it has its form, or the one before that. */
const SAME_FORM_NEXT = 1.4;
const SAME_FORM_NEAR = 0.7;

/** An opening of a point, with the point's index and its own. */
export type RatedFact = FactHook & { point: number; at: number };

/** Whether a language rates its openings. */
export const isRated = (facts: readonly RatedFact[]): boolean => facts.some(({ appeal }) => appeal !== undefined);

/** Lists the openings that viewers would stop for, the most appealing first. */
export const listRated = (facts: readonly RatedFact[], isStrong: boolean): Hook[] =>
  facts
    .filter(({ appeal = 0 }) => appeal >= (isStrong ? LEAST_APPEAL : WORTH_OPENING))
    .toSorted((left, right) => (right.appeal ?? 0) - (left.appeal ?? 0))
    .map(
      ({ line, saysName, asks = false, appeal = 0, form, format, point, at }): Hook => ({
        ...line,
        appeal,
        pattern: `fact-${at + 1}`,
        format: format ?? (line.spoken.text.includes('?') ? 'question' : 'punch'),
        form: form ?? (line.spoken.text.includes('?') ? 'trouble' : 'statement'),
        asksPoint: point,
        saysPoint: !asks,
        saysName,
      }),
    );

/**
 * Orders openings for ads that follow each other: the strongest facts in turn, the best first, each in another form than
 * the opening before it; then the same facts in other ways. Leaves out facts that are much weaker than the best.
 */
export function rankHooks(hooks: readonly Hook[]): Hook[] {
  const best = Math.max(0, ...hooks.map(({ appeal = 0 }) => appeal));
  const left = new Set(hooks);
  const ranked: Hook[] = [];
  const facts: string[] = [];
  const take = (among: readonly Hook[]): Hook | undefined => {
    const next = among.toSorted((one, other) => worth(other, ranked) - worth(one, ranked))[0];
    if (next === undefined) return undefined;
    left.delete(next);
    ranked.push(next);
    return next;
  };
  while (facts.length < MOST_FACTS) {
    const others = [...left].filter(
      (hook) =>
        !facts.includes(factOf(hook)) && (facts.length < LEAST_FACTS || best - (hook.appeal ?? 0) <= MOST_BEHIND),
    );
    const next = take(others);
    if (next === undefined) break;
    facts.push(factOf(next));
  }
  const firsts = ranked.map(({ appeal = 0 }) => appeal);
  for (let round = 1; round < MOST_ROUNDS; round += 1)
    for (const [at, fact] of facts.entries())
      take([...left].filter((hook) => factOf(hook) === fact && (firsts[at] ?? 0) - (hook.appeal ?? 0) <= MOST_WEAKER));
  return ranked;
}

/** The fact of an opening; what people do with the kind is one by itself. */
const factOf = ({ asksPoint, spoken }: Hook): string => (asksPoint === undefined ? spoken.text : String(asksPoint));

function worth({ appeal = 0, form }: Hook, before: readonly Hook[]): number {
  if (form === undefined) return appeal;
  const near = before.slice(-2);
  return (
    appeal -
    (near.at(-1)?.form === form ? SAME_FORM_NEXT : 0) -
    (near.length > 1 && near[0]?.form === form ? SAME_FORM_NEAR : 0)
  );
}

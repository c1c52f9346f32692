import type { Hook } from '../draft.ts';
import type { FactHook } from './hook-source.ts';

/** What people do with a thing: it could open the ad of any of its kind, so facts that a viewer stops for come first. */
export const KIND_APPEAL = 4.4;
/** A question that was written for a feature, before facts that are only stated. */
export const WRITTEN_APPEAL = 4.6;
/** A weaker opening stops nobody while people are known to do something with the thing. */
const LEAST_APPEAL = 4.5;
/** What a thing is made of opens an ad only if nothing else is known. */
const WORTH_OPENING = 2.5;

/** So many ads of one product open in different ways, if there are as many. */
const MOST_LEADS = 9;
/** So many are kept however weak they are. */
const LEAST_LEADS = 3;
/** How much weaker than the best an opening may be. */
const MOST_BEHIND = 2.6;

/** What an opening loses whose fact one of the two before it has, or any one before; and for its form. */
const SAME_FACT_NEAR = 5;
const SAME_FACT = 1;
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
 * Orders openings for ads that follow each other: the most appealing first, each about another fact and in another form
 * than the two before it. Leaves out what is much weaker than the best.
 */
export function rankHooks(hooks: readonly Hook[]): Hook[] {
  const best = Math.max(0, ...hooks.map(({ appeal = 0 }) => appeal));
  const left = new Set(hooks);
  const ranked: Hook[] = [];
  while (left.size > 0 && ranked.length < MOST_LEADS) {
    const next = [...left].reduce((better, hook) => (worth(hook, ranked) > worth(better, ranked) ? hook : better));
    left.delete(next);
    if (ranked.length >= LEAST_LEADS && best - (next.appeal ?? 0) > MOST_BEHIND) continue;
    ranked.push(next);
  }
  return ranked;
}

function worth({ appeal = 0, asksPoint, form }: Hook, before: readonly Hook[]): number {
  const near = before.slice(-2);
  const isSame = (hook: Hook): boolean => asksPoint !== undefined && hook.asksPoint === asksPoint;
  const uses = before.filter(isSame).length;
  return (
    appeal -
    (near.some(isSame) ? SAME_FACT_NEAR : 0) -
    uses * SAME_FACT -
    (form !== undefined && near.at(-1)?.form === form ? SAME_FORM_NEXT : 0) -
    (form !== undefined && near.length > 1 && near[0]?.form === form ? SAME_FORM_NEAR : 0)
  );
}

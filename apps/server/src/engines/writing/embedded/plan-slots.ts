import type { ProductionGoal, ScriptFramework, SourceField } from '@reelwright/contracts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { Holdings, Hook, HookKind, Line, Phrasebook, Slot } from './draft.ts';
import { joinTexts } from './sourced-text.ts';

/** How many ways of one slot are weighed against each other. */
const LINES_PER_SLOT = 5;
/** Of lines that differ only in their words: fewer, so that the shortest is not taken every time. */
const ALIKE_LINES = 2;

/** What buyers say is worth as much as a point, and more the longer the ad. */
const REVIEW_WORTH = 1.3;
const SHORT_S = 25;
const OPENING_POINTS = 3;
const SHORT_OFFERS = 6;

/** What a framework's hook opens with. */
export const HOOK_OF: Readonly<Record<ScriptFramework, HookKind>> = {
  problem_solution: 'pain',
  aida: 'attention',
  three_reasons: 'reasons',
  discovery: 'curiosity',
  offer: 'price',
  old_way: 'old_way',
  audience_first: 'audience',
  customer_voice: 'voice',
};

/** Frameworks that the data can carry, in the order in which seeds take them. */
export function listFrameworks(holdings: Holdings): ScriptFramework[] {
  const fitting: ScriptFramework[] = ['problem_solution', 'aida'];
  if (holdings.points >= 3) fitting.push('three_reasons');
  fitting.push('discovery');
  if (holdings.hasPrice) fitting.push('offer');
  fitting.push('old_way');
  if (holdings.hasAudience) fitting.push('audience_first');
  if (holdings.hasVoice) fitting.push('customer_voice');
  return fitting;
}

interface Plan {
  framework: ScriptFramework;
  /** The first is wanted; the others may stand in where it does not fit the length. */
  hooks: readonly Hook[];
  closing: readonly Line[];
  goal: ProductionGoal;
  lengthS: number;
}

/** The places of a script in their order, each with the lines that may fill it. */
export function planSlots(plan: Plan, book: Phrasebook, random: SeededRandom): Slot[] {
  const { framework, hooks, goal, lengthS } = plan;
  const asked = hooks[0]?.asksPoint;
  // Whichever hook is taken, the same point answers it.
  const opening = hooks.filter((hook) => hook.asksPoint === asked && hook.saysPoint === hooks[0]?.saysPoint);
  const slot = (role: Slot['role'], lines: readonly Line[], worth: number, isRequired = false): Slot => ({
    role,
    lines: lines.slice(0, LINES_PER_SLOT),
    worth,
    isRequired,
  });
  const empty = (each: Slot): Slot => ({ ...each, isEmpty: true });
  const saysPoint = hooks[0]?.saysPoint ?? false;
  const isTurn = (framework === 'problem_solution' || framework === 'old_way') && !saysPoint;
  const isTiny = lengthS < 10;
  const intros = book.intros(isTurn ? 'answer' : 'plain').slice(0, ALIKE_LINES);
  const brandIsSaid = intros.some(({ spoken }) => spoken.sources.some(({ field }) => field === 'brand'));
  const points = planPoints(framework, book, { asked, saysPoint, random });
  const opened = new Set(hooks[0]?.spoken.sources.map(({ field }) => field));
  const proofs = book.proofs().filter(({ spoken }) => spoken.sources.every(({ field }) => !opened.has(field)));
  const moments = book.moments();
  const [desire, ...otherMoments] = moments;
  const asides = [
    ...(framework === 'audience_first' ? [] : [slot('detail', book.asides('audience'), 0.1)]),
    ...(brandIsSaid ? [] : [slot('detail', book.asides('brand'), 0.1)]),
  ];
  const fillers = [
    ...otherMoments.map((line) => empty(slot('detail', [line], -0.5))),
    ...planInvitations(book, 'look', random),
  ];
  const together = framework === 'three_reasons' ? 3 : 1;
  const worthOfPrice = { sales: 4.2, traffic: 1.2, awareness: -0.6, engagement: 0.2 }[goal];
  const offer = slot(
    'offer',
    pickOffers(framework, book, { lengthS, opened }),
    framework === 'offer' ? 5 : worthOfPrice,
  );
  const namesProduct = hooks[0]?.saysName ?? framework === 'three_reasons';

  const slots: Slot[] = [
    slot('hook', opening, 1, true),
    ...(isTurn ? [empty(slot('problem', book.bridges().slice(0, 2), isTiny ? -1 : 0.5))] : []),
    ...(namesProduct ? [] : [slot('intro', intros, 1.6, !isTiny)]),
    ...(framework === 'audience_first' && desire ? [empty(slot('detail', [desire], 0.7))] : []),
    ...points.slice(0, together).map((point) => ({ ...point, isRequired: point.isRequired && !isTiny })),
    ...interleave([...points.slice(together), ...asides], fillers),
    ...(framework === 'audience_first' || !desire
      ? []
      : [empty(slot('detail', [desire], framework === 'aida' ? 1.4 : 0.5))]),
    ...planInvitations(book, 'imagine', random),
    slot('review', proofs, REVIEW_WORTH),
    ...planInvitations(book, 'decide', random),
    { ...offer, isRequired: framework === 'offer' && goal === 'sales' && !isTiny && offer.lines.length > 0 },
    slot('call_to_action', plan.closing, 1, true),
  ];
  return slots.filter(({ lines }) => lines.length > 0);
}

/**
 * A hook that spoke of the price is answered by the price, not by another question or the same discount. Short ads have
 * no time for two prices in full.
 */
function pickOffers(
  framework: ScriptFramework,
  book: Phrasebook,
  { lengthS, opened }: { lengthS: number; opened: ReadonlySet<SourceField | undefined> },
): Line[] {
  // A price that the hook said is not said again, unless it comes with what it was before.
  const all = book
    .offers()
    .filter(({ spoken }) => spoken.sources.some(({ field }) => field !== 'currency' && !opened.has(field)));
  const shortFirst = all.toSorted((left, right) => spelledLength(left) - spelledLength(right));
  const offers =
    lengthS < SHORT_S
      ? all.filter((line) => shortFirst.indexOf(line) < SHORT_OFFERS).slice(0, ALIKE_LINES)
      : all.slice(0, LINES_PER_SLOT);
  const plain = offers.filter(({ spoken }) => !/[?？%折]/.test(spoken.text));
  return framework === 'offer' && plain.length > 0 ? plain : offers;
}

/** Amounts take longer to say than to write. */
function spelledLength({ spoken }: Line): number {
  return spoken.text.length + 20 * (spoken.text.match(/\d[.,]\d/g)?.length ?? 0);
}

/** The fillers spread evenly among the facts, so that no two stand together while there is something to say. */
function interleave(facts: readonly Slot[], fillers: readonly Slot[]): Slot[] {
  const mixed: Slot[] = [];
  const perFact = fillers.length / (facts.length + 1);
  for (let index = 0; index <= facts.length; index += 1) {
    mixed.push(...fillers.slice(Math.round(index * perFact), Math.round((index + 1) * perFact)));
    const fact = facts[index];
    if (fact) mixed.push(fact);
  }
  return mixed;
}

function planPoints(
  framework: ScriptFramework,
  book: Phrasebook,
  { asked, saysPoint, random }: { asked: number | undefined; saysPoint: boolean; random: SeededRandom },
): Slot[] {
  const order = Array.from({ length: book.holdings.points }, (_none, point) => point);
  // The strongest stand first; a seed may swap neighbours, and open with a later one.
  for (let index = 0; index + 1 < order.length; index += 1) {
    if (random.isLucky(0.4)) [order[index], order[index + 1]] = [order[index + 1] as number, order[index] as number];
  }
  // Any of the strongest may open, so that seeds do not all begin with the same one.
  const opener = Math.floor(random.next() * Math.min(OPENING_POINTS, order.length));
  order.unshift(...order.splice(opener, 1));
  if (saysPoint) order.splice(order.indexOf(asked ?? -1), 1);
  else if (asked !== undefined) order.sort((left, right) => Number(right === asked) - Number(left === asked));
  const slots: Slot[] = [];
  for (let place = 0; place < order.length; place += 1) {
    const point = order[place] as number;
    const next = order[place + 1];
    const role = slots.length < 3 ? 'benefit' : 'detail';
    const worth = Math.max(0.4, 1.4 - point * 0.1);
    if (framework === 'three_reasons' && place < 3) {
      slots.push({ role, lines: book.reasons(point, place), worth, isRequired: true });
      continue;
    }
    const pairs = next !== undefined && random.isLucky(0.3) ? book.pairs(point, next, place) : [];
    if (pairs.length > 0) place += 1;
    const lines = pairs.length > 0 ? pairs : book.benefits(point, place);
    slots.push({ role, lines, worth, isRequired: slots.length === 0 });
  }
  return slots;
}

/** Invitations cost the script a little, so that they stand only where facts leave time. */
function planInvitations(book: Phrasebook, stage: 'look' | 'imagine' | 'decide', random: SeededRandom): Slot[] {
  const lines = book.invitations(stage);
  const slots: Slot[] = [];
  for (let index = 0; index < lines.length; index += 2) {
    const first = lines[index] as Line;
    const second = lines[index + 1];
    const both: Line[] = second ? [{ ...first, spoken: joinSentences(first.spoken, second.spoken) }] : [];
    slots.push({
      role: 'detail',
      lines: [first, ...both],
      worth: random.between(-1.6, -0.8),
      isRequired: false,
      isEmpty: true,
    });
  }
  return slots;
}

function joinSentences(first: Line['spoken'], second: Line['spoken']): Line['spoken'] {
  return joinTexts(/[。！？]$/.test(first.text) ? [first, second] : [first, ' ', second]);
}

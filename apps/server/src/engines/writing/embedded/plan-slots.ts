import type { SeededRandom } from '../../seeded-random.ts';
import type { Framework, Holdings, HookKind, Line, Phrasebook, Slot } from './draft.ts';

/** How many ways of one slot are weighed against each other. */
const LINES_PER_SLOT = 5;

/** Frameworks that the data can carry. */
export function listFrameworks(holdings: Holdings): Framework[] {
  const fitting: Framework[] = ['problem_solution', 'discovery'];
  if (holdings.points >= 3) fitting.push('three_reasons');
  if (holdings.hasPrice) fitting.push('offer_led');
  if (holdings.hasAudience) fitting.push('audience_first');
  return fitting;
}

/** The places of a script in their order, each with the lines that may fill it. */
export function planSlots(framework: Framework, book: Phrasebook, random: SeededRandom): Slot[] {
  const required = (role: Slot['role'], lines: Line[]): Slot => ({
    role,
    lines: lines.slice(0, LINES_PER_SLOT),
    worth: 1,
    isRequired: true,
  });
  const optional = (role: Slot['role'], lines: Line[], worth: number): Slot => ({
    role,
    lines: lines.slice(0, LINES_PER_SLOT),
    worth,
    isRequired: false,
  });
  const offers = pickOffers(framework, book);
  const offer = optional('offer', offers, 3.2);
  const hooks = pickHooks(framework, book, random);
  const introduction = pickIntroduction(framework, book, random);
  const asides = [
    ...(framework === 'audience_first' ? [] : [optional('detail', book.asides('audience'), 0.5)]),
    ...(introduction.saysBrand ? [] : [optional('detail', book.asides('brand'), 0.5)]),
  ];
  const recap = optional('detail', book.recaps(), -0.3);
  const points = planPoints(framework, book, { asked: hooks[0]?.asksPoint, random });
  const together = framework === 'three_reasons' ? 3 : 1;

  const slots: Slot[] = [
    required('hook', hooks),
    ...(framework === 'problem_solution' ? [optional('problem', book.problems(), 0.9)] : []),
    ...(introduction.lines.length > 0 ? [required('intro', introduction.lines)] : []),
    ...points.slice(0, together),
    ...interleave(
      [...points.slice(together), ...asides],
      [...planInvitations(book, 'look', random), ...planInvitations(book, 'imagine', random)],
    ),
    recap,
    ...planInvitations(book, 'decide', random),
    framework === 'offer_led' ? { ...offer, isRequired: offer.lines.length > 0 } : offer,
    required('call_to_action', book.closings()),
  ];
  return slots.filter((slot) => slot.lines.length > 0);
}

/** A hook that spoke of the price is answered by the price, not by another question or the same discount. */
function pickOffers(framework: Framework, book: Phrasebook): Line[] {
  const offers = book.offers();
  const plain = offers.filter((line) => !/[?？%]/.test(line.spoken));
  return framework === 'offer_led' && plain.length > 0 ? plain : offers;
}

/** The brand is named with the product, or later by itself, not twice. Three reasons name the product in their hook. */
function pickIntroduction(
  framework: Framework,
  book: Phrasebook,
  random: SeededRandom,
): { lines: Line[]; saysBrand: boolean } {
  if (framework === 'three_reasons') return { lines: [], saysBrand: false };
  const intros = book.intros();
  const withBrand = intros.filter((line) => line.sources.includes('brand'));
  if (withBrand.length > 0 && random.isLucky(0.5)) return { lines: withBrand, saysBrand: true };
  return { lines: intros.filter((line) => !withBrand.includes(line)), saysBrand: false };
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

function pickHooks(framework: Framework, book: Phrasebook, random: SeededRandom): Line[] {
  const kinds: Record<Framework, HookKind[]> = {
    problem_solution: ['question'],
    three_reasons: ['reasons'],
    offer_led: ['price'],
    audience_first: ['audience'],
    discovery: ['curiosity'],
  };
  const hooks = kinds[framework].flatMap((kind) => book.hooks(kind));
  // A product of no known kind leaves few questions; curiosity opens any ad.
  const all =
    hooks.length >= 3 || framework === 'three_reasons' ? hooks : random.shuffle([...hooks, ...book.hooks('curiosity')]);
  // All of one question, so that whichever is taken, the same point is answered.
  return all.filter((hook) => hook.asksPoint === all[0]?.asksPoint);
}

function planPoints(
  framework: Framework,
  book: Phrasebook,
  { asked, random }: { asked: number | undefined; random: SeededRandom },
): Slot[] {
  const order = Array.from({ length: book.holdings.points }, (_none, point) => point).filter(
    (point) => point !== asked,
  );
  // The seller's order is an order of weight; a seed may swap neighbours, and open with the second.
  for (let index = 0; index + 1 < order.length; index += 1) {
    if (random.isLucky(0.35)) [order[index], order[index + 1]] = [order[index + 1] as number, order[index] as number];
  }
  return order.map((point, place) => {
    const isReason = framework === 'three_reasons' && place < 3;
    return {
      role: place < 3 ? 'benefit' : 'detail',
      lines: isReason ? book.reasons(point, place) : book.benefits(point, place),
      worth: Math.max(0.4, 1.4 - point * 0.1),
      isRequired: place === 0 || isReason,
    };
  });
}

/** Invitations cost the script a little, so that they stand only where facts leave time. */
function planInvitations(book: Phrasebook, stage: 'look' | 'imagine' | 'decide', random: SeededRandom): Slot[] {
  const lines = book.invitations(stage);
  const slots: Slot[] = [];
  for (let index = 0; index < lines.length; index += 2) {
    const first = lines[index] as Line;
    const second = lines[index + 1];
    const both: Line[] = second
      ? [
          {
            spoken: joinSentences(first.spoken, second.spoken),
            onScreen: first.onScreen,
            sources: [...new Set([...first.sources, ...second.sources])],
          },
        ]
      : [];
    slots.push({ role: 'detail', lines: [first, ...both], worth: random.between(-1.3, -0.5), isRequired: false });
  }
  return slots;
}

function joinSentences(first: string, second: string): string {
  return /[。！？]$/.test(first) ? `${first}${second}` : `${first} ${second}`;
}

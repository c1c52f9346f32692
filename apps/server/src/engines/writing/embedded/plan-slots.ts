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
  const offer = optional('offer', book.offers(), 3.2);
  const hooks = pickHooks(framework, book, random);
  const slots: Slot[] = [required('hook', hooks)];

  if (framework === 'problem_solution') slots.push(optional('problem', book.problems(), 0.9));
  if (framework !== 'three_reasons') slots.push(required('intro', book.intros()));
  slots.push(...planInvitations(book, 'look'));
  slots.push(...planPoints(framework, book, { asked: hooks[0]?.asksPoint, random }));
  slots.push(...planInvitations(book, 'imagine'), ...planInvitations(book, 'decide'));
  slots.push(framework === 'offer_led' && offer.lines.length > 0 ? { ...offer, isRequired: true } : offer);
  slots.push(required('call_to_action', book.closings()));
  return slots.filter((slot) => slot.lines.length > 0);
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
function planInvitations(book: Phrasebook, stage: 'look' | 'imagine' | 'decide'): Slot[] {
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
    slots.push({ role: 'detail', lines: [first, ...both], worth: -0.8, isRequired: false });
  }
  return slots;
}

function joinSentences(first: string, second: string): string {
  return /[。！？]$/.test(first) ? `${first}${second}` : `${first} ${second}`;
}

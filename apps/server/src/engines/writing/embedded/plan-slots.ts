import type { AdLanguage, ProductionGoal, ScriptFramework, SourceField } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import { isSameFact } from './same-fact.ts';
import { joinTexts } from './sourced-text.ts';
import type { Holdings, Hook, HookKind, Line, Phrasebook, Slot } from './draft.ts';

/** The number of lines of one slot that are compared. */
const LINES_PER_SLOT = 5;
/** Fewer for lines that differ only in their words, so that the shortest is not always chosen. */
const ALIKE_LINES = 2;

/** A buyer's review is worth as much as a point, and more the longer the ad. */
const REVIEW_WORTH = 1.3;
const SHORT_S = 25;
/** A further point is worth more than a longer way to tell one. */
const FIRST_POINT_WORTH = 4.5;
const LESS_PER_POINT = 0.3;
const LEAST_POINT_WORTH = 1.4;
/** What a product is bought for is told in every ad. */
const CHIEF_POINTS = 2;
const CHIEF_WORTH = 4;
const SHORT_OFFERS = 6;
/** Offers that the end card of a short ad may tell. */
const PRICED_OFFERS = 3;

/** The opening of a framework's hook. */
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

/** With fewer points there are no three reasons. */
export const LEAST_REASONS = 3;

/** Lists the frameworks that the data can carry, in the order in which seeds use them. */
export function listFrameworks(holdings: Holdings): ScriptFramework[] {
  const isWeak = (kind: HookKind): boolean => holdings.weakOpeners?.has(kind) === true;
  const fitting: ScriptFramework[] = ['aida'];
  if (holdings.openers.has('pain')) fitting.push('problem_solution');
  // Three facts of a list, counted, are no reasons.
  if (holdings.written >= LEAST_REASONS && holdings.openers.has('reasons')) fitting.push('three_reasons');
  fitting.push('discovery');
  // A bare price is no reason to look.
  if (holdings.hasDiscount && !isWeak('price')) fitting.push('offer');
  if (holdings.openers.has('old_way')) fitting.push('old_way');
  if (holdings.hasAudience) fitting.push('audience_first');
  if (holdings.hasVoice && !isWeak('voice')) fitting.push('customer_voice');
  // A direct statement stops a thumb most often: it gets every other turn if there is enough of it.
  if (holdings.openers.has('attention')) fitting.push('aida', 'aida');
  if (holdings.openers.has('curiosity')) fitting.push('discovery');
  return fitting;
}

interface Plan {
  framework: ScriptFramework;
  /** The first is preferred; the others may replace it if it does not fit the length. */
  hooks: readonly Hook[];
  closing: readonly Line[];
  goal: ProductionGoal;
  language: AdLanguage;
  lengthS: number;
}

/** Plans the places of a script in their order, each with its possible lines. */
export function planSlots(plan: Plan, book: Phrasebook, random: SeededRandom): Slot[] {
  const { framework, hooks, goal, lengthS } = plan;
  const asked = hooks[0]?.asksPoint;
  // The same point answers whichever hook is chosen.
  const opening = hooks.filter((hook) => hook.asksPoint === asked && hook.saysPoint === hooks[0]?.saysPoint);
  const slot = (role: Slot['role'], lines: readonly Line[], worth: number, isRequired = false): Slot => ({
    role,
    lines: lines.slice(0, LINES_PER_SLOT),
    worth,
    isRequired,
  });
  const saysPoint = hooks[0]?.saysPoint ?? false;
  const isTiny = lengthS < 10;
  const isShort = !isTiny && lengthS < SHORT_S;
  const intros = book.intros().slice(0, ALIKE_LINES);
  const namesProduct = hooks[0]?.saysName ?? false;
  // The name takes no scene of its own: the first point is told of it.
  const isNaming = !namesProduct && !isTiny;
  const points = planPoints(framework, book, {
    asked,
    saysPoint,
    opening: saysPoint ? hooks[0]?.told : undefined,
    isNaming,
    isShort,
    random,
  });
  const isNamed = isNaming && (points[0]?.isNaming ?? false);
  const opened = new Set(hooks[0]?.spoken.sources.map(({ field }) => field));
  const proofs = book.proofs().filter(({ spoken }) => spoken.sources.every(({ field }) => !opened.has(field)));
  const worthOfPrice = { sales: isShort ? 12 : 8, traffic: 1.2, awareness: -0.6, engagement: 0.2 }[goal];
  // No line has named the product yet: the offer does.
  const namedOffers = namesProduct || isNamed || opened.has('price') ? [] : book.namedOffers();
  const offers = namedOffers.length > 0 ? namedOffers : pickOffers(framework, book, { lengthS, opened });
  const offer = slot('offer', offers, framework === 'offer' ? 5 : worthOfPrice);
  // A short ad without a discount tells its price on the end card: the time of a scene goes to another point.
  const isClosedWithPrice = isShort && goal === 'sales' && framework !== 'offer' && !book.holdings.hasDiscount;
  const closing =
    isTiny || framework === 'three_reasons' ? shortestFirst(plan.closing) : plan.closing.slice(0, ALIKE_LINES);
  const isPriceTold = goal === 'sales' && !isTiny;
  const priced = isClosedWithPrice ? closeWithPrice(offers, closing, plan.language) : [];

  const slots: Slot[] = [
    slot('hook', opening, 1, true),
    ...(namesProduct || isNamed || namedOffers.length > 0 ? [] : [slot('intro', intros, 1.6, !isTiny)]),
    ...points.map(({ isNaming: _isNaming, ...point }) => ({ ...point, isRequired: point.isRequired && !isTiny })),
    ...(framework === 'audience_first' ? [] : [slot('detail', book.audience(), 0.1)]),
    slot('review', proofs, REVIEW_WORTH),
    ...(priced.length > 0
      ? [
          {
            ...slot('call_to_action', [], 1, true),
            lines: [...priced.map((line) => ({ ...line, bonus: worthOfPrice })), ...(isPriceTold ? [] : closing)],
          },
        ]
      : [
          ...(isClosedWithPrice ? [] : [{ ...offer, isRequired: isPriceTold && offers.length > 0 }]),
          slot('call_to_action', closing, 1, true),
        ]),
  ];
  return slots.filter(({ lines }) => lines.length > 0);
}

/**
 * Picks offers so that a hook about the price is answered by the price, not by another question or the same discount.
 * Short ads have no time for two prices in full.
 */
function pickOffers(
  framework: ScriptFramework,
  book: Phrasebook,
  { lengthS, opened }: { lengthS: number; opened: ReadonlySet<SourceField | undefined> },
): Line[] {
  // The price occurs only once.
  if (opened.has('price')) return [];
  const all = book.offers();
  const shortFirst = all.toSorted((left, right) => spelledLength(left) - spelledLength(right));
  const offers =
    lengthS < SHORT_S
      ? pickAlike(all.filter((line) => shortFirst.indexOf(line) < SHORT_OFFERS))
      : all.slice(0, LINES_PER_SLOT);
  const plain = offers.filter(({ spoken }) => !/[?？%折]/.test(spoken.text));
  return framework === 'offer' && plain.length > 0 ? plain : offers;
}

/** The first lines, and a short one for an ad with much to say. */
const pickAlike = (lines: readonly Line[]): Line[] => [
  ...new Set([...lines.slice(0, ALIKE_LINES), ...shortestFirst(lines.slice(0, SHORT_OFFERS)).slice(0, 1)]),
];

const shortestFirst = (lines: readonly Line[]): Line[] =>
  lines.toSorted((left, right) => spelledLength(left) - spelledLength(right));

/** Counts amounts longer, because they take longer to speak than to write. */
function spelledLength({ spoken }: Line): number {
  return spoken.text.length + 20 * (spoken.text.match(/\d[.,]\d/g)?.length ?? 0);
}

/** "Get it for $24. Tap to get it." says one verb twice. */
const GET = /\bgets?\b/i;

/** Joins short offers and last lines: "Yours for $24. Tap to get it." */
function closeWithPrice(offers: readonly Line[], closing: readonly Line[], language: AdLanguage): Line[] {
  const isStatement = ({ spoken }: Line) => !/[?？]/.test(spoken.text);
  return shortestFirst(offers.filter(isStatement))
    .slice(0, PRICED_OFFERS)
    .flatMap((offer) =>
      closing
        .filter((line) => !(GET.test(offer.spoken.text) && GET.test(line.spoken.text)))
        .slice(0, ALIKE_LINES)
        .map(
          (line): Line => ({
            ...line,
            spoken: joinTexts([offer.spoken, language === 'zh-CN' ? '' : ' ', line.spoken]),
          }),
        ),
    );
}

interface PointsRequest {
  asked: number | undefined;
  saysPoint: boolean;
  /** What the hook tells, if it tells a point: another point that says the same is left out. */
  opening?: ReadonlySet<string> | undefined;
  /** True if the first point may be told of the product by its name. */
  isNaming: boolean;
  /** True if one line may have to tell two points. */
  isShort: boolean;
  random: SeededRandom;
}

interface PlannedPoint extends Slot {
  /** True if its lines name the product. */
  isNaming?: boolean;
}

function planPoints(
  framework: ScriptFramework,
  book: Phrasebook,
  { asked, saysPoint, opening, isNaming, isShort, random }: PointsRequest,
): PlannedPoint[] {
  const order = Array.from({ length: book.holdings.points }, (_none, point) => point);
  // The strongest lead; after them a seed may swap neighbours.
  // Three reasons are the best ones.
  const first = framework === 'three_reasons' ? LEAST_REASONS : CHIEF_POINTS;
  for (let index = first; index + 1 < order.length; index += 1) {
    if (random.isLucky(0.4)) [order[index], order[index + 1]] = [order[index + 1] as number, order[index] as number];
  }
  if (saysPoint) order.splice(order.indexOf(asked ?? -1), 1);
  else if (asked !== undefined) order.sort((left, right) => Number(right === asked) - Number(left === asked));
  if (framework === 'three_reasons') {
    // A count must not skip a number: points that can't be reasons come later.
    const isTold = (point: number) => [0, 1, 2].every((place) => book.reasons(point, place).length > 0);
    order.sort((left, right) => Number(isTold(right)) - Number(isTold(left)));
  }
  const isOpened = ({ told }: Line): boolean =>
    opening !== undefined && told !== undefined && isSameFact(opening, told);
  const slots: PlannedPoint[] = [];
  for (let place = 0; place < order.length; place += 1) {
    const point = order[place] as number;
    const role = slots.length < 3 ? 'benefit' : 'detail';
    const worth =
      (isShort
        ? Math.max(LEAST_POINT_WORTH, FIRST_POINT_WORTH - point * LESS_PER_POINT)
        : Math.max(1, 1.8 - point * 0.1)) + (point < CHIEF_POINTS ? CHIEF_WORTH : 0);
    if (framework === 'three_reasons' && place < 3) {
      slots.push({ role, lines: book.reasons(point, place), worth, isRequired: true });
      continue;
    }
    const mayName = isNaming && slots.length === 0 && framework !== 'three_reasons';
    const named = mayName ? book.named(point) : [];
    const all = named.length > 0 ? named : book.benefits(point).slice(0, LINES_PER_SLOT);
    const own = all.filter((line) => !isOpened(line));
    if (own.length === 0) continue;
    slots.push({
      role,
      point,
      lines: own,
      worth,
      isRequired: slots.length === 0,
      isNaming: named.length > 0,
    });
  }
  return slots;
}

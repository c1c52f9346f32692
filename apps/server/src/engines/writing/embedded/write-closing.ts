import type { ProductionGoal } from '@reelwright/contracts';
import type { ProductKind } from '@reelwright/product-kinds';
import type { SeededRandom } from '@reelwright/seeded-random';
import { type ClosingLines, listClosings, type TradeClosings } from './closings.ts';
import type { Closing, Line } from './draft.ts';
import type { Pattern } from './pattern.ts';

/** Stickers of ads that don't sell, each with its last lines. */
export type GoalClosings = Readonly<
  Record<Exclude<ProductionGoal, 'sales'>, readonly { sticker: string; says: readonly Pattern[] }[]>
>;

/** How ads of one language end. */
export interface ClosingTables {
  /** Buttons of ads that sell, by trade. */
  trades: readonly TradeClosings[];
  /** Last lines that name the product, and those that don't. */
  lines: ClosingLines;
  nameless: readonly Pattern[];
  goals: GoalClosings;
  /** Where no other fits. */
  sticker: string;
}

/** The data of one product, and how its language says it. */
export interface ClosingSource {
  kind: ProductKind | undefined;
  hasColours: boolean;
  isAvailable: boolean;
  /** There is time for the shortest lines only. */
  isTiny: boolean;
  /** Empty where the line may not be spoken. */
  fill: (pattern: Pattern) => Line[];
  /** Shows the product's name over a line. */
  showName: (line: Line) => Line;
}

/** The sticker and the last lines of an ad, as its goal asks. */
export function writeClosing(
  goal: ProductionGoal,
  tables: ClosingTables,
  source: ClosingSource,
  random: SeededRandom,
): Closing {
  const { kind, hasColours, fill, showName } = source;
  const fillAll = (patterns: readonly Pattern[]): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => fill(pattern)));
  // What is sold out is not sold: it is shown.
  if (goal === 'sales' && source.isAvailable) {
    const { stickers, says } = listClosings(
      { table: tables.trades, lines: tables.lines },
      { kind, hasColours },
      random,
    );
    const naming = says.flatMap((pattern) => fill(pattern));
    // In a few seconds the hook has named it, and there is no time for its name again.
    const nameless = fillAll(tables.nameless);
    const lines = naming.length === 0 ? nameless : source.isTiny ? [...naming, ...nameless] : naming;
    const [sticker] = stickers;
    if (sticker !== undefined && lines.length > 0) return { sticker, lines: lines.map(showName) };
  }
  const fitting = random.shuffle(tables.goals[goal === 'sales' ? 'traffic' : goal]);
  const filled = fitting.map(({ sticker, says }) => ({ sticker, lines: fillAll(says) }));
  const { sticker, lines } = filled.find((each) => each.lines.length > 0) ?? {
    sticker: fitting[0]?.sticker ?? tables.sticker,
    lines: [],
  };
  return { sticker, lines: lines.map(showName) };
}

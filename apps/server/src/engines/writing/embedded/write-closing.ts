import type { ProductionGoal } from '@reelwright/contracts';
import type { ProductKind } from '@reelwright/product-kinds';
import type { SeededRandom } from '@reelwright/seeded-random';
import { type ClosingLines, listClosings, type TradeClosings } from './closings.ts';
import type { Closing, Line } from './draft.ts';
import type { Pattern } from './pattern.ts';

/** Stickers of ads without a sales goal, each with its last lines. */
export type GoalClosings = Readonly<
  Record<Exclude<ProductionGoal, 'sales'>, readonly { sticker: string; says: readonly Pattern[] }[]>
>;

/** Closings of one language. */
export interface ClosingTables {
  /** Buttons of ads with a sales goal, by trade. */
  trades: readonly TradeClosings[];
  /** Last lines for any trade. */
  lines: ClosingLines;
  /** Used if no other fits. */
  nameless: readonly Pattern[];
  goals: GoalClosings;
  /** Used if no other fits. */
  sticker: string;
}

/** The data of one product, with its language's phrasing. */
export interface ClosingSource {
  kind: ProductKind | undefined;
  hasColours: boolean;
  isOneSize: boolean;
  /** Something to choose besides sizes and colours. */
  hasVariants?: boolean;
  /** More than is needed today can be bought. */
  keeps?: boolean;
  isAvailable: boolean;
  /** Fills a pattern; empty if the line may not be spoken. */
  fill: (pattern: Pattern) => Line[];
  /** Shows the product's name over a line. */
  showName: (line: Line) => Line;
}

/** Returns the sticker and the last lines of an ad, by its goal. */
export function writeClosing(
  goal: ProductionGoal,
  tables: ClosingTables,
  source: ClosingSource,
  random: SeededRandom,
): Closing {
  const { kind, hasColours, isOneSize, hasVariants = false, keeps = false, fill, showName } = source;
  const fillAll = (patterns: readonly Pattern[]): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => fill(pattern)));
  // A sold-out product is shown, not sold.
  if (goal === 'sales' && source.isAvailable) {
    const { stickers, says } = listClosings(
      { table: tables.trades, lines: tables.lines },
      { kind, hasColours, isOneSize, hasVariants, keeps },
      random,
    );
    const own = says.flatMap((pattern) => fill(pattern));
    const lines = own.length > 0 ? own : fillAll(tables.nameless);
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

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
  /** Last lines with the product's name, and those without. */
  lines: ClosingLines;
  nameless: readonly Pattern[];
  goals: GoalClosings;
  /** Used if no other fits. */
  sticker: string;
}

/** The data of one product, with its language's phrasing. */
export interface ClosingSource {
  kind: ProductKind | undefined;
  hasColours: boolean;
  isAvailable: boolean;
  /** True if there is time for the shortest lines only. */
  isTiny: boolean;
  /** True if a line without the name may make room for a fact or the price. */
  isShort: boolean;
  /** Fills a pattern; empty if the line may not be spoken. */
  fill: (pattern: Pattern) => Line[];
  /** Shows the product's name over a line. */
  showName: (line: Line) => Line;
}

/** A line with the name, one without, then the others. */
const mix = (naming: readonly Line[], nameless: readonly Line[]): Line[] => [
  ...naming.slice(0, 1),
  ...nameless.slice(0, 1),
  ...naming.slice(1),
];

/** Returns the sticker and the last lines of an ad, by its goal. */
export function writeClosing(
  goal: ProductionGoal,
  tables: ClosingTables,
  source: ClosingSource,
  random: SeededRandom,
): Closing {
  const { kind, hasColours, fill, showName } = source;
  const fillAll = (patterns: readonly Pattern[]): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => fill(pattern)));
  // A sold-out product is shown, not sold.
  if (goal === 'sales' && source.isAvailable) {
    const { stickers, says } = listClosings(
      { table: tables.trades, lines: tables.lines },
      { kind, hasColours },
      random,
    );
    const naming = says.flatMap((pattern) => fill(pattern));
    // In a very short ad the hook has named the product, and there is no time for its name again.
    const nameless = fillAll(tables.nameless);
    const lines =
      naming.length === 0
        ? nameless
        : source.isTiny
          ? [...naming, ...nameless]
          : source.isShort
            ? mix(naming, nameless)
            : naming;
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

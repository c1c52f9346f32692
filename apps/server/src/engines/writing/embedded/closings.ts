import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import type { ProductKind, Trade } from '@reelwright/product-kinds';
import type { Pattern } from './pattern.ts';

/**
 * The attribute that a product must have for a last line: sizes for clothes and shoes, colours if there are two or
 * more, a list of contents for consumables, `variants` of any sort to choose from, `keeps` if more than is needed today
 * can be bought.
 */
export type ClosingNeed = 'sizes' | 'colours' | 'label' | 'variants' | 'keeps';
type Worded<Text> = Text | readonly [Text, ClosingNeed];

/** Last lines for every trade, some of which need an attribute. */
export type ClosingLines = readonly Worded<Pattern>[];

/** Button texts of ads with a sales goal, for some trades. */
export interface TradeClosings {
  trades: readonly Trade[];
  stickers: readonly Worded<string>[];
}

/** Worn products without sizes. */
const UNSIZED =
  /hat|cap\b|visor|beanie|scarf|tie\b|belt|band|apron|handkerchief|square|lace|polish|cleaner|\bkit\b|tree|horn|bag|cover/i;

const ONE_SIZE = /均码|均一码|\bone[- ]size\b/iu;

/** Checks if a product's texts say that it comes in one size for all. */
export const comesInOneSize = ({ name, selling_points: points }: Product): boolean =>
  [name, ...points].some((text) => ONE_SIZE.test(text));

/** Lists the last lines and the buttons that suit a product, in an order drawn by the seed. */
export function listClosings(
  { table, lines }: { table: readonly TradeClosings[]; lines: ClosingLines },
  {
    kind,
    hasColours,
    isOneSize,
    hasVariants = false,
    keeps = false,
  }: {
    kind: ProductKind | undefined;
    hasColours: boolean;
    isOneSize: boolean;
    hasVariants?: boolean;
    keeps?: boolean;
  },
  random: SeededRandom,
): { stickers: string[]; says: Pattern[] } {
  const own = table.find(({ trades }) => trades.includes(kind?.trade ?? 'general'));
  const hasSizes =
    !isOneSize && kind !== undefined && ['apparel', 'footwear'].includes(kind.trade) && !UNSIZED.test(kind.en.singular);
  const hasLabel = kind !== undefined && !kind.traits.includes('powered') && !kind.traits.includes('handheld');
  const holds: Readonly<Record<ClosingNeed, boolean>> = {
    sizes: hasSizes,
    colours: hasColours,
    label: hasLabel,
    variants: hasVariants || hasSizes || hasColours,
    keeps,
  };
  const keepFitting = (texts: readonly Worded<string>[]): string[] =>
    texts.flatMap((each) => {
      if (typeof each === 'string') return [each];
      const [text, need] = each;
      return holds[need] ? [text] : [];
    });
  return {
    stickers: random.shuffle(keepFitting(own?.stickers ?? [])),
    says: random.shuffle(keepFitting(lines)),
  };
}

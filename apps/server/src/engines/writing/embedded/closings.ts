import type { SeededRandom } from '@reelwright/seeded-random';
import type { ProductKind, Trade } from '@reelwright/product-kinds';
import type { Pattern } from './pattern.ts';

/** What the product must have before a last line may speak of it: sizes are a thing of clothes and shoes, colours of two or more, a list of
 * contents is a thing of what is used up. */
export type ClosingNeed = 'sizes' | 'colours' | 'label' | 'cooking';
type Worded<Text> = Text | readonly [Text, ClosingNeed];

/** Last lines, some with a need. */
export type ClosingLines = readonly Worded<Pattern>[];

/** What stands on the button of ads of some trades when they sell. */
export interface TradeClosings {
  trades: readonly Trade[];
  stickers: readonly Worded<string>[];
}

/** Worn things that come without a size. */
const UNSIZED =
  /hat|cap\b|visor|beanie|scarf|tie\b|belt|band|apron|handkerchief|square|lace|polish|cleaner|\bkit\b|tree|horn|bag|cover/i;

/** The last lines and the buttons that suit a product, in an order drawn by the seed. */
export function listClosings(
  { table, lines }: { table: readonly TradeClosings[]; lines: ClosingLines },
  { kind, hasColours }: { kind: ProductKind | undefined; hasColours: boolean },
  random: SeededRandom,
): { stickers: string[]; says: Pattern[] } {
  const own = table.find(({ trades }) => trades.includes(kind?.trade ?? 'general'));
  const hasSizes =
    kind !== undefined && ['apparel', 'footwear'].includes(kind.trade) && !UNSIZED.test(kind.en.singular);
  const hasLabel = kind !== undefined && !kind.traits.includes('powered') && !kind.traits.includes('handheld');
  const isForCooking = kind?.traits.includes('for-cooking') === true;
  const holds: Readonly<Record<ClosingNeed, boolean>> = {
    sizes: hasSizes,
    colours: hasColours,
    label: hasLabel,
    cooking: isForCooking,
  };
  const keep = (texts: readonly Worded<string>[]): string[] =>
    texts.flatMap((each) => {
      if (typeof each === 'string') return [each];
      const [text, need] = each;
      return holds[need] ? [text] : [];
    });
  return { stickers: random.shuffle(keep(own?.stickers ?? [])), says: random.shuffle(keep(lines)) };
}

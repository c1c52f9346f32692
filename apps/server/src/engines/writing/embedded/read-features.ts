import { TRADES, type Trade } from '@reelwright/product-kinds';

/** A row of a table of features; each also has an `example` that its pattern matches and a `counterExample` that it does not. */
export interface FeatureRow {
  /** A regular expression for the seller's words. */
  pattern: string;
  isCaseSensitive?: boolean;
  /** The feature's id. */
  kind: string;
  /** Its importance to a buyer, 0 to 3. */
  weight: number;
  /**
   * Trades in which the words mean this feature: 100% is the strength of a serum, not of wool; 加厚 means warm for a
   * coat, not for a tissue. All trades if left out.
   */
  trades?: readonly string[];
  /** Endings of the nouns for which the words mean it. */
  nouns?: readonly string[];
}

/** A topic of sellers' statements, recognised by its words. A fact may have several. */
export interface Feature extends Pick<FeatureRow, 'weight' | 'nouns'> {
  id: string;
  match: RegExp;
  trades?: readonly Trade[];
}

/** Reads the rows of a table, in order. Throws for an unknown trade. */
export function readFeatures(table: readonly FeatureRow[]): Feature[] {
  return table.map(({ pattern, isCaseSensitive, kind, weight, trades, nouns }) => ({
    id: kind,
    match: new RegExp(pattern, isCaseSensitive ? 'u' : 'iu'),
    weight,
    ...(trades === undefined ? {} : { trades: trades.map((trade) => toTrade(trade, kind)) }),
    ...(nouns === undefined ? {} : { nouns }),
  }));
}

function toTrade(name: string, feature: string): Trade {
  const trade = TRADES.find((each) => each === name);
  if (trade === undefined) throw new Error(`the feature ${feature} names an unknown trade: ${name}`);
  return trade;
}

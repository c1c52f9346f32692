/** Accepted values of each field, by page. */
export type Truth = Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>>>>;
export type Predictions = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const EQUAL: Readonly<Record<string, (left: string, right: string) => boolean>> = {
  price: (left, right) => Number(left) === Number(right),
  sku: (left, right) => left === right,
  availability: (left, right) => left === right,
  brand: (left, right) => left.toLowerCase() === right.toLowerCase(),
};

export interface FieldScore {
  field: string;
  f1: number;
  precision: number;
  recall: number;
  support: number;
}

const round = (share: number): number => Math.round(share * 1000) / 1000;

/** F1 of each field: a wrong value is a false positive and, where the page has a value, a false negative too. */
export function scoreFields(truth: Truth, predictions: Predictions): FieldScore[] {
  return Object.entries(EQUAL).map(([field, isEqual]) => {
    let [hits, wrong, missed, support] = [0, 0, 0, 0];
    for (const [page, wanted] of Object.entries(truth)) {
      const accepted = wanted[field] ?? [];
      const found = predictions.get(page)?.[field] as string | number | undefined;
      const isHit = found !== undefined && accepted.some((value) => isEqual(value, String(found)));
      support += accepted.length > 0 ? 1 : 0;
      hits += isHit ? 1 : 0;
      wrong += found !== undefined && !isHit ? 1 : 0;
      missed += accepted.length > 0 && !isHit ? 1 : 0;
    }
    const precision = hits / Math.max(1, hits + wrong);
    const recall = hits / Math.max(1, hits + missed);
    const f1 = hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return { field, f1: round(f1), precision: round(precision), recall: round(recall), support };
  });
}

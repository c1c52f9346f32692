import type { ProductKind } from '@reelwright/product-kinds';

/** The product's names in a Chinese ad. */
export interface ChineseName {
  /** The full name; null if no part of the name can be spoken. */
  full: string | null;
  /** "云朵保温杯": brand and kind if the name is long; else the full one. */
  brief: string | null;
  /** The noun alone: "保温杯"; null if the name's head is no known noun. */
  noun: string | null;
  kind: ProductKind | undefined;
}

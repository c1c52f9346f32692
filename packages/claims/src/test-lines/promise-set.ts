import type { AdLanguage } from '@reelwright/contracts';
import type { ClaimProduct } from '../claim-product.ts';

/** A product of one trade, with lines whose promises its data does not support, and lines that are permitted. */
export interface PromiseSet {
  trade: string;
  language: AdLanguage;
  product: ClaimProduct;
  /** Cures, effects on a body, certificates and rewards without proof: each must be marked. */
  promised: readonly string[];
  /** Figures of speech, plain talk and facts of the data: none may be marked. */
  clean: readonly string[];
}

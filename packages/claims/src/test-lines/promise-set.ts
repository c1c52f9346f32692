import type { AdLanguage } from '@reelwright/contracts';
import type { ClaimProduct } from '../claim-product.ts';

/** A product of one trade with lines that promise what its data does not prove, and lines that are free to say. */
export interface PromiseSet {
  trade: string;
  language: AdLanguage;
  product: ClaimProduct;
  /** Cures, effects on a body, certificates and rewards without proof: each must be marked. */
  promised: readonly string[];
  /** Figures of speech, plain talk and what the data says: none may be marked. */
  clean: readonly string[];
}

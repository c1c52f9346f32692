import type { AdLanguage } from '@reelwright/contracts';
import type { ClaimProduct } from '../claim-product.ts';

/** A product, lines that state only what its data states, and lines that each state one thing beyond it. */
export interface Sample {
  title: string;
  language: AdLanguage;
  product: ClaimProduct;
  /** Scripts without a false claim; the lines of each form an ad. */
  honest: readonly (readonly string[])[];
  /** Each is put alone into an honest script. */
  invented: readonly string[];
}

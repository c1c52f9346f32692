import type { AdLanguage } from '@reelwright/contracts';
import type { ClaimProduct } from '../claim-product.ts';

/** A product, lines that say only what its data says, and lines that each say one thing it does not say. */
export interface Sample {
  title: string;
  language: AdLanguage;
  product: ClaimProduct;
  /** Scripts without a false claim; together they are what an ad would say. */
  honest: readonly (readonly string[])[];
  /** Each is put into an honest script by itself. */
  invented: readonly string[];
}

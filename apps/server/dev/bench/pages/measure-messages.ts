import type { PageVerdict } from '@reelwright/product-page';

export interface MeasureRequest {
  body: Uint8Array;
  /** Number of readings; the first is reported separately. */
  rounds: number;
}

export interface PageMeasure {
  verdict: PageVerdict;
  /** CPU time of this thread for the first reading and for the median of the later ones. */
  firstCpuMs: number;
  laterCpuMs: number;
  /** Size to which the heap had grown. */
  heapMib: number;
}

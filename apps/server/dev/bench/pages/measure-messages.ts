import type { PageVerdict } from '@reelwright/product-page';

export interface MeasureRequest {
  body: Uint8Array;
  /** How often it is read; the first is told apart. */
  rounds: number;
}

export interface PageMeasure {
  verdict: PageVerdict;
  /** Of this thread, of the first reading and of the middle one after it. */
  firstCpuMs: number;
  laterCpuMs: number;
  /** What its heap had grown to. */
  heapMib: number;
}

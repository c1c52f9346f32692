/**
 * A promise that ordinary goods may not make. `cure`: heals, treats or prevents a disease; `effect`: another change of
 * a body, or a use in place of medicine; `gain`: money without work; `authority`: medical people support it.
 */
export interface HealthPromise {
  start: number;
  end: number;
  kind: 'cure' | 'effect' | 'gain' | 'authority';
  /** The ailment, body part or thing of the promise, as in the line but in lower case. */
  about: string;
}

/**
 * What a line promises beyond what goods may promise. `cure`: that a disease is healed, treated or prevented; `effect`: another
 * change of a body, or a use in place of medicine; `gain`: money without work; `authority`: that medical people stand behind it.
 */
export interface HealthPromise {
  start: number;
  end: number;
  kind: 'cure' | 'effect' | 'gain' | 'authority';
  /** The ailment, body part or thing that the promise is about, as the line has it in lower case. */
  about: string;
}

/** Codes that mean success. Any other code rejects, and its message is shown. */
export const SUCCESS_CODES: readonly number[] = [0, 100, 200];

/** Reported by the browser if no answer came at all. */
export const NETWORK_ERROR_CODE = -10000;

export interface Envelope<Data> {
  code: number;
  /** Text for the user, in the request's language. */
  msg: string | null;
  data: Data | null;
}

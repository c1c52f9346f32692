/** Codes that mean success; any other code is shown with its message and rejects. */
export const SUCCESS_CODES: readonly number[] = [0, 100, 200];

/** What the browser reports where no answer came at all. */
export const NETWORK_ERROR_CODE = -10000;

export interface Envelope<Data> {
  code: number;
  /** Text for the user, in the language the request asked for. */
  msg: string | null;
  data: Data | null;
}

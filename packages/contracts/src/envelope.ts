/** Codes that mean success. Any other code rejects, and its message is shown. */
export const SUCCESS_CODES: readonly number[] = [0, 100, 200];

/** Reported by the browser if no answer came at all. */
export const NETWORK_ERROR_CODE = -10000;

export interface Envelope<Data> {
  code: number;
  /** Text for the user, in the request's language. */
  msg: string | null;
  data: Data | null;
  /** 1 in an answer of code 0 that replaces the token it was asked with. */
  refresh_token?: 1;
  /** The new token. The one that was sent works for a few minutes after the first use of this one. */
  token?: string;
  /** Seconds until the new token expires. */
  maxAge?: number;
}

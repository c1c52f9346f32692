import type * as z from 'zod';

/** Who may make a call. `guest`: any valid token; `member`: a signed-in user who is no guest. */
export type Access = 'anyone' | 'guest' | 'member';

/** At most `max` calls within `windowS` seconds, counted per user where there is a token, else per address. */
export interface RateLimit {
  max: number;
  windowS: number;
}

/**
 * One call of the API: all a reader needs to know of it. The server validates, limits, authorises, wraps and documents
 * from this row; the browser's client is typed from it.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  /** Below the base prefix `/api`. */
  path: `/${string}`;
  summary: string;
  input: Input;
  /** What `data` of the envelope holds; of a stream: one event. */
  data: Data;
  access: Access;
  rate: RateLimit;
  /** `json` answers one envelope; `stream` sends server-sent events until the browser leaves. */
  answer: 'json' | 'stream';
}

/** Gives a row its exact types. */
export function defineCall<Input extends z.ZodType, Data extends z.ZodType>(
  row: Omit<Call<Input, Data>, 'answer'> & { answer?: 'json' | 'stream' },
): Call<Input, Data> {
  return { answer: 'json', ...row };
}

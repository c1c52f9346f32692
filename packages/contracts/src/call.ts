import type * as z from 'zod';
import type { Access, CallRoute } from './call-routes.ts';

/** `json` answers one envelope; `stream` sends server-sent events until the browser leaves. */
export type Answer = 'json' | 'stream';

/** At most `max` calls within `windowS` seconds, counted per user where there is a token, else per address. */
export interface RateLimit {
  max: number;
  windowS: number;
}

/**
 * One call of the API: all a reader needs to know of it. The server validates, limits, authorises, wraps and documents
 * from this row; the browser's client is typed from it.
 */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  How extends Answer = Answer,
> extends CallRoute {
  summary: string;
  input: Input;
  /** What `data` of the envelope holds; of a stream: one event. */
  data: Data;
  access: Who;
  rate: RateLimit;
  answer: How;
}

/** Gives a row its exact types. */
export function defineCall<
  Input extends z.ZodType,
  Data extends z.ZodType,
  const Who extends Access,
  const How extends Answer = 'json',
>(row: Omit<Call<Input, Data, Who, How>, 'answer'> & { answer?: How }): Call<Input, Data, Who, How> {
  return { ...row, answer: row.answer ?? ('json' as How) };
}

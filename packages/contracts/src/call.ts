import type * as z from 'zod';
import type { Access, CallRoute } from './call-routes.ts';

/** `json` answers with one envelope; `stream` sends server-sent events until the browser disconnects. */
export type Answer = 'json' | 'stream';

/** At most `max` calls within `windowS` seconds, counted per user if there is a token, else per address. */
export interface RateLimit {
  max: number;
  windowS: number;
}

/**
 * One call of the API. The server validates, limits, authorises, wraps and documents from this row; the browser's
 * client is typed from it.
 */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  How extends Answer = Answer,
> extends CallRoute {
  summary: string;
  input: Input;
  /** The envelope's `data`; for a stream, one event. */
  data: Data;
  access: Who;
  rate: RateLimit;
  answer: How;
}

/** Infers a row's exact types. */
export function defineCall<
  Input extends z.ZodType,
  Data extends z.ZodType,
  const Who extends Access,
  const How extends Answer = 'json',
>(row: Omit<Call<Input, Data, Who, How>, 'answer'> & { answer?: How }): Call<Input, Data, Who, How> {
  return { ...row, answer: row.answer ?? ('json' as How) };
}

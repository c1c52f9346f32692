import type * as z from 'zod';
import type { Access, CallRoute } from './call-routes.ts';
import { KIB } from './limits.ts';

/** `json` answers with one envelope; `stream` sends server-sent events until the browser disconnects. */
export type Answer = 'json' | 'stream';

/**
 * At most `max` calls within `windowS` seconds, counted per user; calls that anyone may make are counted per address,
 * whoever signs them.
 */
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
  /** Longest body that is read. */
  maxBodyBytes: number;
  answer: How;
  /**
   * Hashes a password, for which calls wait in a line of their own: there they keep no place among the others, and they
   * wait for a place as long as paying users do.
   */
  hashesPassword?: boolean;
}

const DEFAULT_BODY_BYTES = 64 * KIB;

/** Infers a row's exact types. */
export function defineCall<
  Input extends z.ZodType,
  Data extends z.ZodType,
  const Who extends Access,
  const How extends Answer = 'json',
>(
  row: Omit<Call<Input, Data, Who, How>, 'answer' | 'maxBodyBytes'> & { answer?: How; maxBodyBytes?: number },
): Call<Input, Data, Who, How> {
  return { ...row, answer: row.answer ?? ('json' as How), maxBodyBytes: row.maxBodyBytes ?? DEFAULT_BODY_BYTES };
}

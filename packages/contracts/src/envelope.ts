import * as z from 'zod';
import { PAGING } from './limits.ts';

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

export const pageInput = z.object({
  page: z.coerce.number().int().min(PAGING.firstPage).default(PAGING.firstPage),
  page_size: z.coerce.number().int().min(1).max(PAGING.maxPageSize).default(PAGING.defaultPageSize),
});

/** The shape of every list. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  });
}

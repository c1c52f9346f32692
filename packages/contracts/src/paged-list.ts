import * as z from 'zod';
import { PAGING } from './limits.ts';

export const pageInput = z.object({
  page: z.coerce.number().int().min(PAGING.firstPage).default(PAGING.firstPage),
  page_size: z.coerce.number().int().min(1).max(PAGING.maxPageSize).default(PAGING.defaultPageSize),
});

/** Returns the schema of a page of a list. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  });
}

import * as z from 'zod';
import { PAGING } from './limits.ts';
import { text } from './text.ts';

const MAX_CURSOR_LENGTH = 2000;

export const pageInput = z.object({
  page: z.coerce.number().int().min(PAGING.firstPage).default(PAGING.firstPage),
  page_size: z.coerce.number().int().min(1).max(PAGING.maxPageSize).default(PAGING.defaultPageSize),
});

/** Of a list that can be long: a page by its number, or the one after an earlier page by that page's `next_cursor`. */
export const longListInput = pageInput.extend({
  /** Where to go on; `page` is ignored with it. */
  cursor: text().max(MAX_CURSOR_LENGTH).optional(),
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

/** Returns the schema of a page of a list that can be long. */
export function longPageOf<Row extends z.ZodType>(row: Row) {
  return pageOf(row).extend({
    /** Continues the list, whatever was added or removed meanwhile; null at its end. */
    next_cursor: z.string().nullable(),
  });
}

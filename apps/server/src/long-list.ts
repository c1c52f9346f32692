import { formatMessage, nameField, type UiLanguage } from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from './app-error.ts';

/**
 * How a list is ordered. `Position` is what the order compares of a row, so that a page can begin after it. Times of
 * rows that are listed come from the server's clock: they have no microseconds, which a `Date` would lose.
 */
export interface ListOrder<Row, Position> {
  /** A cursor of one order is none of another. */
  name: string;
  position: z.ZodType<Position>;
  positionOf(row: Row): Position;
}

export interface PageRequest {
  page: number;
  pageSize: number;
  /** Of an earlier page; `page` is ignored with it. */
  cursor?: string | undefined;
}

/** The rows to read: those after a position, or by their number. */
export interface ListPart<Position> {
  after?: Position | undefined;
  limit: number;
  offset: number;
}

const cursorSchema = z.object({ order: z.string(), at: z.unknown() });

/** Writes where a list goes on as an opaque text. */
export function writeCursor<Row, Position>(order: ListOrder<Row, Position>, last: Row): string {
  return Buffer.from(JSON.stringify({ order: order.name, at: order.positionOf(last) })).toString('base64url');
}

/** Throws INVALID_INPUT for a text that is no cursor of a list in this order. */
export function readCursor<Row, Position>(
  cursor: string,
  { name, position }: Pick<ListOrder<Row, Position>, 'name' | 'position'>,
  language: UiLanguage,
): Position {
  try {
    const { order, at } = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (order === name) return position.parse(at);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
  }
  throw new AppError('INVALID_INPUT', {
    field: nameField(['cursor'], language),
    problem: formatMessage('cursor_unknown', language),
  });
}

/** Reads a page by its number, or after an earlier page by its cursor. `read` returns the total of the whole list. */
export async function readPage<Row, Position>(
  { page, pageSize: size, cursor }: PageRequest,
  { order, language }: { order: ListOrder<Row, Position>; language: UiLanguage },
  read: (part: ListPart<Position>) => Promise<{ rows: Row[]; total: number }>,
): Promise<{ rows: Row[]; page: { total: number; page: number; page_size: number; next_cursor: string | null } }> {
  const after = cursor === undefined ? undefined : readCursor(cursor, order, language);
  const offset = after === undefined ? (page - 1) * size : 0;
  // A row more than wanted tells that the list goes on; a numbered page knows by its total.
  const { rows, total } = await read({ after, offset, limit: after === undefined ? size : size + 1 });
  const shown = rows.slice(0, size);
  const goesOn = after === undefined ? offset + shown.length < total : rows.length > size;
  const last = shown.at(-1);
  return {
    rows: shown,
    page: { total, page, page_size: size, next_cursor: goesOn && last ? writeCursor(order, last) : null },
  };
}

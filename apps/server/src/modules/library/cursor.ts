import * as z from 'zod';
import { formatMessage, LIBRARY_SORTS, nameField, type LibrarySort, type UiLanguage } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';

const position = z.object({ sort: z.enum(LIBRARY_SORTS), value: z.string(), id: z.uuid() });
type Position = z.infer<typeof position>;

/** Where a list goes on, as an opaque text. */
export const writeCursor = (at: Position): string => Buffer.from(JSON.stringify(at)).toString('base64url');

/** Throws INVALID_INPUT for a text that is no cursor of a list in this order. */
export function readCursor(cursor: string, sort: LibrarySort, language: UiLanguage): Position {
  try {
    const found = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const isValue =
      sort === 'newest' || sort === 'oldest'
        ? z.iso.datetime().safeParse(found.value).success
        : sort === 'name' || sort === 'name_desc' || /^\d{1,15}$/.test(found.value);
    if (found.sort === sort && isValue) return found;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
  }
  throw new AppError('INVALID_INPUT', {
    field: nameField(['cursor'], language),
    problem: formatMessage('cursor_unknown', language),
  });
}

import { describeInputProblems, type InputProblem, type UiLanguage, UNWORDED } from '@reelwright/contracts';
import type * as z from 'zod';
import { AppError } from './app-error.ts';

const parseUnworded = <Schema extends z.ZodType>(schema: Schema, value: unknown) =>
  schema.safeParse(value, { error: () => UNWORDED });

/** Everything that a schema finds wrong with a value, in a language; a schema may give a message key as its error. */
export function listInputProblems(schema: z.ZodType, value: unknown, language: UiLanguage): InputProblem[] {
  const { error } = parseUnworded(schema, value);
  return describeInputProblems(error?.issues ?? [], value, language);
}

/**
 * The value as the schema describes it, defaults filled in. Throws INVALID_INPUT, naming the first field that is wrong
 * and what is wrong with it in the user's language, or INCOMPLETE_FORM where that field is missing or empty.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  language: UiLanguage,
): z.output<Schema> {
  const result = parseUnworded(schema, value);
  if (result.success) return result.data;
  const [first] = listInputProblems(schema, value, language);
  // A parse that fails says at least one reason.
  if (!first) throw new AppError('INVALID_INPUT', { field: { field: [] }, problem: { message: 'request_unreadable' } });
  const { field, problem, isMissing } = first;
  throw isMissing ? new AppError('INCOMPLETE_FORM', { field }) : new AppError('INVALID_INPUT', { field, problem });
}

import { MESSAGES, type MessageKey, type UiLanguage, formatMessage } from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from './app-error.ts';

const localeErrors = { en: z.locales.en().localeError, 'zh-CN': z.locales.zhCN().localeError };

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(MESSAGES, text);
}

/**
 * The value as the schema describes it, defaults filled in. Throws INVALID_INPUT, naming the first field that is wrong
 * and what is wrong with it in the user's language; a schema may give a message key as its error.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  language: UiLanguage,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: localeErrors[language] });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || '-';
  const text = issue?.message ?? '';
  throw new AppError('INVALID_INPUT', { field, problem: isMessageKey(text) ? formatMessage(text, language) : text });
}

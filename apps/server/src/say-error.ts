import { ERRORS, type ErrorCode, formatMessage, nameField, type UiLanguage } from '@reelwright/contracts';
import type { ErrorValue, ErrorValues } from './app-error.ts';

/** What users are told of an error, in their language. */
export function sayError({ code, values }: { code: ErrorCode; values: ErrorValues }, language: UiLanguage): string {
  const said = Object.entries(values).map(([name, value]) => [name, sayValue(value, language)] as const);
  return formatMessage(ERRORS[code].message, language, Object.fromEntries(said));
}

function sayValue(value: ErrorValue, language: UiLanguage): string | number {
  if (typeof value !== 'object') return value;
  return 'message' in value ? formatMessage(value.message, language) : nameField(value.field, language);
}

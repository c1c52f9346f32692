import {
  ERRORS,
  formatMessage,
  type MessageKey,
  MESSAGES,
  NETWORK_ERROR_CODE,
  type UiLanguage,
} from '@reelwright/contracts';
import { CallError } from './api-client.ts';

function findMessageKey(code: number): MessageKey | undefined {
  if (code === NETWORK_ERROR_CODE) return 'network_error';
  return Object.values(ERRORS).find((row) => row.code === code)?.message;
}

/**
 * What an error says, in a language that may be another one than it came in. A message that names values, or that is
 * not the catalogue's, stays as it came.
 */
export function translateError(error: Error, language: UiLanguage): string {
  const key = error instanceof CallError ? findMessageKey(error.code) : undefined;
  if (key === undefined) return error.message;
  const isWhole = Object.values<string>(MESSAGES[key]).includes(error.message);
  return isWhole ? formatMessage(key, language) : error.message;
}

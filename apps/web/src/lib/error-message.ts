import {
  ERRORS,
  findMessage,
  formatMessage,
  type MessageKey,
  NETWORK_ERROR_CODE,
  type UiLanguage,
} from '@reelwright/contracts';
import { CallError } from './api-client.ts';

function findMessageKey(code: number): MessageKey | undefined {
  if (code === NETWORK_ERROR_CODE) return 'network_error';
  return Object.values(ERRORS).find((row) => row.code === code)?.message;
}

/**
 * Returns an error's text for the user, in a language that may differ from the one it arrived in. A message that contains
 * values, or that is not in the catalogue, is returned unchanged; an unknown error, whose own text is for developers, gets
 * a general one.
 */
export function describeError(error: unknown, language: UiLanguage): string {
  if (!(error instanceof CallError)) return formatMessage('system_error', language);
  const key = findMessageKey(error.code);
  if (key === undefined) return error.message;
  const isWhole = Object.values<string>(findMessage(key) ?? {}).includes(error.message);
  return isWhole ? formatMessage(key, language) : error.message;
}

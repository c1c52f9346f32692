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

/** Returns an error's text for the user; a general one for an unknown error, whose own text is for developers. */
export function describeError(error: unknown, language: UiLanguage): string {
  return error instanceof CallError ? translateError(error, language) : formatMessage('system_error', language);
}

/**
 * Returns the error's message in a language that may differ from the one it arrived in. A message that contains values,
 * or that is not in the catalogue, is returned unchanged.
 */
export function translateError(error: Error, language: UiLanguage): string {
  const key = error instanceof CallError ? findMessageKey(error.code) : undefined;
  if (key === undefined) return error.message;
  const isWhole = Object.values<string>(findMessage(key) ?? {}).includes(error.message);
  return isWhole ? formatMessage(key, language) : error.message;
}

import { ERRORS, type Envelope, type UiLanguage, formatMessage } from '@reelwright/contracts';
import type { AppError } from '../../app-error.ts';
import { sayError } from '../../say-error.ts';
import type { FreshToken } from '../../session-actor.ts';

/** Returns the envelope of an answer, with the token that replaces the one in use, if any. */
export function toSuccess<Data>(data: Data, language: UiLanguage, fresh: FreshToken | null = null): Envelope<Data> {
  return { code: 0, msg: formatMessage('ok', language), data, ...(fresh && { refresh_token: 1, ...fresh }) };
}

export function toRefusal(error: AppError, language: UiLanguage): Envelope<unknown> {
  return { code: ERRORS[error.code].code, msg: sayError(error, language), data: error.data };
}

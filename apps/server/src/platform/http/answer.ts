import { ERRORS, type Envelope, type UiLanguage, formatMessage } from '@reelwright/contracts';
import type { AppError } from '../../app-error.ts';
import { sayError } from '../../say-error.ts';

export function toSuccess<Data>(data: Data, language: UiLanguage): Envelope<Data> {
  return { code: 0, msg: formatMessage('ok', language), data };
}

export function toRefusal(error: AppError, language: UiLanguage): Envelope<unknown> {
  return { code: ERRORS[error.code].code, msg: sayError(error, language), data: error.data };
}

import { ERRORS, type Envelope, type UiLanguage, formatMessage } from '@reelwright/contracts';
import type { AppError } from '../../app-error.ts';

export function toSuccess<Data>(data: Data, language: UiLanguage): Envelope<Data> {
  return { code: 0, msg: formatMessage('ok', language), data };
}

export function toRefusal(error: AppError, language: UiLanguage): Envelope<unknown> {
  const { code, message } = ERRORS[error.code];
  return { code, msg: formatMessage(message, language, error.values), data: error.data };
}

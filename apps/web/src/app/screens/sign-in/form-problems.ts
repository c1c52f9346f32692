import { ERRORS, type ErrorCode, formatMessage, type MessageKey, PASSWORD_LIMITS } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import { getLanguage } from '#src/lib/i18n.ts';

/** The fields of the sign-in forms. */
export interface AccountForm {
  email: string;
  code: string;
  password: string;
  agreement: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const say = (key: MessageKey): string => formatMessage(key, getLanguage());

/** Says what is wrong with a field before it is sent; the server checks it again. */
export const CHECKS = {
  filled: (value: string) => value.trim() !== '' || say('incomplete_form'),
  email: (value: string) =>
    value.trim() === '' ? say('incomplete_form') : EMAIL.test(value.trim()) || say('email_format'),
  password: (value: string) => {
    if (value === '') return say('incomplete_form');
    return [...value].length >= PASSWORD_LIMITS.minLength || say('password_too_short');
  },
  agreement: (value: boolean) => value || say('agreement_required'),
};

const FIELDS: Partial<Record<ErrorCode, keyof AccountForm>> = {
  EMAIL_FORMAT: 'email',
  ACCOUNT_EXISTS: 'email',
  WRONG_VERIFICATION_CODE: 'code',
  CODE_SENT_RECENTLY: 'code',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_IS_EMAIL: 'password',
  AGREEMENT_REQUIRED: 'agreement',
};

const FIELD_BY_CODE: ReadonlyMap<number, keyof AccountForm> = new Map(
  Object.entries(FIELDS).map(([name, field]) => [ERRORS[name as ErrorCode].code, field]),
);

/** Returns the field that a refusal is about; undefined if it is about the whole form. */
export function findProblemField(error: Error): keyof AccountForm | undefined {
  return error instanceof CallError ? FIELD_BY_CODE.get(error.code) : undefined;
}

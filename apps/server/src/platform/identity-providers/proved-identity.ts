import { AppError } from '../../app-error.ts';

/**
 * What the e-mail of an identity is worth. `verified`: the provider vouches that it is the user's now. `checked`: it was
 * the user's when the provider checked it. `claimed`: whoever runs the provider, or has an account there, may have written
 * any.
 */
export type EmailTrust = 'verified' | 'checked' | 'claimed';

/** Who somebody is at another site, as that site has just confirmed. */
export interface ProvedIdentity {
  /** `google`, `facebook`, `shopify`, `openid:<id>` or `partner:<id>`. */
  provider: string;
  /** Never changes and is never given to another user, unlike an e-mail. */
  subject: string;
  /** In lower case; null if the provider told none. */
  email: string | null;
  emailTrust: EmailTrust;
  name: string | null;
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/;
const MAX_NAME = 60;
const MAX_SUBJECT = 255;

/** Returns an e-mail as accounts keep it; null for anything else. */
export function toEmail(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const email = value.trim().toLowerCase();
  return EMAIL.test(email) ? email : null;
}

/** Returns a name without control characters; null if nothing is left. */
export function toName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = value
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, MAX_NAME)
    .trim();
  return name === '' ? null : name;
}

/** Returns the id of a user at a provider. Throws IDENTITY_REFUSED for one that can't be kept. */
export function toSubject(value: unknown, providerName: string): string {
  const subject = typeof value === 'number' ? String(value) : value;
  if (typeof subject !== 'string' || subject === '' || subject.length > MAX_SUBJECT || /\p{Cc}/u.test(subject))
    throw new AppError('IDENTITY_REFUSED', { provider: providerName });
  return subject;
}

/** Turns a failed check into IDENTITY_REFUSED. Errors of the server itself stay what they are. */
export function toRefusal(error: unknown, providerName: string): AppError {
  return error instanceof AppError
    ? error
    : new AppError('IDENTITY_REFUSED', { provider: providerName }, { cause: error });
}

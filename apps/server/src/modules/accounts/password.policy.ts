import { PASSWORD_LIMITS } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list at the first use: it is unpacked into tens of thousands of texts. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Throws PASSWORD_TOO_SHORT, PASSWORD_IS_EMAIL or PASSWORD_COMMON. `email` is in lower case. */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  // A character outside the first plane counts once, as the user sees it.
  if ([...password].length < PASSWORD_LIMITS.minLength) throw new AppError('PASSWORD_TOO_SHORT');
  const lower = password.toLowerCase();
  if (lower === email || lower === email.split('@')[0]) throw new AppError('PASSWORD_IS_EMAIL');
  common ??= loadCommonPasswords();
  if ((await common).has(lower)) throw new AppError('PASSWORD_COMMON');
}

const KEY = 'signedIn';

/**
 * Whether a member used this browser last: a session that ends before the user was read sends a member to sign in, and
 * lets a visitor go on.
 */
export const memberHint = {
  read: (): boolean => localStorage.getItem(KEY) !== null,
  write(isMember: boolean): void {
    if (isMember) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  },
};

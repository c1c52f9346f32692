/** A sign-in at another site that this tab has begun. */
export interface LoginAttempt {
  state: string;
  /** `google`, `facebook`, `shopify` or `openid:<id>`. */
  provider: LoginProvider;
  intent: 'sign_in' | 'link';
  /** The path to open afterwards; empty for the default. */
  next: string;
}

export type LoginProvider = 'google' | 'facebook' | 'shopify' | `openid:${string}`;

const KEY = 'loginAttempt';

/** The last sign-in that this tab has begun. It outlives the way to the other site, but not the tab. */
export const loginAttempt = {
  keep: (attempt: LoginAttempt): void => sessionStorage.setItem(KEY, JSON.stringify(attempt)),

  /** Returns the attempt of a state; null if this tab did not begin it. */
  find(state: string | null): LoginAttempt | null {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return null;
    try {
      const attempt = JSON.parse(kept) as LoginAttempt;
      return state !== null && attempt.state === state ? attempt : null;
    } catch {
      // Foreign data under the key.
      return null;
    }
  },

  forget: (): void => sessionStorage.removeItem(KEY),
};

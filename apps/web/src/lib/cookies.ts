import Cookies from 'js-cookie';

/** Cookies of this site. Pass `expires` in days. */
export const cookies = {
  find: (name: string): string | null => Cookies.get(name) ?? null,
  write: (name: string, value: string, { days }: { days: number }): void => {
    Cookies.set(name, value, { expires: days, sameSite: 'lax', secure: location.protocol === 'https:' });
  },
  remove: (name: string): void => Cookies.remove(name),
};

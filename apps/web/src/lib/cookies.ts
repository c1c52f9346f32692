import Cookies from 'js-cookie';

/** Replaced by the server with the domain of its settings, if any. */
const META = 'cookie-domain';

/**
 * Returns the domain whose subdomains share the cookies; undefined for the cookies of this host alone. Browsers refuse
 * cookies for an IP address, for a name without a dot, and for a domain that the page is not in.
 */
export function findCookieDomain(wanted: string | undefined, hostName: string): string | undefined {
  if (wanted === undefined || !/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(wanted)) return undefined;
  return hostName === wanted || hostName.endsWith(`.${wanted}`) ? wanted : undefined;
}

const domain = findCookieDomain(
  document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content,
  location.hostname,
);

function attributes(days: number): Cookies.CookieAttributes {
  return { expires: days, path: '/', sameSite: 'lax', secure: location.protocol === 'https:' };
}

/** Cookies of this site, shared with its subdomains if the server's settings name a domain. Pass `expires` in days. */
export const cookies = {
  find: (name: string): string | null => Cookies.get(name) ?? null,
  write(name: string, value: string, { days }: { days: number }): void {
    if (domain !== undefined) {
      // A cookie of this host alone would hide the shared one.
      Cookies.remove(name);
      Cookies.set(name, value, { ...attributes(days), domain });
      if (Cookies.get(name) === value) return;
      // The browser refuses the domain: it is a public suffix.
    }
    Cookies.set(name, value, attributes(days));
  },
  remove(name: string): void {
    Cookies.remove(name);
    if (domain !== undefined) Cookies.remove(name, { domain });
  },
};

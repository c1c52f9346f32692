import { parse } from 'tldts';

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * Returns whether subdomains of a domain may share cookies: not those of a public suffix, where anybody can register a
 * name (`co.uk`, `github.io`), and not those of an address or of `localhost`, for which browsers share none.
 */
export function isCookieDomain(text: string): boolean {
  const { hostname, domain, isIp } = parse(text, { allowPrivateDomains: true });
  return DOMAIN.test(text) && hostname === text && isIp === false && domain !== null;
}

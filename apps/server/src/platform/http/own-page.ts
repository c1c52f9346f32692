import type { IncomingHttpHeaders } from 'node:http';

/** Headers that proxies add; a request straight from a browser on this machine has none. */
const FORWARDING_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.+|x-original-.+|(?:cf|true)-.*ip|x-client-ip)$/;

/** Returns the host name of a `Host` header in lower case, without its port; undefined for a malformed header. */
export function toHostName(host: string | undefined): string | undefined {
  return /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.exec(host ?? '')?.[1]?.toLowerCase();
}

/**
 * Returns whether a request comes straight from a page of this server: the browser says so, each header that names the
 * page agrees with `Host`, and no proxy says that it forwarded the request.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  if (Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))) return false;
  const { host, origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  const pages = [origin, referer].filter((page) => page !== undefined);
  if (site !== undefined && site !== 'same-origin') return false;
  if (host === undefined || !pages.every((page) => hostOf(page) === host.toLowerCase())) return false;
  return site !== undefined || pages.length > 0;
}

function hostOf(page: string): string | undefined {
  return URL.canParse(page) ? new URL(page).host : undefined;
}

/** A page that no address of this app leads away from. */
const BASE = 'https://own.invalid';

/**
 * Returns the path, search and hash of an address that leads to this site; null if it leads elsewhere, or nowhere.
 * Whatever takes a target from an address (`from`, `successUrl`) sends the user only where this function allows.
 */
export function toOwnPath(target: unknown, origin: string = location.origin): string | null {
  if (typeof target !== 'string' || target === '') return null;
  // Browsers drop tabs and line breaks of an address, and read a backslash as a slash: `/\t/evil.example` leads away.
  if (/[\p{Cc}\\]/u.test(target)) return null;
  if (!URL.canParse(target, BASE)) return null;
  const url = new URL(target, BASE);
  if (url.origin !== BASE && url.origin !== origin) return null;
  if (url.username !== '' || url.password !== '') return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // The path of `/.//evil.example` is `//evil.example`, which leads away when it is read as an address.
  return path.startsWith('//') || !isPathOrOrigin(target, origin) ? null : path;
}

/** A relative path would lead to different places from different pages. */
function isPathOrOrigin(target: string, origin: string): boolean {
  return (
    target.startsWith('/') || target === origin || target.startsWith(`${origin}/`) || target.startsWith(`${origin}?`)
  );
}

/** Returns an address of the web, here or elsewhere; null for any other scheme, such as `javascript:`. */
export function toWebTarget(target: unknown, origin: string = location.origin): string | null {
  const own = toOwnPath(target, origin);
  if (own !== null) return own;
  if (typeof target !== 'string' || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  return new URL(target).href;
}

/** Any site: only whether an address stays on it matters. */
const HERE = 'http://own.invalid';

/**
 * Returns the path of an address on this site; empty for anything else, such as `//elsewhere.example`. `publicUrl` is
 * the site's own address.
 */
export function toOwnPath(address: string | undefined, publicUrl: string): string {
  if (address === undefined) return '';
  const site = publicUrl === '' ? HERE : new URL(publicUrl).origin;
  const isPath = address.startsWith('/');
  if (!isPath && !address.startsWith(`${site}/`)) return '';
  const url = URL.parse(address, site);
  if (!url || url.origin !== site || url.username !== '' || url.password !== '') return '';
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? '' : path;
}

const HEAD_LENGTH = 300_000;
const TAG = /<(?:link|meta|base)\b[^>]{0,4000}>/giu;
const NOWHERE = 'http://localhost/';

const valueOf = (name: string): RegExp => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'iu');
const VALUES = {
  rel: valueOf('rel'),
  property: valueOf('property'),
  name: valueOf('name'),
  href: valueOf('href'),
  content: valueOf('content'),
};

function attribute(tag: string, name: keyof typeof VALUES): string {
  const [, quoted, single, bare] = VALUES[name].exec(tag) ?? [];
  return (quoted ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim();
}

function isAbsolute(link: string): boolean {
  return /^https?:\/\/[^/]/i.test(link) && URL.canParse(link);
}

/** Returns the address that a page from a file declares; a placeholder if it declares none. */
export function findPageAddress(html: string): URL {
  const links = { canonical: '', shared: '', base: '', alternate: '' };
  for (const [tag] of html.slice(0, HEAD_LENGTH).matchAll(TAG)) {
    const rel = attribute(tag, 'rel').toLowerCase();
    const property = (attribute(tag, 'property') || attribute(tag, 'name')).toLowerCase();
    if (rel === 'canonical') links.canonical ||= attribute(tag, 'href');
    else if (property === 'og:url') links.shared ||= attribute(tag, 'content');
    else if (/^<base/i.test(tag)) links.base ||= attribute(tag, 'href');
    else if (rel === 'alternate') links.alternate ||= attribute(tag, 'href');
  }
  const origin = [links.shared, links.base, links.alternate].find(isAbsolute) ?? NOWHERE;
  // A canonical link may lack its host.
  const canonical = links.canonical === '' ? null : URL.parse(links.canonical, origin);
  if (canonical && /^https?:$/.test(canonical.protocol)) return canonical;
  return new URL(origin);
}

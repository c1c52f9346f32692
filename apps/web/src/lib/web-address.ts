/**
 * Returns the web address in a text, with `https://` added if the scheme is missing; null if the text is no address.
 */
export function toWebAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && (hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[')) ? href : null;
}

const MAX_PATH = 200;
const MAX_NAME = 100;
/** A screen whose address looks like an id. */
const NOT_FOUND = '/404';

/** Where a page view happened and came from, without anything that opens something. */
export interface CleanPlace {
  path: string;
  source: string;
  campaign: string | null;
}

/**
 * Reads the addresses of a page view. Queries and fragments may hold tokens, so only `utm_source` and `utm_campaign` of
 * them are read; parts of a path that look like ids or tokens become `:id`. An unreadable address has the path `/`.
 */
export function cleanPlace({ url, ref }: { url: string; ref?: string | null | undefined }): CleanPlace {
  const page = URL.parse(url, 'http://page.invalid');
  const from = URL.parse(ref ?? '');
  const isOwn = from === null || from.host === page?.host;
  const campaign = page?.searchParams.get('utm_campaign') ?? '';
  return {
    path: cleanPath(page?.pathname ?? '/'),
    source: cleanName(page?.searchParams.get('utm_source') ?? '') || (isOwn ? '' : cleanName(from.hostname)),
    campaign: cleanName(campaign) || null,
  };
}

function cleanPath(path: string): string {
  if (path === NOT_FOUND) return path;
  const parts = path.split('/').map((part) => (isSecretPart(part) ? ':id' : part));
  return parts.join('/').slice(0, MAX_PATH) || '/';
}

/** Words of addresses are short or made of letters; ids and tokens are long, or hold digits, or both. */
function isSecretPart(part: string): boolean {
  return part.length > 24 || /^\d+$/.test(part) || (part.length >= 8 && /\d/.test(part)) || /[%@=]/.test(part);
}

/** Only what names of campaigns and hosts are made of: an e-mail address, say, is left out. */
function cleanName(name: string): string {
  const clean = name.trim().toLowerCase().slice(0, MAX_NAME);
  return /^[\p{L}\p{N}._ -]+$/u.test(clean) ? clean.replace(/^www\./, '') : '';
}

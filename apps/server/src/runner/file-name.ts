const MAX_LENGTH = 60;

/**
 * Returns a file name that every system accepts, without an extension: letters of any script, digits and hyphens;
 * `fallback` if none is left.
 */
export function fileNameOf(title: string, fallback: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = Array.from(words).slice(0, MAX_LENGTH).join('').replace(/-+$/, '');
  return short === '' ? fallback : short;
}

const MAX_LENGTH = 60;

/** A file name every system takes, without an ending: letters of any script, digits and hyphens. `fallback` where none is left. */
export function fileNameOf(title: string, fallback: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = Array.from(words).slice(0, MAX_LENGTH).join('').replace(/-+$/, '');
  return short === '' ? fallback : short;
}

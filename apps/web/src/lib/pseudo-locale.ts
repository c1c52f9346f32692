import type { PostProcessorModule } from 'i18next';

const ACCENTED: Record<string, string> = {
  a: 'à',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'î',
  l: 'ļ',
  n: 'ñ',
  o: 'ô',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'À',
  C: 'Ç',
  E: 'É',
  G: 'Ğ',
  I: 'Î',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ô',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

/** Languages run up to this much longer than English; short words the most. */
const growthOf = (length: number): number => (length < 12 ? 0.5 : 0.3);

/**
 * A text as in a language that is longer than English, and marked at both ends: `⟦Šîğñ îñ ···⟧`. Tags stay whole, and
 * so do texts within it that have been through here.
 */
export function toPseudo(text: string): string {
  const parts = text.split(/(⟦[^⟧]*⟧)/u);
  const own = parts.filter((part) => !part.startsWith('⟦')).join('');
  const accented = parts.map((part) => (part.startsWith('⟦') ? part.slice(1, -1) : accent(part))).join('');
  return `⟦${accented} ${'·'.repeat(Math.ceil(own.length * growthOf(own.length)))}⟧`;
}

function accent(text: string): string {
  return text.replaceAll(/<[^>]*>|./gsu, (part) => ACCENTED[part] ?? part);
}

/** Passes every text of the catalogues through `toPseudo`. */
export const pseudoLocale: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value: string) => (typeof value === 'string' && value !== '' ? toPseudo(value) : value),
};

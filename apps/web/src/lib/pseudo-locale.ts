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

/** Translations are up to this share longer than English; short words grow the most. */
const growthOf = (length: number): number => (length < 12 ? 0.5 : 0.3);

/**
 * Returns the text as if in a language longer than English, marked at both ends: `⟦Šîğñ îñ ···⟧`. Tags stay unchanged,
 * as do nested texts that were already converted. Each part between tags is marked: the page shows them as texts of their
 * own.
 */
export function toPseudo(text: string): string {
  const parts = text.split(/(⟦[^⟧]*⟧)/u);
  const own = parts.filter((part) => !part.startsWith('⟦')).join('');
  const accented = parts.map((part) => (part.startsWith('⟦') ? part.slice(1, -1) : accent(part))).join('');
  const longer = `${accented} ${'·'.repeat(Math.ceil(own.length * growthOf(own.length)))}`;
  return longer
    .split(/(<[^>]*>)/u)
    .map((part) => (part === '' || part.startsWith('<') ? part : `⟦${part}⟧`))
    .join('');
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

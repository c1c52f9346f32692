/** Chinese characters of the basic block take one bit each: no font has them in runs. */
const HAN_START = 0x4e00;
const HAN_END = 0x9fff;

/**
 * Formats the module of `packages/timeline` that lists the characters of each family, from the characters of its faces.
 */
export function formatCoverage(families: readonly { family: string; characters: ReadonlySet<number> }[]): string {
  const bitmaps: string[] = [];
  const rows = families.map(({ family, characters }) => {
    const bitmap = packHan(characters);
    const known = bitmaps.indexOf(bitmap);
    const han = known < 0 ? bitmaps.push(bitmap) - 1 : known;
    return `  '${family}': { han: ${han}, ranges: '${packRanges(characters)}' },`;
  });
  return [
    '// Made by apps/server/src/entry/make-font-coverage.ts from the font files. Not to be edited.',
    '',
    '/** Without the Chinese block: first and last characters by turns, each as the step from the one before, base 36. */',
    'export const FONT_COVERAGE: Readonly<Record<string, { han: number; ranges: string }>> = {',
    ...rows,
    '};',
    '',
    '/** Four characters from U+4E00 on in each hexadecimal digit, the first in its lowest bit. */',
    'export const HAN_COVERAGE: readonly string[] = [',
    ...bitmaps.map((bitmap) => `  '${bitmap}',`),
    '];',
    '',
  ].join('\n');
}

function packHan(characters: ReadonlySet<number>): string {
  let digits = '';
  for (let code = HAN_START; code <= HAN_END; code += 4) {
    const bits = [0, 1, 2, 3].reduce((sum, bit) => sum + (characters.has(code + bit) ? 1 << bit : 0), 0);
    digits += bits.toString(16);
  }
  return digits.replace(/0+$/, '');
}

function packRanges(characters: ReadonlySet<number>): string {
  const codes = [...characters].filter((code) => code < HAN_START || code > HAN_END).toSorted((a, b) => a - b);
  const bounds: number[] = [];
  for (const code of codes) {
    if (bounds.at(-1) === code - 1) bounds[bounds.length - 1] = code;
    else bounds.push(code, code);
  }
  return bounds.map((bound, index) => (bound - (bounds[index - 1] ?? 0)).toString(36)).join(' ');
}

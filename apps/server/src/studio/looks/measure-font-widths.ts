import type { Face } from '@reelwright/looks';
import type { CanvasHost } from '@reelwright/compositor';
import { toCanvasFont, toCoveredText } from '@reelwright/timeline';

/** The characters of the table: Basic Latin, Latin-1 and Latin Extended-A. */
const FIRST = 0x20;
const LAST = 0x17f;
const PROBE_PX = 1000;

/** Measures single characters in thousandths of the font size, as the source text of the table in `packages/looks`. */
export function measureFontWidths(canvas: CanvasHost, faces: readonly Face[]): string {
  const context = canvas.createContext(8, 8);
  context.lang = 'en';
  const rows = faces.map(({ family, weight }) => {
    context.font = toCanvasFont({ family, weight, sizePx: PROBE_PX });
    const widths = Array.from({ length: LAST - FIRST + 1 }, (_, index) =>
      Math.ceil(context.measureText(toCoveredText(String.fromCodePoint(FIRST + index), family)).width - 0.01),
    );
    return `  '${family} ${weight}':\n    '${widths.join(' ')}',\n`;
  });
  return [
    '// Made by apps/server/src/entry/make-font-widths.ts: widths of U+0020 to U+017F in thousandths of the font size. Not to be edited.\n',
    '\n',
    'export const FONT_WIDTHS: Readonly<Record<string, string>> = {\n',
    ...rows,
    '};\n',
  ].join('');
}

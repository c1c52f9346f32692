// Makes the table of widths that `packages/looks` measures texts with; `--check` only tells whether it is as the fonts are.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFaces } from '@reelwright/looks';
import { prepareFonts } from '../studio/fonts/prepare-fonts.ts';
import { registerFonts } from '../studio/fonts/register-fonts.ts';
import { measureFontWidths } from '../studio/looks/measure-font-widths.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { serverCanvasHost } from '../studio/render/canvas-host.ts';

const TABLE = path.resolve(import.meta.dirname, '../../../../packages/looks/src/type/font-widths.gen.ts');

registerFonts(await prepareFonts({ folder: parseSettings(process.env).fontsDir }));
const table = measureFontWidths(serverCanvasHost, listFaces());
if (!process.argv.includes('--check')) {
  await writeFile(TABLE, table);
} else if ((await readFile(TABLE, 'utf8')) !== table) {
  process.stderr.write(`${TABLE} is not as the fonts are: node apps/server/src/entry/make-font-widths.ts\n`);
  process.exitCode = 1;
}

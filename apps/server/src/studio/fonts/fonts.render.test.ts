import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { FONT_FAMILIES, fontFaceName, listFontUses } from '@reelwright/timeline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCoverage } from './check-coverage.ts';
import { collectCoverage } from './collect-coverage.ts';
import { describeFonts } from './describe-fonts.ts';
import type { FontFile } from './font-file.ts';
import { createFontSubsets, type FontSubsets } from './font-subsets.ts';
import { formatCoverage } from './format-coverage.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { registerFonts } from './register-fonts.ts';
import { selectFonts } from './select-fonts.ts';
import { titlesDocument } from './test-titles.ts';

const COVERAGE = path.join(import.meta.dirname, '../../../../../packages/timeline/src/font-coverage.gen.ts');
/** The script of an ad of half a minute. */
const CHINESE_AD = [
  '夏天一到，冰咖啡半小时就变温？',
  '这款双层真空保温杯，让饮料冰爽整整二十四小时',
  '食品级不锈钢内胆，没有金属味，清洗也方便',
  '单手开合杯盖，通勤、健身、露营都好用',
  '超过一万两千名顾客给出五星好评',
  '现在下单立减三成，限时包邮，点击购买！',
];

let folder: string;
let fonts: FontFile[];
let subsets: FontSubsets;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reelwright-fonts-'));
  fonts = await prepareFonts({ folder: path.join(folder, 'fonts') });
  subsets = createFontSubsets({ fonts, folder: path.join(folder, 'subsets') });
});

afterAll(async () => {
  await subsets.close();
  await rm(folder, { recursive: true, force: true });
});

test('every face of the catalogue is a font that the canvas knows by its name', () => {
  registerFonts(fonts);
  const wanted = FONT_FAMILIES.flatMap(({ family, weights }) =>
    weights.map((weight) => fontFaceName({ family, weight })),
  );
  expect(fonts.map(fontFaceName)).toEqual(wanted);
  expect(wanted.filter((name) => !GlobalFonts.has(name))).toEqual([]);
});

test('coverage tables of the families match their files', async () => {
  const written = formatCoverage(await collectCoverage(fonts));
  // To update: node apps/server/src/entry/make-font-coverage.ts
  expect(written === (await readFile(COVERAGE, 'utf8'))).toBe(true);
});

test('a system font that lacks required characters is refused', async () => {
  const inter = fonts.find(({ family }) => family === 'Inter')?.path ?? '';
  const bytes = await readFile(inter);
  expect(() => checkCoverage('Noto Sans CJK SC', bytes)).toThrow(expect.objectContaining({ code: 'SYSTEM_ERROR' }));
  expect(() => checkCoverage('Inter', bytes)).not.toThrow();
});

test('fonts are described by their content, each with its version', async () => {
  const [anton] = await describeFonts(fonts.filter(({ family }) => family === 'Anton'));
  const file = fonts.find(({ family }) => family === 'Anton')?.path ?? '';
  expect(anton?.sha256).toBe(
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  );
  expect(anton?.version).toMatch(/^Version \d/);
  const [chinese] = await describeFonts(fonts.filter(({ family }) => family === 'Noto Serif CJK SC'));
  expect(chinese?.version).toMatch(/^Version \d/);
});

test('a render receives only the fonts that its document draws with', () => {
  const document = titlesDocument({ family: 'Anton', weight: 400 }, ['Hot 咖啡']);
  expect(selectFonts(fonts, document).map(({ family }) => family)).toEqual(['Anton', 'ZCOOL QingKe HuangYou']);
});

test('a Chinese preview loads well under 150 KB of fonts', async () => {
  for (const face of [
    { family: 'Baloo 2', weight: 800 },
    { family: 'Playfair Display', weight: 700 },
    { family: 'Caveat', weight: 700 },
  ]) {
    const uses = listFontUses(titlesDocument(face, CHINESE_AD));
    const cut = await Promise.all(uses.map(({ text, ...each }) => subsets.subsetFont({ face: each, text })));
    const totalBytes = cut.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(totalBytes).toBeLessThan(110_000);
    expect(totalBytes).toBeGreaterThan(10_000);
  }
});

test('equal character sets are subset once, in whatever order they are requested', async () => {
  const face = { family: 'Bangers', weight: 400 };
  const [first, second] = await Promise.all([
    subsets.subsetFont({ face, text: 'POW' }),
    subsets.subsetFont({ face, text: 'WOPOW' }),
  ]);
  expect(second).toEqual(first);
  const again = createFontSubsets({ fonts, folder: path.join(folder, 'subsets') });
  expect((await again.subsetFont({ face, text: 'OPW' })).bytes.equals(first.bytes)).toBe(true);
  const files = await readdir(path.join(folder, 'subsets'));
  expect(files.filter((name) => name.startsWith(first.key))).toEqual([`${first.key}.woff2`]);
  expect(files.filter((name) => name.endsWith('.partial'))).toEqual([]);
});

test('a face outside the catalogue is refused', async () => {
  await expect(subsets.subsetFont({ face: { family: 'Arial', weight: 400 }, text: 'a' })).rejects.toMatchObject({
    code: 'SYSTEM_ERROR',
  });
});

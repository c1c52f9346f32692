// Draws the golden sheet, 40 prompts with two seeds each, as one image a group, to be looked at:
// `npm run sheet:generate <folder> [--update]`; `--update` also replaces the images that the tests compare with.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTracer } from '@reelwright/tracer';
import sharp from 'sharp';
import { drawLabel } from '#src/engines/generation/embedded/draw-label.ts';
import { prepareFonts } from '#src/studio/fonts/prepare-fonts.ts';
import { registerFonts } from '#src/studio/fonts/register-fonts.ts';
import { drawGolden, GOLDEN_SIDE } from './draw-golden.ts';
import { GOLDEN_PROMPTS, GOLDEN_SEEDS } from './golden-prompts.ts';

const COLUMNS = 4;
const [target = 'generation-sheet', ...flags] = process.argv.slice(2);
const isUpdate = flags.includes('--update');
const stored = fileURLToPath(new URL('./golden', import.meta.url));

const fontsFolder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
registerFonts(await prepareFonts({ folder: fontsFolder }));
const tracer = await openTracer({ threads: 2, drawLabel });
await mkdir(target, { recursive: true });
if (isUpdate) await mkdir(stored, { recursive: true });
const toSharp = (rgba: Uint8ClampedArray) =>
  sharp(rgba, { raw: { width: GOLDEN_SIDE, height: GOLDEN_SIDE, channels: 4 } }).removeAlpha();

for (const group of new Set(GOLDEN_PROMPTS.map((each) => each.group))) {
  const tiles: Buffer[] = [];
  for (const { id, prompt, isGate } of GOLDEN_PROMPTS.filter((each) => each.group === group))
    for (const seed of GOLDEN_SEEDS) {
      const { rgba } = await drawGolden(tracer, prompt, seed);
      tiles.push(await toSharp(rgba).png().toBuffer());
      if (isUpdate && isGate && seed === GOLDEN_SEEDS[0])
        await toSharp(rgba)
          .webp({ quality: 95, effort: 6 })
          .toFile(path.join(stored, `${id}.webp`));
    }
  const rowCount = Math.ceil(tiles.length / COLUMNS);
  const file = path.join(target, `${group.replaceAll(/\W+/g, '-')}.png`);
  await sharp({
    create: { width: COLUMNS * GOLDEN_SIDE, height: rowCount * GOLDEN_SIDE, channels: 3, background: '#000000' },
  })
    .composite(
      tiles.map((input, at) => ({
        input,
        left: (at % COLUMNS) * GOLDEN_SIDE,
        top: Math.floor(at / COLUMNS) * GOLDEN_SIDE,
      })),
    )
    .png()
    .toFile(file);
  process.stdout.write(`${file}\n`);
}
await tracer.close();
await rm(fontsFolder, { recursive: true });

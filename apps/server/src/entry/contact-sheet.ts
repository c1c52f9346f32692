// Renders every look in all its layouts, to be looked at: `npm run contact-sheet -- --help` tells how.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import { LOOKS } from '@reelwright/looks';
import { composeSheet, type SheetRow } from '../looks/compose-sheet.ts';
import { buildLookDocument } from '../looks/look-document.ts';
import { paintStills } from '../looks/paint-stills.ts';
import { SAMPLE_LANGUAGES } from '../looks/sample-content.ts';
import { drawSheetPictures, readSheetPictures } from '../looks/sheet-pictures.ts';
import { runProgram } from '../platform/process/run-program.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { prepareFonts } from '../fonts/prepare-fonts.ts';
import { registerFonts } from '../fonts/register-fonts.ts';
import { renderDocument } from '../render/render-document.ts';

const USAGE = `Renders every look in all its layouts onto sheets.

  npm run contact-sheet -- [options]

  --look ID          only this one; may be given several times
  --ratio 9:16       ${AD_RATIOS.join(', ')}
  --language en      ${SAMPLE_LANGUAGES.join(', ')}
  --pictures FOLDER  photos instead of the drawn samples
  --output FOLDER    contact-sheets by default
  --scale 0.35       of the stills against 1080 pixels
  --video            a film of each look besides its sheet
`;

/** Stills of one look beside each other; the rest stands below. */
const PER_LINE = 5;

const { values } = parseArgs({
  options: {
    look: { type: 'string', multiple: true },
    ratio: { type: 'string', default: '9:16' },
    language: { type: 'string', default: 'en' },
    pictures: { type: 'string' },
    output: { type: 'string', default: 'contact-sheets' },
    scale: { type: 'string', default: '0.35' },
    video: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new Error('interrupted')));
const { signal } = interrupted;

const ratio = AD_RATIOS.find((known) => known === values.ratio);
const language = SAMPLE_LANGUAGES.find((known) => known === values.language);
const scale = Number(values.scale);
const looks = (values.look ?? LOOK_IDS).map((id) => LOOK_IDS.find((known) => known === id));

if (values.help || !ratio || !language || !(scale > 0 && scale <= 1) || looks.includes(undefined)) {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  const folder = await mkdtemp(path.join(tmpdir(), 'contact-sheet-'));
  try {
    const fonts = await prepareFonts({ folder: path.join(parseSettings(process.env).dataDir, 'fonts') });
    registerFonts(fonts);
    const pictures = values.pictures
      ? await readSheetPictures(values.pictures, signal)
      : await drawSheetPictures(folder);
    const files = new Map(pictures.map(({ media, file }) => [media, file]));
    const fileOf = (media: string) => files.get(media) ?? media;
    await mkdir(values.output, { recursive: true });
    const overview: SheetRow[] = [];
    for (const id of looks) {
      if (!id) continue;
      const look = LOOKS[id];
      const { document, stills } = buildLookDocument({ look, ratio, language, pictures, keyOf: fileOf });
      const painted = await paintStills({ document, fileOf, scale, ticks: stills.map(({ tick }) => tick) });
      const name = `${id}-${ratio.replace(':', 'x')}-${language}`;
      const label = `${look.name}: ${stills.map(({ layout }) => layout).join(', ')}`;
      const lines = [painted.slice(0, PER_LINE), painted.slice(PER_LINE)];
      const rows = lines.map((line, row): SheetRow => ({ label: row === 0 ? label : '', stills: line }));
      await composeSheet(rows, path.join(values.output, `${name}.png`));
      overview.push({ label, stills: painted });
      if (values.video) {
        const output = path.resolve(values.output, `${name}.mp4`);
        await renderDocument({
          document,
          resolveMedia: fileOf,
          fonts,
          output,
          quality: 'draft',
          folder,
          signal,
          runProgram,
        });
      }
      process.stdout.write(`${name}\n`);
    }
    const sheet = path.join(values.output, `overview-${ratio.replace(':', 'x')}-${language}.png`);
    await composeSheet(overview, sheet);
    process.stdout.write(`${sheet}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

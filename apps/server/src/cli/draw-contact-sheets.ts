import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AdRatio, LookId } from '@reelwright/contracts';
import { LOOKS } from '@reelwright/looks';
import { runProgram } from '../platform/process/run-program.ts';
import { prepareFonts } from '../studio/fonts/prepare-fonts.ts';
import { registerFonts } from '../studio/fonts/register-fonts.ts';
import { composeSheet, type SheetRow } from '../studio/looks/compose-sheet.ts';
import { buildLookDocument } from '../studio/looks/look-document.ts';
import { paintStills } from '../studio/looks/paint-stills.ts';
import type { SampleLanguage } from '../studio/looks/sample-content.ts';
import { drawSheetImages, readSheetImages } from '../studio/looks/sheet-images.ts';
import { renderDocument } from '../studio/render/render-document.ts';

export interface ContactSheetOptions {
  looks: readonly LookId[];
  ratio: AdRatio;
  language: SampleLanguage;
  /** Folder of photos; drawn samples by default. */
  images: string | undefined;
  output: string;
  /** Scale of the stills relative to 1080 pixels. */
  scale: number;
  /** Whether each look gets a video besides its sheet. */
  hasVideos: boolean;
}

/** Number of stills of one look in a line. */
const PER_LINE = 5;

/** Draws looks in all their layouts: one sheet for each look, and one of all looks. */
export async function drawContactSheets(request: {
  options: ContactSheetOptions;
  fontsFolder: string;
  signal: AbortSignal;
  /** Called for each written sheet. */
  onSheet(name: string): void;
}): Promise<void> {
  const { options, fontsFolder, signal, onSheet } = request;
  const { ratio, language, scale } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'contact-sheet-'));
  try {
    const fonts = await prepareFonts({ folder: fontsFolder });
    registerFonts(fonts);
    const images = options.images ? await readSheetImages(options.images, signal) : await drawSheetImages(folder);
    const files = new Map(images.map(({ media, file }) => [media, file]));
    const fileOf = (media: string) => files.get(media) ?? media;
    await mkdir(options.output, { recursive: true });
    const overview: SheetRow[] = [];
    for (const id of options.looks) {
      const look = LOOKS[id];
      const { document, stills } = buildLookDocument({ look, ratio, language, images, keyOf: fileOf });
      const painted = await paintStills({ document, fileOf, scale, ticks: stills.map(({ tick }) => tick) });
      const name = `${id}-${ratio.replace(':', 'x')}-${language}`;
      const label = `${look.name}: ${stills.map(({ layout }) => layout).join(', ')}`;
      const lines = [painted.slice(0, PER_LINE), painted.slice(PER_LINE)];
      const rows = lines.map((line, row): SheetRow => ({ label: row === 0 ? label : '', stills: line }));
      await composeSheet(rows, path.join(options.output, `${name}.png`));
      overview.push({ label, stills: painted });
      if (options.hasVideos)
        await renderDocument({
          document,
          resolveMedia: fileOf,
          fonts,
          output: path.resolve(options.output, `${name}.mp4`),
          quality: 'draft',
          folder,
          signal,
          runProgram,
        });
      onSheet(name);
    }
    const sheet = path.join(options.output, `overview-${ratio.replace(':', 'x')}-${language}.png`);
    await composeSheet(overview, sheet);
    onSheet(sheet);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

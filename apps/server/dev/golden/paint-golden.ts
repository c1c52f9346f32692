import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listFontUses, type TimelineDocument } from '@reelwright/timeline';
import { createFontSubsets } from '#src/studio/fonts/font-subsets.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { prepareFonts } from '#src/studio/fonts/prepare-fonts.ts';
import { registerFonts } from '#src/studio/fonts/register-fonts.ts';
import { renderDocument } from '#src/studio/render/render-document.ts';
import type { GoldenAnswer, GoldenFont, GoldenOrder } from './golden-messages.ts';
import { paintFrames } from './paint-frames.ts';

// The server's half of the comparison between browser and server: a forked process that receives its orders as
// messages, and ends with its channel.

if (!process.send) throw new Error('To be forked: it answers by messages');

const folder = await mkdtemp(path.join(os.tmpdir(), 'golden-'));
const fonts = await prepareFonts({ folder });
registerFonts(fonts);

const subsets = createFontSubsets({ fonts, folder: path.join(folder, 'subsets') });
const neverStopped = new AbortController().signal;

/** Cuts fonts as for a preview: only the glyphs that the document needs. */
function cutFonts(document: TimelineDocument): Promise<GoldenFont[]> {
  return Promise.all(
    listFontUses(document).map(async ({ family, weight, text }) => {
      const { key, bytes } = await subsets.subsetFont({ face: { family, weight }, text });
      return { family, weight, key, bytes };
    }),
  );
}

async function carryOut(order: GoldenOrder): Promise<GoldenAnswer> {
  switch (order.kind) {
    case 'cut-fonts':
      return { kind: 'fonts', fonts: await cutFonts(order.document) };
    case 'paint':
      return { kind: 'painted', frames: await paintFrames(order) };
    case 'render':
      await renderDocument({
        document: order.document,
        resolveMedia: (media) => order.files[media] ?? '',
        fonts,
        output: order.output,
        quality: 'final',
        folder,
        signal: neverStopped,
        runProgram,
      });
      return { kind: 'rendered' };
  }
}

process.on('message', (order: GoldenOrder) => {
  void carryOut(order)
    .catch(
      (error: unknown): GoldenAnswer => ({
        kind: 'failed',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    .then((answer) => process.send?.(answer));
});
process.once('disconnect', () => {
  void subsets
    .close()
    .then(() => rm(folder, { recursive: true, force: true }))
    .then(() => process.exit());
});

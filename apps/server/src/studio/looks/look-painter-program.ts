/** A separate program that answers the requests on standard input, as `platform/process/warm-program.ts` describes. */
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { LOOK_IDS } from '@reelwright/contracts';
import { LOOKS } from '@reelwright/looks';
import { registerFonts } from '../fonts/register-fonts.ts';
import { buildLookScene, PREVIEW_SCALE, STILL_TICK } from './look-scene-document.ts';
import { lookPainting, type PaintedLook } from './look-painter.ts';
import { paintStills } from './paint-stills.ts';

const WEBP_QUALITY = 82;

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);

async function answer(line: string): Promise<PaintedLook[]> {
  const { fonts, scene } = lookPainting.parse(JSON.parse(line));
  registerFonts(fonts);
  const painted: PaintedLook[] = [];
  for (const look of LOOK_IDS) {
    const document = buildLookScene(LOOKS[look], scene);
    const fileOf = (): string => scene.image?.path ?? '';
    const scale = PREVIEW_SCALE[scene.ratio];
    const [still] = await paintStills({ document, fileOf, scale, ticks: [STILL_TICK] });
    if (!still) throw new Error('One tick is painted as one still');
    const { width, height, rgb } = still;
    const webp = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .webp({ quality: WEBP_QUALITY, smartSubsample: true })
      .toBuffer();
    painted.push({ look, webpBase64: webp.toString('base64') });
  }
  return painted;
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await answer(line).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}

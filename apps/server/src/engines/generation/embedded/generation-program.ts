/**
 * A separate program: seconds of CPU for each picture, and hundreds of MiB, don't belong in the server's process. It
 * reads one order from standard input and prints its progress and its result as lines of JSON.
 */
import { Console } from 'node:console';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { registerFonts } from '#src/studio/fonts/register-fonts.ts';
import type { GenerationLine, GenerationOrder } from './generation-protocol.ts';
import { makeClip } from './make-clip.ts';
import { makePicture } from './make-picture.ts';

const LEAST_PROGRESS = 0.01;

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.cache(false);

const say = (line: GenerationLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

// The engine passes the order, and is typed.
const order = JSON.parse(await text(process.stdin)) as GenerationOrder;
registerFonts(order.fonts);
let told = 0;
const making = {
  threads: order.threads,
  onProgress(share: number): void {
    if (share < told + LEAST_PROGRESS && share < 1) return;
    told = share;
    say({ progress: share });
  },
};
say({
  result: order.op === 'image' ? await makePicture(order.request, making) : await makeClip(order.request, making),
});

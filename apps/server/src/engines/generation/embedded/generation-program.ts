/**
 * A separate program: seconds of CPU for each picture, and hundreds of MiB, don't belong in the server's process. It
 * reads one order from standard input and prints its progress and its result as lines of JSON.
 */
import { Console } from 'node:console';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { GenerationLine, GenerationOrder } from './generation-protocol.ts';

const LEAST_PROGRESS = 0.01;

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.cache(false);

const say = (line: GenerationLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

// The engine passes the order, and is typed.
const order = JSON.parse(await text(process.stdin)) as GenerationOrder;
let told = 0;
const making = {
  threads: order.threads,
  onProgress(share: number): void {
    if (share < told + LEAST_PROGRESS && share < 1) return;
    told = share;
    say({ progress: share });
  },
};
// What an order doesn't need is not loaded: a preview takes less time than the modules of clips and fonts.
if (order.fonts.length > 0) (await import('#src/studio/fonts/register-fonts.ts')).registerFonts(order.fonts);
const result =
  order.op === 'image'
    ? await (await import('./make-image.ts')).makeImage(order.request, making)
    : await (await import('./make-clip.ts')).makeClip(order.request, making);
say({ result });

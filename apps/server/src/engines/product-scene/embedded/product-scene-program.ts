/**
 * A separate program: seconds of CPU and hundreds of MiB don't belong in the server's process. It answers the requests on
 * standard input, as `platform/process/warm-program.ts` describes. Its argument is the number of threads.
 */
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import { openTracer } from '@reelwright/tracer';
import sharp from 'sharp';
import { drawProductScene } from './draw-product-scene.ts';
import { productSceneRequestSchema } from './product-scene-protocol.ts';

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);
sharp.cache(false);

const tracer = await openTracer({ threads: Number(process.argv[2] ?? 1) });
for await (const line of createInterface({ input: process.stdin })) {
  const reply = await Promise.resolve()
    .then(() => drawProductScene(tracer, productSceneRequestSchema.parse(JSON.parse(line))))
    .then(
      (result) => ({ result }),
      (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
await tracer.close();

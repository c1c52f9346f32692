/**
 * A separate program: seconds of CPU and hundreds of MiB don't belong in the server's process. It answers the requests on
 * standard input, as `platform/process/warm-program.ts` describes. Its argument is the number of threads.
 */
import { openTracer } from '@reelwright/tracer';
import sharp from 'sharp';
import { serveRequests } from '#src/platform/process/serve-requests.ts';
import { drawProductScene } from './draw-product-scene.ts';
import { productSceneRequestSchema } from './product-scene-protocol.ts';

sharp.concurrency(1);
sharp.cache(false);

const tracer = await openTracer({ threads: Number(process.argv[2] ?? 1) });
await serveRequests((request) => drawProductScene(tracer, productSceneRequestSchema.parse(request)));
await tracer.close();

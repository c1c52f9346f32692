/**
 * A separate program: a model may be hostile or need gigabytes. Its arguments are the shape and the path of the model; it
 * answers the requests on standard input, as `platform/process/warm-program.ts` describes.
 */
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import * as z from 'zod';
import { answerModelProblem, ModelUnusable } from '#src/platform/onnx/model-problem.ts';
import { type OnnxModel, openOnnxModel } from '#src/platform/onnx/open-onnx-model.ts';
import { inputSizeOf, MASK_NETWORKS, MASK_PORTS, readMask } from './mask-network.ts';

const LARGEST_IMAGE_PIXELS = 16_000_000;
const [shape, path] = z
  .tuple([z.enum(Object.keys(MASK_NETWORKS) as (keyof typeof MASK_NETWORKS)[]), z.string()])
  .parse(process.argv.slice(2));
const network = MASK_NETWORKS[shape];
const requestSchema = z.object({ imagePath: z.string(), outputPath: z.string() });

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);
sharp.cache(false);

let opened: Promise<OnnxModel> | undefined;

async function findMask(line: string): Promise<null> {
  const { imagePath, outputPath } = requestSchema.parse(JSON.parse(line));
  opened ??= openOnnxModel(path, MASK_PORTS);
  const model = await opened;
  const { width, height } = inputSizeOf(network, model.inputs);
  const pixels = await sharp(imagePath, { limitInputPixels: LARGEST_IMAGE_PIXELS })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const [answer] = await model.run([{ dims: [1, 3, height, width], data: network.prepare(pixels) }]);
  const [, , rows = 0, columns = 0] = answer?.dims ?? [];
  if (answer?.dims.length !== 4 || answer.data.length !== rows * columns)
    throw new ModelUnusable('broken', `the model answered with ${answer?.dims.join('x')} values`);
  const raw = { width: columns, height: rows, channels: 1 } as const;
  await sharp(readMask(network, answer), { raw }).png({ compressionLevel: 1 }).toFile(outputPath);
  return null;
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await answerModelProblem(() => findMask(line)).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}

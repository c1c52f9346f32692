/**
 * A separate program: untrusted images and painting millions of pixels don't belong in the server's process. It answers
 * the requests on standard input, as `platform/process/warm-program.ts` describes.
 */
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import * as z from 'zod';
import { extendPhoto } from './extend-photo.ts';

const regionSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const requestSchema = z.object({
  imagePath: z.string(),
  outputPath: z.string(),
  subject: regionSchema,
  isTopEven: z.boolean(),
  plan: z.object({ width: z.number(), height: z.number(), photo: regionSchema }),
});

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);
sharp.cache(false);

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await Promise.resolve()
    .then(() => extendPhoto(requestSchema.parse(JSON.parse(line))))
    .then(
      (result) => ({ result }),
      (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}

/**
 * A separate program: untrusted images and painting millions of pixels don't belong in the server's process. It answers
 * the requests on standard input, as `platform/process/warm-program.ts` describes.
 */
import sharp from 'sharp';
import { serveRequests } from '#src/platform/process/serve-requests.ts';
import { extendPhoto } from './extend-photo.ts';

sharp.concurrency(1);
sharp.cache(false);

await serveRequests(extendPhoto);

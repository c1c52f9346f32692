import { frameToTick } from '@reelwright/timeline';
import { openVideoShelf } from './video-shelf.ts';
import { openFontShelf } from './load-fonts.ts';
import { openImageShelf } from './image-shelf.ts';
import { openMediaFiles } from './media-files.ts';
import { createPainter } from './painter.ts';
import type { PreviewSource } from './worker-messages.ts';

// Paints frames as the player does, without its clock and its canvas, for the comparison of browser and server.

interface PaintOrder extends PreviewSource {
  scale: number;
  /** Ascending. */
  frames: number[];
  /** Receives all painted frames in one request: I420, in the order of `frames`. */
  paintedUrl: string;
}

const fonts = openFontShelf();

async function paintFrames({ document, media, scale, frames, paintedUrl, ...order }: PaintOrder): Promise<void> {
  await fonts.load(order.fonts);
  const files = openMediaFiles(media);
  const videos = openVideoShelf(files, document);
  try {
    const painter = await createPainter({ document, scale, files, images: openImageShelf(files), videos, fonts });
    const painted: Uint8Array<ArrayBuffer>[] = [];
    for (const frame of frames) {
      const description = await painter.prepare(frameToTick(frame, document.frameRate));
      painted.push(painter.paint(description).slice());
    }
    // A blob, because the browser also reports bytes of a request to the program that controls it, as base64.
    const { ok } = await fetch(paintedUrl, { method: 'POST', body: new Blob(painted) });
    if (!ok) throw new Error('The frames were not taken');
  } finally {
    videos.close();
    files.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => {
  paintFrames(data).then(
    () => postMessage({ kind: 'done' }),
    (error: unknown) => postMessage({ kind: 'failed', reason: describeError(error) }),
  );
});

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\nbecause ${describeError(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

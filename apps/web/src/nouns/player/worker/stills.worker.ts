import { openVideoShelf } from './video-shelf.ts';
import { openFontShelf } from './load-fonts.ts';
import { openImageShelf } from './image-shelf.ts';
import { openMediaFiles } from './media-files.ts';
import { createPainter } from './painter.ts';
import { createScreen, openFrameImages } from './screen.ts';
import type { StillOrder, StillReport } from './still-messages.ts';

// Paints single small frames as the player does, for lists of scenes.

const QUALITY = 0.82;
const report = (message: StillReport): void => postMessage(message);

async function paintStills({ source, ticks, scale }: StillOrder): Promise<void> {
  const shelf = openFontShelf();
  await shelf.load(source.fonts);
  const { document } = source;
  const files = openMediaFiles(source.media);
  const videos = openVideoShelf(files, document);
  try {
    const painter = await createPainter({
      document,
      scale,
      files,
      images: openImageShelf(files),
      videos,
      fonts: shelf,
    });
    const canvas = new OffscreenCanvas(painter.width, painter.height);
    const screen = createScreen(canvas);
    const toImage = openFrameImages();
    for (const tick of ticks) {
      screen.show(toImage(painter.paint(await painter.prepare(tick)), painter));
      report({ kind: 'still', tick, image: await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }) });
    }
  } finally {
    videos.close();
    files.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<StillOrder>) => {
  paintStills(data).then(
    () => report({ kind: 'done' }),
    (error: unknown) => report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});

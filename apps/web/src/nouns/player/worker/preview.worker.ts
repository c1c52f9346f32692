import { toFailure } from '../model/preview-error.ts';
import { openVideoShelf } from './video-shelf.ts';
import { type FontShelf, openFontShelf } from './load-fonts.ts';
import { openImageShelf } from './image-shelf.ts';
import { openMediaFiles } from './media-files.ts';
import { orderOfUse } from './order-of-use.ts';
import { openPainters } from './painters.ts';
import { createScreen } from './screen.ts';
import { createStage, type Stage } from './stage.ts';
import type { WorkerOrder, WorkerReport } from './worker-messages.ts';

const report = (message: WorkerReport): void => postMessage(message);
const reportError = (error: unknown): void =>
  report({
    kind: 'failed',
    failure: toFailure(error),
    message: error instanceof Error ? error.message : String(error),
  });

interface Preview {
  stage: Stage;
  fonts: FontShelf;
  setSource: (order: Extract<WorkerOrder, { kind: 'set_document' }>) => void;
}

function open({ canvas, source, run, shownShortSidePx }: Extract<WorkerOrder, { kind: 'open' }>): Preview {
  const files = openMediaFiles(source.media);
  const videos = openVideoShelf(files, source.document);
  const shelf = openFontShelf();
  let fonts = shelf.load(source.fonts);
  // The failure is reported when the first frame waits for the fonts.
  fonts.catch(() => undefined);
  const stage = createStage({
    document: source.document,
    painters: openPainters({ document: source.document, files, images: openImageShelf(files), videos, fonts: shelf }),
    screen: createScreen(canvas),
    order: run,
    shownShortSidePx,
    ready: () => fonts,
    onShown: report,
    onWaiting: (isWaiting) => report({ kind: 'waiting', isWaiting }),
    onError: reportError,
  });
  files.preload(orderOfUse(source.document, run.anchor.tick));
  return {
    stage,
    fonts: shelf,
    setSource({ source: next, run: nextRun }) {
      files.setSources(next.media);
      videos.setDocument(next.document);
      fonts = shelf.load(next.fonts);
      fonts.catch(() => undefined);
      stage.setDocument(next.document, nextRun);
      files.preload(orderOfUse(next.document, nextRun.anchor.tick));
    },
  };
}

let preview: Preview | undefined;

addEventListener('message', ({ data: order }: MessageEvent<WorkerOrder>) => {
  try {
    switch (order.kind) {
      case 'open':
        preview = open(order);
        break;
      case 'set_document':
        preview?.setSource(order);
        break;
      case 'load_fonts':
        preview?.fonts.keepReady(order.fonts);
        break;
      case 'run':
        preview?.stage.run(order);
        break;
      case 'resize':
        preview?.stage.resize(order.shownShortSidePx);
        break;
    }
  } catch (error) {
    reportError(error);
  }
});

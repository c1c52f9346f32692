import { findVisibleRegion, type RgbaImage } from '@reelwright/cut-out';
import type { CutOutAnswer, CutOutOrder } from './cut-out-messages.ts';
import { createOpenImages } from './open-images.ts';

const images = createOpenImages();
/** Orders are answered one after another; a newer one for the same image replaces an older one of its kind. */
const waiting: CutOutOrder[] = [];
let isBusy = false;

/** Reads the file's pixels, upright. */
async function readPixels(file: Blob): Promise<RgbaImage> {
  const bitmap = await createImageBitmap(file, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
  try {
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('this browser draws no canvas in a worker');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return { data: new Uint8Array(data.buffer), width, height };
  } finally {
    bitmap.close();
  }
}

async function answer(order: CutOutOrder): Promise<CutOutAnswer | undefined> {
  const { id } = order;
  switch (order.op) {
    case 'open': {
      const { verdict, hints } = images.open(id, await readPixels(order.file));
      const shown = images.matte(id, { refine: 0, feather: 0, shift: 0 });
      return { op: 'opened', id, verdict, hints, size: { width: shown?.width ?? 1, height: shown?.height ?? 1 } };
    }
    case 'mask': {
      const found = images.mask(id, order.marks);
      if (!found) return undefined;
      const alpha = Uint8ClampedArray.from(found.mask, (value) => value * 255);
      return { op: 'mask', id, turn: order.turn, size: found.size, alpha };
    }
    case 'matte': {
      const subject = images.matte(id, order.edge);
      if (!subject) return undefined;
      const { width, height } = subject;
      const region = findVisibleRegion(subject) ?? null;
      const data = new Uint8ClampedArray(subject.data);
      return { op: 'matte', id, turn: order.turn, subject: { data, width, height, region } };
    }
    case 'close':
      images.close(id);
      return undefined;
  }
}

async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let order = takeNext(); order; order = takeNext()) {
    const { id } = order;
    const said = await answer(order).catch((): CutOutAnswer => ({ op: 'failed', id }));
    if (said) postMessage(said);
    // Lets newer orders arrive, which may replace those that wait.
    await new Promise((resolve) => setTimeout(resolve));
  }
  isBusy = false;
}

/** Masks come first: somebody is drawing. New images come last: they take longest. */
const URGENCY = ['close', 'mask', 'matte', 'open'] as const;

function takeNext(): CutOutOrder | undefined {
  const place = URGENCY.map((op) => waiting.findIndex((order) => order.op === op)).find((index) => index >= 0);
  return place === undefined ? undefined : waiting.splice(place, 1)[0];
}

addEventListener('message', ({ data: order }: MessageEvent<CutOutOrder>) => {
  const same = waiting.findIndex(({ op, id }) => op === order.op && id === order.id);
  if (same >= 0) waiting[same] = order;
  else waiting.push(order);
  void work();
});

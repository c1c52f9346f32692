import { type TimelineDocument, tickToFrame } from '@reelwright/timeline';
import { openFramePainter } from '../render/frame-painter.ts';
import { toRgb } from './to-rgb.ts';

export interface Still {
  width: number;
  height: number;
  /** Three bytes per pixel. */
  rgb: Uint8Array;
}

/** Paints a document at some ticks (ascending), as a render does. Fonts must be registered. */
export async function paintStills(input: {
  document: TimelineDocument;
  fileOf: (media: string) => string;
  scale: number;
  ticks: readonly number[];
}): Promise<Still[]> {
  const { document, scale } = input;
  const frames = input.ticks.map((tick) => tickToFrame(tick, document.frameRate));
  const painter = await openFramePainter({
    document,
    scale,
    frames: { from: 0, to: (frames.at(-1) ?? 0) + 1 },
    fileOf: input.fileOf,
    ringFrames: 1,
  });
  const { width, height } = painter;
  try {
    const stills: Still[] = [];
    for (const frame of frames) {
      await painter.prepare(frame);
      stills.push({ width, height, rgb: toRgb(painter.paint(frame), { width, height }) });
    }
    return stills;
  } finally {
    await painter.close();
  }
}

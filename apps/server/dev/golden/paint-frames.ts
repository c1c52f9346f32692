import type { TimelineDocument } from '@reelwright/timeline';
import { openFramePainter } from '#src/studio/render/frame-painter.ts';

/**
 * Paints some frames (ascending) of a document as a segment of a render does, without encoding them. Returns I420
 * frames in order.
 */
export async function paintFrames(job: {
  document: TimelineDocument;
  /** Local path of each image and video. */
  files: Record<string, string>;
  scale: number;
  frames: readonly number[];
}): Promise<Uint8Array[]> {
  const wanted = new Set(job.frames);
  const segment = { from: 0, to: (job.frames.at(-1) ?? -1) + 1 };
  const painter = await openFramePainter({
    document: job.document,
    scale: job.scale,
    frames: segment,
    fileOf(media) {
      const file = job.files[media];
      if (file === undefined) throw new Error(`No file for ${media}`);
      return file;
    },
    ringFrames: 1,
  });
  const painted: Uint8Array[] = [];
  try {
    for (let frame = segment.from; frame < segment.to; frame++) {
      await painter.prepare(frame);
      // Copied, since the next frame is painted into the same buffer.
      if (wanted.has(frame)) painted.push(painter.paint(frame).slice());
    }
  } finally {
    await painter.close();
  }
  return painted;
}

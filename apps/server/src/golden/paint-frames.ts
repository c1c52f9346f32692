import { createCompositor } from '@reelwright/compositor';
import { evaluate, frameToTick, outputCanvas, type TimelineDocument } from '@reelwright/timeline';
import { serverCanvasHost } from '../render/canvas-host.ts';
import { loadLogo, loadPicture } from '../render/load-picture.ts';
import { createPictureFeed } from '../render/picture-feed.ts';
import { listLogos, picturesOf, planPictures } from '../render/plan-pictures.ts';
import { planVideos } from '../render/plan-videos.ts';
import { openFrameSource } from '../render/video/frame-source.ts';
import { createVideoFeed } from '../render/video/video-feed.ts';

const COMPOSITOR_BYTES = 512 * 1024 ** 2;

/** Paints some frames (ascending) of a document as a segment of a render does, without encoding them: I420, in their order. */
export async function paintFrames(job: {
  document: TimelineDocument;
  /** Local path of each image and video. */
  files: Record<string, string>;
  scale: number;
  frames: readonly number[];
}): Promise<Uint8Array[]> {
  const { document, scale } = job;
  const fileOf = (media: string) => {
    const file = job.files[media];
    if (file === undefined) throw new Error(`No file for ${media}`);
    return file;
  };
  const { width, height } = outputCanvas(document, scale);
  const compositor = await createCompositor({
    width,
    height,
    canvas: serverCanvasHost,
    ringFrames: 1,
    memoryBytes: COMPOSITOR_BYTES,
  });
  for (const media of listLogos(document)) compositor.addLogo(media, await loadLogo(fileOf(media)));
  const segment = { from: 0, to: (job.frames.at(-1) ?? -1) + 1 };
  const pictures = createPictureFeed({
    compositor,
    plans: picturesOf(planPictures(document, scale), segment),
    load: (plan) => loadPicture(fileOf(plan.media), plan),
  });
  const videos = createVideoFeed({
    compositor,
    plans: planVideos(document, segment, scale),
    open: ({ media, mediaId }, steps) => openFrameSource({ path: fileOf(mediaId), media }, steps),
  });
  const wanted = new Set(job.frames);
  const painted: Uint8Array[] = [];
  try {
    for (let frame = segment.from; frame < segment.to; frame++) {
      await Promise.all([pictures.advanceTo(frame), videos.advanceTo(frame)]);
      if (!wanted.has(frame)) continue;
      const samples = compositor.paint(evaluate(document, frameToTick(frame, document.frameRate), scale));
      // The next frame is painted over these.
      painted.push(samples.slice());
    }
  } finally {
    await videos.close();
  }
  return painted;
}

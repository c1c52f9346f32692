import { createCompositor } from '@reelwright/compositor';
import { evaluate, frameToTick, outputCanvas, type TimelineDocument } from '@reelwright/timeline';
import { serverCanvasHost } from './canvas-host.ts';
import { loadLogo, loadVisual } from './load-visual.ts';
import { createVisualFeed } from './visual-feed.ts';
import { listLogos, type VisualPlan, visualsOf, planVisuals } from './plan-visuals.ts';
import type { FrameRange } from './plan-segments.ts';
import { planVideos } from './plan-videos.ts';
import { openFrameSource } from './video/frame-source.ts';
import { createVideoFeed } from './video/video-feed.ts';

/** Address space of the compositor; only touched pages use memory. */
const COMPOSITOR_BYTES = 768 * 1024 ** 2;

/** Paints the frames of a range, one after the other, with all their sources read at the right time. */
export interface FramePainter {
  width: number;
  height: number;
  /** Time spent on finding out what the range shows. */
  planMs: number;
  /** Resolves when all sources of the frame are loaded. Call with ascending frames, then call `paint`. */
  prepare(frame: number): Promise<void>;
  /** Returns I420 samples, which stay valid as long as `Compositor.paint` says. */
  paint(frame: number): Uint8Array<ArrayBuffer>;
  /** Ends every decoder; resolves when they have ended. A pending `prepare` then fails. */
  close(): Promise<void>;
}

/** Opens a painter. Fonts must be registered, by `registerFonts`. `scale` as in `outputCanvas`. */
export async function openFramePainter(input: {
  document: TimelineDocument;
  scale: number;
  frames: FrameRange;
  /** Returns the local path of an image or video by its id in the document. */
  fileOf: (media: string) => string;
  /** The number of frames held: the painted one and those still being read. */
  ringFrames: number;
  /** The result of `planPictures`, if the caller has it already. */
  visuals?: readonly VisualPlan[];
}): Promise<FramePainter> {
  const { document, scale, frames, fileOf } = input;
  const { width, height } = outputCanvas(document, scale);
  const compositor = await createCompositor({
    width,
    height,
    canvas: serverCanvasHost,
    ringFrames: input.ringFrames,
    memoryBytes: COMPOSITOR_BYTES,
  });
  for (const media of listLogos(document)) compositor.addLogo(media, await loadLogo(fileOf(media)));
  const plannedFrom = performance.now();
  const visuals = createVisualFeed({
    compositor,
    plans: visualsOf(input.visuals ?? planVisuals(document, scale), frames),
    load: (plan) => loadVisual(fileOf(plan.media), plan),
  });
  const videos = createVideoFeed({
    compositor,
    plans: planVideos(document, frames, scale),
    open: ({ media, mediaId }, steps) => openFrameSource({ path: fileOf(mediaId), media }, steps),
  });
  return {
    width,
    height,
    planMs: performance.now() - plannedFrom,
    async prepare(frame) {
      await Promise.all([visuals.advanceTo(frame), videos.advanceTo(frame)]);
    },
    paint: (frame) => compositor.paint(evaluate(document, frameToTick(frame, document.frameRate), scale)),
    close: () => videos.close(),
  };
}

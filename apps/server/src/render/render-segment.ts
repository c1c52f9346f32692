import { createCompositor } from '@reelwright/compositor';
import { evaluate, frameToTick } from '@reelwright/timeline';
import { serverCanvasHost } from './canvas-host.ts';
import { startFrameEncoder } from './frame-encoder.ts';
import { loadLogo, loadPicture } from './load-picture.ts';
import { createPictureFeed } from './picture-feed.ts';
import { planLogos } from './plan-render.ts';
import type { SegmentJob, SegmentTimings } from './segment-messages.ts';

/** One frame is painted while the encoder takes the two before it. */
const RING_FRAMES = 3;
/** Address space of the compositor; only what is touched becomes memory. */
const COMPOSITOR_BYTES = 512 * 1024 ** 2;

/** Paints the frames of one segment into its own encoder. On abort or failure the encoder is gone when this rejects. */
export async function renderSegment(
  job: SegmentJob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (framesDone: number) => void },
): Promise<SegmentTimings> {
  const startedAt = performance.now();
  const { document, frames, files } = job;
  const fileOf = (media: string) => {
    const file = files[media];
    if (file === undefined) throw new Error(`No file for ${media}`);
    return file;
  };
  const { width, height } = document.canvas;
  const compositor = await createCompositor({
    width,
    height,
    canvas: serverCanvasHost,
    ringFrames: RING_FRAMES,
    memoryBytes: COMPOSITOR_BYTES,
  });
  for (const { media, box } of planLogos(document)) compositor.addLogo(media, await loadLogo(fileOf(media), box));
  const feed = createPictureFeed({
    compositor,
    plans: job.pictures,
    load: (plan) => loadPicture(fileOf(plan.media), plan),
  });
  const timings: SegmentTimings = { loadMs: 0, paintMs: 0, waitMs: 0, totalMs: 0 };
  const encoder = startFrameEncoder(job.encoder);
  const onAbort = () => void encoder.kill();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const writing: Promise<void>[] = [];
    for (let frame = frames.from; frame < frames.to; frame++) {
      signal.throwIfAborted();
      const loadedFrom = performance.now();
      await feed.advanceTo(frame);
      const paintedFrom = performance.now();
      const samples = compositor.paint(evaluate(document, frameToTick(frame, document.frameRate)));
      const waitedFrom = performance.now();
      const written = encoder.write(samples);
      // A failure is thrown where this is awaited; another one may come first.
      written.catch(() => undefined);
      writing.push(written);
      if (writing.length >= RING_FRAMES - 1) await writing.shift();
      timings.loadMs += paintedFrom - loadedFrom;
      timings.paintMs += waitedFrom - paintedFrom;
      timings.waitMs += performance.now() - waitedFrom;
      onProgress(frame + 1 - frames.from);
    }
    await Promise.all(writing);
    await encoder.finish();
  } catch (error) {
    await encoder.kill();
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
  timings.totalMs = performance.now() - startedAt;
  return timings;
}

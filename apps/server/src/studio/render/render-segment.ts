import { startFrameEncoder } from './frame-encoder.ts';
import { type FramePainter, openFramePainter } from './frame-painter.ts';
import type { PaintingJob, SegmentJob, SegmentTimings } from './painting-messages.ts';
import type { VisualPlan } from './plan-visuals.ts';

/** One frame is painted while the encoder takes the two before it. */
const RING_FRAMES = 3;

type SegmentPainting = Omit<PaintingJob, 'segments'> & SegmentJob & { visuals: readonly VisualPlan[] };

/** Paints the frames of one segment into its own encoder. On abort or failure no process is left when this rejects. */
export async function renderSegment(
  job: SegmentPainting,
  {
    signal,
    waitForTurn,
    onProgress,
  }: {
    signal: AbortSignal;
    /** Resolves when the frame after these may be painted, also when the signal aborts. */
    waitForTurn: (framesDone: number) => Promise<void>;
    onProgress: (framesDone: number) => void;
  },
): Promise<SegmentTimings> {
  const startedAt = performance.now();
  const { frames } = job;
  // Starts while the painter opens: each takes a tenth of a second.
  const encoder = startFrameEncoder(job.encoder);
  const painter = await openPainter(job).catch(async (error: unknown) => {
    await encoder.kill();
    throw error;
  });
  const timings: SegmentTimings = { planMs: painter.planMs, loadMs: 0, paintMs: 0, waitMs: 0, totalMs: 0 };
  // Unblocks pending waits, which then see the aborted signal.
  const onAbort = () => void Promise.all([encoder.kill(), painter.close()]);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const writing: Promise<void>[] = [];
    for (let frame = frames.from; frame < frames.to; frame++) {
      await waitForTurn(frame - frames.from);
      signal.throwIfAborted();
      const loadedFrom = performance.now();
      await painter.prepare(frame);
      const paintedFrom = performance.now();
      const samples = painter.paint(frame);
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
    await painter.close();
  }
  timings.totalMs = performance.now() - startedAt;
  return timings;
}

const openPainter = (job: SegmentPainting): Promise<FramePainter> =>
  openFramePainter({
    ...job,
    ringFrames: RING_FRAMES,
    fileOf(media) {
      const file = job.files[media];
      if (file === undefined) throw new Error(`No file for ${media}`);
      return file;
    },
  });

import type { PaintingJob, SegmentTimings } from './painting-messages.ts';
import { planVisuals } from './plan-visuals.ts';
import { renderSegment } from './render-segment.ts';
import { createPace } from './segment-pace.ts';

/**
 * Paints the segments of a render into their encoders, alternating: painting a frame takes a fraction of encoding it,
 * so one thread keeps every encoder busy. The first failure stops the rest; all have ended when this settles.
 */
export async function renderSegments(
  { segments, ...job }: PaintingJob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (segment: number, framesDone: number) => void },
): Promise<SegmentTimings[]> {
  const failure = new AbortController();
  const visuals = planVisuals(job.document, job.scale);
  const pace = createPace(segments.map(({ frames }) => frames.to - frames.from));
  const works = segments.map(async (segment, index) => {
    try {
      return await renderSegment(
        { ...job, ...segment, visuals },
        {
          signal: AbortSignal.any([signal, failure.signal]),
          waitForTurn: (framesDone) => pace.waitForTurn(index, framesDone),
          onProgress: (framesDone) => onProgress(index, framesDone),
        },
      );
    } catch (error) {
      failure.abort(error);
      throw error;
    } finally {
      pace.leave(index);
    }
  });
  await Promise.allSettled(works);
  return await Promise.all(works);
}

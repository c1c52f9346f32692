import type { Media, TimelineDocument } from '@reelwright/timeline';
import type { FrameRange } from './plan-segments.ts';
import { listShownVisuals } from './shown-visuals.ts';

/** The frames that a video clip shows in a segment. */
export interface VideoPlan {
  clip: string;
  media: Extract<Media, { kind: 'video' }>;
  /** Id of `media` in the document. */
  mediaId: string;
  /** From the first frame of the segment that shows the clip to the last. */
  frames: FrameRange;
  /** For each of these, the frame of the file; undefined if the clip does not show. */
  shown: (number | undefined)[];
}

/** Plans the video clips that the given frames show, in order of appearance. */
export function planVideos(document: TimelineDocument, frames: FrameRange, scale: number): VideoPlan[] {
  const plans = new Map<string, VideoPlan>();
  if (!Object.values(document.media).some(({ kind }) => kind === 'video')) return [];
  for (let frame = frames.from; frame < frames.to; frame++) {
    for (const { source } of listShownVisuals(document, frame, scale)) {
      if (source.kind !== 'video') continue;
      const plan = plans.get(source.clip) ?? startPlan(document, source, frame);
      plans.set(source.clip, plan);
      plan.shown[frame - plan.frames.from] = source.frame;
      plan.frames.to = frame + 1;
    }
  }
  return [...plans.values()];
}

function startPlan(
  document: TimelineDocument,
  { clip, media }: { clip: string; media: string },
  frame: number,
): VideoPlan {
  const file = document.media[media];
  if (file?.kind !== 'video') throw new Error(`${media} is no video: the document was not checked`);
  return { clip, media: file, mediaId: media, frames: { from: frame, to: frame }, shown: [] };
}

/** Lists the frames of the file in the order in which the clip shows them, without repetitions. */
export function listSteps({ shown }: Pick<VideoPlan, 'shown'>): number[] {
  const steps: number[] = [];
  for (const frame of shown) if (frame !== undefined && frame !== steps.at(-1)) steps.push(frame);
  return steps;
}

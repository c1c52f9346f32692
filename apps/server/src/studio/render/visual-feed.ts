import type { Compositor, ImagePixels } from '@reelwright/compositor';
import type { VisualPlan } from './plan-visuals.ts';

/** Keeps the images of the current frames in the compositor: the next image is read while frames are painted. */
export interface VisualFeed {
  /** Resolves when every image of the frame is loaded. Call with ascending frames. */
  advanceTo(frame: number): Promise<void>;
}

export function createVisualFeed(input: {
  compositor: Pick<Compositor, 'addImage' | 'dropImage'>;
  /** In order of appearance. */
  plans: readonly VisualPlan[];
  load: (plan: VisualPlan) => Promise<ImagePixels>;
}): VisualFeed {
  const { compositor, load } = input;
  const waiting = [...input.plans].sort((a, b) => a.frames.from - b.frames.from);
  let shown: VisualPlan[] = [];
  let next = startNext();

  function startNext() {
    const plan = waiting.shift();
    if (!plan) return undefined;
    const image = load(plan);
    // A failure is reported when the image is needed, not before.
    image.catch(() => undefined);
    return { plan, image };
  }

  return {
    async advanceTo(frame) {
      for (const plan of shown) if (plan.frames.to <= frame) compositor.dropImage(plan.media);
      shown = shown.filter((plan) => plan.frames.to > frame);
      while (next && next.plan.frames.from <= frame) {
        const { plan, image } = next;
        compositor.addImage(plan.media, await image);
        shown.push(plan);
        next = startNext();
      }
    },
  };
}

import type { Compositor, PictureImage } from '@reelwright/compositor';
import type { PicturePlan } from './plan-pictures.ts';

/** Keeps the images of the current frames in the compositor: the next image is read while frames are painted. */
export interface PictureFeed {
  /** Resolves when every image of the frame is loaded. Call with ascending frames. */
  advanceTo(frame: number): Promise<void>;
}

export function createPictureFeed(input: {
  compositor: Pick<Compositor, 'addPicture' | 'dropPicture'>;
  /** In order of appearance. */
  plans: readonly PicturePlan[];
  load: (plan: PicturePlan) => Promise<PictureImage>;
}): PictureFeed {
  const { compositor, load } = input;
  const waiting = [...input.plans].sort((a, b) => a.frames.from - b.frames.from);
  let shown: PicturePlan[] = [];
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
      for (const plan of shown) if (plan.frames.to <= frame) compositor.dropPicture(plan.media);
      shown = shown.filter((plan) => plan.frames.to > frame);
      while (next && next.plan.frames.from <= frame) {
        const { plan, image } = next;
        compositor.addPicture(plan.media, await image);
        shown.push(plan);
        next = startNext();
      }
    },
  };
}

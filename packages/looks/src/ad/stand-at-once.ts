import type { Appearance } from '@reelwright/timeline';
import { growTitle } from '../layout/title-landing.ts';
import type { SlottedClip } from '../layout/slots.ts';

const NONE: Appearance = { kind: 'none', duration: 0 };

/**
 * The first shot of an ad is its cover: platforms show its first frame, and viewers decide by it. What comes with it stands there from its
 * first tick, complete; what moves later, and how it goes, stays as it is. `firstCut` is where the second shot starts.
 */
export function standAtOnce(slotted: SlottedClip, scene: { start: number; firstCut: number }): SlottedClip {
  const { clip } = slotted;
  if (clip.start >= scene.firstCut) return slotted;
  const end = clip.start + clip.duration;
  const common = {
    start: scene.start,
    duration: end - scene.start,
    ...('enter' in clip ? { enter: NONE } : {}),
    ...(clip.kind === 'title' ? { transform: growTitle(end - scene.start) } : {}),
  };
  // Each slot keeps its own kind of clip.
  return { ...slotted, clip: { ...clip, ...common } } as SlottedClip;
}

import type { Appearance } from '@reelwright/timeline';
import { growTitle } from '../layout/title-landing.ts';
import type { SlottedClip } from '../layout/slots.ts';

const NONE: Appearance = { kind: 'none', duration: 0 };

/**
 * Makes everything that enters with the first shot visible and complete at the ad's first tick. Platforms show the
 * first frame as the cover, and viewers decide by it. Later movements stay unchanged. `firstCut` is the start of the
 * second shot.
 */
export function standAtOnce(slotted: SlottedClip, scene: { start: number; firstCut: number }): SlottedClip {
  const { clip } = slotted;
  if (clip.start >= scene.firstCut) return slotted;
  const { animation: _animation, ...still } = { animation: undefined, ...clip };
  const end = clip.start + clip.duration;
  const common = {
    start: scene.start,
    duration: end - scene.start,
    ...('enter' in clip ? { enter: NONE } : {}),
    ...(clip.kind === 'title' ? { transform: growTitle(end - scene.start) } : {}),
  };
  // Each slot keeps its own kind of clip.
  return { ...slotted, clip: { ...still, ...common } } as SlottedClip;
}

import { displacementAt } from './appearance.ts';
import type { Box } from './document/primitives.ts';
import type { VisualClip } from './document/visual-clips.ts';
import { joinPoses, type Pose, transformAt } from './keyframes.ts';
import type { SpriteClip } from './sprites.ts';

const UNIT = { width: 1, height: 1 } as const;

/**
 * Returns the box of a clip at a tick of the document, moved and scaled as it is seen then; its rotation and loop are
 * left out. In fractions of the canvas.
 */
export function clipRectAt(clip: VisualClip | SpriteClip, tick: number): Box {
  const { box } = clip;
  const pose = poseAt(clip, tick);
  const width = box.width * pose.scale;
  const height = box.height * pose.scale;
  return {
    x: box.x + pose.x + (box.width - width) / 2,
    y: box.y + pose.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** Returns by how many degrees a clip is rotated clockwise at a tick of the document, without its loop. */
export function clipRotationAt(clip: VisualClip | SpriteClip, tick: number): number {
  return poseAt(clip, tick).rotation;
}

const poseAt = (clip: VisualClip | SpriteClip, tick: number): Pose =>
  joinPoses(displacementAt(clip, tick, clip.box, UNIT), transformAt(clip.transform, tick - clip.start, UNIT));

import { type PixelRect, type SpritePose, type Rotation, toRotation } from '@reelwright/timeline';
import { joinRotations, type Point, rotatePoint } from '../paint/geometry.ts';
import type { UnitPose } from './animations/animation.ts';
import type { DrawnSpec } from './rasterize-sprite.ts';

/** The visible part of a sprite, in fractions of its width and height from its top left corner. */
export interface ShownPart {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One sprite of a text on the canvas. */
export interface PlacedSprite {
  spec: DrawnSpec;
  /** Position of the whole sprite (`spec.width` by `spec.height`) before the rotation. May be stretched. */
  rect: PixelRect;
  /** Rotation about the centre of `rect`. */
  rotation?: Rotation;
  /** Above 0, up to 1. */
  opacity: number;
  /** Everything by default. The part rotates with the sprite. */
  shown?: ShownPart;
}

/** A part of a text and its rest position in the text's sprite; `rect` has the size of `spec`. */
export interface RestingPart {
  spec: DrawnSpec;
  rect: PixelRect;
}

/** The text's sprite on the canvas. */
export interface TextFrame {
  size: { width: number; height: number };
  pose: SpritePose;
}

const CENTER = { x: 0, y: 0 };

/** Rotates a point about the centre it is measured from. */
function rotateAboutCenter(point: Point, rotation: Rotation | undefined): Point {
  return rotation ? rotatePoint(point, CENTER, rotation) : point;
}

/**
 * Places a part on the canvas when its unit has a pose. The part moves, scales and rotates about the unit's `pivot` (in
 * the text's sprite), then with the whole text. `emPx` is the font size in pixels of the output. Returns undefined if
 * nothing of it is visible.
 */
export function placePart(
  part: RestingPart,
  input: {
    frame: TextFrame;
    pose: UnitPose;
    pivot: { x: number; y: number };
    emPx: number;
    shown?: ShownPart | undefined;
  },
): PlacedSprite | undefined {
  const { frame, pose, pivot, emPx, shown } = input;
  const { rect, spec } = part;
  const opacity = frame.pose.opacity * Math.min(1, Math.max(0, pose.opacity));
  const { scaleX, scaleY } = pose;
  if (opacity <= 0 || scaleX <= 0 || scaleY <= 0) return undefined;
  if (shown && (shown.left >= shown.right || shown.top >= shown.bottom)) return undefined;

  const ownRotation = pose.rotation === 0 ? undefined : toRotation(pose.rotation);
  const arm = rotateAboutCenter(
    { x: (rect.x + rect.width / 2 - pivot.x) * scaleX, y: (rect.y + rect.height / 2 - pivot.y) * scaleY },
    ownRotation,
  );
  const { scale } = frame.pose;
  const center = rotateAboutCenter(
    {
      x: (pivot.x + pose.x * emPx + arm.x - frame.size.width / 2) * scale,
      y: (pivot.y + pose.y * emPx + arm.y - frame.size.height / 2) * scale,
    },
    frame.pose.rotation,
  );
  const width = rect.width * scaleX * scale;
  const height = rect.height * scaleY * scale;
  const rotation =
    frame.pose.rotation && ownRotation
      ? joinRotations(frame.pose.rotation, ownRotation)
      : (frame.pose.rotation ?? ownRotation);
  return {
    spec,
    rect: {
      x: frame.pose.x + frame.size.width / 2 + center.x - width / 2,
      y: frame.pose.y + frame.size.height / 2 + center.y - height / 2,
      width,
      height,
    },
    ...(rotation ? { rotation } : {}),
    opacity,
    ...(shown ? { shown } : {}),
  };
}

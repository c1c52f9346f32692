import type { AdElement } from '@reelwright/contracts';
import type { ElementChange } from './edit-element.ts';
import { type CanvasRect, type Guide, snapRect } from './snap-rect.ts';

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** A drag of an element, from its start on. Lengths are fractions of the canvas. */
export interface Gesture {
  /** The changes of the element, and its rectangle, when the drag began. */
  before: Pick<AdElement, 'x' | 'y' | 'scale' | 'rotation'>;
  rect: CanvasRect;
  /** As the canvas shows it, in degrees clockwise. */
  rotation: number;
  /** Width of the canvas as a fraction of its height. */
  ratio: number;
  isFramed: boolean;
  /** The corner that is dragged; null moves the whole element. */
  corner: Corner | null;
}

interface Dragged {
  change: ElementChange;
  rect: CanvasRect;
  guides: Guide[];
}

/** The smallest side of a rectangle that is scaled. */
const LEAST_SIDE = 0.01;

/** Returns an element's changes after its pointer has moved. */
export function dragElement(
  gesture: Gesture,
  moved: { x: number; y: number },
  snapping: { guides: readonly Guide[]; reach: { x: number; y: number } } | null,
): Dragged {
  return gesture.corner === null ? moveElement(gesture, moved, snapping) : scaleElement(gesture, gesture.corner, moved);
}

function moveElement(
  { before, rect, rotation, isFramed }: Gesture,
  moved: { x: number; y: number },
  snapping: Parameters<typeof dragElement>[2],
): Dragged {
  // Of a rotated rectangle, only the middle can be aligned.
  const target = moveRect(rotation === 0 ? rect : middleOf(rect), moved);
  // An image within its box has no edges that could be aligned.
  const snap = snapping && !isFramed ? snapRect(target, snapping.guides, snapping.reach) : null;
  const x = moved.x + (snap?.dx ?? 0);
  const y = moved.y + (snap?.dy ?? 0);
  return {
    change: { x: (before.x ?? 0) + x, y: (before.y ?? 0) + y },
    rect: isFramed ? rect : moveRect(rect, { x, y }),
    guides: snap?.guides ?? [],
  };
}

const moveRect = (rect: CanvasRect, { x, y }: { x: number; y: number }): CanvasRect => ({
  ...rect,
  x: rect.x + x,
  y: rect.y + y,
});

const middleOf = ({ x, y, width, height }: CanvasRect): CanvasRect => ({
  x: x + width / 2,
  y: y + height / 2,
  width: 0,
  height: 0,
});

/** Rotates a vector in fractions of a canvas of this ratio. */
function rotateVector({ x, y }: { x: number; y: number }, degrees: number, ratio: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  const across = x * ratio;
  return {
    x: (across * Math.cos(angle) - y * Math.sin(angle)) / ratio,
    y: across * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** Scales about the opposite corner, or an image within its box about the box's middle. */
function scaleElement(
  { before, rect, rotation, ratio, isFramed }: Gesture,
  corner: Corner,
  pointed: { x: number; y: number },
): Dragged {
  // Along the sides of the element.
  const moved = rotateVector(pointed, -rotation, ratio);
  const toRight = corner.endsWith('right') ? 1 : -1;
  const toBottom = corner.startsWith('bottom') ? 1 : -1;
  // The longer way counts, so that the corner follows the pointer.
  const across = (rect.width + toRight * moved.x) / rect.width;
  const down = (rect.height + toBottom * moved.y) / rect.height;
  const wanted = Math.abs(across - 1) * rect.width > Math.abs(down - 1) * rect.height ? across : down;
  const factor = Math.max(wanted, LEAST_SIDE / Math.min(rect.width, rect.height));
  const scale = (before.scale ?? 1) * factor;
  if (isFramed) return { change: { scale }, rect, guides: [] };
  const grown = { x: (toRight * rect.width * (factor - 1)) / 2, y: (toBottom * rect.height * (factor - 1)) / 2 };
  const { x, y } = rotateVector(grown, rotation, ratio);
  const width = rect.width * factor;
  const height = rect.height * factor;
  return {
    change: { scale, x: (before.x ?? 0) + x, y: (before.y ?? 0) + y },
    rect: { x: rect.x + rect.width / 2 + x - width / 2, y: rect.y + rect.height / 2 + y - height / 2, width, height },
    guides: [],
  };
}

/** Angles that a rotation snaps to, and the distance from which it does, in degrees. */
const SNAP_ANGLE = 45;
const SNAP_REACH = 4;

/** Returns an element's rotation after its handle has moved about its middle, and the angle that is shown then. */
export function rotateElement(
  { before, rect, rotation, ratio }: Gesture,
  { from, to }: Record<'from' | 'to', { x: number; y: number }>,
  isSnapping: boolean,
): { change: ElementChange; rotation: number } {
  const { x, y } = middleOf(rect);
  const angleOf = (point: { x: number; y: number }): number =>
    (Math.atan2(point.y - y, (point.x - x) * ratio) * 180) / Math.PI;
  const wanted = rotation + angleOf(to) - angleOf(from);
  const nearest = Math.round(wanted / SNAP_ANGLE) * SNAP_ANGLE;
  const shown = isSnapping && Math.abs(wanted - nearest) <= SNAP_REACH ? nearest : Math.round(wanted);
  return { change: { rotation: (before.rotation ?? 0) + shown - rotation }, rotation: shown };
}

/** Space that the handle of the rotation needs beside its element. */
const HANDLE_PX = 52;

/**
 * Returns where the handle of an element's rotation is within a canvas of this height: above it, below it, or within it.
 */
export function placeRotationHandle(
  { rect, rotation }: Pick<Gesture, 'rect' | 'rotation'>,
  { ratio, heightPx }: { ratio: number; heightPx: number },
): 'above' | 'below' | 'within' {
  const { x, y } = middleOf(rect);
  const isShown = (down: number): boolean => {
    const arm = rotateVector({ x: 0, y: down }, rotation, ratio);
    return x + arm.x > 0.04 && x + arm.x < 0.96 && y + arm.y > 0 && y + arm.y < 1;
  };
  const reach = rect.height / 2 + HANDLE_PX / Math.max(1, heightPx);
  return isShown(-reach) ? 'above' : isShown(reach) ? 'below' : 'within';
}

/** The change that a key makes to a selected element; null if the key is not for it. */
export type ElementCommand = { kind: 'change'; change: ElementChange } | { kind: 'type' | 'hide' | 'deselect' };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Steps of the arrow keys, as fractions of the canvas, of plus and minus, and of comma and full stop, in degrees. */
const STEP = { move: 0.005, far: 0.05, scale: 1.05, rotate: 1, rotateFar: 15 } as const;

export function toElementCommand(
  { key, shiftKey, ctrlKey, altKey, metaKey }: Key,
  { x = 0, y = 0, scale = 1, rotation = 0 }: Gesture['before'],
): ElementCommand | null {
  if (ctrlKey || altKey || metaKey) return null;
  const step = shiftKey ? STEP.far : STEP.move;
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'change', change: { x: x - step } };
    case 'ArrowRight':
      return { kind: 'change', change: { x: x + step } };
    case 'ArrowUp':
      return { kind: 'change', change: { y: y - step } };
    case 'ArrowDown':
      return { kind: 'change', change: { y: y + step } };
    case '+':
    case '=':
      return { kind: 'change', change: { scale: scale * STEP.scale } };
    case '-':
    case '_':
      return { kind: 'change', change: { scale: scale / STEP.scale } };
    case ',':
    case '，':
      return { kind: 'change', change: { rotation: rotation - STEP.rotate } };
    case '.':
    case '。':
      return { kind: 'change', change: { rotation: rotation + STEP.rotate } };
    case '<':
    case '《':
      return { kind: 'change', change: { rotation: rotation - STEP.rotateFar } };
    case '>':
    case '》':
      return { kind: 'change', change: { rotation: rotation + STEP.rotateFar } };
    case 'Enter':
    case 'F2':
      return { kind: 'type' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'hide' };
    case 'Escape':
      return { kind: 'deselect' };
    default:
      return null;
  }
}

import type { AdElement } from '@reelwright/contracts';
import type { ElementChange } from './edit-element.ts';
import { type CanvasRect, type Guide, snapRect } from './snap-rect.ts';

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** A drag of an element, from its start on. Lengths are fractions of the canvas. */
export interface Gesture {
  /** The changes of the element, and its rectangle, when the drag began. */
  before: Pick<AdElement, 'x' | 'y' | 'scale'>;
  rect: CanvasRect;
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
  { before, rect, isFramed }: Gesture,
  moved: { x: number; y: number },
  snapping: Parameters<typeof dragElement>[2],
): Dragged {
  const target = { ...rect, x: rect.x + moved.x, y: rect.y + moved.y };
  // An image within its box has no edges that could be aligned.
  const snap = snapping && !isFramed ? snapRect(target, snapping.guides, snapping.reach) : null;
  const x = moved.x + (snap?.dx ?? 0);
  const y = moved.y + (snap?.dy ?? 0);
  return {
    change: { x: (before.x ?? 0) + x, y: (before.y ?? 0) + y },
    rect: isFramed ? rect : { ...rect, x: rect.x + x, y: rect.y + y },
    guides: snap?.guides ?? [],
  };
}

/** Scales about the opposite corner, or an image within its box about the box's middle. */
function scaleElement({ before, rect, isFramed }: Gesture, corner: Corner, moved: { x: number; y: number }): Dragged {
  const toRight = corner.endsWith('right') ? 1 : -1;
  const toBottom = corner.startsWith('bottom') ? 1 : -1;
  // The longer way counts, so that the corner follows the pointer.
  const across = (rect.width + toRight * moved.x) / rect.width;
  const down = (rect.height + toBottom * moved.y) / rect.height;
  const wanted = Math.abs(across - 1) * rect.width > Math.abs(down - 1) * rect.height ? across : down;
  const factor = Math.max(wanted, LEAST_SIDE / Math.min(rect.width, rect.height));
  const scale = (before.scale ?? 1) * factor;
  if (isFramed) return { change: { scale }, rect, guides: [] };
  const x = (toRight * rect.width * (factor - 1)) / 2;
  const y = (toBottom * rect.height * (factor - 1)) / 2;
  const width = rect.width * factor;
  const height = rect.height * factor;
  return {
    change: { scale, x: (before.x ?? 0) + x, y: (before.y ?? 0) + y },
    rect: { x: rect.x + rect.width / 2 + x - width / 2, y: rect.y + rect.height / 2 + y - height / 2, width, height },
    guides: [],
  };
}

/** The change that a key makes to a selected element; null if the key is not for it. */
export type ElementCommand = { kind: 'change'; change: ElementChange } | { kind: 'type' | 'hide' | 'deselect' };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Steps of the arrow keys, as fractions of the canvas, and of plus and minus. */
const STEP = { move: 0.005, far: 0.05, scale: 1.05 } as const;

export function toElementCommand(
  { key, shiftKey, ctrlKey, altKey, metaKey }: Key,
  { x = 0, y = 0, scale = 1 }: Gesture['before'],
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

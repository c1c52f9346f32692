import type { ClipMove } from './kinds.ts';

/**
 * Where the camera is in one frame. A point (x, y) of a layer with inverse depth q (0 far, 1 near), measured from the
 * middle of the frame, appears at (x * (base + zoom * q) + dx * (q - pivot), and the same with dy).
 */
export interface Camera {
  zoom: number;
  /** Pixels. */
  dx: number;
  dy: number;
  /** The inverse depth that stands still; below 0 everything moves, the near part more. */
  pivot: number;
  /** Enlarges all layers so that no edge of theirs comes into view. */
  base: number;
}

/** Strengths of the moves, as shares of the frame's width or as growth. */
const PUSH = 0.2;
const PAN = 0.05;
const ORBIT = 0.05;
const CRANE = 0.045;
const DRIFT = 0.02;
/** A pan's far parts move this much of what the near parts do. */
const PAN_PIVOT = -0.6;
/** The subject's place: an orbit turns about it. */
const ORBIT_PIVOT = 0.75;

/** Plans the camera of each frame. A loop ends where it began; other moves start and stop softly. */
export function planCameras(
  move: ClipMove,
  { frames, width, height, loop }: { frames: number; width: number; height: number; loop: boolean },
): Camera[] {
  const cameras = Array.from({ length: frames }, (_, index) => {
    const phase = loop ? index / frames : frames > 1 ? index / (frames - 1) : 0;
    return moveCamera(move, phase, { width, height, loop });
  });
  const base = Math.max(...cameras.map((camera) => findBase(camera, width, height)));
  return cameras.map((camera) => ({ ...camera, base }));
}

function moveCamera(
  move: ClipMove,
  phase: number,
  { width, height, loop }: { width: number; height: number; loop: boolean },
): Camera {
  const still: Camera = { zoom: 0, dx: 0, dy: 0, pivot: 0, base: 1 };
  // From 0 to 1 over the clip; there and back in a loop.
  const way = loop ? (1 - Math.cos(2 * Math.PI * phase)) / 2 : easeInOut(phase);
  const aside = 2 * way - 1;
  switch (move) {
    case 'none':
      return still;
    case 'push':
      return { ...still, zoom: PUSH * way };
    case 'pull':
      return { ...still, zoom: PUSH * (1 - way) };
    // The camera goes left: what it sees goes right.
    case 'pan_left':
      return { ...still, dx: PAN * width * aside, pivot: PAN_PIVOT };
    case 'pan_right':
      return { ...still, dx: -PAN * width * aside, pivot: PAN_PIVOT };
    case 'crane_up':
      return { ...still, dy: CRANE * height * aside, pivot: PAN_PIVOT };
    case 'crane_down':
      return { ...still, dy: -CRANE * height * aside, pivot: PAN_PIVOT };
    case 'orbit': {
      const angle = 2 * Math.PI * phase;
      return loop
        ? {
            ...still,
            dx: ORBIT * width * Math.sin(angle),
            dy: 0.15 * ORBIT * height * (1 - Math.cos(angle)),
            pivot: ORBIT_PIVOT,
          }
        : { ...still, dx: ORBIT * width * aside, zoom: 0.05 * way, pivot: ORBIT_PIVOT };
    }
    case 'parallax': {
      // A hand that breathes: twice as often up and down as from side to side.
      const angle = 2 * Math.PI * (loop ? phase : easeInOut(phase));
      return {
        ...still,
        dx: DRIFT * width * Math.sin(angle),
        dy: 0.45 * DRIFT * height * Math.sin(2 * angle),
        zoom: 0.03 * (1 - Math.cos(angle)),
        pivot: -0.15,
      };
    }
  }
}

/** How much all layers must grow so that a camera sees none of their edges. */
function findBase({ zoom, dx, dy, pivot }: Camera, width: number, height: number): number {
  let base = 1;
  for (const depth of [0, 0.25, 0.5, 0.75, 1]) {
    const shift = Math.abs(depth - pivot);
    base = Math.max(
      base,
      1 - zoom * depth + (2 * shift * Math.abs(dx)) / width,
      1 - zoom * depth + (2 * shift * Math.abs(dy)) / height,
    );
  }
  return base;
}

/** Starts and stops softly, and runs evenly between. */
function easeInOut(at: number): number {
  const smooth = at * at * (3 - 2 * at);
  return 0.55 * smooth + 0.45 * at;
}

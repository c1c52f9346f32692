import type { SceneGraph } from '@reelwright/scene';
import type { Camera } from '../scene/placed-scene.ts';
import type { Bounds, Shape } from '../scene/shapes.ts';
import { add, dot, scale, subtract, type Vector } from '../vectors.ts';

/** A long lens, as for products. */
const ANGLE = (26 * Math.PI) / 180;
const DEGREE = Math.PI / 180;

export const PITCHES: Readonly<Record<SceneGraph['camera']['height'], number>> = {
  low: 2.5 * DEGREE,
  eye: 7 * DEGREE,
  raised: 17 * DEGREE,
  high: 33 * DEGREE,
  top: 58 * DEGREE,
};

/** Height of the subject as a share of the image. */
export const SHARES: Readonly<Record<SceneGraph['camera']['shot'], number>> = { close: 0.61, medium: 0.55, wide: 0.5 };
/** Most of the image's width that the subject fills. */
export const WIDEST = 0.86;

const RIM = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => (index * Math.PI) / 4);

/** Rings of an ellipsoid, from pole to pole: radius and height. */
const ELLIPSOID = [
  [0, -1],
  [0.7, -0.7],
  [1, 0],
  [0.7, 0.7],
  [0, 1],
] as const;

/** Points on the outline of shapes: around what is turned, else the corners of the shape's own box. */
export function outlineOf(shapes: readonly Shape[]): Vector[] {
  return shapes.flatMap((shape) => {
    const [x, y, z] = shape.half;
    const rings = shape.profile ?? (shape.type === 'ellipsoid' ? ELLIPSOID : null);
    const local: Vector[] = rings
      ? rings.flatMap(([radius, up]) =>
          RIM.map(
            (turn): Vector =>
              shape.profile
                ? [radius * Math.cos(turn) * shape.size[0], up, radius * Math.sin(turn) * shape.size[2]]
                : [radius * Math.cos(turn) * x, up * y, radius * Math.sin(turn) * z],
          ),
        )
      : cornersOf([{ low: subtract(shape.middle, shape.half), high: add(shape.middle, shape.half) }]);
    return local.map(([a, b, c]) =>
      add(shape.at, add(add(scale(shape.axes[0], a), scale(shape.axes[1], b)), scale(shape.axes[2], c))),
    );
  });
}

/** The corners of boxes. */
export function cornersOf(boxes: readonly Bounds[]): Vector[] {
  return boxes.flatMap(({ low, high }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (index): Vector => [index & 1 ? high[0] : low[0], index & 2 ? high[1] : low[1], index & 4 ? high[2] : low[2]],
    ),
  );
}

/** Where a point is seen: -1 to 1 across and up, and how far it lies from the eye. */
export function project(
  { eye, axes: [right, up, forward], angle, shiftY }: Camera,
  aspect: number,
  point: Vector,
): Vector {
  const away = subtract(point, eye);
  const depth = dot(away, forward);
  const tan = Math.tan(angle / 2) * depth;
  return [dot(away, right) / (tan * aspect), dot(away, up) / tan - shiftY, depth];
}

/**
 * Finds the camera, looking down by `pitch`, that shows points at `share` of the image's height, or at `widest` of its
 * width if that is reached first, with their middle at `middle` (-1 to 1, across and up).
 */
export function fitCamera(
  points: readonly Vector[],
  {
    pitch,
    share,
    widest,
    aspect,
    middle: [aside, height],
  }: { pitch: number; share: number; widest: number; aspect: number; middle: readonly [number, number] },
): Camera {
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  const axes = [
    [1, 0, 0],
    [0, cos, -sin],
    [0, -sin, -cos],
  ] as const satisfies [Vector, Vector, Vector];
  const across = points.map(([x]) => x);
  const up = points.map(([, y]) => y);
  const deep = points.map(([, , z]) => z);
  const mid = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const target: Vector = [mid(across), mid(up), mid(deep)];
  const at = (distance: number): Camera => ({
    eye: add(target, scale(axes[2], -distance)),
    axes,
    angle: ANGLE,
    shiftY: 0,
  });
  const measure = (camera: Camera): { width: number; low: number; high: number } => {
    const seen = points.map((point) => project(camera, aspect, point));
    const ys = seen.map(([, y]) => y);
    return { width: Math.max(...seen.map(([x]) => Math.abs(x))), low: Math.min(...ys), high: Math.max(...ys) };
  };
  let [near, far] = [0.3, 60];
  for (let step = 0; step < 40; step += 1) {
    const distance = (near + far) / 2;
    const { width, low, high } = measure(at(distance));
    if ((high - low) / 2 > share || width > widest) near = distance;
    else far = distance;
  }
  const camera = at(far);
  const { low, high } = measure(camera);
  // The eye moves to one side: a long lens sees the subject from there almost as from the front.
  const away = aside * Math.tan(ANGLE / 2) * project(camera, aspect, target)[2] * aspect;
  return { ...camera, eye: add(camera.eye, scale(axes[0], -away)), shiftY: (low + high) / 2 - height };
}

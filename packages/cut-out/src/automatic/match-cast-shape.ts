import { boxMask, type Mask, type Plane, resizePlane, type Size } from '@reelwright/planes';

/** The longer side at which shapes are compared. */
const SHAPE_PX = 90;
/** Shadows on a wall lie up to this share of the longer side away. */
const WALL_REACH = 0.25;
/** Shadows on a floor: how far they lean, and how flat they lie, against the subject's height. */
const FLOOR = { leans: [-2, 2, 0.2], flats: [0.1, 0.9, 0.1] } as const;
const COVERED = 0.5;

/**
 * Compares a part of a mask with the shapes that the rest of it casts: moved along a wall, or lying on the floor. Returns the
 * best overlap of what shows of such a shape with the part, 0 to 1.
 */
export function matchCastShape(mask: Mask, shade: Mask, from: Size): number {
  const scale = SHAPE_PX / Math.max(from.width, from.height);
  const size: Size = {
    width: Math.max(1, Math.round(from.width * scale)),
    height: Math.max(1, Math.round(from.height * scale)),
  };
  const shrink = (of: (pixel: number) => number): Plane =>
    resizePlane(
      Float32Array.from({ length: mask.length }, (_, pixel) => of(pixel)),
      from,
      size,
    );
  const thing = toMask(shrink((pixel) => (mask[pixel] === 1 && shade[pixel] === 0 ? 1 : 0)));
  const part = toMask(shrink((pixel) => shade[pixel] as number));
  const { top, height } = boxMask(thing, size);
  if (height <= 0) return 0;
  const foot = top + height - 1;
  let best = 0;
  const reach = Math.round(WALL_REACH * SHAPE_PX);
  for (let down = -reach; down <= reach; down += 1)
    for (let across = -reach; across <= reach; across += 1)
      if (Math.abs(down) + Math.abs(across) > 1)
        best = Math.max(
          best,
          measureOverlap({ thing, part, size }, (y) => ({ row: y - down, shift: across })),
        );
  for (let flat = FLOOR.flats[0]; flat <= FLOOR.flats[1]; flat += FLOOR.flats[2])
    for (let lean = FLOOR.leans[0]; lean <= FLOOR.leans[1]; lean += FLOOR.leans[2])
      for (const at of [foot - 2, foot, foot + 1])
        best = Math.max(
          best,
          measureOverlap({ thing, part, size }, (y) => {
            const up = (at - y) / flat;
            return { row: Math.round(at - up), shift: Math.round(lean * up) };
          }),
        );
  return best;
}

const toMask = (shares: Plane): Mask => Uint8Array.from(shares, (share) => (share > COVERED ? 1 : 0));

interface Shapes {
  thing: Mask;
  part: Mask;
  size: Size;
}

/** The overlap of a part with a thing whose rows are moved, where the thing itself does not hide that. */
function measureOverlap(
  { thing, part, size: { width, height } }: Shapes,
  place: (y: number) => { row: number; shift: number },
): number {
  let [shared, joint] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    const { row, shift } = place(y);
    const isIn = row >= 0 && row < height;
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const fromX = x - shift;
      const isCast = isIn && fromX >= 0 && fromX < width && thing[row * width + fromX] === 1 && thing[pixel] === 0;
      const isPart = part[pixel] === 1;
      if (isCast && isPart) shared += 1;
      if (isCast || isPart) joint += 1;
    }
  }
  return joint > 0 ? shared / joint : 0;
}

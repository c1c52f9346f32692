import { sadCross } from './sad';
import { CROSS } from './workspace';

/** Side of a block, and what its window reaches beyond it on each side. */
const BLOCK: i32 = 8;
const REACH: i32 = 4;

/** Makes quarters of samples of whole ones: the least of a parabola through the differences beside each vector. */
export function refine(
  image: usize,
  other: usize,
  stride: usize,
  width: i32,
  height: i32,
  margin: i32,
  vectors: usize,
  mirrored: i32,
): void {
  const columns = (width + BLOCK - 1) / BLOCK;
  const rows = (height + BLOCK - 1) / BLOCK;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const own = vectors + ((row * columns + column) << 2);
      const dx: i32 = load<i16>(own);
      const dy: i32 = load<i16>(own + 2);
      const x = column * BLOCK - REACH;
      const y = row * BLOCK - REACH;
      let leastX = -x - margin + 4;
      let mostX = width + margin - 20 - x;
      let leastY = -y - margin + 4;
      let mostY = height + margin - 20 - y;
      if (mirrored) {
        leastX = max(leastX, -mostX);
        mostX = min(mostX, -leastX);
        leastY = max(leastY, -mostY);
        mostY = min(mostY, -leastY);
      }
      const inside = dx > leastX && dx < mostX && dy > leastY && dy < mostY;
      let partX = 0;
      let partY = 0;
      if (inside) {
        const offset = <isize>dy * <isize>stride + dx;
        const place = <isize>y * <isize>stride + x;
        const window = <usize>(<isize>image + place - (mirrored ? offset : 0));
        const at = <usize>(<isize>other + place + offset);
        const across: usize = mirrored ? 1 : 0;
        const down: usize = mirrored ? stride : 0;
        sadCross(window, at, stride, across, down);
        partX = toQuarter(load<i32>(CROSS, 4), load<i32>(CROSS), load<i32>(CROSS, 8));
        partY = toQuarter(load<i32>(CROSS, 12), load<i32>(CROSS), load<i32>(CROSS, 16));
      }
      store<i16>(own, <i16>((dx << 2) + partX));
      store<i16>(own + 2, <i16>((dy << 2) + partY));
    }
  }
}

function toQuarter(before: i32, here: i32, after: i32): i32 {
  const curve = before + after - 2 * here;
  if (curve <= 0) return 0;
  const part = nearest((2.0 * <f32>(before - after)) / <f32>curve);
  return max(-2, min(2, <i32>part));
}

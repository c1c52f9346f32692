import { sadEveryOther } from './sad';

/** Side of a block, and what its window reaches beyond it on each side. */
const BLOCK: i32 = 8;
const REACH: i32 = 4;

/** The block that is searched for: its window, the same place in the other image, and how far vectors may lead. */
let window: usize = 0;
let place: usize = 0;
let stride: usize = 0;
let leastX: i32 = 0;
let mostX: i32 = 0;
let leastY: i32 = 0;
let mostY: i32 = 0;
/** The vector that the neighbourhood suggests: differences from it cost. */
let guessX: i32 = 0;
let guessY: i32 = 0;
let lambda: u32 = 0;
/** Whether the window moves against the vector in its own image: between two images, a block lies half a vector from each. */
let isMirrored: bool = false;

let bestX: i32 = 0;
let bestY: i32 = 0;
let bestCost: u32 = 0;

/**
 * Finds the vector of each block of 8 x 8: where its window of 16 x 16 is found in the other image. Vectors are pairs of
 * i16 in whole samples, row by row. `coarse` holds the vectors of the halved image (0 for none). `costs` receives the sum
 * of absolute differences of each window.
 */
export function search(
  image: usize,
  other: usize,
  imageStride: usize,
  width: i32,
  height: i32,
  margin: i32,
  coarse: usize,
  coarseColumns: i32,
  coarseRows: i32,
  vectors: usize,
  costs: usize,
  radius: i32,
  costOfDifference: u32,
  mirrored: i32,
): void {
  isMirrored = mirrored != 0;
  stride = imageStride;
  lambda = costOfDifference;
  const columns = (width + BLOCK - 1) / BLOCK;
  const rows = (height + BLOCK - 1) / BLOCK;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * BLOCK - REACH;
      const y = row * BLOCK - REACH;
      const offset = <isize>y * <isize>stride + x;
      window = <usize>(<isize>image + offset);
      place = <usize>(<isize>other + offset);
      leastX = -x - margin;
      mostX = width + margin - 16 - x;
      leastY = -y - margin;
      mostY = height + margin - 16 - y;
      if (isMirrored) {
        leastX = max(leastX, -mostX);
        mostX = min(mostX, -leastX);
        leastY = max(leastY, -mostY);
        mostY = min(mostY, -leastY);
      }
      const at = row * columns + column;
      const own = vectors + (at << 2);
      const above = own - <usize>(columns << 2);
      const ownCost = costs + (at << 2);

      const coarseRow = min(row >> 1, coarseRows - 1);
      const coarseColumn = min(column >> 1, coarseColumns - 1);
      guessX = 0;
      guessY = 0;
      if (coarse) {
        const c = coarse + ((coarseRow * coarseColumns + coarseColumn) << 2);
        guessX = (<i32>load<i16>(c)) << 1;
        guessY = (<i32>load<i16>(c, 2)) << 1;
      } else if (column > 0) {
        guessX = load<i16>(own - 4);
        guessY = load<i16>(own - 2);
      }
      bestCost = u32.MAX_VALUE;
      tryVector(guessX, guessY);
      tryVector(0, 0);
      // What fits hardly worse than the blocks beside this one is as good as noise allows: to search on would fit the noise.
      let enough: u32 = 0;
      if (column > 0) {
        tryVector(load<i16>(own - 4), load<i16>(own - 2));
        enough = load<u32>(ownCost - 4);
      }
      if (row > 0) {
        tryVector(load<i16>(above), load<i16>(above + 2));
        const cost = load<u32>(ownCost - <usize>(columns << 2));
        enough = column > 0 ? (enough + cost) >> 1 : cost;
        if (column + 1 < columns) tryVector(load<i16>(above + 4), load<i16>(above + 6));
      }
      if (coarse) {
        // The other coarse blocks that touch this one: an edge of motion may lie between them.
        const nearRow = min(max((row >> 1) + (row & 1 ? 1 : -1), 0), coarseRows - 1);
        const nearColumn = min(max((column >> 1) + (column & 1 ? 1 : -1), 0), coarseColumns - 1);
        const one = coarse + ((nearRow * coarseColumns + coarseColumn) << 2);
        const two = coarse + ((coarseRow * coarseColumns + nearColumn) << 2);
        tryVector((<i32>load<i16>(one)) << 1, (<i32>load<i16>(one, 2)) << 1);
        tryVector((<i32>load<i16>(two)) << 1, (<i32>load<i16>(two, 2)) << 1);
      } else {
        for (let dy = -radius; dy <= radius; dy++) for (let dx = -radius; dx <= radius; dx++) tryVector(dx, dy);
      }
      for (let step = 0; step < radius && bestCost > (enough * 5) >> 2; step++) {
        const fromX = bestX;
        const fromY = bestY;
        tryVector(fromX - 1, fromY);
        tryVector(fromX + 1, fromY);
        tryVector(fromX, fromY - 1);
        tryVector(fromX, fromY + 1);
        if (bestX == fromX && bestY == fromY) break;
      }
      store<i16>(own, <i16>bestX);
      store<i16>(own, <i16>bestY, 2);
      store<u32>(ownCost, bestCost);
    }
  }
}

function tryVector(wantedX: i32, wantedY: i32): void {
  const x = min(max(wantedX, leastX), mostX);
  const y = min(max(wantedY, leastY), mostY);
  if (x == bestX && y == bestY && bestCost != u32.MAX_VALUE) return;
  const away = lambda * <u32>(abs(x - guessX) + abs(y - guessY));
  if (away >= bestCost) return;
  const offset = <isize>y * <isize>stride + x;
  const own = isMirrored ? <usize>(<isize>window - offset) : window;
  const cost = sadEveryOther(own, <usize>(<isize>place + offset), stride) + away;
  if (cost < bestCost) {
    bestCost = cost;
    bestX = x;
    bestY = y;
  }
}

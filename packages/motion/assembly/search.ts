import { sad16, sadEveryOther } from './sad';

/** Side of a block, and what its window reaches beyond it on each side. */
const BLOCK: i32 = 8;
const REACH: i32 = 4;

let bestX: i32 = 0;
let bestY: i32 = 0;
let bestCost: u32 = 0;
/** Whether the window moves against the vector in its own image: between two images, a block lies half a vector from each. */
let isMirrored: bool = false;

/**
 * Finds the vector of each block of 8 x 8: where its window of 16 x 16 is found in the other image. Vectors are pairs of
 * i16 in whole samples, row by row. `coarse` holds the vectors of the halved image (0 for none), `prior` those of an
 * earlier search in the same image (0 for none). `costs` receives the sum of absolute differences of each window.
 */
export function search(
  image: usize,
  other: usize,
  stride: usize,
  width: i32,
  height: i32,
  margin: i32,
  coarse: usize,
  coarseColumns: i32,
  coarseRows: i32,
  prior: usize,
  vectors: usize,
  costs: usize,
  radius: i32,
  lambda: u32,
  mirrored: i32,
): void {
  isMirrored = mirrored != 0;
  const columns = (width + BLOCK - 1) / BLOCK;
  const rows = (height + BLOCK - 1) / BLOCK;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * BLOCK - REACH;
      const y = row * BLOCK - REACH;
      const window = image + <usize>(<isize>y * <isize>stride + x);
      const at = other + <usize>(<isize>y * <isize>stride + x);
      let leastX = -x - margin;
      let mostX = width + margin - 16 - x;
      let leastY = -y - margin;
      let mostY = height + margin - 16 - y;
      if (isMirrored) {
        leastX = max(leastX, -mostX);
        mostX = min(mostX, -leastX);
        leastY = max(leastY, -mostY);
        mostY = min(mostY, -leastY);
      }
      const own = vectors + ((row * columns + column) << 2);

      // The vector that the neighbourhood suggests: differences from it cost.
      let guessX: i32 = 0;
      let guessY: i32 = 0;
      if (coarse) {
        const c = coarse + ((min(row >> 1, coarseRows - 1) * coarseColumns + min(column >> 1, coarseColumns - 1)) << 2);
        guessX = (<i32>load<i16>(c)) << 1;
        guessY = (<i32>load<i16>(c + 2)) << 1;
      } else if (column > 0) {
        guessX = load<i16>(own - 4);
        guessY = load<i16>(own - 2);
      }
      bestCost = u32.MAX_VALUE;
      tryVector(window, at, stride, guessX, guessY, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
      tryVector(window, at, stride, 0, 0, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
      if (column > 0) tryStored(own - 4, window, at, stride, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
      if (row > 0) {
        const above = own - <usize>(columns << 2);
        tryStored(above, window, at, stride, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
        if (column + 1 < columns)
          tryStored(above + 4, window, at, stride, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
      }
      if (prior) {
        const p = prior + ((row * columns + column) << 2);
        tryStored(p, window, at, stride, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
      }
      if (coarse) {
        // The other coarse blocks that touch this one: an edge of motion may lie between them.
        const nearRow = min(max((row >> 1) + (row & 1 ? 1 : -1), 0), coarseRows - 1);
        const nearColumn = min(max((column >> 1) + (column & 1 ? 1 : -1), 0), coarseColumns - 1);
        const sameRow = min(row >> 1, coarseRows - 1);
        const sameColumn = min(column >> 1, coarseColumns - 1);
        const one = coarse + ((nearRow * coarseColumns + sameColumn) << 2);
        const two = coarse + ((sameRow * coarseColumns + nearColumn) << 2);
        tryVector(
          window,
          at,
          stride,
          (<i32>load<i16>(one)) << 1,
          (<i32>load<i16>(one + 2)) << 1,
          guessX,
          guessY,
          leastX,
          mostX,
          leastY,
          mostY,
          lambda,
        );
        tryVector(
          window,
          at,
          stride,
          (<i32>load<i16>(two)) << 1,
          (<i32>load<i16>(two + 2)) << 1,
          guessX,
          guessY,
          leastX,
          mostX,
          leastY,
          mostY,
          lambda,
        );
      } else {
        for (let dy = -radius; dy <= radius; dy++)
          for (let dx = -radius; dx <= radius; dx++)
            tryVector(window, at, stride, dx, dy, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
      }
      for (let step = 0; step < radius; step++) {
        const fromX = bestX;
        const fromY = bestY;
        tryVector(window, at, stride, fromX - 1, fromY, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
        tryVector(window, at, stride, fromX + 1, fromY, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
        tryVector(window, at, stride, fromX, fromY - 1, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
        tryVector(window, at, stride, fromX, fromY + 1, guessX, guessY, leastX, mostX, leastY, mostY, lambda);
        if (bestX == fromX && bestY == fromY) break;
      }
      store<i16>(own, <i16>bestX);
      store<i16>(own + 2, <i16>bestY);
      store<u32>(costs + ((row * columns + column) << 2), bestCost);
    }
  }
}

function tryStored(
  stored: usize,
  window: usize,
  at: usize,
  stride: usize,
  guessX: i32,
  guessY: i32,
  leastX: i32,
  mostX: i32,
  leastY: i32,
  mostY: i32,
  lambda: u32,
): void {
  tryVector(
    window,
    at,
    stride,
    load<i16>(stored),
    load<i16>(stored + 2),
    guessX,
    guessY,
    leastX,
    mostX,
    leastY,
    mostY,
    lambda,
  );
}

function tryVector(
  window: usize,
  at: usize,
  stride: usize,
  wantedX: i32,
  wantedY: i32,
  guessX: i32,
  guessY: i32,
  leastX: i32,
  mostX: i32,
  leastY: i32,
  mostY: i32,
  lambda: u32,
): void {
  const x = min(max(wantedX, leastX), mostX);
  const y = min(max(wantedY, leastY), mostY);
  if (bestCost != u32.MAX_VALUE && x == bestX && y == bestY) return;
  const away = lambda * <u32>(abs(x - guessX) + abs(y - guessY));
  if (away >= bestCost) return;
  const offset = <isize>y * <isize>stride + x;
  const own = isMirrored ? <usize>(<isize>window - offset) : window;
  const cost = sadEveryOther(own, <usize>(<isize>at + offset), stride) + away;
  if (cost < bestCost) {
    bestCost = cost;
    bestX = x;
    bestY = y;
  }
}

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
        const here = <i32>sad16(window, at, stride);
        partX = toQuarter(
          <i32>sad16(window + across, at - 1, stride),
          here,
          <i32>sad16(window - across, at + 1, stride),
        );
        partY = toQuarter(
          <i32>sad16(window + down, at - stride, stride),
          here,
          <i32>sad16(window - down, at + stride, stride),
        );
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

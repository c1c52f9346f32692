/** A rectangle in fractions of the canvas. */
export interface CanvasRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line that a moved rectangle snaps to: at a fraction of the canvas' width (`x`) or height (`y`). */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
}

interface Snap {
  /** Added to the rectangle's place. */
  dx: number;
  dy: number;
  guides: Guide[];
}

/** Lists the lines that rectangles snap to: the canvas' middle, its safe zone, and the edges and middles of others. */
export function listGuides(safe: CanvasRect, others: readonly CanvasRect[]): Guide[] {
  const linesOf = (start: number, length: number) => [start, start + length / 2, start + length];
  const guides: Guide[] = [
    { axis: 'x', at: 0.5 },
    { axis: 'y', at: 0.5 },
    { axis: 'x', at: safe.x },
    { axis: 'x', at: safe.x + safe.width },
    { axis: 'y', at: safe.y },
    { axis: 'y', at: safe.y + safe.height },
  ];
  for (const { x, y, width, height } of others) {
    guides.push(...linesOf(x, width).map((at): Guide => ({ axis: 'x', at })));
    guides.push(...linesOf(y, height).map((at): Guide => ({ axis: 'y', at })));
  }
  return guides.filter(({ at }) => at > 0 && at < 1);
}

/** Returns how far a rectangle must move so that its middle or an edge lies on the nearest line within reach. */
export function snapRect(
  rect: CanvasRect,
  guides: readonly Guide[],
  /** In fractions of the canvas. */
  reach: { x: number; y: number },
): Snap {
  const across = snapAxis({ start: rect.x, length: rect.width }, guides, { axis: 'x', reach: reach.x });
  const down = snapAxis({ start: rect.y, length: rect.height }, guides, { axis: 'y', reach: reach.y });
  return {
    dx: across?.by ?? 0,
    dy: down?.by ?? 0,
    guides: [across?.guide, down?.guide].filter((guide) => guide !== undefined),
  };
}

function snapAxis(
  { start, length }: { start: number; length: number },
  guides: readonly Guide[],
  { axis, reach }: { axis: Guide['axis']; reach: number },
): { by: number; guide: Guide } | undefined {
  // The middle comes first: it wins a tie.
  const points = [start + length / 2, start, start + length];
  const snaps = guides
    .filter((guide) => guide.axis === axis)
    .flatMap((guide) => points.map((point) => ({ by: guide.at - point, guide })))
    .filter(({ by }) => Math.abs(by) <= reach);
  return snaps.reduce<(typeof snaps)[number] | undefined>(
    (best, snap) => (best === undefined || Math.abs(snap.by) < Math.abs(best.by) - 1e-9 ? snap : best),
    undefined,
  );
}

export const GRID_COLUMNS = 4;

/** Returns where a key moves the focus in the grid; null for any other key. */
export function findNextIndex(key: string, index: number, count: number): number | null {
  const moved = moveBy(key, index, count);
  return moved === null ? null : Math.min(Math.max(moved, 0), count - 1);
}

function moveBy(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowRight':
      return index + 1;
    // In the first row, there is nothing above; in the last, nothing below.
    case 'ArrowUp':
      return index < GRID_COLUMNS ? index : index - GRID_COLUMNS;
    case 'ArrowDown':
      return index + GRID_COLUMNS < count ? index + GRID_COLUMNS : index;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

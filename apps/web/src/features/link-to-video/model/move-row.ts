/** The list with one of its rows moved by one place; as it was where there is no such place. */
export function moveRow<Row>(rows: readonly Row[], index: number, by: -1 | 1): Row[] {
  const moved = [...rows];
  const target = index + by;
  const row = moved[index];
  if (row === undefined || target < 0 || target >= rows.length) return moved;
  moved.splice(index, 1);
  moved.splice(target, 0, row);
  return moved;
}

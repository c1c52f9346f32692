/** Returns the list with a row moved to another position. */
export function moveRowTo<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const moved = [...rows];
  const [row] = moved.splice(from, 1);
  if (row !== undefined) moved.splice(to, 0, row);
  return moved;
}

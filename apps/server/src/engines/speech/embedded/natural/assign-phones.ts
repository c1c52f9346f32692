/** Assigns each spoken sound to a word, by the cheapest alignment with the words' expected sounds. */
export function assignPhones(
  said: readonly { name: string }[],
  expected: readonly { name: string; index: number }[],
): number[] {
  const ONE_SIDED = 1.1;
  const costs = Array.from({ length: said.length + 1 }, () => Array.from({ length: expected.length + 1 }, () => 0));
  const costAt = (row: number, column: number): number => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const pairCost = (row: number, column: number): number =>
    costAt(row - 1, column - 1) + (said[row - 1]?.name === expected[column - 1]?.name ? 0 : 1);
  for (const [row, line] of costs.entries()) {
    for (const column of line.keys()) {
      if (row === 0 || column === 0) line[column] = (row + column) * ONE_SIDED;
      else
        line[column] = Math.min(
          pairCost(row, column),
          costAt(row - 1, column) + ONE_SIDED,
          costAt(row, column - 1) + ONE_SIDED,
        );
    }
  }
  const owners = Array.from({ length: said.length }, () => 0);
  let [row, column] = [said.length, expected.length];
  while (row > 0) {
    if (column > 0 && costAt(row, column) === costAt(row, column - 1) + ONE_SIDED) {
      column -= 1;
      continue;
    }
    if (column > 0 && costAt(row, column) === pairCost(row, column)) column -= 1;
    row -= 1;
    owners[row] = expected[Math.min(column, expected.length - 1)]?.index ?? 0;
  }
  return owners;
}

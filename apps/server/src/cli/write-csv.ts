type Cell = string | number | readonly string[] | undefined;

/** Spreadsheets run a text with one of these at its start as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(cell: Cell): string {
  const text = Array.isArray(cell) ? cell.join('; ') : String(cell ?? '');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Writes a table as CSV (RFC 4180), the header first. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

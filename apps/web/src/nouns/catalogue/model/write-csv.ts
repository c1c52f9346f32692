import type { ProductImport } from '@reelwright/contracts';

/** Spreadsheets run cells that begin like this. */
const FORMULA = /^[=+\-@\t\r]/u;

const writeCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Writes a CSV text that spreadsheets read as UTF-8, without cells that they would run as formulas. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

/** Lists the rows that failed, with the reasons. */
export function writeFailedRows(failed: ProductImport['failed'], header: readonly [string, string, string]): string {
  return writeCsv([header, ...failed.map(({ row, name, reasons }) => [String(row), name, reasons.join(' ')])]);
}

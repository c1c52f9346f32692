import { setImmediate } from 'node:timers/promises';
import { CATALOGUE_LIMITS, type MessageKey } from '@reelwright/contracts';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../app-error.ts';

/** A row, or why the rest of the file can't be read. Rows count from 1, as in spreadsheets. */
export type CsvRow = { row: number; cells: string[] } | { row: number; problem: MessageKey };

const DELIMITERS = [',', ';', '\t', '|'];
const FED_AT_ONCE = 64 * 1024;
/** Longer than any product: an unclosed quotation mark would swallow the file. */
const MAX_ROW_LENGTH = 256 * 1024;

/** Returns the separator that the first line has most of, outside quotation marks. */
function findDelimiter(text: string): string {
  const [line = ''] = text.trimStart().split(/\r\n?|\n/u, 1);
  const bare = line.replace(/"(?:[^"]|"")*"/gu, '');
  const counts = DELIMITERS.map((each) => bare.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A line that only names the separator, for Excel. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/iu;

/** Yields the rows of a CSV text one by one, also empty ones; a last row with a problem where it can't be read on. */
export async function* readCsv(text: string, { signal }: { signal: AbortSignal }): AsyncGenerator<CsvRow> {
  const named = SEPARATOR_LINE.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const read: CsvRow[] = [];
  let row = named ? 1 : 0;
  const parser = parse({
    delimiter: named?.[1] ?? findDelimiter(body),
    // `5" pan` is no quoted cell.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
    // Collected here, because the stream would drop the rows before an error.
    on_record(cells: string[]) {
      row += 1;
      read.push({ row, cells });
      return null;
    },
  });
  const ended: { failure?: Error } = {};
  parser.on('error', (error) => {
    ended.failure = error;
  });
  parser.resume();
  try {
    for (let start = 0; start < body.length && ended.failure === undefined; start += FED_AT_ONCE) {
      signal.throwIfAborted();
      const part = body.slice(start, start + FED_AT_ONCE);
      await new Promise<void>((go) => void parser.write(part, () => go()));
      yield* checkCount(read.splice(0));
      // Other requests come in between.
      await setImmediate();
    }
    await new Promise<void>((go) => {
      if (parser.closed) go();
      parser.once('close', go);
      parser.end();
    });
    yield* checkCount(read.splice(0));
    if (ended.failure !== undefined) yield { row: row + 1, problem: describeFailure(ended.failure) };
  } finally {
    parser.destroy();
  }
}

/** Throws CSV_TOO_LONG. */
function checkCount(rows: CsvRow[]): CsvRow[] {
  const max = CATALOGUE_LIMITS.csv.maxRows;
  if ((rows.at(-1)?.row ?? 0) > max + 1) throw new AppError('CSV_TOO_LONG', { max });
  return rows;
}

function describeFailure(error: Error): MessageKey {
  if (!(error instanceof CsvError)) throw error;
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'csv_quote_open' : 'csv_cell_long';
}

import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  CATALOGUE_LIMITS,
  formatMessage,
  type MessageKey,
  type ProductId,
  type ProductImport,
  type ProductImportId,
  savedProductFields,
  type UiLanguage,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { listInputProblems } from '../../check-input.ts';
import { normaliseText } from '../../platform/database/search-text.ts';
import { type CatalogueDependencies, checkProductQuota } from './catalogue.service.ts';
import { insertProducts, listProductMarks, lockCatalogue, type ProductRow } from './catalogue.store.ts';
import { type CsvColumns, readColumns } from './csv-columns.ts';
import { decodeCsv } from './decode-csv.ts';
import { makeProductRow } from './product-row.ts';
import { readCsv } from './read-csv.ts';
import { readProductCells } from './read-product-cells.ts';

export interface CsvImport {
  actor: Actor;
  content: Uint8Array;
  /** Of prices that name none. */
  currency: string | undefined;
  /** Of the reasons. */
  language: UiLanguage;
  signal: AbortSignal;
}

/**
 * Saves what is right of a CSV file. Throws FILE_TOO_LARGE, CSV_UNREADABLE, CSV_NO_NAME, CSV_COLUMN_TWICE, CSV_TOO_LONG
 * and PRODUCT_QUOTA: then nothing is saved.
 */
export type ImportProducts = (request: CsvImport) => Promise<ProductImport>;

const { maxReported, maxColumns, maxSizeBytes } = CATALOGUE_LIMITS.csv;
/** Rows are read for no longer than this before other requests have their turn. */
const TURN_MS = 8;
const SHOWN_NAME = 80;

type Row = { product: ProductRow; row: number };

/** Item numbers and names that are taken: the same product is not saved twice. */
class Marks {
  private readonly skus = new Set<string>();
  private readonly names = new Set<string>();

  add({ name, sku }: { name: string; sku?: string | null | undefined }): void {
    if (sku) this.skus.add(normaliseText(sku));
    this.names.add(normaliseText(name));
  }

  /** Variants of one product may share a name if each has its own number. */
  findProblem({ name, sku }: { name: string; sku?: string | undefined }): MessageKey | undefined {
    if (sku !== undefined) return this.skus.has(normaliseText(sku)) ? 'csv_sku_known' : undefined;
    return this.names.has(normaliseText(name)) ? 'csv_name_known' : undefined;
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Collects the outcome of the rows. */
class Report {
  rows = 0;
  failedCount = 0;
  readonly failed: ProductImport['failed'] = [];

  fail(row: number, name: string, reasons: string[]): void {
    this.failedCount += 1;
    if (this.failed.length < maxReported) this.failed.push({ row, name: name.slice(0, SHOWN_NAME), reasons });
  }
}

export function createImportProducts({ database, clock }: Omit<CatalogueDependencies, 'library'>): ImportProducts {
  return async function importProducts({ actor, content, currency, language, signal }) {
    if (content.length > maxSizeBytes) throw new AppError('FILE_TOO_LARGE', { limit: '10 MB' });
    const { text, encoding } = decodeCsv(content);
    const importId = randomUUID() as ProductImportId;
    const now = clock.now();
    const report = new Report();
    const read: Row[] = [];
    let columns: CsvColumns | undefined;
    let turnEndsMs = performance.now() + TURN_MS;
    for await (const line of readCsv(text, { signal })) {
      if (performance.now() > turnEndsMs) {
        await setImmediate();
        turnEndsMs = performance.now() + TURN_MS;
      }
      if ('problem' in line) {
        report.rows += 1;
        report.fail(line.row, '', [formatMessage(line.problem, language)]);
      } else if (isBlank(line.cells)) continue;
      else if (columns === undefined) columns = readColumns(line.cells.slice(0, maxColumns));
      else {
        report.rows += 1;
        const { reasons, name, product } = readRow(line.cells, { columns, currency, language });
        if (product === undefined) report.fail(line.row, name, reasons);
        else {
          const productId = randomUUID() as ProductId;
          const made = { actor, productId, product, origin: 'csv', importId, now } as const;
          read.push({ row: line.row, product: makeProductRow(made) });
        }
      }
    }
    if (columns === undefined) throw new AppError('CSV_UNREADABLE');
    const added = await database.transaction(async (tx) => {
      await lockCatalogue(tx, actor.workspaceId);
      const marks = new Marks();
      for (const known of await listProductMarks(tx, actor.workspaceId)) marks.add(known);
      const fresh = read.filter(({ row, product }) => {
        const own = { name: product.name, sku: product.fields.sku };
        const problem = marks.findProblem(own);
        if (problem === undefined) marks.add(own);
        else report.fail(row, own.name, [formatMessage(problem, language, { sku: own.sku ?? '' })]);
        return problem === undefined;
      });
      await checkProductQuota(tx, actor.workspaceId, fresh.length);
      await insertProducts(tx, inOrderOfFile(fresh));
      return fresh.length;
    });
    return {
      import_id: added > 0 ? importId : null,
      added,
      rows: report.rows,
      failed_count: report.failedCount,
      failed: report.failed.toSorted((one, other) => one.row - other.row),
      encoding,
      ignored_columns: columns.ignored,
    };
  };
}

/** Lists show the newest first: the first row of a file counts as its newest. */
function inOrderOfFile(rows: readonly Row[]): ProductRow[] {
  return rows.map(({ product }, index) => ({
    ...product,
    createdAt: new Date(product.createdAt.getTime() - index),
  }));
}

function readRow(
  cells: readonly string[],
  { columns, currency, language }: { columns: CsvColumns; currency: string | undefined; language: UiLanguage },
) {
  const given = readProductCells(cells, columns, { currency, language });
  const name = typeof given['name'] === 'string' ? given['name'] : '';
  if (cells.slice(columns.fields.length).some((cell) => cell.trim() !== ''))
    return { name, reasons: [formatMessage('csv_cells_extra', language)], product: undefined };
  const checked = savedProductFields.safeParse(given);
  if (checked.success) return { name, reasons: [], product: checked.data };
  const problems = listInputProblems(savedProductFields, given, language);
  const reasons = [...new Set(problems.map(({ field, problem, isMissing }) => describe(field, problem, isMissing)))];
  return { name, reasons, product: undefined };

  function describe(field: string, problem: string, isMissing: boolean): string {
    return formatMessage(isMissing ? 'csv_field_missing' : 'csv_field_wrong', language, { field, problem });
  }
}

import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { CATALOGUE_LIMITS, PRODUCT_ORIGINS, savedProductFields, savedProductShape } from '../catalogue.ts';
import { productId, productImportId } from '../ids.ts';
import { KIB, PAGING } from '../limits.ts';
import { longListInput, longPageOf } from '../paged-list.ts';
import { imageRef } from '../product.ts';
import { task } from '../task.ts';
import { text } from '../text.ts';

const { csv, maxAds, maxAtOnce } = CATALOGUE_LIMITS;

const savedProduct = z.object({
  product_id: productId,
  ...savedProductShape.shape,
  origin: z.enum(PRODUCT_ORIGINS),
  /** The images and videos that still exist, in their order. */
  media: z.array(
    z.object({
      ref: imageRef,
      kind: z.enum(['image', 'video']),
      /** Where it can be seen: signed for an asset, else its address on the web. */
      thumb_url: z.string(),
    }),
  ),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
});
export type SavedProduct = z.infer<typeof savedProduct>;

const productCase = savedProduct.extend({
  /** The ads that were made of it, whatever their state. The newest comes first. */
  ads: z.array(task).max(maxAds),
});

/** A row of a CSV file that was not saved. */
const failedRow = z.object({
  /** As spreadsheets count: the header is row 1. */
  row: z.number().int(),
  /** The product's name, as far as it could be read. */
  name: z.string(),
  /** What is wrong, in the language of the request. */
  reasons: z.array(z.string()),
});

const productImport = z.object({
  /** Undoes the import; null if nothing was added. */
  import_id: productImportId.nullable(),
  added: z.number().int(),
  /** Rows below the header that are not empty. */
  rows: z.number().int(),
  failed_count: z.number().int(),
  /** The first rows that failed. */
  failed: z.array(failedRow).max(csv.maxReported),
  /** How the file was read: `utf-8`, `utf-16le`, `utf-16be`, `gb18030` or `windows-1252`. */
  encoding: z.string(),
  /** Headers of columns that hold nothing of a product. */
  ignored_columns: z.array(z.string()),
});
/** What came of a CSV file. */
export type ProductImport = z.infer<typeof productImport>;

const many = z.object({ product_ids: z.array(productId).min(1).max(maxAtOnce) });
const reading = { max: 300, windowS: 60 };
const changing = { max: 120, windowS: 60 };
/** A file grows by a third in base64. */
const maxCsvText = Math.ceil(csv.maxSizeBytes / 3) * 4;

export const catalogueCalls = {
  listProducts: defineCall({
    ...CALL_ROUTES.listProducts,
    summary: 'The saved products of this workspace, the newest first, or by name',
    input: longListInput.extend({
      /** Words that a product has all of, in its name, brand, item number, category or selling points. */
      search: text().trim().max(PAGING.maxSearchLength).optional(),
      sort: z.enum(['newest', 'name']).default('newest'),
    }),
    data: longPageOf(savedProduct),
    rate: reading,
  }),
  getProduct: defineCall({
    ...CALL_ROUTES.getProduct,
    summary: 'A saved product, with the newest ads that were made of it',
    input: z.object({ product_id: productId }),
    data: productCase,
    rate: reading,
  }),
  saveProduct: defineCall({
    ...CALL_ROUTES.saveProduct,
    summary: 'Save a product: a new one, or with `product_id` in place of that one',
    input: z.object({
      product_id: productId.optional(),
      product: savedProductFields,
      /** Where a new product came from. */
      origin: z.enum(PRODUCT_ORIGINS).default('hand'),
    }),
    data: savedProduct,
    maxBodyBytes: 256 * KIB,
    rate: changing,
  }),
  deleteProducts: defineCall({
    ...CALL_ROUTES.deleteProducts,
    summary: 'Delete saved products; for a day they can be restored. Ads and drafts made of them stay as they are',
    input: many,
    data: z.object({}),
    rate: changing,
  }),
  restoreProducts: defineCall({
    ...CALL_ROUTES.restoreProducts,
    summary: 'Bring deleted products back',
    input: many,
    data: z.object({}),
    rate: changing,
  }),
  importProducts: defineCall({
    ...CALL_ROUTES.importProducts,
    summary:
      'Save the products of a CSV file, a product a row. Rows that are right are saved; the others come back with what is wrong',
    input: z.object({
      /** The file in base64: at most 10 MiB and 10,000 rows, in UTF-8, UTF-16, GB18030 or Windows-1252. */
      file: z.base64().max(maxCsvText, { error: 'csv_too_large' }),
      /** Of prices that name none (ISO 4217). */
      currency: savedProductShape.shape.currency,
    }),
    data: productImport,
    maxBodyBytes: maxCsvText + KIB,
    rate: { max: 20, windowS: 60 },
  }),
  undoProductImport: defineCall({
    ...CALL_ROUTES.undoProductImport,
    summary: 'Delete the products that one CSV file added',
    input: z.object({ import_id: productImportId }),
    data: z.object({ deleted: z.number().int() }),
    rate: changing,
  }),
};

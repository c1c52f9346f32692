import type { Product } from '@reelwright/contracts';
import type { PageVerdict } from './read-page.ts';

/** What a page says of its product. A field that is null is not on the page; one that is missing is not judged. */
export interface ExpectedProduct {
  name: string;
  price?: number | null;
  original_price?: number | null;
  currency?: string | null;
  brand?: string | null;
  sku?: string | null;
  availability?: string | null;
  rating?: number | null;
  rating_count?: number | null;
  images?: readonly string[];
  /** Only judges selling points: one from the description is right, but not expected. */
  description?: string;
  selling_points?: readonly string[];
}

export interface Share {
  right: number;
  of: number;
}

export interface PageShares {
  /** Right values among those read. */
  precision: Share;
  /** Right values among those on the page. */
  recall: Share;
}

const SINGLE_FIELDS = ['name', 'price', 'original_price', 'currency', 'brand', 'sku', 'availability'] as const;

const toPlainText = (text: string): string => text.replaceAll(/[\s.。]+/gu, ' ').trim();

function countSingle(shares: PageShares, read: unknown, expected: unknown): void {
  if (expected === undefined) return;
  const isRight = read !== undefined && read === expected ? 1 : 0;
  if (read !== undefined) count(shares.precision, isRight, 1);
  if (expected !== null) count(shares.recall, isRight, 1);
}

function count(share: Share, right: number, of: number): void {
  share.right += right;
  share.of += of;
}

function countProduct(shares: PageShares, read: Partial<Product>, expected: ExpectedProduct): void {
  for (const field of SINGLE_FIELDS) countSingle(shares, read[field], expected[field]);
  countSingle(shares, read.rating?.value, expected.rating);
  countSingle(shares, read.rating?.count, expected.rating_count);
  if (expected.images) {
    const urls = (read.images ?? []).flatMap((image) => ('url' in image ? [image.url] : []));
    const right = expected.images.filter((url) => urls.includes(url)).length;
    count(shares.precision, right, urls.length);
    count(shares.recall, right, expected.images.length);
  }
  if (expected.selling_points) {
    const points = (read.selling_points ?? []).map(toPlainText);
    const wanted = expected.selling_points.map(toPlainText);
    const description = toPlainText(expected.description ?? '');
    const right = points.filter((point) => wanted.includes(point) || description.includes(point)).length;
    count(shares.precision, right, points.length);
    count(shares.recall, wanted.filter((point) => points.includes(point)).length, wanted.length);
  }
}

/** Counts right values of all pages. A page without a product counts as one value, right if none is read. */
export function measurePages(pages: readonly { verdict: PageVerdict; expected: ExpectedProduct | null }[]): PageShares {
  const shares: PageShares = { precision: { right: 0, of: 0 }, recall: { right: 0, of: 0 } };
  for (const { verdict, expected } of pages) {
    if (expected) countProduct(shares, verdict.kind === 'product' ? verdict.product : {}, expected);
    else {
      const isRight = verdict.kind === 'product' ? 0 : 1;
      count(shares.precision, isRight, 1);
      count(shares.recall, isRight, 1);
    }
  }
  return shares;
}

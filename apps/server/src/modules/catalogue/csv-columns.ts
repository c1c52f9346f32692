import type { SavedProductFields } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { normaliseText } from '../../platform/database/search-text.ts';

export type CsvField =
  | Exclude<keyof SavedProductFields, 'images' | 'rating' | 'reviews' | 'brand_colors'>
  | 'images'
  | 'rating_value'
  | 'rating_count';

/** Fields that may stand in several columns: "Feature 1", "Feature 2". */
const LISTS: ReadonlySet<CsvField> = new Set(['selling_points', 'images']);

/**
 * The headers of each field, as shops and marketplaces name them, in lower case. A number behind them is ignored:
 * "Image 2".
 */
const HEADERS: Readonly<Record<CsvField, readonly string[]>> = {
  name: [
    'name',
    'product name',
    'title',
    'product title',
    'product',
    'item name',
    '商品名称',
    '产品名称',
    '名称',
    '商品',
    '产品',
    '品名',
    '标题',
    '商品标题',
  ],
  description: [
    'description',
    'product description',
    'body',
    'body (html)',
    'body html',
    'details',
    'short description',
    '描述',
    '商品描述',
    '产品描述',
    '简介',
    '详情',
    '商品介绍',
  ],
  selling_points: [
    'selling points',
    'selling point',
    'features',
    'feature',
    'key features',
    'highlights',
    'highlight',
    'benefits',
    'bullet points',
    'bullet point',
    'bullets',
    'bullet',
    'usp',
    'usps',
    '卖点',
    '商品卖点',
    '产品卖点',
    '特点',
    '亮点',
    '优势',
  ],
  price: [
    'price',
    'sale price',
    'promo price',
    'promotional price',
    'variant price',
    'current price',
    'our price',
    '价格',
    '售价',
    '促销价',
    '现价',
    '活动价',
    '到手价',
  ],
  original_price: [
    'original price',
    'regular price',
    'list price',
    'compare at price',
    'compare-at price',
    'variant compare at price',
    'rrp',
    'msrp',
    'was',
    '原价',
    '市场价',
    '划线价',
    '吊牌价',
  ],
  currency: ['currency', 'currency code', 'price currency', '货币', '币种'],
  brand: ['brand', 'brand name', 'vendor', 'manufacturer', '品牌', '品牌名', '厂家'],
  sku: [
    'sku',
    'variant sku',
    'item number',
    'article number',
    'product code',
    'mpn',
    '货号',
    '商家编码',
    '编码',
    '商品编码',
  ],
  availability: ['availability', 'stock status', '库存状态', '是否有货'],
  language: ['language', 'locale', '语言'],
  audience: ['audience', 'target audience', 'target group', '目标人群', '适用人群', '目标受众', '受众'],
  category: [
    'category',
    'product category',
    'product type',
    'type',
    'google product category',
    '类别',
    '类目',
    '分类',
    '商品分类',
  ],
  link: ['link', 'url', 'product url', 'product link', 'page', 'website', '链接', '商品链接', '产品链接', '网址'],
  images: [
    'image',
    'images',
    'image url',
    'image urls',
    'image link',
    'image links',
    'image src',
    'picture',
    'pictures',
    'photo',
    'photos',
    'additional image link',
    '图片',
    '商品图片',
    '图片链接',
    '主图',
  ],
  rating_value: ['rating', 'stars', 'average rating', '评分', '星级'],
  rating_count: ['rating count', 'ratings', 'review count', 'number of ratings', '评价数', '评论数'],
};
const FIELDS = new Map(
  Object.entries(HEADERS).flatMap(([field, headers]) =>
    headers.map((header) => [normaliseText(header), field as CsvField]),
  ),
);

const findField = (header: string): CsvField | undefined => {
  const plain = normaliseText(header.replaceAll(/[_\-/]+/gu, ' ').replace(/[:：*]\s*$/u, ''));
  return FIELDS.get(plain) ?? FIELDS.get(plain.replace(/\s*\d{1,2}$/u, ''));
};

export interface CsvColumns {
  /** The field of each column; undefined for a column that holds nothing of a product. */
  fields: readonly (CsvField | undefined)[];
  ignored: string[];
}

const shorten = (header: string): string => (header.length > 60 ? `${header.slice(0, 59)}…` : header);

/**
 * Reads the header of a file. Throws CSV_NO_NAME without a column of names, CSV_COLUMN_TWICE for two columns of one
 * field, of which nobody could say which is right.
 */
export function readColumns(header: readonly string[]): CsvColumns {
  const fields = header.map(findField);
  for (const [index, field] of fields.entries()) {
    const first = fields.indexOf(field);
    if (field === undefined || first === index || LISTS.has(field)) continue;
    throw new AppError('CSV_COLUMN_TWICE', {
      one: shorten(header[first] ?? ''),
      other: shorten(header[index] ?? ''),
      field: { field: [field] },
    });
  }
  if (!fields.includes('name')) {
    const columns = header
      .filter((each) => each.trim() !== '')
      .slice(0, 12)
      .map(shorten);
    throw new AppError('CSV_NO_NAME', { columns: columns.join(', ') });
  }
  const ignored = header.filter((each, index) => fields[index] === undefined && each.trim() !== '');
  return { fields, ignored: ignored.map(shorten) };
}

import { parseMachineAmount } from '../parse/price-text.ts';
import { type SchemaNode, isSchemaNode } from './schema-node.ts';

/**
 * Keys under which shops' own data stores a field, most probable first; without case, marks and a leading `product`.
 */
const FIELD_NAMES = {
  name: [
    'name',
    'title',
    'displayname',
    'fullname',
    'longname',
    'label',
    'goodsname',
    'goodstitle',
    'skuname',
    'spuname',
  ],
  price: [
    'finalprice',
    'saleprice',
    'salesprice',
    'specialprice',
    'promoprice',
    'promotionprice',
    'promotionalprice',
    'discountedprice',
    'offerprice',
    'currentprice',
    'nowprice',
    'sellingprice',
    'sellprice',
    'actualprice',
    'bestprice',
    'activeprice',
    'price',
    'priceamount',
    'pricevalue',
    'displayprice',
    'pricewithtax',
    'priceinclvat',
    'priceincltax',
    'grossprice',
    'pricegross',
    'minprice',
    'lowprice',
    'unitprice',
    'prices',
    'pricing',
    'priceinfo',
    'pricerange',
  ],
  originalPrice: [
    'compareatprice',
    'listprice',
    'originalprice',
    'regularprice',
    'displayregularprice',
    'wasprice',
    'oldprice',
    'msrp',
    'rrp',
    'strikeprice',
    'strikethroughprice',
    'fullprice',
    'pricebeforediscount',
    'previousprice',
    'crossedprice',
    'retailprice',
    'pricewithoutreduction',
    'marketprice',
    'lineprice',
    'originprice',
    'tagprice',
    'underlineprice',
  ],
  currency: ['currency', 'currencycode', 'pricecurrency', 'currencyiso', 'currencyisocode', 'isocurrency'],
  sku: [
    'sku',
    'code',
    'articlenumber',
    'articleno',
    'articlenr',
    'itemnumber',
    'number',
    'reference',
    'stylecode',
    'skuid',
    'goodssn',
    'goodsno',
    'goodscode',
    'spucode',
    'skucode',
  ],
  id: ['id', 'itemid', 'masterid', 'mpn', 'partnumber'],
  brand: ['brand', 'brandname', 'manufacturer', 'manufacturername', 'designer', 'make'],
  vendor: ['vendor'],
  availability: [
    'availability',
    'availabilitystatus',
    'stockstatus',
    'available',
    'instock',
    'isinstock',
    'isavailable',
    'forsale',
    'purchasable',
  ],
  soldOut: ['soldout', 'issoldout', 'outofstock', 'isoutofstock', 'unavailable'],
  category: ['category', 'categoryname', 'categories', 'type', 'categorypath', 'breadcrumb', 'breadcrumbs'],
  description: [
    'description',
    'longdescription',
    'fulldescription',
    'descriptionhtml',
    'bodyhtml',
    'shortdescription',
    'content',
  ],
  points: [
    'keyfeatures',
    'features',
    'featurebullets',
    'bulletpoints',
    'bullets',
    'sellingpoints',
    'keypoints',
    'highlights',
    'positivenotes',
    'benefits',
    'sellpoint',
    'sellpoints',
    'sellingpoint',
  ],
  images: [
    'images',
    'imageurls',
    'gallery',
    'galleryimages',
    'pictures',
    'photos',
    'media',
    'image',
    'imageurl',
    'mainimage',
    'featuredimage',
    'picture',
    'mainpics',
    'mainimages',
    'goodsimages',
    'imglist',
    'piclist',
    'picurls',
  ],
  videos: ['videos', 'video', 'videourl', 'media'],
  rating: [
    'rating',
    'averagerating',
    'ratingvalue',
    'avgrating',
    'averageoverallrating',
    'ratingaverage',
    'reviewrating',
    'aggregaterating',
    'reviewsummary',
  ],
  ratingCount: [
    'reviewcount',
    'reviewscount',
    'ratingcount',
    'ratingscount',
    'numberofreviews',
    'numreviews',
    'totalreviewcount',
    'totalreviews',
  ],
  variants: ['variants', 'variations', 'skus', 'offers', 'options'],
} as const satisfies Record<string, readonly string[]>;

export type DataField = keyof typeof FIELD_NAMES;

/** A node's values by field, best name first. */
export type DataFields = ReadonlyMap<DataField, readonly unknown[]>;

const FIELD_OF_NAME = new Map<string, { field: DataField; rank: number }[]>();
for (const [field, names] of Object.entries(FIELD_NAMES) as [DataField, readonly string[]][]) {
  names.forEach((name, rank) => {
    const entries = FIELD_OF_NAME.get(name) ?? [];
    FIELD_OF_NAME.set(name, [...entries, { field, rank }]);
  });
}

const SPELLINGS_KEPT = 5000;
const NO_FIELDS: readonly { field: DataField; rank: number }[] = [];
let fieldsOfKey = new Map<string, readonly { field: DataField; rank: number }[]>();

/**
 * Returns the fields that a key means. Cached, because a few hundred keys occur thousands of times in a page's data.
 */
function meaningsOf(key: string): readonly { field: DataField; rank: number }[] {
  const known = fieldsOfKey.get(key);
  if (known) return known;
  const bare = key.toLowerCase().replace(/[^a-z]/g, '');
  const short = bare.replace(/^(?:product|item|prod|article|pdp|ecomm)(?=.)/, '');
  const meanings = FIELD_OF_NAME.get(bare) ?? FIELD_OF_NAME.get(short) ?? NO_FIELDS;
  if (fieldsOfKey.size >= SPELLINGS_KEPT) fieldsOfKey = new Map();
  fieldsOfKey.set(key, meanings);
  return meanings;
}

/** Sorts a node's members into the fields of a product. */
export function readDataFields(node: SchemaNode): DataFields {
  const ranked = new Map<DataField, { rank: number; value: unknown }[]>();
  for (const key in node) {
    const written = node[key];
    // Tag managers put each value into a list of one.
    const value: unknown =
      Array.isArray(written) && written.length === 1 && typeof written[0] !== 'object' ? written[0] : written;
    if (value === undefined || value === null || value === '') continue;
    for (const { field, rank } of meaningsOf(key)) {
      const entries = ranked.get(field);
      if (entries) entries.push({ rank, value });
      else ranked.set(field, [{ rank, value }]);
    }
  }
  return new Map(
    [...ranked].map(([field, entries]) => [
      field,
      entries.toSorted((left, right) => left.rank - right.rank).map(({ value }) => value),
    ]),
  );
}

export interface DataAmount {
  amount: number;
  original?: number | undefined;
  currency?: string | undefined;
}

/** Parts of a price object, most probable first. */
const AMOUNT_PARTS =
  /^(?:sales?|current|now|final|discounted|special|promo|withtax|inc(?:l|luding)?tax|gross|amount|value|price|centamount|min|low|from|raw|regular|formatted|formattedprice|display|text)$/;
const ORIGINAL_PARTS =
  /^(?:list|original|was|old|compareat|msrp|rrp|rrpwithtax|regular|strikethrough|before|full|standard)$/;
const MAX_PARTS_DEPTH = 3;

/** Reads an amount of money: a number, a text, or an object with parts. */
export function readDataAmount(value: unknown, depth = 0): DataAmount | undefined {
  const single = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
  if (!isSchemaNode(single)) {
    const amount = parseMachineAmount(single);
    return amount !== undefined && amount > 0 ? { amount } : undefined;
  }
  if (depth >= MAX_PARTS_DEPTH) return undefined;
  const parts = Object.entries(single).map(([key, part]) => ({ key: key.toLowerCase().replace(/[^a-z]/g, ''), part }));
  const currency = parts.find(({ key, part }) => /^currency(?:code|iso)?$/.test(key) && typeof part === 'string')?.part;
  const digits = parts.find(({ key }) => key === 'fractiondigits')?.part;
  const amounts = parts.flatMap(({ key, part }) => {
    if (!AMOUNT_PARTS.test(key)) return [];
    const found = readDataAmount(part, depth + 1);
    if (!found) return [];
    const isMinor = key === 'centamount';
    const amount = isMinor ? found.amount / 10 ** (typeof digits === 'number' ? digits : 2) : found.amount;
    return [{ ...found, amount, rank: rankPart(key) }];
  });
  const best = amounts.toSorted((left, right) => left.rank - right.rank)[0];
  if (!best) return undefined;
  const listed = parts.find(({ key }) => ORIGINAL_PARTS.test(key));
  return {
    amount: best.amount,
    original: best.original ?? (listed && readDataAmount(listed.part, depth + 1)?.amount),
    currency: best.currency ?? (typeof currency === 'string' ? currency : undefined),
  };
}

const PART_RANKS = [
  'sale',
  'sales',
  'discounted',
  'special',
  'promo',
  'current',
  'now',
  'final',
  'withtax',
  'includingtax',
  'incltax',
  'gross',
];

function rankPart(key: string): number {
  const rank = PART_RANKS.indexOf(key);
  return rank < 0 ? PART_RANKS.length + (key === 'regular' ? 1 : 0) : rank;
}

/** Attributes that the readers use. Others are dropped: on most pages they outnumber these. */
const ATTRIBUTES = [
  'alt',
  'aria-controls',
  'aria-label',
  'content',
  'data',
  'data-a-dynamic-image',
  'data-action',
  'data-article',
  'data-asin',
  'data-auto-id',
  'data-big',
  'data-bigimg',
  'data-full',
  'data-highres',
  'data-hires',
  'data-image',
  'data-item-id',
  'data-large',
  'data-large-image',
  'data-large_image',
  'data-large_image_width',
  'data-lazy',
  'data-lazy-src',
  'data-ks-lazyload',
  'data-lazy-img',
  'data-lazy-srcset',
  'data-lazyload',
  'data-lazyload-src',
  'data-old-hires',
  'data-origin',
  'data-original',
  'data-echo',
  'data-product-code',
  'data-product-id',
  'data-product-sku',
  'data-productid',
  'data-qa',
  'data-qa-qualifier',
  'data-rating',
  'data-score',
  'data-sku',
  'data-src',
  'data-srcset',
  'data-testid',
  'data-zoom',
  'data-zoom-image',
  'data-zoom-width',
  'data-zoomimage',
  'datetime',
  'disabled',
  'height',
  'hidden',
  'href',
  'http-equiv',
  'id',
  'itemprop',
  'itemscope',
  'itemtype',
  'lang',
  'name',
  'property',
  'rel',
  'resource',
  'src',
  'srcset',
  'style',
  'title',
  'type',
  'typeof',
  'value',
  'width',
  'xml:lang',
] as const;

export type AttributeName = (typeof ATTRIBUTES)[number];
export type Attributes = Partial<Record<AttributeName, string>>;

const KEPT: ReadonlySet<string> = new Set(ATTRIBUTES);

export function isKeptAttribute(name: string): name is AttributeName {
  return KEPT.has(name);
}

/** Attributes by which elements can be looked up. */
const INDEXED_ATTRIBUTES = [
  'aria-label',
  'data-qa',
  'data-qa-qualifier',
  'data-testid',
  'itemprop',
  'itemscope',
  'itemtype',
  'typeof',
] as const satisfies readonly AttributeName[];

export type IndexedAttribute = (typeof INDEXED_ATTRIBUTES)[number];

const INDEXED: ReadonlySet<string> = new Set(INDEXED_ATTRIBUTES);

export function isIndexedAttribute(name: string): name is IndexedAttribute {
  return INDEXED.has(name);
}

const MIN_DATA_LENGTH = 30;
const MAX_DATA_LENGTH = 500_000;

/** Whether a decoded attribute value may be data for the page's scripts. */
export function looksLikeData(value: string): boolean {
  const first = value.charCodeAt(0);
  return (first === 0x7b || first === 0x5b) && value.length >= MIN_DATA_LENGTH && value.length <= MAX_DATA_LENGTH;
}

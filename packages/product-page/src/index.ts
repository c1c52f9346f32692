export { type BrandVerdict, readBrand } from './brand/read-brand.ts';
export { listCopies } from './merge/large-copy.ts';
export { toPlainText } from './parse/clean-text.ts';
export { decodeHtml } from './parse/decode-html.ts';
export { findPageAddress } from './parse/page-address.ts';
export { type PageVerdict, readPage } from './read-page.ts';
export { SAMPLE_PAGE } from './sample-page.ts';

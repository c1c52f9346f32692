export { findKind, findToldKind, type KindMatch, listKinds } from './find-kind.ts';
export { type BodyRegion, type ProductKind, type Trade, TRADES, type Trait } from './product-kind.ts';

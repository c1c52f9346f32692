export { findKind, type KindMatch, listKinds } from './find-kind.ts';
export type { BodyRegion, ProductKind, Trade, Trait } from './product-kind.ts';

export { checkClaims, type ClaimChecker, createClaimChecker } from './check-claims.ts';
export {
  checkScriptClaims,
  type ClaimScript,
  listScriptLines,
  type ScriptClaimMark,
  type ScriptPlace,
} from './check-script-claims.ts';
export type { ClaimSource } from './claim.ts';
export type { ClaimProduct } from './claim-product.ts';
export { keepOnePerSpan, mergeMarks } from './merge-marks.ts';
export { findHealthPromises } from './promises/find-health-promises.ts';
export { listMatches } from './text/list-matches.ts';
export { splitLongText, type TextPiece } from './text/split-long-text.ts';
export { type ForeignFact, readForeignFacts } from './foreign/read-foreign-facts.ts';
export type { HealthPromise } from './promises/promise.ts';
export { describeClaim } from './describe-claim.ts';

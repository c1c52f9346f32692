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
export { describeClaim } from './describe-claim.ts';

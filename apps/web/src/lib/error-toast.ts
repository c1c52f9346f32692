import { ERRORS } from '@reelwright/contracts';
import { CallError } from './api-client.ts';

/** Codes whose message is not shown: the screen that asked says it in its own way. */
const UNSHOWN: ReadonlySet<number> = new Set([ERRORS.EXCHANGE_CODE_MISSING.code]);

/** How an error is shown: what the server refuses as a warning, what broke here as an error; undefined where it is not shown. */
export function findErrorToast(error: Error): 'warning' | 'error' | undefined {
  if (!(error instanceof CallError)) return 'error';
  return UNSHOWN.has(error.code) ? undefined : 'warning';
}

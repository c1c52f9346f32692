import { ERRORS } from '@reelwright/contracts';
import { CallError } from './api-client.ts';

/** Codes without a toast: the screen that made the call shows the message itself. */
const UNSHOWN: ReadonlySet<number> = new Set([ERRORS.EXCHANGE_CODE_MISSING.code]);

/**
 * Returns the toast type of an error: a warning if the server refused, an error if the browser failed, undefined if no
 * toast is shown.
 */
export function findErrorToast(error: Error): 'warning' | 'error' | undefined {
  if (!(error instanceof CallError)) return 'error';
  return UNSHOWN.has(error.code) ? undefined : 'warning';
}

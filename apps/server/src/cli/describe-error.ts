import { ERRORS } from '@reelwright/contracts';
import { AppError } from '../app-error.ts';
import { sayError } from '../say-error.ts';
import { StartupError } from '../platform/settings/startup-error.ts';
import { UsageError } from './usage-error.ts';

/** Formats an error for standard error: a message if the user can act on it, else the stack. */
export function describeError(error: unknown): string {
  if (error instanceof UsageError || error instanceof StartupError) return error.message;
  if (error instanceof AppError) {
    const text = sayError(error, 'en');
    return error.cause instanceof Error && ERRORS[error.code].reported ? `${text}\n${error.cause.message}` : text;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

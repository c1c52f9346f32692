import { ERRORS, formatMessage } from '@reelwright/contracts';
import { AppError } from '../app-error.ts';
import { StartupError } from '../platform/settings/startup-error.ts';
import { UsageError } from './make-options.ts';

/** An error as a command tells it on standard error: in words where the user can do something, with its stack where not. */
export function describeError(error: unknown): string {
  if (error instanceof UsageError || error instanceof StartupError) return error.message;
  if (error instanceof AppError) {
    const text = formatMessage(ERRORS[error.code].message, 'en', error.values);
    return error.cause instanceof Error && ERRORS[error.code].reported ? `${text}\n${error.cause.message}` : text;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

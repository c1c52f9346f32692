import { APICallError, RetryError } from 'ai';
import { AppError } from '#src/app-error.ts';
import { describeModelProblem } from '#src/platform/models/describe-model-problem.ts';

const POLICY = /content.?policy|moderation|safety|sensitive|nsfw|prohibited|usage guidelines|responsible ai/i;
const QUOTA = /quota|billing|insufficient|payment|credit|balance/i;

/** Whether a provider's words say that its rules forbid the content. */
export const speaksOfPolicy = (words: string): boolean => POLICY.test(words);

/**
 * Translates what a provider's answer means for the user. Whatever was not answered may have been paid: it is not sent
 * again. Returns the error itself if it is ours.
 */
export function translateProviderError(error: unknown, provider: string): unknown {
  if (error instanceof AppError) return translateQueueError(error, provider);
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof Error && last.name === 'TimeoutError')
    return new AppError('PROVIDER_TIMEOUT', { provider }, { cause: error });
  if (!APICallError.isInstance(last)) {
    const words = last instanceof Error ? last.message : '';
    if (speaksOfPolicy(words)) return new AppError('PROVIDER_POLICY', { provider }, { cause: error });
    return new AppError(
      'PROVIDER_FAILED',
      { provider, reason: describeModelProblem(last, 'no usable answer') },
      { cause: error },
    );
  }
  const { statusCode, responseBody = '', message } = last;
  const words = `${message} ${responseBody}`;
  if (statusCode === undefined) return new AppError('PROVIDER_UNSURE', { provider }, { cause: error });
  if (statusCode === 402 || (statusCode === 429 && QUOTA.test(words)) || (statusCode === 403 && QUOTA.test(words)))
    return new AppError('PROVIDER_QUOTA', { provider }, { cause: error });
  if (statusCode === 429) return new AppError('PROVIDER_AWAY', { provider }, { cause: error });
  if (statusCode < 500 && speaksOfPolicy(words)) return new AppError('PROVIDER_POLICY', { provider }, { cause: error });
  const reason = describeModelProblem(last, 'no usable answer');
  return new AppError(
    statusCode < 500 ? 'PROVIDER_REFUSED' : 'PROVIDER_FAILED',
    { provider, reason },
    { cause: error },
  );
}

/** The queues tell policy and quota in words alone. */
function translateQueueError(error: AppError, provider: string): AppError {
  const reason = String(error.values['reason'] ?? '');
  if (error.code !== 'PROVIDER_FAILED' && error.code !== 'PROVIDER_REFUSED') return error;
  if (speaksOfPolicy(reason)) return new AppError('PROVIDER_POLICY', { provider }, { cause: error });
  if (/^402\b/.test(reason) || QUOTA.test(reason))
    return new AppError('PROVIDER_QUOTA', { provider }, { cause: error });
  return error;
}

/** Errors after which nothing was started, so that a later try may start. */
const NOTHING_STARTED: ReadonlySet<string> = new Set([
  'PROVIDER_REFUSED',
  'PROVIDER_POLICY',
  'PROVIDER_QUOTA',
  'PROVIDER_AWAY',
]);
export const hasStartedNothing = (error: unknown): boolean =>
  error instanceof AppError && NOTHING_STARTED.has(error.code);

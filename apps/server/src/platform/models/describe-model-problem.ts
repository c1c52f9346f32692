import { APICallError, NoObjectGeneratedError, RetryError } from 'ai';

/**
 * Describes why a model gave no usable answer; `wrongAnswer` is what is said of an answer of another shape. Never contains
 * the request's own text or headers, which may contain a key.
 */
export function describeModelProblem(error: unknown, wrongAnswer: string): string {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) {
    switch (last.statusCode) {
      case 401:
      case 403:
        return 'the key was refused';
      case 404:
        return 'there is no such model';
      case 429:
        return 'too many requests, or no quota left';
      case undefined:
        return 'the server could not be reached';
      default:
        return `the server answered ${last.statusCode}`;
    }
  }
  if (NoObjectGeneratedError.isInstance(last)) return wrongAnswer;
  return last instanceof Error ? last.name : 'unknown error';
}

import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output, RetryError } from 'ai';
import type * as z from 'zod';
import { AppError } from '#src/app-error.ts';
import { WRITING_RULES } from './model-prompt.ts';

/** Retries for a busy or failing server; the SDK waits as the server asks, else longer each time. */
const RETRIES = 2;

interface Question<Answer> {
  id: string;
  model: LanguageModel;
  schema: z.ZodType<Answer>;
  prompt: string;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Returns one structured answer. Throws WRITING_FAILED with the problem, or the signal's reason. */
export async function askModel<Answer>({
  id,
  model,
  schema,
  prompt,
  timeoutMs,
  signal,
}: Question<Answer>): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { output } = await generateText({
      model,
      instructions: WRITING_RULES,
      prompt,
      output: Output.object({ schema }),
      maxRetries: RETRIES,
      abortSignal: AbortSignal.any([signal, timeout]),
    });
    return schema.parse(output);
  } catch (error) {
    signal.throwIfAborted();
    const problem = timeout.aborted ? `no answer within ${Math.round(timeoutMs / 1000)} s` : describeProblem(error);
    throw new AppError('WRITING_FAILED', { model: id, problem }, { cause: error });
  }
}

/** Never contains the request's own text or headers, which may contain a key. */
function describeProblem(error: unknown): string {
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
  if (NoObjectGeneratedError.isInstance(last)) return 'its answer was no script';
  return last instanceof Error ? last.name : 'unknown error';
}

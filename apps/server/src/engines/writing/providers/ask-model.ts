import { generateText, type LanguageModel, Output } from 'ai';
import type * as z from 'zod';
import { AppError } from '#src/app-error.ts';
import { describeModelProblem } from '#src/platform/models/describe-model-problem.ts';
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
    const problem = timeout.aborted
      ? `no answer within ${Math.round(timeoutMs / 1000)} s`
      : describeModelProblem(error, 'its answer was no script');
    throw new AppError('WRITING_FAILED', { model: id, problem }, { cause: error });
  }
}

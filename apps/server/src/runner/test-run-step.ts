import type { StepRequest, ToolStep } from './step.ts';
import type { StepContext } from './step-context.ts';
import { runHeavyAtOnce } from '../platform/heavy-work/heavy-work.ts';

/** Runs a single step as the runner would, with what it reads of the request. */
export function runStepAlone<Input>(
  step: ToolStep<Input>,
  { input, seed = 1, variant = 0 }: Pick<StepRequest<Input>, 'input'> & Partial<StepRequest<Input>>,
  results: Readonly<Record<string, unknown>>,
  context: Partial<StepContext>,
): Promise<unknown> {
  // Safe cast: a test passes the parts of the context that its step uses.
  return step.run(step.reads({ input, seed, variant }), results, {
    variant,
    runHeavy: runHeavyAtOnce,
    ...context,
  } as StepContext);
}

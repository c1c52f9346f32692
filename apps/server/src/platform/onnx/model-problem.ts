import * as z from 'zod';
import { AppError } from '#src/app-error.ts';

/** Why a model of the operator's can't be used, as JSON. */
const modelProblem = z.object({
  modelProblem: z.enum(['missing', 'too_large', 'not_onnx', 'other_shape', 'broken']),
  /** For the log: what was expected, or what the runtime said. */
  detail: z.string(),
});
type ModelProblem = z.infer<typeof modelProblem>;

/** Thrown in the program that runs a model; it prints `toJSON` as its answer. */
export class ModelUnusable extends Error {
  override readonly name = 'ModelUnusable';
  readonly problem: ModelProblem;

  constructor(why: ModelProblem['modelProblem'], detail: string) {
    super(`${why}: ${detail}`);
    this.problem = { modelProblem: why, detail };
  }
}

/** Runs work of a program; a model that can't be used becomes its answer. */
export async function answerModelProblem<Result>(work: () => Promise<Result>): Promise<Result | ModelProblem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ModelUnusable) return error.problem;
    throw error;
  }
}

const MESSAGES = {
  missing: 'model_missing',
  too_large: 'model_too_large',
  not_onnx: 'model_not_onnx',
  other_shape: 'model_other_shape',
  broken: 'model_broken',
} as const;

function toModelError({ modelProblem: why, detail }: ModelProblem): AppError {
  return new AppError('MODEL_UNUSABLE', { reason: { message: MESSAGES[why] } }, { cause: new Error(detail) });
}

/** Returns a program's answer. Throws MODEL_UNUSABLE if it is that its model can't be used. */
export function refuseModelProblem(answer: unknown): unknown {
  const problem = modelProblem.safeParse(answer);
  if (problem.success) throw toModelError(problem.data);
  return answer;
}

export const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

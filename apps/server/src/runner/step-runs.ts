import type { TaskStep } from '@reelwright/contracts';
import type { ToolStep } from './step.ts';
import type { Tool } from './tool.ts';

/** One run of a step: for the whole task, or for one of its variants. */
export interface StepRun {
  step: ToolStep;
  /** 0 for a step that runs once. */
  variant: number;
  /** Identifies the run within its task. */
  key: string;
}

/** The results of a task's steps, by the variant they ran for. */
export interface TaskResults {
  /** Returns the results that a variant's steps see: those for all variants, and its own. */
  of(variant: number): Readonly<Record<string, unknown>>;
  has(run: Pick<StepRun, 'step' | 'variant'>): boolean;
  add(step: TaskStep, variant: number, result: unknown): void;
}

const toRunKey = (step: TaskStep, variant: number): string => (variant === 0 ? step : `${step} ${variant}`);

export function countVariants(tool: Tool, input: unknown): number {
  return tool.variants?.(input) ?? 1;
}

/**
 * Returns the runs of a task in order: each step for all variants before the next step. A preview ends before the paid
 * steps.
 */
export function listStepRuns(tool: Tool, input: unknown): StepRun[] {
  const { preview } = tool;
  const last = preview?.isPreview(input)
    ? tool.steps.findIndex(({ name }) => name === preview.lastStep)
    : tool.steps.length;
  return tool.steps.slice(0, last + 1).flatMap((step) =>
    Array.from({ length: step.isPerVariant ? countVariants(tool, input) : 1 }, (_none, variant) => ({
      step,
      variant,
      key: toRunKey(step.name, variant),
    })),
  );
}

/**
 * `remembered` holds the results of earlier runs. One that this version can't read is left out: its step runs again
 * after an update.
 */
export function collectResults(
  tool: Pick<Tool, 'steps'>,
  remembered: readonly { step: TaskStep; variant: number; result: unknown }[] = [],
): TaskResults {
  const perVariant = new Set(tool.steps.flatMap(({ name, isPerVariant }) => (isPerVariant ? [name] : [])));
  const shared: Record<string, unknown> = {};
  const own = new Map<number, Record<string, unknown>>();
  const bucketOf = (step: TaskStep, variant: number) => {
    if (!perVariant.has(step)) return shared;
    const bucket = own.get(variant) ?? {};
    own.set(variant, bucket);
    return bucket;
  };
  const results: TaskResults = {
    of: (variant) => ({ ...shared, ...own.get(variant) }),
    has: ({ step, variant }) => Object.hasOwn(bucketOf(step.name, variant), step.name),
    add(step, variant, result) {
      bucketOf(step, variant)[step] = result;
    },
  };
  for (const { step, variant, result } of remembered) {
    const { canRead } = tool.steps.find(({ name }) => name === step) ?? {};
    if (canRead?.(result) ?? true) results.add(step, variant, result);
  }
  return results;
}

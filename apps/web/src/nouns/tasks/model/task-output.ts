import {
  ENDED_TASK_STATES,
  type Medium,
  OUTPUT_KINDS,
  OUTPUT_MEDIA,
  type Task,
  type TaskOutput,
} from '@reelwright/contracts';

type OutputFacts = Pick<TaskOutput, 'kind' | 'variant'>;

/** Returns the first result that was made: earlier ones may have failed alone. */
export function firstVariant({ outputs }: { outputs: readonly OutputFacts[] }): number {
  return outputs.length === 0 ? 0 : Math.min(...outputs.map(({ variant }) => variant));
}

/** Returns an output of one of the task's results; of the first if none is given. */
export function findOutput<Output extends OutputFacts>(
  task: { outputs: readonly Output[] },
  kind: TaskOutput['kind'],
  variant = firstVariant(task),
): Output | undefined {
  return task.outputs.find((output) => output.kind === kind && output.variant === variant);
}

/** Returns the output of a result that its tool lists first; only of one medium if given. */
function findFirst<Output extends OutputFacts>(
  { outputs }: { outputs: readonly Output[] },
  { variant, medium }: { variant: number; medium?: Medium },
): Output | undefined {
  const [first] = outputs
    .filter((output) => output.variant === variant && (medium === undefined || OUTPUT_MEDIA[output.kind] === medium))
    .toSorted((one, other) => OUTPUT_KINDS.indexOf(one.kind) - OUTPUT_KINDS.indexOf(other.kind));
  return first;
}

/** Returns a result's best output of this medium: the one that the tool lists first. */
export function findByMedium<Output extends OutputFacts>(
  task: { outputs: readonly Output[] },
  medium: Medium,
  variant = firstVariant(task),
): Output | undefined {
  return findFirst(task, { variant, medium });
}

function listVariants({ outputs }: { outputs: readonly OutputFacts[] }): number[] {
  return [...new Set(outputs.map(({ variant }) => variant))].toSorted((one, other) => one - other);
}

/** Returns a task's finished videos by variant. */
export function listVideos<Output extends OutputFacts>(task: { outputs: readonly Output[] }): Output[] {
  return listVariants(task).flatMap((variant) => findByMedium(task, 'video', variant) ?? []);
}

/** Returns a result's main output, such as its video or its recording. */
export function findMade<Output extends OutputFacts>(
  task: { outputs: readonly Output[] },
  variant = firstVariant(task),
): Output | undefined {
  return findFirst(task, { variant });
}

/** Returns the files that a task's download saves: one for each of its results. */
export function listDownloads(task: Pick<Task, 'outputs'>): TaskOutput[] {
  return listVariants(task).flatMap((variant) => findMade(task, variant) ?? []);
}

export function isRunning(task: Pick<Task, 'state'>): boolean {
  return !ENDED_TASK_STATES.includes(task.state);
}

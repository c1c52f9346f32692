import type { Task, TaskOutput } from '@reelwright/contracts';

export function findOutput(task: Task, kind: TaskOutput['kind']): TaskOutput | undefined {
  return task.outputs.find((output) => output.kind === kind);
}

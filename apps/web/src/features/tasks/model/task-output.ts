import { ENDED_TASK_STATES, type Task, type TaskOutput } from '@reelwright/contracts';

export function findOutput(task: Task, kind: TaskOutput['kind']): TaskOutput | undefined {
  return task.outputs.find((output) => output.kind === kind);
}

export function isRunning(task: Task): boolean {
  return !ENDED_TASK_STATES.includes(task.state);
}

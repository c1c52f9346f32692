import { ENDED_TASK_STATES, type Task, type TaskOutput } from '@reelwright/contracts';

export function findOutput(task: Task, kind: TaskOutput['kind']): TaskOutput | undefined {
  return task.outputs.find((output) => output.kind === kind);
}

/** The recording of a voice, as it is best published. */
export function findSound(task: Task): TaskOutput | undefined {
  return findOutput(task, 'sound_mp3') ?? findOutput(task, 'sound_wav');
}

export function isRunning(task: Task): boolean {
  return !ENDED_TASK_STATES.includes(task.state);
}

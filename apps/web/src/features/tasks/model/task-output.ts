import { ENDED_TASK_STATES, type Task, type TaskOutput } from '@reelwright/contracts';

/** An output of one of the task's videos: of the first where none is named. */
export function findOutput<Kind extends Pick<TaskOutput, 'kind' | 'variant'>>(
  { outputs }: { outputs: readonly Kind[] },
  kind: TaskOutput['kind'],
  variant = 0,
): Kind | undefined {
  return outputs.find((output) => output.kind === kind && output.variant === variant);
}

/** The recording of a voice, as it is best published. */
export function findSound(task: Task): TaskOutput | undefined {
  return findOutput(task, 'sound_mp3') ?? findOutput(task, 'sound_wav');
}

/** The finished videos of a task, by their variant. */
export function listVideos<Kind extends Pick<TaskOutput, 'kind' | 'variant'>>(task: {
  outputs: readonly Kind[];
}): Kind[] {
  return task.outputs.filter(({ kind }) => kind === 'video').toSorted((one, other) => one.variant - other.variant);
}

/** What is saved of a task when it is downloaded: each of its videos, or its recording. */
export function listDownloads(task: Task): TaskOutput[] {
  const videos = listVideos(task);
  const sound = findSound(task);
  return videos.length > 0 || !sound ? videos : [sound];
}

export function isRunning(task: Pick<Task, 'state'>): boolean {
  return !ENDED_TASK_STATES.includes(task.state);
}

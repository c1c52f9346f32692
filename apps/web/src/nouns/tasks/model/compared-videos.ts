import type { Task, TaskId, TaskOutput } from '@reelwright/contracts';
import { findByMedium, listVideos } from './task-output.ts';

export const COMPARE_LIMITS = { min: 2, max: 4 } as const;

/** A video beside others. */
export interface ComparedVideo {
  id: string;
  taskId: TaskId;
  title: string;
  /** Its number among the videos of its task, from 1; null where it is the only one. */
  number: number | null;
  video: TaskOutput;
  poster: TaskOutput | undefined;
}

/** Every video of the tasks, in their order, as many as can be looked at beside each other. */
export function listCompared(tasks: readonly Task[]): ComparedVideo[] {
  const all = tasks.flatMap((task) => {
    const videos = listVideos(task);
    return videos.map((video) => ({
      id: `${task.task_id} ${video.variant}`,
      taskId: task.task_id,
      title: task.title,
      number: videos.length > 1 ? video.variant + 1 : null,
      video,
      poster: findByMedium(task, 'image', video.variant),
    }));
  });
  return all.slice(0, COMPARE_LIMITS.max);
}

import type { Task, TaskId, TaskOutput } from '@reelwright/contracts';
import { findByMedium, listVideos } from './task-output.ts';

export const COMPARE_LIMITS = { min: 2, max: 4 } as const;

/** A video in the comparison. */
export interface ComparedVideo {
  id: string;
  taskId: TaskId;
  title: string;
  /** Its number among the videos of its task, from 1; null if it is the only one. */
  number: number | null;
  video: TaskOutput;
  poster: TaskOutput | undefined;
}

/** Lists the tasks' videos in order, up to the maximum for a comparison. */
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

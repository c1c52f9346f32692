import { readRenderStream, type StreamIndex } from '../../runner/render-stream.ts';
import { getRun, type TaskOfActor } from './get-task-row.ts';
import { hasEnded } from './runs.store.ts';
import { toWorkPrefix } from './task-files.ts';
import type { TasksDependencies } from './tasks.dependencies.ts';

/** Returns what can be played of a video that is being rendered; undefined where there is nothing. Throws NOT_FOUND. */
export async function findStream(
  dependencies: Pick<TasksDependencies, 'database' | 'storage'>,
  { variant = 0, ...ids }: TaskOfActor & { variant?: number | undefined },
): Promise<StreamIndex | undefined> {
  const { row } = await getRun(dependencies, ids, 'read');
  return hasEnded(row.state) ? undefined : await readRenderStream(dependencies.storage, toWorkPrefix(row, variant));
}

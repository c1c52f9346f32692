import * as z from 'zod';
import { defineJob, type Queue } from '../../platform/queue/queue.ts';
import type { ExamplesService } from './examples.service.ts';

/** Enqueues the examples of this installation, on one machine only. */
export const makeExamplesJob = defineJob({
  name: 'make_examples',
  data: z.object({}),
  running: 'one_per_key',
  concurrency: 1,
  retryLimit: 3,
  retryDelayS: 10,
  maxRunS: 600,
});

const KEY = 'installation';

export function handleExampleJobs(queue: Pick<Queue, 'handle'>, examples: Pick<ExamplesService, 'makeExamples'>): void {
  queue.handle(makeExamplesJob, ({ signal }) => examples.makeExamples(signal));
}

/** Called at each start. Only one query if every example was enqueued before. */
export async function startExamples(
  queue: Pick<Queue, 'enqueue'>,
  examples: Pick<ExamplesService, 'hasUnmade'>,
): Promise<void> {
  if (await examples.hasUnmade()) await queue.enqueue(makeExamplesJob, {}, { key: KEY });
}

import { buffer } from 'node:stream/consumers';
import type { OperationMemory } from '../platform/media-providers/run-media-task.ts';
import { isEndOfTask } from './claim-lost.ts';
import { findKept } from './keep-piece.ts';
import type { StepContext } from './step-context.ts';

/** Notes in the task's storage what a step has started at a provider: later tries and other machines poll on. */
export function rememberOperation(
  name: string,
  context: Pick<StepContext, 'storage' | 'workPrefix' | 'earlierWorkPrefixes'>,
): OperationMemory {
  const file = `${name}.operation.json`;
  return {
    async read() {
      const key = await findKept(file, context);
      if (key === undefined) return null;
      return JSON.parse((await buffer(await context.storage.get(key))).toString('utf8')) as unknown;
    },
    async write(value) {
      await context.storage.put(`${context.workPrefix}${file}`, Buffer.from(JSON.stringify(value)), 'application/json');
    },
    isEnd: isEndOfTask,
  };
}

import type { OperationMemory } from './run-media-task.ts';

/** For work that starts nothing at a provider. */
export const noOperationMemory: OperationMemory = {
  read: async () => null,
  write: async () => undefined,
  isEnd: () => true,
};

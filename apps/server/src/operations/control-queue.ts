import * as z from 'zod';
import { defineOperation } from './operation.ts';

const kindStates = z.array(
  z.object({
    name: z.string(),
    isPaused: z.boolean(),
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
  }),
);

/** Pauses or resumes jobs of one kind, or of all, and returns the state of all kinds. */
export const controlQueue = defineOperation({
  name: 'control_queue',
  input: z.object({ action: z.enum(['pause', 'resume', 'status']), kind: z.string().optional() }),
  result: kindStates,
  async run({ platform: { queue } }, { action, kind }) {
    if (action === 'pause') await queue.pause(kind);
    if (action === 'resume') await queue.resume(kind);
    return await queue.readState();
  },
});

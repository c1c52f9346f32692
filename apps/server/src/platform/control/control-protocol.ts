import * as z from 'zod';

// One JSON value a line. The client sends one request; the server answers with lines of progress and one of the end.

export const controlRequest = z.object({ operation: z.string(), input: z.unknown() });

export const controlAnswer = z.union([
  z.object({ progress: z.string() }),
  z.object({ result: z.unknown() }),
  /** `message` is for the operator. */
  z.object({ error: z.object({ message: z.string() }) }),
]);
export type ControlAnswer = z.infer<typeof controlAnswer>;

export const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

import * as z from 'zod';

/** One thing that was checked. A problem needs the operator; a warning may. */
export const finding = z.object({
  level: z.enum(['ok', 'warning', 'problem']),
  /** What was checked, in a word or two. */
  subject: z.string(),
  /** What was found, and what to do about it. */
  text: z.string(),
});
export type Finding = z.infer<typeof finding>;

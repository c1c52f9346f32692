import { fileURLToPath } from 'node:url';
import { ERRORS, type ErrorCode } from '@reelwright/contracts';
import * as z from 'zod';
import { AppError, type ErrorValues } from '../../app-error.ts';
import type { RunProgram } from '../process/program.ts';
import type { ImageProgramRequest } from './image-protocol.ts';
import { HANG_LIMIT_MS } from '../process/time-limits.ts';

const PROGRAM = fileURLToPath(new URL('./image-program.ts', import.meta.url));
/** Enough for an animation of 5,000 frames. */
const EXTRACT_TIMEOUT_MS = 5 * 60_000;
/**
 * No limit of the address space: Node reserves so much of it that a limit with room for it hit large images only now and
 * then. 50 megapixels of AVIF take 0.95 GiB at their peak, of other formats up to 0.6 GiB; Node's threads count 0.6 GiB.
 */
const DATA_BYTES = 1800 * 2 ** 20;
/** The program ends itself at this time; the system does if it can't. */
const CPU_GRACE_S = 1;

const refusal = z.object({
  kind: z.literal('refused'),
  code: z.custom<ErrorCode>((value) => typeof value === 'string' && value in ERRORS),
  values: z.custom<ErrorValues>((value) => typeof value === 'object' && value !== null),
});

/** Runs `image-program.ts`. Throws the refusal that it answers, or FILE_CORRUPTED if it ends in any other way. */
export async function runImageProgram<Answer>(
  request: ImageProgramRequest,
  answer: z.ZodType<Answer>,
  { runProgram, signal }: { runProgram: RunProgram; signal: AbortSignal },
): Promise<Answer> {
  const { stdout } = await runProgram({
    program: process.execPath,
    args: [PROGRAM, JSON.stringify(request)],
    timeoutMs: request.op === 'extract' ? EXTRACT_TIMEOUT_MS : HANG_LIMIT_MS,
    maxDataBytes: DATA_BYTES,
    ...(request.op === 'convert' && {
      cpuLimit: { seconds: request.cpuLimitS + CPU_GRACE_S, errorCode: 'IMAGE_TOO_COMPLEX' },
    }),
    signal,
    errorCode: 'FILE_CORRUPTED',
  });
  const message: unknown = JSON.parse(stdout.toString('utf8'));
  const refused = refusal.safeParse(message);
  if (refused.success) throw new AppError(refused.data.code, refused.data.values);
  return answer.parse(message);
}

import type { UserId } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import { createThreadPool } from '#src/platform/threads/thread-pool.ts';
import type { ShapeJobs } from './shape.worker.ts';
import type { ShapeWork } from './shape-sounds.ts';

/** Shapes audio in a thread that stays for the next sentence: starting and optimising one costs more than a sentence. */
export interface PitchShaper {
  /** Throws SPEECH_FAILED, or the signal's reason. */
  shape(sounds: readonly ShapeWork[], signal: AbortSignal): Promise<Int16Array[]>;
  warm(): void;
  close(): Promise<void>;
}

/** An engine speaks for one caller at a time, or for the lines of one ad. */
const OWNER = { userId: 0 as UserId, plan: 'business' } as const;
const MAX_WAITING = 1000;
/** Shaping a minute and a half takes a second. */
const TIMEOUT_MS = 60_000;
/** A thread that needs more fails instead of the process. */
const MAX_HEAP_MIB = 256;

export function createPitchShaper({ idleMs }: { idleMs: number }): PitchShaper {
  const pool = createThreadPool<ShapeJobs>({
    worker: new URL('./shape.worker.ts', import.meta.url),
    threads: 1,
    runningOfOwner: 1,
    waiting: { ofAll: MAX_WAITING, ofOwner: MAX_WAITING },
    timeoutMs: TIMEOUT_MS,
    idleMs,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
  });
  return {
    async shape(sounds, signal) {
      try {
        return await pool.run('shape', sounds, { owner: OWNER, signal });
      } catch (error) {
        signal.throwIfAborted();
        throw new AppError('SPEECH_FAILED', {}, { cause: error });
      }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

import { AppError } from '../../app-error.ts';

/** A time limit that runs only while something is worked on: waiting for others' work costs nothing. */
export interface WorkingTime {
  /** Aborts at the limit with PAGE_TIMEOUT, or with the caller's signal. */
  signal: AbortSignal;
  spend<Result>(work: () => Promise<Result>): Promise<Result>;
  end(): void;
}

export function limitWorkingTime({ limitMs, signal }: { limitMs: number; signal: AbortSignal }): WorkingTime {
  const limit = new AbortController();
  let leftMs = limitMs;
  let working = 0;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([signal, limit.signal]),
    async spend(work) {
      working += 1;
      if (working === 1) {
        startedAt = performance.now();
        timer = setTimeout(() => limit.abort(new AppError('PAGE_TIMEOUT')), Math.max(0, leftMs));
      }
      try {
        return await work();
      } finally {
        working -= 1;
        if (working === 0) {
          clearTimeout(timer);
          leftMs -= performance.now() - startedAt;
        }
      }
    },
    end: () => clearTimeout(timer),
  };
}

import { ServerBusy } from './server-busy.ts';

/** Work that waits its turn, in the order of arrival. */
export interface WorkLine {
  /** Runs the work when it is its turn. Throws ServerBusy, at once, if too much waits. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface WorkLineOptions {
  /** How many works run at a time. */
  lanes: number;
  /** How many may wait besides. */
  maxWaiting: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

export function createWorkLine({ lanes, maxWaiting, now = () => performance.now() }: WorkLineOptions): WorkLine {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** Of the work that ended last: how long those in front will take is told to those who are refused. */
  let lastTookMs = 0;

  const waitS = (): number => Math.max(1, Math.ceil((waiting.length * lastTookMs) / lanes / 1000));

  return {
    async run(work) {
      if (running < lanes) running += 1;
      else {
        if (waiting.length >= maxWaiting) throw new ServerBusy(waitS());
        // Whoever ends hands its lane over: nobody who comes later gets in between.
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
      const startedAtMs = now();
      try {
        return await work();
      } finally {
        lastTookMs = now() - startedAtMs;
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

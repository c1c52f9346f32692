import type { TaskLane, UserGroup, UserId } from '@reelwright/contracts';

const MIB = 2 ** 20;

interface HeavyWorkRow {
  /**
   * `light`: somebody waits for it at a screen. `heavy`: it may take minutes. Each lane has its own share of the memory,
   * so that light work never waits for a render, and a render never for a stream of light work.
   */
  lane: TaskLane;
  /** The most memory that one work was measured to take, in all its threads and processes. */
  peakBytes: number;
  /** How many run at a time in this process. */
  atOnce: number;
}

/** Every kind of work that takes much CPU time or memory. `npm run bench:memory` measures them. */
export const HEAVY_WORK = {
  /** The conversion of one image, at its largest. */
  image: { lane: 'light', peakBytes: 600 * MIB, atOnce: 2 },
  /** Music that is composed and played to a file. */
  music: { lane: 'light', peakBytes: 330 * MIB, atOnce: 1 },
  /** One scene, painted in every look. */
  looks: { lane: 'light', peakBytes: 220 * MIB, atOnce: 1 },
  /** A spoken text; the largest voices take most. */
  speech: { lane: 'light', peakBytes: 400 * MIB, atOnce: 2 },
  /** The cut-out of an image's subject. */
  cutOut: { lane: 'light', peakBytes: 280 * MIB, atOnce: 1 },
  /** What an image shows: its subject, and its extension to the edges of the canvas. */
  analysis: { lane: 'light', peakBytes: 300 * MIB, atOnce: 1 },
  /** Three seconds of a video that are enhanced while somebody waits. */
  enhancePreview: { lane: 'light', peakBytes: 700 * MIB, atOnce: 1 },
  /** A segment of a video that is enhanced, at 4K. */
  enhance: { lane: 'heavy', peakBytes: 900 * MIB, atOnce: 1 },
  /** Three seconds of a video that are erased while somebody waits, or its key frames that are looked at. */
  erasePreview: { lane: 'light', peakBytes: 600 * MIB, atOnce: 1 },
  /** Texts and marks that are erased from a video. */
  erase: { lane: 'heavy', peakBytes: 700 * MIB, atOnce: 2 },
  /** A small image of a scene, drawn while somebody waits. */
  tracePreview: { lane: 'light', peakBytes: 300 * MIB, atOnce: 1 },
  /** An image of a scene, at its largest. */
  trace: { lane: 'light', peakBytes: 700 * MIB, atOnce: 1 },
  /** A clip of a scene, with its stills. */
  clip: { lane: 'heavy', peakBytes: 900 * MIB, atOnce: 1 },
  /** The working copy of a video or audio file, at 1080p. */
  media: { lane: 'heavy', peakBytes: 220 * MIB, atOnce: 2 },
  /** A video that is painted, encoded and mixed. */
  render: { lane: 'heavy', peakBytes: 700 * MIB, atOnce: 64 },
} as const satisfies Record<string, HeavyWorkRow>;

export type HeavyWorkKind = keyof typeof HEAVY_WORK;

/** Who waits for the work. */
export interface HeavyWorkOwner {
  userId: UserId;
  plan: UserGroup;
}

export interface HeavyWork {
  kind: HeavyWorkKind;
  owner: HeavyWorkOwner;
  /**
   * A call is refused rather than kept waiting for long, and a user's calls of one kind run one by one. A job waits as
   * long as it must: the queue of jobs has limits of its own.
   */
  from: 'call' | 'job';
  signal: AbortSignal;
  /** Its most memory, if it can be told beforehand; by default the table's. */
  peakBytes?: number | undefined;
}

/**
 * Every piece of heavy work of this process passes here, so that any mix of calls and jobs stays within the machine.
 * Never start heavy work within heavy work: it could wait for itself.
 */
export interface HeavyWorkGate {
  /** Runs the work once there is room. Throws SYSTEM_BUSY (calls only), or the signal's reason if it aborts first. */
  run<Result>(work: HeavyWork, task: () => Promise<Result>): Promise<Result>;
}

/** Runs heavy work through the gate for one caller or job. */
export type RunHeavy = <Result>(
  kind: HeavyWorkKind,
  task: () => Promise<Result>,
  facts?: Pick<HeavyWork, 'peakBytes'>,
) => Promise<Result>;

export function bindHeavyWork(gate: HeavyWorkGate, who: Pick<HeavyWork, 'owner' | 'from' | 'signal'>): RunHeavy {
  return (kind, task, facts) => gate.run({ kind, ...who, ...facts }, task);
}

/** Without a gate: for a single user's own machine, and for tests. */
export const runHeavyAtOnce: RunHeavy = (_kind, task) => task();

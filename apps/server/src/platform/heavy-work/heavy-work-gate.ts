import { rankOfGroup, TASK_LANES, type TaskLane, type UserGroup } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { HEAVY_WORK, type HeavyWork, type HeavyWorkGate, type HeavyWorkKind } from './heavy-work.ts';

interface GateOptions {
  /** For all works of this process together. */
  memoryBytes: number;
  /** How many works of each kind run at a time; by default as the table of kinds says. */
  atOnce?: Partial<Record<HeavyWorkKind, number>>;
  /** The longest wait of a call. */
  callWaitMs?: number;
  /** What the process really takes; without it, works are admitted by their estimates alone. */
  memoryWatch?: MemoryWatch;
}

export interface MemoryWatch {
  /** For this process and all that it starts. */
  limitBytes: number;
  /** Returns what they hold now. */
  readUsedBytes(): number;
  everyMs?: number;
}

/** The share of the memory that each lane may take. */
const LANE_SHARES: Readonly<Record<TaskLane, number>> = { light: 0.5, heavy: 0.5 };
/** How many calls of one kind may wait before one of this group is refused: the rest is room for the groups above. */
const MAX_WAITING_CALLS: Readonly<Record<UserGroup, number>> = { guest: 40, free: 60, personal: 80, business: 100 };
/** A browser reports all files at once that its user drops: at most 30. */
const MAX_WAITING_CALLS_OF_USER = 30;
/** Works grow within seconds; reading a tree of processes takes milliseconds. */
const MEMORY_READ_EVERY_MS = 1000;
/** Long enough for the last of these files, and shorter than the time-out of the browser's requests. */
const CALL_WAIT_MS = 60_000;

interface Ticket extends HeavyWork {
  start(): void;
}

const peakOf = ({ kind, peakBytes }: HeavyWork): number => peakBytes ?? HEAVY_WORK[kind].peakBytes;

/** Admits works by group, then calls before jobs, then users with fewer running works, then by arrival. */
export function createHeavyWorkGate(options: GateOptions): HeavyWorkGate {
  const { memoryBytes, atOnce = {}, callWaitMs = CALL_WAIT_MS, memoryWatch } = options;
  const running = new Set<HeavyWork>();
  /** In the order of arrival. */
  const waiting = new Set<Ticket>();
  /** Those that the last reading of the memory cannot show yet. */
  const startedSinceReading = new Set<HeavyWork>();
  let usedBytes = 0;
  let reading: NodeJS.Timeout | undefined;

  const readMemory = (): void => {
    usedBytes = memoryWatch?.readUsedBytes() ?? 0;
    startedSinceReading.clear();
  };

  /** Reads while works run or wait: an idle process does nothing. */
  const watchMemory = (): void => {
    if (!memoryWatch || reading) return;
    readMemory();
    reading = setInterval(() => {
      if (running.size === 0 && waiting.size === 0) {
        clearInterval(reading);
        reading = undefined;
        return;
      }
      readMemory();
      admit();
    }, memoryWatch.everyMs ?? MEMORY_READ_EVERY_MS).unref();
  };

  const isMemoryLeft = (work: HeavyWork): boolean => {
    if (!memoryWatch) return true;
    const growingBytes = Array.from(startedSinceReading).reduce((sum, each) => sum + peakOf(each), 0);
    return usedBytes + growingBytes + peakOf(work) <= memoryWatch.limitBytes;
  };

  const limitOf = (kind: HeavyWorkKind): number => atOnce[kind] ?? HEAVY_WORK[kind].atOnce;
  const count = (works: ReadonlySet<HeavyWork>, isCounted: (work: HeavyWork) => boolean): number =>
    Array.from(works).filter(isCounted).length;

  const isCallOf = (one: HeavyWork, other: HeavyWork): boolean =>
    one.from === 'call' && one.kind === other.kind && one.owner.userId === other.owner.userId;

  /** Whether a permit of its kind is free for the work; memory aside. */
  const mayStart = (work: HeavyWork): boolean =>
    count(running, ({ kind }) => kind === work.kind) < limitOf(work.kind) &&
    (work.from === 'job' || count(running, (other) => isCallOf(other, work)) === 0);

  const fits = (work: HeavyWork): boolean => {
    const { lane } = HEAVY_WORK[work.kind];
    const others = Array.from(running).filter(({ kind }) => HEAVY_WORK[kind].lane === lane);
    const estimatedBytes = others.reduce((sum, other) => sum + peakOf(other), 0);
    // A work larger than its lane runs alone. So does each while memory is short, or a lane might stand still for ever.
    if (others.length === 0) return true;
    return estimatedBytes + peakOf(work) <= memoryBytes * LANE_SHARES[lane] && isMemoryLeft(work);
  };

  const findNext = (lane: TaskLane): Ticket | undefined => {
    const placeOf = ({ owner, from }: Ticket): number[] => [
      -rankOfGroup(owner.plan),
      from === 'call' ? 0 : 1,
      count(running, (work) => work.owner.userId === owner.userId),
    ];
    const candidates = Array.from(waiting).filter(
      (ticket) => HEAVY_WORK[ticket.kind].lane === lane && mayStart(ticket),
    );
    // The sort is stable: of equals the older one is first.
    const [first] = candidates.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
    // Nobody overtakes the first: a large work would wait for ever while small ones pass.
    return first && fits(first) ? first : undefined;
  };

  const admit = (): void => {
    for (const lane of TASK_LANES) {
      for (let next = findNext(lane); next; next = findNext(lane)) {
        waiting.delete(next);
        running.add(next);
        startedSinceReading.add(next);
        next.start();
      }
    }
  };

  const checkRoom = (work: HeavyWork): void => {
    const { owner, kind } = work;
    const ofKind = count(waiting, (other) => other.from === 'call' && other.kind === kind);
    const ofUser = count(waiting, (other) => isCallOf(other, work));
    if (ofKind >= MAX_WAITING_CALLS[owner.plan] || ofUser >= MAX_WAITING_CALLS_OF_USER) {
      throw new AppError('SYSTEM_BUSY');
    }
  };

  /** Resolves when the work may start. */
  const wait = (work: HeavyWork): Promise<Ticket> => {
    const { promise, resolve, reject } = Promise.withResolvers<Ticket>();
    const leave = (reason: Error): void => {
      waiting.delete(ticket);
      stopWaiting();
      reject(reason);
      // The first in line may have held others back.
      admit();
    };
    const onAbort = (): void => leave(work.signal.reason as Error);
    const timer = work.from === 'call' ? setTimeout(() => leave(new AppError('SYSTEM_BUSY')), callWaitMs) : undefined;
    const stopWaiting = (): void => {
      clearTimeout(timer);
      work.signal.removeEventListener('abort', onAbort);
    };
    const ticket: Ticket = {
      ...work,
      start() {
        stopWaiting();
        resolve(ticket);
      },
    };
    work.signal.addEventListener('abort', onAbort, { once: true });
    waiting.add(ticket);
    watchMemory();
    admit();
    return promise;
  };

  return {
    async run(work, task) {
      work.signal.throwIfAborted();
      if (work.from === 'call') checkRoom(work);
      const ticket = await wait(work);
      try {
        return await task();
      } finally {
        running.delete(ticket);
        startedSinceReading.delete(ticket);
        admit();
      }
    },
  };
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

import { CALL_PRIORITIES, type CallPriority } from './call-priority.ts';
import type { LoopDelay } from './loop-delay.ts';
import { ServerBusy } from './server-busy.ts';

/**
 * Lets in a bounded number of calls at a time; the others wait, those of higher priority in front. A call that waits
 * too long is refused, so that under any load those who come in are answered soon.
 *
 * Calls are let in one by one, with turns of the event loop between them. With the embedded database a call ends in the
 * turn in which it begins: let in at once, calls would run as they are read, and those behind them would stay unread,
 * whatever their priority.
 */
export interface CallGate {
  /**
   * Resolves once the call may begin, to a function that frees its place. A patient call waits as long as those of paying
   * users, whoever makes it. Throws ServerBusy, or the signal's reason.
   */
  enter(priority: CallPriority, signal: AbortSignal, options?: { isPatient?: boolean }): Promise<() => void>;
}

export interface CallGateOptions {
  loopDelay: Pick<LoopDelay, 'readMs'>;
  /** Calls that are worked on at a time: more would only wait for each other behind the gate, in no order. */
  maxActive: number;
  /** Turns of the event loop between two calls; by default as with the embedded database. */
  turnsBetween?: number;
  /** How long a call counts as worked on; longer ones wait for something else, such as another server. */
  placeMs?: number;
}

const PLACE_MS = 250;
/** Each turn accepts one connection, and reads those that have sent something. */
const TURNS_BETWEEN = 2;
const MAX_WAITING = 1000;
/** Paying users wait rather than be refused. */
const LONGEST_WAIT_MS: Readonly<Record<CallPriority, number>> = {
  anonymous: 1000,
  guest: 1000,
  free: 1000,
  paid: 5000,
};
/** Above this delay of the event loop calls are refused at once. */
const MAX_LOOP_DELAY_MS: Readonly<Record<CallPriority, number>> = {
  anonymous: 1000,
  guest: 1000,
  free: 1000,
  paid: 2000,
};
const RETRY_AFTER_S = 2;

export function createCallGate({
  loopDelay,
  maxActive,
  turnsBetween = TURNS_BETWEEN,
  placeMs = PLACE_MS,
}: CallGateOptions): CallGate {
  let active = 0;
  /** By priority, in the order of arrival. */
  const waiting = new Map(CALL_PRIORITIES.toReversed().map((priority) => [priority, new Set<() => void>()]));
  let isScheduled = false;

  function takePlace(): () => void {
    active += 1;
    let isFreed = false;
    const free = (): void => {
      if (isFreed) return;
      isFreed = true;
      clearTimeout(timer);
      active -= 1;
      letNextInSoon(1);
    };
    const timer = setTimeout(free, placeMs);
    return free;
  }

  function letNextInSoon(turns: number): void {
    if (isScheduled || active >= maxActive || ![...waiting.values()].some(({ size }) => size > 0)) return;
    isScheduled = true;
    pass(turns);
  }

  function pass(turns: number): void {
    setImmediate(() => (turns > 1 ? pass(turns - 1) : letNextIn()));
  }

  function letNextIn(): void {
    isScheduled = false;
    const queue = [...waiting.values()].find(({ size }) => size > 0);
    const [next] = queue ?? [];
    if (active < maxActive) next?.();
    letNextInSoon(turnsBetween);
  }

  return {
    async enter(priority, signal, { isPatient = false } = {}) {
      signal.throwIfAborted();
      if (loopDelay.readMs() > MAX_LOOP_DELAY_MS[priority]) throw new ServerBusy(RETRY_AFTER_S);
      const queue = waiting.get(priority);
      if (!queue || queue.size >= MAX_WAITING) throw new ServerBusy(RETRY_AFTER_S);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leave = (): void => {
        clearTimeout(timer);
        queue.delete(letIn);
        signal.removeEventListener('abort', abort);
      };
      const letIn = (): void => {
        leave();
        resolve(takePlace());
      };
      const abort = (): void => {
        leave();
        reject(signal.reason as Error);
      };
      const timer = setTimeout(
        () => {
          leave();
          reject(new ServerBusy(RETRY_AFTER_S));
        },
        LONGEST_WAIT_MS[isPatient ? 'paid' : priority],
      );
      signal.addEventListener('abort', abort, { once: true });
      queue.add(letIn);
      letNextInSoon(1);
      return promise;
    },
  };
}

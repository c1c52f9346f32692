import type { UserId } from '@reelwright/contracts';
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
 *
 * One user has a share of the places. Calls of one user wait for each other in the database, each with a connection:
 * without shares, one user's burst would leave nobody else a connection.
 */
export interface CallGate {
  /**
   * Resolves once the call may begin, to a function that frees its place. Throws ServerBusy, or the signal's reason.
   * Without a user, as for a sign-in, a call has no share that limits it.
   */
  enter(call: GatedCall, signal: AbortSignal): Promise<() => void>;
}

export interface GatedCall {
  priority: CallPriority;
  userId?: UserId | undefined;
  /** Waits as long as the calls of paying users, whoever makes it. */
  isPatient?: boolean;
}

export interface CallGateOptions {
  loopDelay: Pick<LoopDelay, 'readMs'>;
  /** Calls that are worked on at a time: more would only wait for each other behind the gate, in no order. */
  maxActive: number;
  /** Turns of the event loop between two calls; by default as with the embedded database. */
  turnsBetween?: number;
  /** Calls of one user that are worked on at a time; by default a quarter of all, and at least two. */
  maxOfUser?: number;
  /** How long a call counts as worked on; longer ones wait for something else, such as another server. */
  placeMs?: number;
}

interface WaitingCall {
  userId: UserId | undefined;
  letIn(): void;
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
  maxOfUser = Math.max(2, Math.floor(maxActive / 4)),
  placeMs = PLACE_MS,
}: CallGateOptions): CallGate {
  let active = 0;
  const activeOf = new Map<UserId, number>();
  /** By priority, in the order of arrival. */
  const waiting = new Map(CALL_PRIORITIES.toReversed().map((priority) => [priority, new Set<WaitingCall>()]));
  let isScheduled = false;

  function countActive(userId: UserId | undefined, change: 1 | -1): void {
    active += change;
    if (userId === undefined) return;
    const ofUser = (activeOf.get(userId) ?? 0) + change;
    if (ofUser > 0) activeOf.set(userId, ofUser);
    else activeOf.delete(userId);
  }

  function takePlace(userId: UserId | undefined): () => void {
    countActive(userId, 1);
    let isFreed = false;
    const free = (): void => {
      if (isFreed) return;
      isFreed = true;
      clearTimeout(timer);
      countActive(userId, -1);
      letNextInSoon(1);
    };
    const timer = setTimeout(free, placeMs);
    return free;
  }

  /** Returns the call that comes next; undefined if all places are taken, or the shares of all who wait. */
  function findNext(): WaitingCall | undefined {
    if (active >= maxActive) return undefined;
    for (const queue of waiting.values())
      for (const call of queue)
        if (call.userId === undefined || (activeOf.get(call.userId) ?? 0) < maxOfUser) return call;
    return undefined;
  }

  function letNextInSoon(turns: number): void {
    if (isScheduled || !findNext()) return;
    isScheduled = true;
    pass(turns);
  }

  function pass(turns: number): void {
    setImmediate(() => (turns > 1 ? pass(turns - 1) : letNextIn()));
  }

  function letNextIn(): void {
    isScheduled = false;
    findNext()?.letIn();
    letNextInSoon(turnsBetween);
  }

  return {
    async enter({ priority, userId, isPatient = false }, signal) {
      signal.throwIfAborted();
      if (loopDelay.readMs() > MAX_LOOP_DELAY_MS[priority]) throw new ServerBusy(RETRY_AFTER_S);
      const queue = waiting.get(priority);
      if (!queue || queue.size >= MAX_WAITING) throw new ServerBusy(RETRY_AFTER_S);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leave = (): void => {
        clearTimeout(timer);
        queue.delete(call);
        signal.removeEventListener('abort', abort);
      };
      const call: WaitingCall = {
        userId,
        letIn: () => {
          leave();
          resolve(takePlace(userId));
        },
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
      queue.add(call);
      letNextInSoon(1);
      return promise;
    },
  };
}

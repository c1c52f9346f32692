import { ERRORS, type ErrorCode } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';

/** Identifies one paid request: the server starts one task for it, however often it is sent. Only created here. */
export type IdempotencyKey = string & { readonly kind: 'IdempotencyKey' };

/** Returns the key of one request of several that are paid by one press. */
export const keyOfPart = (key: IdempotencyKey, part: string): IdempotencyKey => `${key}/${part}` as IdempotencyKey;

interface PaidAction<Answer> {
  /** The subject of the payment: while one action on it waits for its answer, others are ignored. */
  subject: string;
  /** Compared as JSON: the same input reuses the key until it is answered, another input gets a new key. */
  input: unknown;
  send(key: IdempotencyKey): Promise<Answer>;
}

export interface PaidActions {
  isPending(subject: string): boolean;
  subscribe(listener: () => void): () => void;
  /** Resolves to null if the subject already waits for an answer. Throws what `send` throws. */
  run<Answer>(action: PaidAction<Answer>): Promise<Answer | null>;
}

interface PaidActionsDependencies {
  makeKey(): string;
  /** Calls back after a while. */
  delay(run: () => void, ms: number): void;
}

/** Longer than the gap of a double click, whose second press may come after the answer to the first. */
const REST_MS = 1000;

/** The server failed: as after a lost connection, it is unknown whether the task was started. */
const UNDECIDED: ReadonlySet<string> = new Set<ErrorCode>(['SYSTEM_ERROR', 'SYSTEM_BUSY']);

/** Whether the server has refused a request, so that nothing was started by it. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return Object.entries(ERRORS).some(([name, { code }]) => code === error.code && !UNDECIDED.has(name));
}

/** Runs one paid action per subject at a time, and keeps its key until the server has accepted or refused. */
export function createPaidActions({ makeKey, delay }: PaidActionsDependencies): PaidActions {
  const keys = new Map<string, IdempotencyKey>();
  const pending = new Set<string>();
  const listeners = new Set<() => void>();
  const setPending = (subject: string, isPending: boolean): void => {
    if (isPending) pending.add(subject);
    else pending.delete(subject);
    for (const listener of listeners) listener();
  };

  return {
    isPending: (subject) => pending.has(subject),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async run({ subject, input, send }) {
      if (pending.has(subject)) return null;
      const wish = `${subject} ${JSON.stringify(input)}`;
      const key = keys.get(wish) ?? (makeKey() as IdempotencyKey);
      keys.set(wish, key);
      setPending(subject, true);
      try {
        const answer = await send(key);
        keys.delete(wish);
        delay(() => setPending(subject, false), REST_MS);
        return answer;
      } catch (error) {
        if (isRefusal(error)) keys.delete(wish);
        setPending(subject, false);
        throw error;
      }
    },
  };
}

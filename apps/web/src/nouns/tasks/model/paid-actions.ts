import { ERRORS, type ErrorCode } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';

/** Names one wish for something paid: the server starts one task for it, however often it is sent. Made here only. */
export type IdempotencyKey = string & { readonly kind: 'IdempotencyKey' };

interface PaidAction<Answer> {
  /** What is paid for: while an action on it waits for its answer, no other is taken. */
  subject: string;
  /** As JSON: the same input is the same wish until it was answered, another input is another wish. */
  input: unknown;
  send(key: IdempotencyKey): Promise<Answer>;
}

export interface PaidActions {
  isPending(subject: string): boolean;
  subscribe(listener: () => void): () => void;
  /** Resolves to null where the subject waits for an answer already. Throws what `send` throws. */
  run<Answer>(action: PaidAction<Answer>): Promise<Answer | null>;
}

interface PaidActionsDependencies {
  makeKey(): string;
  /** Calls back after a while. */
  delay(run: () => void, ms: number): void;
}

/** Longer than between the two presses of a double click: the second may come after the answer to the first. */
const REST_MS = 1000;

/** The server failed: whether the task was started is as unknown as after a lost connection. */
const UNDECIDED: ReadonlySet<string> = new Set<ErrorCode>(['SYSTEM_ERROR', 'SYSTEM_BUSY']);

function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return Object.entries(ERRORS).some(([name, { code }]) => code === error.code && !UNDECIDED.has(name));
}

/** Keeps each paid action to one at a time, and its key until the server has said yes or no. */
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

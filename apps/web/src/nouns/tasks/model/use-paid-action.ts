import { useCallback, useSyncExternalStore } from 'react';
import { makeRandomId } from '#src/lib/random-id.ts';
import { createPaidActions, type IdempotencyKey } from './paid-actions.ts';

/** Shared by the whole tab: a menu that closes and opens again keeps its pending actions. */
const actions = createPaidActions({ makeKey: makeRandomId, delay: (run, ms) => void setTimeout(run, ms) });

/** A control for something that costs credits. */
interface PaidControl {
  /** The control is disabled while this is true. */
  isPending: boolean;
  /**
   * Pays once however often it is pressed: returns null while an earlier press waits for its answer. Throws what `send`
   * throws.
   */
  run<Answer>(input: unknown, send: (key: IdempotencyKey) => Promise<Answer>): Promise<Answer | null>;
}

/** The only way to spend credits. Controls of the same subject wait for one another. */
export function usePaidAction(subject: string): PaidControl {
  const isPending = useSyncExternalStore(actions.subscribe, () => actions.isPending(subject));
  const run = useCallback(
    <Answer>(input: unknown, send: (key: IdempotencyKey) => Promise<Answer>) => actions.run({ subject, input, send }),
    [subject],
  );
  return { isPending, run };
}

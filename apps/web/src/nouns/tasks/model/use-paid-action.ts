import { useCallback, useSyncExternalStore } from 'react';
import { makeRandomId } from '#src/lib/random-id.ts';
import { createPaidActions, type IdempotencyKey } from './paid-actions.ts';

/** Of the whole tab: a menu that closes and opens again knows what it has sent. */
const actions = createPaidActions({ makeKey: makeRandomId, delay: (run, ms) => void setTimeout(run, ms) });

/** Something that costs credits, as a control offers it. */
interface PaidControl {
  /** The control is disabled meanwhile. */
  isPending: boolean;
  /** Pays once however often it is pressed: null where an earlier press waits for its answer. Throws what `send` throws. */
  run<Answer>(input: unknown, send: (key: IdempotencyKey) => Promise<Answer>): Promise<Answer | null>;
}

/** The one way to what costs credits. Controls of the same subject wait for one another. */
export function usePaidAction(subject: string): PaidControl {
  const isPending = useSyncExternalStore(actions.subscribe, () => actions.isPending(subject));
  const run = useCallback(
    <Answer>(input: unknown, send: (key: IdempotencyKey) => Promise<Answer>) => actions.run({ subject, input, send }),
    [subject],
  );
  return { isPending, run };
}

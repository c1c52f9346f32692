import type { Task, TaskId, TaskStep } from '@reelwright/contracts';

/** The state of a variant's preview. The last finished preview stays playable in every state. */
export type PreviewState =
  /** The ad is incomplete, or no preview was requested. */
  | { kind: 'idle' }
  | { kind: 'updating'; step: TaskStep | null; percent: number }
  /** The preview shown matches the current content. */
  | { kind: 'current' }
  | { kind: 'failed'; reason: string; message: string }
  /** The server can't be reached or is busy; the loop retries automatically. */
  | { kind: 'waiting'; why: 'offline' | 'busy' };

export interface PreviewSnapshot {
  state: PreviewState;
  /** The newest finished preview. */
  taskId: TaskId | null;
}

/** The result of a request: a task, or the reason for none. */
export type PreviewAnswer =
  | { kind: 'task'; task: Pick<Task, 'task_id' | 'state' | 'step' | 'percent' | 'failure'> }
  | { kind: 'refused'; reason: string; message: string }
  | { kind: 'unreachable' }
  | { kind: 'busy' };

export interface PreviewLoopDependencies<Input> {
  push(input: Input, from: TaskId | null, signal: AbortSignal): Promise<PreviewAnswer>;
  ask(taskId: TaskId, signal: AbortSignal): Promise<PreviewAnswer>;
  /** Calls back after a while; returns a function that cancels. */
  delay(run: () => void, ms: number): () => void;
  isSame(one: Input, other: Input): boolean;
  onChange(snapshot: PreviewSnapshot): void;
}

/** Debounce of typing, so that no preview is made of half a word. */
const SETTLE_MS = 900;
const ASK_MS = 400;
const RETRY_MS = { unreachable: 4000, busy: 15_000 } as const;

/**
 * Keeps a preview of the wanted content up to date: a change makes a new one once typing has settled, based on the
 * previous one. One is made at a time; a newer change replaces it.
 */
export function createPreviewLoop<Input>(
  { push, ask, delay, isSame, onChange }: PreviewLoopDependencies<Input>,
  first: TaskId | null,
) {
  let snapshot: PreviewSnapshot = { state: { kind: 'idle' }, taskId: first };
  let wanted: Input | null = null;
  /** The content of the finished or running preview; null if one has to be made. */
  let made: Input | null = null;
  let running: AbortController | null = null;
  let stopTimer: (() => void) | null = null;
  let isClosed = false;

  const setSnapshot = (change: Partial<PreviewSnapshot>): void => {
    snapshot = { ...snapshot, ...change };
    onChange(snapshot);
  };
  const plan = (run: () => void, ms: number): void => {
    stopTimer?.();
    stopTimer = delay(() => {
      stopTimer = null;
      run();
    }, ms);
  };
  const stop = (): void => {
    stopTimer?.();
    stopTimer = null;
    running?.abort();
    running = null;
  };

  const take = (answer: PreviewAnswer): void => {
    switch (answer.kind) {
      case 'unreachable':
      case 'busy':
        made = null;
        setSnapshot({ state: { kind: 'waiting', why: answer.kind === 'busy' ? 'busy' : 'offline' } });
        return plan(() => void make(), RETRY_MS[answer.kind]);
      case 'refused':
        return setSnapshot({ state: { kind: 'failed', reason: answer.reason, message: answer.message } });
      case 'task':
        return follow(answer.task);
    }
  };

  const follow = ({
    task_id: taskId,
    state,
    step,
    percent,
    failure,
  }: Pick<Task, 'task_id' | 'state' | 'step' | 'percent' | 'failure'>): void => {
    switch (state) {
      case 'success':
        return setSnapshot({ state: { kind: 'current' }, taskId });
      case 'failed':
        return setSnapshot({
          state: { kind: 'failed', reason: failure?.reason ?? '', message: failure?.msg ?? '' },
        });
      case 'cancelled':
        // Another tab requested a preview of the same draft.
        made = null;
        setSnapshot({ state: { kind: 'waiting', why: 'busy' } });
        return plan(() => void make(), RETRY_MS.busy);
      case 'in_queue':
      case 'generating':
        setSnapshot({ state: { kind: 'updating', step, percent } });
        return plan(() => void again(taskId), ASK_MS);
    }
  };

  const run = async (request: (signal: AbortSignal) => Promise<PreviewAnswer>): Promise<void> => {
    const own = new AbortController();
    running = own;
    const answer = await request(own.signal).catch((error: unknown): PreviewAnswer | null => {
      // A newer change has replaced it.
      if (own.signal.aborted) return null;
      throw error;
    });
    if (own.signal.aborted || isClosed || answer === null) return;
    running = null;
    take(answer);
  };
  const again = (taskId: TaskId): Promise<void> => run((signal) => ask(taskId, signal));
  const make = (): Promise<void> => {
    const input = wanted;
    if (input === null) return Promise.resolve();
    made = input;
    return run((signal) => push(input, snapshot.taskId, signal));
  };

  return {
    getSnapshot: () => snapshot,
    /** Sets the wanted content; null if the ad is incomplete. */
    want(input: Input | null): void {
      if (isClosed) return;
      wanted = input;
      if (input === null) {
        stop();
        made = null;
        return setSnapshot({ state: { kind: 'idle' } });
      }
      if (made !== null && isSame(made, input)) return;
      const isFirst = made === null && snapshot.state.kind === 'idle';
      made = null;
      stop();
      setSnapshot({ state: { kind: 'updating', step: null, percent: 0 } });
      plan(() => void make(), isFirst ? 0 : SETTLE_MS);
    },
    /** Makes the preview again after a failure or during a wait. */
    retry(): void {
      if (wanted === null || (snapshot.state.kind !== 'failed' && snapshot.state.kind !== 'waiting')) return;
      stop();
      setSnapshot({ state: { kind: 'updating', step: null, percent: 0 } });
      void make();
    },
    close(): void {
      isClosed = true;
      stop();
    },
  };
}

export type PreviewLoop<Input> = ReturnType<typeof createPreviewLoop<Input>>;

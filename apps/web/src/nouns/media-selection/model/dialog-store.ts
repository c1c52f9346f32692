import type { DialogEvent } from './dialog-events.ts';
import { CLOSED, type DialogAction, type DialogState, transition } from './dialog-state.ts';

export interface DialogView {
  state: DialogState;
  /** What was refused by the last action; empty after an action that was not. */
  refusals: readonly DialogEvent[];
}

/** One dialog: its state, and who listens. */
export interface DialogStore {
  getView(): DialogView;
  subscribe(listener: () => void): () => void;
  dispatch(action: DialogAction): void;
}

const REFUSALS: ReadonlySet<DialogEvent['type']> = new Set([
  'max-count-exceeded',
  'asset-validation-failed',
  'invalid-assets-found',
] as const);

/** `onEvent` is called after the state has changed, so that a listener may open the dialog again. */
export function createDialogStore({ onEvent }: { onEvent(event: DialogEvent): void }): DialogStore {
  const listeners = new Set<() => void>();
  let view: DialogView = { state: CLOSED, refusals: [] };
  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(action) {
      const { state, events } = transition(view.state, action);
      view = { state, refusals: events.filter(({ type }) => REFUSALS.has(type)) };
      for (const listener of listeners) listener();
      for (const event of events) onEvent(event);
    },
  };
}

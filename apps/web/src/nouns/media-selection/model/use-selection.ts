import { useState } from 'react';
import type { SelectionEvent } from './selection-events.ts';
import type { SelectionRules } from './selection-rules.ts';
import { CLOSED, type SelectionAction, type SelectionState, transition } from './selection-state.ts';

export interface Selecting {
  state: SelectionState;
  dispatch(this: void, action: SelectionAction): void;
}

/** Holds an open selection, and tells its events in their order. */
export function useSelection(rules: SelectionRules, onEvent: (event: SelectionEvent) => void): Selecting {
  // Two actions between two renders each see the state of the one before.
  const [current] = useState(() => ({ state: transition(CLOSED, { type: 'open' }, rules).state }));
  const [state, setState] = useState(current.state);
  return {
    state,
    dispatch: (action) => {
      const next = transition(current.state, action, rules);
      current.state = next.state;
      setState(next.state);
      for (const event of next.events) onEvent(event);
    },
  };
}

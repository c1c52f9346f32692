import { useSyncExternalStore } from 'react';

let isStreaming = false;
const listeners = new Set<() => void>();

/** Sets whether the stream of task events is open. */
export function setStreaming(value: boolean): void {
  if (value === isStreaming) return;
  isStreaming = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsStreaming(): boolean {
  return useSyncExternalStore(subscribe, () => isStreaming);
}

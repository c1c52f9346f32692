type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells everyone that the server no longer knows this session. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Returns what stops listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Listener = () => void;

/** An event that many parts of the app may listen for. */
export interface Announcement {
  announce(): void;
  /** Returns the function that stops listening. */
  listen(listener: Listener): () => void;
}

export function createAnnouncement(): Announcement {
  const listeners = new Set<Listener>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Listener = () => void;

/** Something that many parts of the app may want to hear of, wherever it happens. */
export interface Announcement {
  announce(): void;
  /** Returns what stops listening. */
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

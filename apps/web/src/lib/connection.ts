/** Answers without a session and without work for the server. */
const PROBE_PATH = '/healthz';
/**
 * How long probes wait in a row. A server that refuses is away; one that stays silent may only be slow, so it is away
 * after the last of these.
 */
const PROBE_TIMEOUTS_MS = [2400, 5000, 8000] as const;
const LONGEST_TIMEOUT_MS = 8000;
/** How often a call without an answer makes the browser look whether the server is still there. */
const SLOW_CALL_MS = 2500;
const FIRST_PROBE_MS = 500;
const LONGEST_PROBE_MS = 4000;
const GROWTH = 1.5;

/** A proxy answers with these while the server behind it is away. */
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 504]);

interface ConnectionDependencies {
  fetch: typeof fetch;
  /** Whether the browser has a network at all: necessary for a connection, but not sufficient. */
  isOnline(): boolean;
  /** Calls back after a while; returns the function that cancels it. */
  delay(run: () => void, ms: number): () => void;
}

/** Whether the server can be reached, which the browser's own `navigator.onLine` does not know. */
export interface Connection {
  isThere(): boolean;
  subscribe(listener: () => void): () => void;
  /** Whether the server is there but has left a probe without an answer: calls keep waiting for theirs. */
  isSlow(): boolean;
  subscribeSlow(listener: () => void): () => void;
  /** Aborted when the connection is lost: a call that waits for its answer ends at once. */
  lostSignal(): AbortSignal;
  /** Looks whether the server answers. A call failed without an answer, or a stream broke. */
  check(): Promise<boolean>;
  /** Resolves while there is a connection, else when it is back. */
  whenThere(): Promise<void>;
  /** Watches one call, and looks for the server if it stays without an answer. Returns the function that ends it. */
  watchCall(): () => void;
  /** The browser gained or lost its network. */
  networkChanged(): void;
}

export function createConnection({ fetch, isOnline, delay }: ConnectionDependencies): Connection {
  const listeners = new Set<() => void>();
  const slowListeners = new Set<() => void>();
  /** Probes in a row without an answer. */
  let silentProbes = 0;
  let isSlow = false;
  let isThere = isOnline();
  let lost = new AbortController();
  let probe: Promise<boolean> | null = null;
  let stopWaiting: (() => void) | null = null;
  let waitMs = FIRST_PROBE_MS;

  const set = (next: boolean): void => {
    if (next === isThere) return;
    isThere = next;
    if (next) {
      waitMs = FIRST_PROBE_MS;
      lost = new AbortController();
    } else {
      lost.abort();
    }
    for (const listener of listeners) listener();
  };

  const setSlow = (next: boolean): void => {
    if (next === isSlow) return;
    isSlow = next;
    for (const listener of slowListeners) listener();
  };

  const ask = async (): Promise<'there' | 'away' | 'silent'> => {
    if (!isOnline()) return 'away';
    const timeoutMs = isThere ? (PROBE_TIMEOUTS_MS[silentProbes] ?? LONGEST_TIMEOUT_MS) : LONGEST_TIMEOUT_MS;
    try {
      const { status } = await fetch(PROBE_PATH, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
      return GATEWAY_ERRORS.has(status) ? 'away' : 'there';
    } catch (error) {
      return error instanceof DOMException && error.name === 'TimeoutError' ? 'silent' : 'away';
    }
  };

  const askAgainLater = (): void => {
    stopWaiting?.();
    // Without a network, the browser tells when there is one.
    stopWaiting = isOnline() ? delay(() => void check(), waitMs) : null;
    waitMs = Math.min(waitMs * GROWTH, LONGEST_PROBE_MS);
  };

  const check = (): Promise<boolean> => {
    probe ??= ask()
      .then((answer) => {
        silentProbes = answer === 'silent' ? silentProbes + 1 : 0;
        if (answer !== 'silent' || silentProbes >= PROBE_TIMEOUTS_MS.length) set(answer === 'there');
        setSlow(answer === 'silent' && isThere);
        if (answer !== 'there') askAgainLater();
        return answer === 'there';
      })
      .finally(() => {
        probe = null;
      });
    return probe;
  };

  return {
    isThere: () => isThere,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isSlow: () => isSlow,
    subscribeSlow(listener) {
      slowListeners.add(listener);
      return () => void slowListeners.delete(listener);
    },
    lostSignal: () => lost.signal,
    check,
    async whenThere() {
      if (isThere) return;
      await new Promise<void>((resolve) => {
        const listener = (): void => {
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
      });
    },
    watchCall() {
      let stop: () => void;
      const watch = (): void => {
        stop = delay(() => {
          void check();
          watch();
        }, SLOW_CALL_MS);
      };
      watch();
      return () => stop();
    },
    networkChanged() {
      if (!isOnline()) {
        set(false);
        setSlow(false);
        return;
      }
      waitMs = FIRST_PROBE_MS;
      void check();
    },
  };
}

/** The connection of this tab. */
export const connection = createConnection({
  fetch: (...args) => globalThis.fetch(...args),
  isOnline: () => navigator.onLine,
  delay(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

// Tests of models run without a window.
if (typeof addEventListener === 'function') {
  addEventListener('online', connection.networkChanged);
  addEventListener('offline', connection.networkChanged);
}

import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Logger } from '../log/logger.ts';

/** The sessions that tokens stand for. */
export interface Sessions {
  /** Returns the actor that a token belongs to; undefined if the token is unknown or has expired. */
  findSession(token: string): Promise<Actor | undefined>;
  /** Calls back when the token's session is ended in this process. Returns a function that ends the watch. */
  watchSessionEnd(token: string, onEnd: () => void): () => void;
}

/** How soon an open stream notices that its session has expired, or was ended in another process. */
const LOOK_UP_EVERY_MS = 15_000;

/**
 * Returns a signal that aborts with SESSION_ENDED once the token's session has ended, for streams that outlive their
 * request's check.
 */
export function watchSession(
  sessions: Sessions,
  { token, log }: { token: string; log: Logger },
): { ended: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const end = (): void => {
    stop();
    controller.abort(new AppError('SESSION_ENDED'));
  };
  const lookUp = async (): Promise<void> => {
    try {
      if (!(await sessions.findSession(token))) end();
    } catch (error) {
      // The database is away: whether the session has ended is unknown until the next look.
      log.warn('http.session_not_checked', { error });
    }
  };
  const timer = setInterval(() => void lookUp(), LOOK_UP_EVERY_MS);
  const stopWatching = sessions.watchSessionEnd(token, end);
  function stop(): void {
    clearInterval(timer);
    stopWatching();
  }
  return { ended: controller.signal, stop };
}

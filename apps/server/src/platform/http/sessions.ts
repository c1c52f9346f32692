import type { SessionId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { FreshToken, SessionActor } from '../../session-actor.ts';
import type { Logger } from '../log/logger.ts';

/** The sessions that tokens stand for. */
export interface Sessions {
  /** Returns the owner of a token, and notes the use; undefined if the token is unknown or its session has ended. */
  findSession(token: string, origin: RequestOrigin): Promise<SessionActor | undefined>;
  /** Issues the next token of a session; null if one was issued a moment ago. */
  refreshToken(actor: SessionActor): Promise<FreshToken | null>;
  isSessionAlive(sessionId: SessionId): Promise<boolean>;
  /** Calls back when a session is ended in this process. Returns a function that ends the watch. */
  watchSessionEnd(sessionId: SessionId, onEnd: () => void): () => void;
}

/** How soon an open stream notices that its session has expired, or was ended in another process. */
const LOOK_UP_EVERY_MS = 15_000;

/**
 * Returns a signal that aborts with SESSION_ENDED once a session has ended, for streams that outlive their request's
 * check. The session is watched, not its token: a stream stays open while tokens are replaced.
 */
export function watchSession(
  sessions: Sessions,
  { sessionId, log }: { sessionId: SessionId; log: Logger },
): { ended: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const end = (): void => {
    stop();
    controller.abort(new AppError('SESSION_ENDED'));
  };
  const lookUp = async (): Promise<void> => {
    try {
      if (!(await sessions.isSessionAlive(sessionId))) end();
    } catch (error) {
      // The database is away: whether the session has ended is unknown until the next look.
      log.warn('http.session_not_checked', { error });
    }
  };
  const timer = setInterval(() => void lookUp(), LOOK_UP_EVERY_MS);
  const stopWatching = sessions.watchSessionEnd(sessionId, end);
  function stop(): void {
    clearInterval(timer);
    stopWatching();
  }
  return { ended: controller.signal, stop };
}

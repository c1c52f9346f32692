import type { SessionId } from '@reelwright/contracts';
import type { Actor } from './actor.ts';

/** What a request knows of its session. */
export interface SessionFacts {
  sessionId: SessionId;
  /** Whether the sign-in that started it created the account. */
  isNewAccount: boolean;
  /** Whether the answer should replace the token. */
  isRefreshDue: boolean;
}

/** The owner of a token, with the session that the token belongs to. */
export interface SessionActor extends Actor {
  session: SessionFacts;
}

/** A token that replaces the one in use. */
export interface FreshToken {
  token: string;
  /** Seconds until it expires. */
  maxAge: number;
}

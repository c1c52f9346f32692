import type { UiLanguage, UserId, UserType } from '@reelwright/contracts';
import type { Logger } from '../log/logger.ts';

/** Whom a request's token belongs to. */
export interface RequestUser {
  userId: UserId;
  userType: UserType;
}

/** What a handler knows of its request beyond the input. */
export interface RequestContext<User extends RequestUser | null = RequestUser> {
  user: User;
  /** The token that was sent; null where none was. */
  token: string | null;
  /** In which the caller wants its messages. */
  language: UiLanguage;
  requestId: string;
  /** Aborts when the caller leaves or the server stops. */
  signal: AbortSignal;
  log: Logger;
}

import type { UiLanguage } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { Logger } from '../log/logger.ts';

/** Where a request comes from. */
export interface RequestOrigin {
  /** What limits count as one address. */
  address: string;
  /** Whether a page of this server sent it, and no proxy forwarded it. */
  isOwnPage: boolean;
}

/** What a handler knows of its request besides the input. */
export interface RequestContext<Who extends Actor | null = Actor> {
  /** The actor that the request's token belongs to. */
  actor: Who;
  /** The token that was sent; null if none was. */
  token: string | null;
  origin: RequestOrigin;
  /** The language of the caller's messages. */
  language: UiLanguage;
  requestId: string;
  /** Aborts when the caller disconnects or the server stops. */
  signal: AbortSignal;
  log: Logger;
}

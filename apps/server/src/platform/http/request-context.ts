import type { UiLanguage } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { Logger } from '../log/logger.ts';
import type { SessionFacts } from '../../session-actor.ts';

/** What a handler knows of its request besides the input. */
export interface RequestContext<Who extends Actor | null = Actor> {
  /** The actor that the request's token belongs to. */
  actor: Who;
  /** The token that was sent; null if none was. */
  token: string | null;
  origin: RequestOrigin;
  /** Whether the browser asks not to be tracked (`DNT`, or `Sec-GPC`). */
  asksNotToBeTracked: boolean;
  /** The session of the token; absent without a token. */
  session?: SessionFacts | undefined;
  /** The language of the caller's messages. */
  language: UiLanguage;
  requestId: string;
  /** Aborts when the caller disconnects or the server stops. */
  signal: AbortSignal;
  log: Logger;
}

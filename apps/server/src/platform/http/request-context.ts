import type { UiLanguage } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { Logger } from '../log/logger.ts';

/** What a handler knows of its request beyond the input. */
export interface RequestContext<Who extends Actor | null = Actor> {
  /** Whom the request's token belongs to. */
  actor: Who;
  /** The token that was sent; null where none was. */
  token: string | null;
  /** In which the caller wants its messages. */
  language: UiLanguage;
  requestId: string;
  /** Aborts when the caller leaves or the server stops. */
  signal: AbortSignal;
  log: Logger;
}

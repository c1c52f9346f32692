import { AppError } from '../../app-error.ts';

/** A call that was refused, unread, because the server has more to do than it can. Answered with 503. */
export class ServerBusy extends AppError {
  /** For the header `Retry-After`. */
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('SYSTEM_BUSY');
    this.retryAfterS = retryAfterS;
  }
}

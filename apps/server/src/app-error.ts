import type { ErrorCode, MessageValues } from '@reelwright/contracts';

/** The one error of the server: a code of the closed list, and the values its message names. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: MessageValues;

  constructor(code: ErrorCode, values: MessageValues = {}, options: ErrorOptions = {}) {
    super(`${code} ${JSON.stringify(values)}`, options);
    this.name = 'AppError';
    this.code = code;
    this.values = values;
  }
}

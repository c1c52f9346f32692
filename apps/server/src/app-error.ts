import type { ErrorCode, MessageValues } from '@reelwright/contracts';

/** The one error of the server: a code of the closed list, and the values its message names. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: MessageValues;
  /** What the answer holds beside the code, in the shape of the call's data. */
  readonly data: unknown;

  constructor(code: ErrorCode, values: MessageValues = {}, options: ErrorOptions & { data?: unknown } = {}) {
    const { data = null, ...rest } = options;
    super(`${code} ${JSON.stringify(values)}`, rest);
    this.name = 'AppError';
    this.code = code;
    this.values = values;
    this.data = data;
  }
}

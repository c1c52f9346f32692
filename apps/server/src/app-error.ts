import type { ErrorCode, FieldPath, MessageKey } from '@reelwright/contracts';

/** What stands in a message: as it is, or as the reader's language says it. */
export type ErrorValue = string | number | { message: MessageKey } | { field: FieldPath };
export type ErrorValues = Readonly<Record<string, ErrorValue>>;

/** The one error of the server: a code of the closed list, and the values its message names. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: ErrorValues;
  /** What the answer holds beside the code, in the shape of the call's data. */
  readonly data: unknown;

  constructor(code: ErrorCode, values: ErrorValues = {}, options: ErrorOptions & { data?: unknown } = {}) {
    const { data = null, ...rest } = options;
    super(`${code} ${JSON.stringify(values)}`, rest);
    this.name = 'AppError';
    this.code = code;
    this.values = values;
    this.data = data;
  }
}

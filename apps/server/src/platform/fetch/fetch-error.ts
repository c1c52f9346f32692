import { AppError } from '../../app-error.ts';

/** Answers with which sites turn away machines. */
const BLOCKING_STATUSES = new Set([401, 403, 407, 429, 451, 503, 999]);

/** What to say of the failures a socket, a name server or TLS reports. */
const DETAILS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be resolved',
  ECONNREFUSED: 'the server refused the connection',
  ECONNRESET: 'the server closed the connection',
  UND_ERR_SOCKET: 'the server closed the connection',
  EHOSTUNREACH: 'the server cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  CERT_HAS_EXPIRED: "the site's certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the site's certificate is not trusted",
  SELF_SIGNED_CERT_IN_CHAIN: "the site's certificate is not trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the site's certificate is not trusted",
  ERR_TLS_CERT_ALTNAME_INVALID: "the site's certificate is for another host",
  UND_ERR_HEADERS_OVERFLOW: "the answer's headers are too long",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer was cut short',
  Z_DATA_ERROR: 'the answer is compressed wrongly',
  Z_BUF_ERROR: 'the answer was cut short',
};

const TIMEOUT_CODES = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** The refusal that an answer's status amounts to. */
export function toStatusError(status: number): AppError {
  if (BLOCKING_STATUSES.has(status)) return new AppError('PAGE_BLOCKED');
  return new AppError('PAGE_UNREACHABLE', { detail: `the server answered ${status}` });
}

/** What went wrong on the way, as one of the fetcher's own errors. */
export function toFetchError(error: unknown): AppError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause;
    // Happy eyeballs tries several addresses and reports all their failures; they tell the same story.
    const { code } = (cause instanceof AggregateError ? (cause.errors[0] ?? cause) : cause) as NodeJS.ErrnoException;
    if (code === undefined) continue;
    if (TIMEOUT_CODES.has(code)) return new AppError('PAGE_TIMEOUT', {}, { cause: error });
    return new AppError('PAGE_UNREACHABLE', { detail: DETAILS[code] ?? code }, { cause: error });
  }
  return new AppError('PAGE_UNREACHABLE', { detail: 'the answer could not be read' }, { cause: error });
}

import type { MessageKey } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';

/** Statuses with which sites turn away bots. */
const BLOCKING_STATUSES = new Set([401, 403, 407, 429, 451, 503, 999]);

/** Messages for failures that a socket, a name server or TLS reports. */
const DETAILS: Readonly<Record<string, MessageKey>> = {
  ENOTFOUND: 'fetch_no_host',
  EAI_AGAIN: 'fetch_unresolved',
  ECONNREFUSED: 'fetch_refused',
  ECONNRESET: 'fetch_closed',
  UND_ERR_SOCKET: 'fetch_closed',
  EHOSTUNREACH: 'fetch_no_route',
  ENETUNREACH: 'fetch_no_network',
  CERT_HAS_EXPIRED: 'fetch_certificate_expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'fetch_certificate_untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'fetch_certificate_untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'fetch_certificate_untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'fetch_certificate_other_host',
  UND_ERR_HEADERS_OVERFLOW: 'fetch_headers_too_long',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'fetch_cut_short',
  Z_DATA_ERROR: 'fetch_bad_compression',
  Z_BUF_ERROR: 'fetch_cut_short',
};

const TIMEOUT_CODES = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** Returns the error for a status outside 2xx. */
export function toStatusError(status: number): AppError {
  if (BLOCKING_STATUSES.has(status)) return new AppError('PAGE_BLOCKED');
  return new AppError('PAGE_UNREACHABLE', { detail: `HTTP ${status}` });
}

/** Turns a failure of the network into one of the fetcher's own errors. */
export function toFetchError(error: unknown): AppError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause;
    // Happy eyeballs tries several addresses and reports all their failures, which have the same cause.
    const { code } = (cause instanceof AggregateError ? (cause.errors[0] ?? cause) : cause) as NodeJS.ErrnoException;
    if (code === undefined) continue;
    if (TIMEOUT_CODES.has(code)) return new AppError('PAGE_TIMEOUT', {}, { cause: error });
    const detail = Object.hasOwn(DETAILS, code) ? DETAILS[code] : undefined;
    return new AppError('PAGE_UNREACHABLE', { detail: { message: detail ?? 'fetch_failed' } }, { cause: error });
  }
  return new AppError('PAGE_UNREACHABLE', { detail: { message: 'fetch_unreadable' } }, { cause: error });
}

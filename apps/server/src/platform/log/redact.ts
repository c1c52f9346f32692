const SECRET_NAME =
  /^(?:.*_|.*-)?(?:password|passwd|secret|token|authorization|cookie|signature|api_?key)(?:s|_?hash)?$/i;
/** Fields in which errors of databases repeat the statement, its parameters or whole rows. */
const STATEMENT_NAMES: ReadonlySet<string> = new Set([
  'query',
  'params',
  'parameters',
  'detail',
  'where',
  'hint',
  'internalQuery',
  'client',
]);
const HIDDEN = '[hidden]';
const MAX_DEPTH = 6;

/**
 * Returns the value as it may be logged: without secrets, by field name or inside texts, and with errors as plain
 * objects.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[deeper]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((part) => redact(part, depth + 1));
  if (value instanceof Map || value instanceof Set) return redact([...value], depth);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isSecretName(name) && part !== null && part !== undefined ? HIDDEN : redact(part, depth + 1),
    ]),
  );
}

function isSecretName(name: string): boolean {
  // Reads camelCase as snake_case, so that `accessToken` matches and `tokenizer` does not.
  return SECRET_NAME.test(name.replace(/([a-z0-9])([A-Z])/g, '$1_$2'));
}

/** Removes signatures of signed addresses, credentials of database addresses, and bearer tokens. */
function redactText(text: string): string {
  return text
    .replace(/([?&](?:signature|token|x-amz-[a-z-]+)=)[^&\s"'<>]+/gi, `$1${HIDDEN}`)
    .replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^/\s:@]*:[^/\s@]+@/gi, `$1${HIDDEN}@`)
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`);
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  const { name, stack, cause } = error;
  const hidden = new Set(['name', 'message', 'stack', 'cause', 'errors', ...STATEMENT_NAMES]);
  const own = Object.entries(error).filter(([key]) => !hidden.has(key));
  const message = redactText(removeParameters(error));
  return {
    name,
    message,
    ...(redact(Object.fromEntries(own), depth + 1) as Record<string, unknown>),
    ...(error instanceof AggregateError ? { errors: redact(error.errors, depth + 1) } : {}),
    ...(cause === undefined ? {} : { cause: redact(cause, depth + 1) }),
    ...(stack === undefined ? {} : { stack: `${name}: ${message}${redactText(framesOf(error))}` }),
  };
}

/** Returns the message without what a statement was given: parameters, and values that the database quotes. */
function removeParameters(error: Error): string {
  const { message } = error;
  // Drizzle's message ends with all parameters, as they are.
  if ('params' in error) return message.replace(/\nparams: [^]*$/, '');
  // PostgreSQL names an unreadable value after a colon: `invalid input syntax for type uuid: "…"`.
  if ('severity' in error) return message.replace(/: "[^]*$/, `: ${HIDDEN}`);
  return message;
}

/** Returns the lines below the message. The message itself may look like such lines. */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  return at === -1 ? stack.slice(stack.indexOf('\n    at ')) : stack.slice(at + message.length);
}

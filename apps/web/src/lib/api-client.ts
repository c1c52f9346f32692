import {
  type Access,
  CALL_ROUTES,
  type CallData,
  type CallInput,
  type CallName,
  type CallRoute,
  ERRORS,
  type Envelope,
  NETWORK_ERROR_CODE,
  SUCCESS_CODES,
  pathOfCall,
  TIMINGS_MS,
  formatMessage,
  type UiLanguage,
} from '@reelwright/contracts';
import type { Connection } from './connection.ts';
import { nextTask } from './next-task.ts';

/** A call that the server refused or did not answer: its code, and a message for the user. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: number;
  /** The data beside the code, in the shape of the call's data; usually undefined. */
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

interface ClientOptions {
  /** Returns the session's token; null if there is none and the call needs none. */
  getToken(access: Access): Promise<string | null>;
  getLanguage(): UiLanguage;
  clientId: string;
  getDeviceId(): string;
  /** Called if the server no longer knows this token. */
  onSessionEnded(token: string | null): void;
  /** Called if the user must have signed in a moment ago. Resolves to whether the call is made again. */
  onSignInAgain(): Promise<boolean>;
  /** Called if the user's plan is too small. */
  onPlanRequired(): void;
  /** Called if an answer replaces the token that was sent. */
  onTokenReplaced(sent: string, next: { token: string; maxAgeS: number | undefined }): void;
  connection: Pick<Connection, 'isThere' | 'check' | 'lostSignal' | 'watchCall'>;
}

interface CallOptions {
  signal?: AbortSignal;
}

export interface ApiClient {
  /** Makes one call of the table. Throws CallError. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>, options?: CallOptions): Promise<CallData<Name>>;
  /** Opens a stream of the table; its body is server-sent events. Throws CallError. */
  open<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options: { signal: AbortSignal },
  ): Promise<ReadableStream<Uint8Array>>;
}

/** Answers of a proxy whose server is away. */
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 504]);

/** Longer ones are no message for users, such as the page of a proxy. */
const MAX_MESSAGE = 300;

/** Returns the message in the body of an answer without an envelope, which a proxy or the framework wrote. */
function findMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { msg, message } = body as { msg?: unknown; message?: unknown };
  return [msg, message].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '' && text.length <= MAX_MESSAGE,
  );
}

function addressOf(call: CallRoute, input: unknown): string {
  if (call.method !== 'GET') return pathOfCall(call);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input as Record<string, string | number | boolean | undefined>)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return `${pathOfCall(call)}${text === '' ? '' : `?${text}`}`;
}

/**
 * Creates the browser's client for the table of calls. Each call is sent in its own task, because a screen that is
 * still rendering usually makes several at once.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  const { connection } = options;
  const networkError = (): CallError =>
    new CallError(NETWORK_ERROR_CODE, formatMessage('network_error', options.getLanguage()));
  const systemError = (status: number): CallError =>
    new CallError(status, formatMessage('system_error', options.getLanguage()));

  const send = async (
    call: CallRoute,
    input: unknown,
    token: string | null,
    { signal, wanted }: { signal: AbortSignal; wanted: AbortSignal | undefined },
  ): Promise<Response> => {
    try {
      return await fetch(addressOf(call, input), {
        method: call.method,
        signal,
        headers: {
          ...(call.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
          ...(token === null ? {} : { Authorization: `Bearer ${token}`, token, 'X-Access-Token': token }),
          lang: options.getLanguage(),
          'Client-Id': options.clientId,
          device: 'web',
          'Device-Id': options.getDeviceId(),
        },
        ...(call.method === 'POST' ? { body: JSON.stringify(input) } : {}),
      });
    } catch (error) {
      throw toCallError(error, wanted);
    }
  };
  const readBody = async (response: Response, wanted: AbortSignal | undefined): Promise<unknown> => {
    try {
      return await response.json();
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      // The connection broke, or time ran out, in the middle of the answer.
      throw toCallError(error, wanted);
    }
  };
  /** Once `wanted` is aborted, nobody waits for the answer; otherwise the connection is at fault. */
  const toCallError = (error: unknown, wanted: AbortSignal | undefined): unknown => {
    if (wanted?.aborted === true && error instanceof DOMException && error.name === 'AbortError') return error;
    void connection.check();
    return networkError();
  };
  const readEnvelope = async (
    response: Response,
    token: string | null,
    wanted: AbortSignal | undefined,
  ): Promise<Envelope<unknown>> => {
    const envelope = (await readBody(response, wanted)) as Envelope<unknown> | null;
    if (typeof envelope?.code !== 'number') {
      if (GATEWAY_ERRORS.has(response.status)) void connection.check();
      throw new CallError(response.status, findMessage(envelope) ?? systemError(response.status).message);
    }
    const { code } = envelope;
    if (code === ERRORS.SESSION_ENDED.code) options.onSessionEnded(token);
    if (code === ERRORS.PLAN_REQUIRED.code) options.onPlanRequired();
    if (!SUCCESS_CODES.includes(code)) {
      throw new CallError(code, envelope.msg ?? systemError(response.status).message, envelope.data);
    }
    const { refresh_token: isReplaced, token: next, maxAge } = envelope;
    if (code === 0 && isReplaced === 1 && next !== undefined && token !== null) {
      options.onTokenReplaced(token, { token: next, maxAgeS: maxAge });
    }
    return envelope;
  };

  const attempt = async <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    wanted: AbortSignal | undefined,
  ): Promise<CallData<Name>> => {
    const call: CallRoute = CALL_ROUTES[name];
    const token = await options.getToken(call.access);
    if (!connection.isThere() && !(await connection.check())) throw networkError();
    const timeout = AbortSignal.timeout(TIMINGS_MS.requestTimeout);
    const signals = [timeout, connection.lostSignal(), ...(wanted ? [wanted] : [])];
    const signal = AbortSignal.any(signals);
    const stopWatching = connection.watchCall();
    try {
      const response = await send(call, input, token, { signal, wanted });
      const { data } = await readEnvelope(response, token, wanted);
      return data as CallData<Name>;
    } finally {
      stopWatching();
    }
  };

  return {
    async call(name, input, { signal } = {}) {
      await nextTask();
      try {
        return await attempt(name, input, signal);
      } catch (error) {
        const isOld = error instanceof CallError && error.code === ERRORS.SIGN_IN_AGAIN.code;
        if (!isOld || !(await options.onSignInAgain())) throw error;
        return attempt(name, input, signal);
      }
    },
    async open(name, input, { signal }) {
      const call: CallRoute = CALL_ROUTES[name];
      await nextTask();
      const token = await options.getToken(call.access);
      const response = await send(call, input, token, { signal, wanted: signal });
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
      if (isStream && response.body) return response.body;
      await readEnvelope(response, token, signal);
      throw systemError(response.status);
    },
  };
}

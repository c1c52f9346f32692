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
  /** Called if the user's plan is too small. */
  onPlanRequired(): void;
  /** Called if an answer replaces the token that was sent. */
  onTokenReplaced(sent: string, next: { token: string; maxAgeS: number | undefined }): void;
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
  const networkError = (): CallError =>
    new CallError(NETWORK_ERROR_CODE, formatMessage('network_error', options.getLanguage()));
  const systemError = (status: number): CallError =>
    new CallError(status, formatMessage('system_error', options.getLanguage()));

  const send = async (
    call: CallRoute,
    input: unknown,
    token: string | null,
    signal: AbortSignal,
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
      throw toCallError(error);
    }
  };
  const readBody = async (response: Response): Promise<unknown> => {
    try {
      return await response.json();
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      // The connection broke, or time ran out, in the middle of the answer.
      throw toCallError(error);
    }
  };
  const toCallError = (error: unknown): unknown =>
    error instanceof DOMException && error.name === 'AbortError' ? error : networkError();
  const readEnvelope = async (response: Response, token: string | null): Promise<Envelope<unknown>> => {
    const envelope = (await readBody(response)) as Envelope<unknown> | null;
    if (typeof envelope?.code !== 'number') {
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

  return {
    async call(name, input, { signal } = {}) {
      const call: CallRoute = CALL_ROUTES[name];
      const timeout = AbortSignal.timeout(TIMINGS_MS.requestTimeout);
      await nextTask();
      const token = await options.getToken(call.access);
      const response = await send(call, input, token, signal ? AbortSignal.any([signal, timeout]) : timeout);
      const { data } = await readEnvelope(response, token);
      return data as CallData<typeof name>;
    },
    async open(name, input, { signal }) {
      const call: CallRoute = CALL_ROUTES[name];
      await nextTask();
      const token = await options.getToken(call.access);
      const response = await send(call, input, token, signal);
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
      if (isStream && response.body) return response.body;
      await readEnvelope(response, token);
      throw systemError(response.status);
    },
  };
}

import {
  API_PREFIX,
  CALLS,
  type Call,
  type CallData,
  type CallInput,
  type CallName,
  type Envelope,
  NETWORK_ERROR_CODE,
  SUCCESS_CODES,
  TIMINGS_MS,
  formatMessage,
  type UiLanguage,
} from '@reelwright/contracts';

/** A call that was refused, or that no answer came to: its code, and a message for the user. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

interface ClientOptions {
  getToken(): string | null;
  getLanguage(): UiLanguage;
  clientId: string;
  deviceId: string;
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

function addressOf(call: Call, input: unknown): string {
  if (call.method !== 'GET') return `${API_PREFIX}${call.path}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return `${API_PREFIX}${call.path}${text === '' ? '' : `?${text}`}`;
}

/** The browser's side of the table of calls. */
export function createApiClient(options: ClientOptions): ApiClient {
  const send = async (call: Call, input: unknown, signal: AbortSignal): Promise<Response> => {
    const token = options.getToken();
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
          'Device-Id': options.deviceId,
        },
        ...(call.method === 'POST' ? { body: JSON.stringify(input) } : {}),
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new CallError(NETWORK_ERROR_CODE, formatMessage('network_error', options.getLanguage()));
    }
  };
  const systemError = (status: number): CallError =>
    new CallError(status, formatMessage('system_error', options.getLanguage()));

  return {
    async call(name, input, { signal } = {}) {
      const timeout = AbortSignal.timeout(TIMINGS_MS.requestTimeout);
      const response = await send(CALLS[name], input, signal ? AbortSignal.any([signal, timeout]) : timeout);
      const envelope = (await response.json().catch(() => null)) as Envelope<never> | null;
      if (envelope === null || typeof envelope.code !== 'number') throw systemError(response.status);
      if (!SUCCESS_CODES.includes(envelope.code))
        throw new CallError(envelope.code, envelope.msg ?? systemError(response.status).message);
      return envelope.data as CallData<typeof name>;
    },
    async open(name, input, { signal }) {
      const response = await send(CALLS[name], input, signal);
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
      if (isStream && response.body) return response.body;
      const envelope = (await response.json().catch(() => null)) as Envelope<never> | null;
      throw envelope ? new CallError(envelope.code, envelope.msg ?? '') : systemError(response.status);
    },
  };
}

import * as z from 'zod';
import { AppError } from '#src/app-error.ts';
import type { MediaQueueName } from './media-provider-name.ts';

const TIMEOUT_MS = 60_000;
const MAX_ANSWER_BYTES = 4 * 2 ** 20;
const REASON_LENGTH = 300;
/** Busy, or a server behind another one is away. */
const TEMPORARY = new Set([408, 425, 429, 500, 502, 503, 504]);

export interface ProviderCall {
  provider: MediaQueueName;
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body?: string | FormData | Blob;
  signal: AbortSignal;
  timeoutMs?: number;
}

/** The answer of a provider, whatever its status; `json` is undefined if it is no JSON. */
interface ProviderAnswer {
  status: number;
  json: unknown;
  text: string;
}

/**
 * Sends one request. Throws PROVIDER_AWAY if no whole answer came; a status of any kind is an answer. Redirects are not
 * followed: the key must not reach another host.
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const { provider, url, method, headers, body, signal, timeoutMs = TIMEOUT_MS } = call;
  signal.throwIfAborted();
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await readText(response);
    return { status: response.status, json: parseJson(text), text };
  } catch (error) {
    signal.throwIfAborted();
    throw new AppError('PROVIDER_AWAY', { provider }, { cause: error });
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    const part = chunk as Uint8Array;
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`the answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses a successful answer. Throws PROVIDER_REFUSED or PROVIDER_AWAY for others. */
export function readAnswer<Schema extends z.ZodType>(
  provider: MediaQueueName,
  { status, json, text }: ProviderAnswer,
  schema: Schema,
): z.output<Schema> {
  const parsed = status >= 200 && status < 300 ? schema.safeParse(json) : undefined;
  if (parsed?.success) return parsed.data;
  const cause = new Error(`${provider} answered ${status}: ${text.slice(0, REASON_LENGTH)}`);
  if (TEMPORARY.has(status)) throw new AppError('PROVIDER_AWAY', { provider }, { cause });
  throw new AppError('PROVIDER_REFUSED', { provider, reason: describeRefusal(status, json) }, { cause });
}

const detailed = z.union([
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z.object({ detail: z.array(z.object({ msg: z.string() })).min(1) }).transform(({ detail }) => detail[0]?.msg ?? ''),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ title: z.string() }).transform(({ title }) => title),
]);

/** What an answer says of its reason, without anything of the request. */
export function describeRefusal(status: number, json: unknown): string {
  const said = detailed.safeParse(json);
  return `${status}${said.success ? ` ${said.data}` : ''}`.slice(0, REASON_LENGTH);
}

/** Returns an address that a provider gave if it is the provider's own: the key is sent nowhere else. */
export function requireOwnUrl(provider: MediaQueueName, baseUrl: string, url: string): string {
  if (URL.parse(url)?.origin === new URL(baseUrl).origin) return url;
  throw new AppError('PROVIDER_REFUSED', { provider, reason: 'an address of another host' });
}

import { AppError } from '../../app-error.ts';

export interface ProviderRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
}

/**
 * Sends a request to a provider. Throws IDENTITY_PROVIDER_AWAY if it doesn't answer, IDENTITY_REFUSED for an address
 * that the settings don't name. Redirects are answers, never followed.
 */
export type ProviderFetch = (url: string, request?: ProviderRequest) => Promise<Response>;

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;

/** Creates a fetch that reaches only these origins, such as `https://login.acme.example`. */
export function createProviderFetch({
  name,
  origins,
}: {
  /** For messages. */
  name: string;
  origins: ReadonlySet<string>;
}): ProviderFetch {
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    if (!origins.has(new URL(url).origin)) throw new AppError('IDENTITY_REFUSED', { provider: name });
    try {
      const answer = await fetch(url, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await readText(answer);
      if (answer.status >= 500) throw new Error(`HTTP ${answer.status}`);
      // A status such as 204 allows no body, not even an empty one.
      return new Response(text === '' ? null : text, { status: answer.status, headers: answer.headers });
    } catch (error) {
      throw new AppError('IDENTITY_PROVIDER_AWAY', { provider: name }, { cause: error });
    }
  };
}

async function readText(answer: Response): Promise<string> {
  if (answer.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

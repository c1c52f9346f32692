import { openAsBlob } from 'node:fs';
import * as z from 'zod';
import { callProvider, readAnswer, requireOwnUrl } from './call-provider.ts';
import type { MediaProviderAccess } from './media-provider-name.ts';
import type { MediaProvider, MediaStatus } from './media-provider.ts';

const API_URL = 'https://api.replicate.com';
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

const prediction = z.object({
  id: z.string().min(1),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.unknown(),
  error: z.unknown(),
  urls: z.object({ get: z.string(), cancel: z.string() }),
});
const uploadAnswer = z.object({ urls: z.object({ get: z.string() }) });

/** Replicate's predictions (https://replicate.com/docs/reference/http). */
export function createReplicate({ apiKey = '', baseUrl = API_URL }: MediaProviderAccess): MediaProvider<'replicate'> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const own = (url: string): string => requireOwnUrl('replicate', baseUrl, url);

  return {
    name: 'replicate',
    async start({ model, input }, signal) {
      const [name = '', version] = model.split(':');
      const answer = await callProvider({
        provider: 'replicate',
        url: version === undefined ? `${baseUrl}/v1/models/${name}/predictions` : `${baseUrl}/v1/predictions`,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...(version === undefined ? {} : { version }), input }),
        signal,
      });
      const { id, urls } = readAnswer('replicate', answer, prediction);
      const getUrl = own(urls.get);
      return { provider: 'replicate', id, statusUrl: getUrl, resultUrl: getUrl, cancelUrl: own(urls.cancel) };
    },
    async findStatus({ statusUrl }, signal): Promise<MediaStatus> {
      const url = own(statusUrl);
      const answer = await callProvider({ provider: 'replicate', url, method: 'GET', headers, signal });
      const { status, output, error } = readAnswer('replicate', answer, prediction);
      switch (status) {
        case 'starting':
          return { state: 'waiting' };
        case 'processing':
          return { state: 'running' };
        case 'succeeded':
          return { state: 'done', output };
        case 'failed':
        case 'canceled':
        case 'aborted':
          return { state: 'failed', reason: typeof error === 'string' ? error : status };
      }
    },
    async cancel({ cancelUrl }, signal) {
      await callProvider({ provider: 'replicate', url: own(cancelUrl), method: 'POST', headers, signal });
    },
    async upload({ path, contentType, fileName }, signal) {
      const body = new FormData();
      body.set('content', await openAsBlob(path, { type: contentType }), fileName);
      const url = `${baseUrl}/v1/files`;
      const call = { provider: 'replicate', url, method: 'POST', headers, body, signal } as const;
      return readAnswer('replicate', await callProvider({ ...call, timeoutMs: UPLOAD_TIMEOUT_MS }), uploadAnswer).urls
        .get;
    },
  };
}

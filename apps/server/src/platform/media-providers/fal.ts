import { openAsBlob } from 'node:fs';
import * as z from 'zod';
import { AppError } from '#src/app-error.ts';
import { callProvider, describeRefusal, readAnswer, requireOwnUrl } from './call-provider.ts';
import type { MediaProviderAccess } from './media-provider-name.ts';
import type { MediaProvider, MediaStatus } from './media-provider.ts';

const QUEUE_URL = 'https://queue.fal.run';
const STORAGE_URL = 'https://rest.fal.ai';
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

const started = z.object({
  request_id: z.string().min(1),
  status_url: z.string(),
  response_url: z.string(),
  cancel_url: z.string(),
});
const statusAnswer = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  error: z.string().optional(),
});
const uploadAnswer = z.object({ upload_url: z.string(), file_url: z.string() });

/**
 * fal's queue (https://fal.ai/docs/api-reference/inference-api): the submit answer holds the addresses to ask. With an
 * address of the operator's, files are uploaded there too.
 */
export function createFal({ apiKey = '', baseUrl }: MediaProviderAccess): MediaProvider<'fal'> {
  const queueUrl = baseUrl ?? QUEUE_URL;
  const storageUrl = baseUrl ?? STORAGE_URL;
  const headers = { authorization: `Key ${apiKey}` };
  const json = { ...headers, 'content-type': 'application/json' };
  const own = (url: string): string => requireOwnUrl('fal', queueUrl, url);

  return {
    name: 'fal',
    async start({ model, input }, signal) {
      const url = `${queueUrl}/${model}`;
      const body = JSON.stringify(input);
      const answer = await callProvider({ provider: 'fal', url, method: 'POST', headers: json, body, signal });
      const { request_id: id, ...urls } = readAnswer('fal', answer, started);
      return {
        provider: 'fal',
        id,
        statusUrl: own(urls.status_url),
        resultUrl: own(urls.response_url),
        cancelUrl: own(urls.cancel_url),
      };
    },
    async findStatus({ statusUrl, resultUrl }, signal): Promise<MediaStatus> {
      const get = (url: string) => callProvider({ provider: 'fal', url: own(url), method: 'GET', headers, signal });
      const { status, error } = readAnswer('fal', await get(statusUrl), statusAnswer);
      if (status !== 'COMPLETED') return { state: status === 'IN_QUEUE' ? 'waiting' : 'running' };
      if (error !== undefined) return { state: 'failed', reason: error };
      const result = await get(resultUrl);
      // A model that failed has completed too: its answer has the status of the failure.
      if (result.status >= 400 && result.status < 500 && result.status !== 429)
        return { state: 'failed', reason: describeRefusal(result.status, result.json) };
      return { state: 'done', output: readAnswer('fal', result, z.unknown()) };
    },
    async cancel({ cancelUrl }, signal) {
      await callProvider({ provider: 'fal', url: own(cancelUrl), method: 'PUT', headers, signal });
    },
    async upload({ path, contentType, fileName }, signal) {
      const initiated = await callProvider({
        provider: 'fal',
        url: `${storageUrl}/storage/upload/initiate?storage_type=fal-cdn-v3`,
        method: 'POST',
        headers: json,
        body: JSON.stringify({ content_type: contentType, file_name: fileName }),
        signal,
      });
      const { upload_url: uploadUrl, file_url: fileUrl } = readAnswer('fal', initiated, uploadAnswer);
      const stored = await callProvider({
        provider: 'fal',
        url: uploadUrl,
        method: 'PUT',
        // Signed by its address: the key stays with the queue.
        headers: { 'content-type': contentType },
        body: await openAsBlob(path, { type: contentType }),
        timeoutMs: UPLOAD_TIMEOUT_MS,
        signal,
      });
      if (stored.status >= 300) throw new AppError('PROVIDER_AWAY', { provider: 'fal' });
      return fileUrl;
    },
  };
}

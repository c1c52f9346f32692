import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { ApiCaller } from '../load/call-api.ts';
import type { SampleUpload } from './sample-uploads.ts';

const ASK_MS = 250;
const uploadUrl = z.object({ upload_id: z.string(), url: z.string() });
const reported = z.object({ id: z.string(), state: z.enum(['ready', 'preparing']) });

/** Uploads a file as a browser does, and waits until it is an asset. Returns the asset's id. */
export async function uploadFile(caller: ApiCaller, { name, content }: SampleUpload): Promise<string> {
  const input = { file_name: name, filesize: content.byteLength };
  const { upload_id: uploadId, url } = await caller.call('/mediaLib/getUploadUrl', input, uploadUrl);
  await fetch(caller.toUrl(url), { method: 'PUT', body: new Uint8Array(content) });
  for (;;) {
    const asset = await caller.call('/mediaLib/reportUpload', { upload_id: uploadId }, reported);
    if (asset.state === 'ready') return asset.id;
    await wait(ASK_MS);
  }
}

import { type AssetId, type CallData, ERRORS } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import type { UploadSession } from './send-parts.ts';

interface SendWholeNeeds {
  start(): Promise<CallData<'getUploadUrl'>>;
  put(url: string): Promise<void>;
  /** Tells the server that the file has arrived; harmless when repeated. */
  report(uploadId: AssetId): Promise<unknown>;
  /** Notes the upload once the whole file is sent. */
  session?: UploadSession | undefined;
}

/** Answers to a report of a file that has not arrived, or that was dropped since. */
const NOT_THERE: ReadonlySet<number> = new Set(
  [ERRORS.NOT_FOUND, ERRORS.ASSET_MISSING, ERRORS.IMAGE_UPLOAD_FAILED, ERRORS.VIDEO_UPLOAD_FAILED].map(
    ({ code }) => code,
  ),
);

/**
 * Sends a file in one piece, and returns its upload. A file that was sent before, by a page that was closed since, is
 * not sent again: the server would make a second asset of it. Throws why the server refuses that one.
 */
export async function sendWhole({ start, put, report, session }: SendWholeNeeds): Promise<AssetId> {
  const sent = session?.getUploadId();
  if (sent !== undefined) {
    try {
      await report(sent);
      return sent;
    } catch (error) {
      if (!(error instanceof CallError && NOT_THERE.has(error.code))) throw error;
    }
  }
  const { upload_id: uploadId, url } = await start();
  await put(url);
  session?.setUploadId(uploadId);
  return uploadId;
}

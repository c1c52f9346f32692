import { type AssetId, type CallData, type CallInput, ERRORS } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';

/** The upload that a file belongs to, remembered between tries and across reloads. */
export interface UploadSession {
  /** Undefined before the first try. */
  getUploadId(): AssetId | undefined;
  setUploadId(uploadId: AssetId): void;
}

interface SendPartsNeeds {
  start(): Promise<CallData<'startPartsUpload'>>;
  list(input: CallInput<'listUploadParts'>): Promise<CallData<'listUploadParts'>>;
  put(url: string, content: Blob, onSent: (sentBytes: number) => void): Promise<void>;
  onSent(sentBytes: number): void;
  session: UploadSession;
}

/** Status of a signed address that has expired. */
const FORBIDDEN = 403;

const hasCode = (error: unknown, code: number): boolean => error instanceof CallError && error.code === code;

/**
 * Sends the parts of a file that have not arrived, and returns its upload. Throws where a part fails; called again, goes
 * on with the parts that are missing then.
 */
export async function sendParts(file: File, { start, list, put, onSent, session }: SendPartsNeeds): Promise<AssetId> {
  const begin = async (): Promise<AssetId> => {
    const { upload_id: uploadId } = await start();
    session.setUploadId(uploadId);
    return uploadId;
  };
  const known = session.getUploadId();
  let uploadId = known ?? (await begin());
  let isNew = known === undefined;
  for (;;) {
    try {
      const state = await list({ upload_id: uploadId });
      if (state.parts.length === 0) return uploadId;
      await sendListed(file, state, { put, onSent });
    } catch (error) {
      // A kept upload may have expired meanwhile: the file starts over.
      if (isNew || !hasCode(error, ERRORS.NOT_FOUND.code)) throw error;
      uploadId = await begin();
      isNew = true;
    }
  }
}

/** Sends the listed parts. Returns early where an address has expired on the way. */
async function sendListed(
  file: File,
  { parts, stored_bytes: storedBytes }: CallData<'listUploadParts'>,
  { put, onSent }: Pick<SendPartsNeeds, 'put' | 'onSent'>,
): Promise<void> {
  let arrivedBytes = storedBytes;
  onSent(arrivedBytes);
  for (const [index, { offset, size, url }] of parts.entries()) {
    try {
      const before = arrivedBytes;
      await put(url, file.slice(offset, offset + size), (sentBytes) => onSent(before + sentBytes));
    } catch (error) {
      if (index > 0 && hasCode(error, FORBIDDEN)) return;
      throw error;
    }
    arrivedBytes += size;
  }
}

import {
  type AssetId,
  type CallData,
  type CheckedInput,
  findFileKind,
  type FolderId,
  UPLOAD_PART_BYTES,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { PartsMismatch, type Storage, type StoredPart } from '../../platform/storage/storage.ts';
import { toUploadKey } from './library-keys.ts';
import { prolongUpload, setMultipart, type UploadFiles, type UploadRow } from './uploads.store.ts';

/** An upload as its user announces it. */
export interface NewUpload {
  fileName: string;
  declaredBytes: number;
  /** How long it waits for its file. */
  keptS: number;
  /** The folder of the library; undefined for the top, under any name. */
  folderId: FolderId | null | undefined;
}

interface PartsUploadsNeeds {
  database: Database;
  storage: Storage;
  clock: Clock;
  admitUpload(actor: Actor, upload: NewUpload): Promise<AssetId>;
  /** Throws NOT_FOUND if the upload is another user's. */
  findOwnUpload(actor: Actor, uploadId: AssetId): Promise<UploadRow | undefined>;
  discardUploads(uploads: readonly UploadFiles[], signal: AbortSignal): Promise<void>;
}

const PART_EXPIRES_S = 60 * 60;
/** How long an upload waits for its next part; with the grace of the clean-up less than a day. */
const PARTS_KEPT_S = 22 * 60 * 60;
/** However often its addresses are asked for. */
const LONGEST_UPLOAD_S = 3 * 24 * 60 * 60;
/** Addresses of one answer: few enough that a slow line uses them before they expire. */
const PARTS_AT_ONCE = 16;

interface WantedPart {
  partNumber: number;
  offset: number;
  sizeBytes: number;
}

/** Returns the parts that a file of this size arrives in. */
function listWantedParts(declaredBytes: number): WantedPart[] {
  return Array.from({ length: Math.ceil(declaredBytes / UPLOAD_PART_BYTES) }, (_, index) => {
    const offset = index * UPLOAD_PART_BYTES;
    return { partNumber: index + 1, offset, sizeBytes: Math.min(UPLOAD_PART_BYTES, declaredBytes - offset) };
  });
}

/** Large files, which arrive in parts and go on after a lost connection, a closed tab or a restart. */
export function createPartsUploads(needs: PartsUploadsNeeds) {
  const { database, storage, clock, admitUpload, findOwnUpload, discardUploads } = needs;

  /** Returns the parts that have arrived; undefined if they are a file by now. */
  async function findArrivedParts({ uploadId, multipartId }: UploadFiles): Promise<StoredPart[] | undefined> {
    if (multipartId === null) throw new AppError('NOT_FOUND');
    try {
      return await storage.listParts({ key: toUploadKey(uploadId), multipartId });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }

  return {
    /** Throws what `admitUpload` throws. */
    async startPartsUpload(
      actor: Actor,
      { file_name: fileName, filesize: declaredBytes, folder_id: folderId }: CheckedInput<'startPartsUpload'>,
    ): Promise<CallData<'startPartsUpload'>> {
      const uploadId = await admitUpload(actor, { fileName, declaredBytes, keptS: PARTS_KEPT_S, folderId });
      const { multipartId } = await storage.startMultipart(toUploadKey(uploadId), 'application/octet-stream');
      await setMultipart(database.db, uploadId, multipartId);
      return { upload_id: uploadId };
    },

    /** Signs addresses for the next parts that have not arrived. Throws NOT_FOUND if the upload is gone. */
    async listUploadParts(actor: Actor, uploadId: AssetId): Promise<CallData<'listUploadParts'>> {
      const upload = await findOwnUpload(actor, uploadId);
      if (!upload?.multipartId) throw new AppError('NOT_FOUND');
      const { multipartId, declaredBytes, createdAt } = upload;
      const now = clock.now();
      const latest = createdAt.getTime() + LONGEST_UPLOAD_S * 1000;
      await prolongUpload(database.db, uploadId, new Date(Math.min(latest, now.getTime() + PARTS_KEPT_S * 1000)));
      const arrived = await findArrivedParts(upload);
      // Neither parts nor a file, as after a move to another store: the browser starts over.
      if (arrived === undefined && !(await storage.head(toUploadKey(uploadId)))) throw new AppError('NOT_FOUND');
      const missing = arrived === undefined ? [] : listMissing(declaredBytes, arrived);
      const parts = await Promise.all(
        missing.slice(0, PARTS_AT_ONCE).map(async ({ partNumber, offset, sizeBytes }) => {
          const place = { partNumber, sizeBytes, expiresInS: PART_EXPIRES_S };
          const url = await storage.signPart({ key: toUploadKey(uploadId), multipartId }, place);
          return { part_number: partNumber, offset, size: sizeBytes, url };
        }),
      );
      return {
        stored_bytes: declaredBytes - missing.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        parts,
        expires: new Date(now.getTime() + PART_EXPIRES_S * 1000).toISOString(),
      };
    },

    /** Drops an upload that no job has yet. Does nothing for one that is gone, or is another user's. */
    async cancelUpload(actor: Actor, uploadId: AssetId, signal: AbortSignal): Promise<void> {
      const upload = await findOwnUpload(actor, uploadId).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      });
      if (upload?.preparingAs === null) await discardUploads([upload], signal);
    },

    /** Joins the parts of an upload, unless that is done. Throws if some are missing. */
    async joinParts(upload: UploadRow): Promise<void> {
      if (upload.multipartId === null) return;
      const arrived = await findArrivedParts(upload);
      if (arrived === undefined) return;
      const isWhole = listMissing(upload.declaredBytes, arrived).length === 0;
      try {
        if (!isWhole) throw new PartsMismatch('parts are missing');
        await storage.completeMultipart(
          { key: toUploadKey(upload.uploadId), multipartId: upload.multipartId },
          arrived,
        );
      } catch (error) {
        // Another report of the same upload has joined them meanwhile.
        if (error instanceof AppError && error.code === 'NOT_FOUND') return;
        if (!(error instanceof PartsMismatch)) throw error;
        const isImage = findFileKind(upload.fileName) === 'image';
        throw new AppError(isImage ? 'IMAGE_UPLOAD_FAILED' : 'VIDEO_UPLOAD_FAILED', {}, { cause: error });
      }
    },
  };
}

function listMissing(declaredBytes: number, arrived: readonly StoredPart[]): WantedPart[] {
  const sizes = new Map(arrived.map(({ partNumber, sizeBytes }) => [partNumber, sizeBytes]));
  return listWantedParts(declaredBytes).filter(({ partNumber, sizeBytes }) => sizes.get(partNumber) !== sizeBytes);
}

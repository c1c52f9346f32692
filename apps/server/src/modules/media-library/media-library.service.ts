import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  type AssetId,
  type CallData,
  type CheckedInput,
  type LibraryAsset,
  THUMBNAIL_DEFAULTS,
  UPLOAD_LIMITS,
  type UserId,
} from '@reelwright/contracts';
import sharp from 'sharp';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { IMAGE_TYPES, UNTRUSTED_IMAGE, identifyImage } from '../../platform/images/identify-image.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Asset, AssetsService } from '../assets/assets.service.ts';
import { presentLibraryAsset } from './media-library.presenter.ts';
import {
  countOpenUploads,
  deleteUploads,
  findOpenUpload,
  insertUpload,
  listExpiredUploads,
  takeUpload,
} from './media-library.store.ts';
import { toUploadName } from './upload-name.ts';

interface MediaLibraryDependencies {
  database: Database;
  storage: Storage;
  assets: AssetsService;
  clock: Clock;
}

interface UploadReport {
  userId: UserId;
  uploadId: AssetId;
  signal: AbortSignal;
}

const { maxSizeBytes } = UPLOAD_LIMITS.image;
const MIN_SIDE_PX = 200;
const PUT_EXPIRES_S = 60 * 60;
/** Well after the last moment at which a file can still arrive. */
const UPLOAD_KEPT_S = 2 * PUT_EXPIRES_S;
/** A report that began in time may still be at work on the file. */
const REPORT_GRACE_S = 60 * 60;
const GET_EXPIRES_S = 60 * 60;
/** Of one user at a time: what is uploaded and never reported takes room until it expires. */
const MAX_OPEN_UPLOADS = 100;
const EXPIRED_AT_ONCE = 500;

// The signed address stays good after the report, so what it writes to is never what was checked.
const toUploadKey = (uploadId: string): string => `uploads/${uploadId}`;
const toAssetFolder = (assetId: AssetId): string => `library/${assetId}/`;
const toThumbnailKey = (assetId: AssetId): string => `${toAssetFolder(assetId)}thumbnail.jpg`;

/** The thumbnail of a picture; making it reads the picture to its last byte, so a damaged one fails here. */
async function makeThumbnail(content: Buffer): Promise<Buffer> {
  const { width, height, quality } = THUMBNAIL_DEFAULTS;
  try {
    return await sharp(content, UNTRUSTED_IMAGE)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'cover' })
      .jpeg({ quality })
      .toBuffer();
  } catch (error) {
    throw new AppError('FILE_CORRUPTED', {}, { cause: error });
  }
}

/** Pictures on their way from a browser into the library. */
export function createMediaLibraryService({ database, storage, assets, clock }: MediaLibraryDependencies) {
  async function present(asset: Asset): Promise<LibraryAsset> {
    const [url, thumbUrl] = await Promise.all(
      [asset.storageKey, toThumbnailKey(asset.assetId)].map((key) =>
        storage.signGet(key, { expiresInS: GET_EXPIRES_S }),
      ),
    );
    return presentLibraryAsset(asset, { url: url ?? '', thumbUrl: thumbUrl ?? '' });
  }

  async function readUpload(uploadId: AssetId): Promise<Buffer> {
    const key = toUploadKey(uploadId);
    const file = await storage.head(key);
    if (!file) throw new AppError('IMAGE_UPLOAD_FAILED');
    if (file.sizeBytes > maxSizeBytes) throw new AppError('FILE_TOO_LARGE', { limit: `${maxSizeBytes / 2 ** 20} MB` });
    return buffer(await storage.get(key));
  }

  /** Stores the checked bytes and makes them an asset; false where another report was faster. */
  async function keepUpload(
    upload: { uploadId: AssetId; userId: UserId; fileName: string },
    content: Buffer,
  ): Promise<boolean> {
    const { uploadId, userId, fileName } = upload;
    const identified = await identifyImage(content);
    if (Math.min(identified.width, identified.height) < MIN_SIDE_PX)
      throw new AppError('IMAGE_TOO_SMALL', { pixels: MIN_SIDE_PX });
    const { contentType, extension } = IMAGE_TYPES[identified.type];
    const storageKey = `${toAssetFolder(uploadId)}image.${extension}`;
    const thumbnail = await makeThumbnail(content);
    await storage.put(storageKey, content, contentType);
    await storage.put(toThumbnailKey(uploadId), thumbnail, 'image/jpeg');
    return database.transaction(async (tx) => {
      if (!(await takeUpload(tx, upload))) return false;
      await assets.addAssets(tx, [
        {
          assetId: uploadId,
          userId,
          fileName,
          storageKey,
          contentType,
          width: identified.width,
          height: identified.height,
          durationS: null,
          sizeBytes: content.length,
          sha256: createHash('sha256').update(content).digest('hex'),
        },
      ]);
      return true;
    });
  }

  return {
    /** Throws COUNT_EXCEEDED where too many uploads of the user were never reported. */
    async getUploadUrl(userId: UserId, input: CheckedInput<'getUploadUrl'>): Promise<CallData<'getUploadUrl'>> {
      const now = clock.now();
      if ((await countOpenUploads(database.db, { userId, now })) >= MAX_OPEN_UPLOADS)
        throw new AppError('COUNT_EXCEEDED');
      const uploadId = randomUUID() as AssetId;
      await insertUpload(database.db, {
        uploadId,
        userId,
        fileName: toUploadName(input.file_name),
        createdAt: now,
        expiresAt: new Date(now.getTime() + UPLOAD_KEPT_S * 1000),
      });
      const url = await storage.signPut(toUploadKey(uploadId), { expiresInS: PUT_EXPIRES_S, maxSizeBytes });
      return {
        upload_id: uploadId,
        url,
        method: 'PUT',
        expires: new Date(now.getTime() + PUT_EXPIRES_S * 1000).toISOString(),
      };
    },

    /**
     * Makes an asset of what was put there; asked again, gives the same asset. Throws NOT_FOUND, IMAGE_UPLOAD_FAILED
     * (nothing was put), FILE_FORMAT, FILE_CORRUPTED, FILE_TOO_LARGE, IMAGE_TOO_SMALL; after a refusal another file may
     * be put to the same address.
     */
    async reportUpload({ userId, uploadId, signal }: UploadReport): Promise<LibraryAsset> {
      const upload = await findOpenUpload(database.db, { uploadId, userId, now: clock.now() });
      if (upload) {
        const content = await readUpload(uploadId);
        signal.throwIfAborted();
        await keepUpload({ uploadId, userId, fileName: upload.fileName }, content);
        await storage.delete(toUploadKey(uploadId));
      }
      return present(await assets.getAsset(database.db, { assetId: uploadId, userId }));
    },

    /** The storage key of a picture of the user's library; undefined where it has none of that id. */
    async findImageAsset(userId: UserId, assetId: AssetId): Promise<string | undefined> {
      const [asset] = await assets.listAssets(database.db, [assetId]);
      return asset?.userId === userId && asset.contentType.startsWith('image/') ? asset.storageKey : undefined;
    },

    /** Removes what was uploaded and never reported, also files whose report did not come to its end. */
    async deleteExpiredUploads(signal: AbortSignal): Promise<number> {
      const expiredBefore = new Date(clock.now().getTime() - REPORT_GRACE_S * 1000);
      const expired = await listExpiredUploads(database.db, { expiredBefore, max: EXPIRED_AT_ONCE });
      for (const uploadId of expired) {
        signal.throwIfAborted();
        await storage.delete(toUploadKey(uploadId));
        await storage.deleteFolder(toAssetFolder(uploadId as AssetId));
      }
      await deleteUploads(database.db, expired);
      return expired.length;
    },
  };
}

export type MediaLibraryService = ReturnType<typeof createMediaLibraryService>;

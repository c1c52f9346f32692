import { randomUUID } from 'node:crypto';
import {
  type AssetId,
  type CallData,
  type CheckedInput,
  findFileKind,
  type FolderId,
  type LibraryAsset,
  type Quota,
  type UserGroup,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { Actor, OwnerMove } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { authorize } from '../../policy.ts';
import type { AssetMedia } from '../assets/asset-media.ts';
import type { Asset, AssetsService } from '../assets/assets.service.ts';
import { copyAsset, copyAssets } from './copy-assets.ts';
import { createFinishUpload } from './finish-upload.ts';
import { createLibraryCleanUp, type LibraryCleanUpDependencies } from './library-clean-up.ts';
import { findAssetOfKey, toOriginalKey, toThumbnailKey, toUploadKey } from './library-keys.ts';
import { createLinkImports } from './link-imports.ts';
import { prepareOutputJob } from './library-jobs.ts';
import { canUpload } from './uploads.policy.ts';
import { presentLibraryAsset, presentPreparingUpload } from './uploads.presenter.ts';
import {
  clearUploadFailure,
  countOpenUploads,
  findOpenUpload,
  insertUpload,
  listUploadIds,
  moveUploads,
  lockStorage,
  sumDeclaredBytes,
  type UploadRow,
} from './uploads.store.ts';
import { isPlayable } from './prepare-output.ts';
import { createPartsUploads, type NewUpload } from './parts-uploads.ts';
import { checkMinutes, makeAsset, type PrepareUploadDependencies } from './prepare-upload.ts';
import { toUploadName } from './upload-name.ts';

interface UploadsDependencies extends PrepareUploadDependencies, Omit<LibraryCleanUpDependencies, 'assets'> {
  assets: Pick<
    AssetsService,
    | 'addAssets'
    | 'getAsset'
    | 'findAsset'
    | 'listOwnAssets'
    | 'findSameAsset'
    | 'measureLibrary'
    | 'listWorkspaceAssetIds'
    | 'deleteAssets'
    | 'moveAssets'
    | 'library'
    | 'deleteFolders'
  >;
  quotaOf(plan: UserGroup): Quota;
  /** Returns the bytes that the previews of a workspace keep. */
  measurePreviews(db: Executor, workspaceId: WorkspaceId): Promise<number>;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
}

interface ReportedUpload {
  actor: Actor;
  uploadId: AssetId;
  /** `image` takes the first frame of an animated image, and refuses files that are no image. */
  wantedAs?: 'image' | undefined;
}

const PUT_EXPIRES_S = 60 * 60;
/** Well after the last moment at which an upload can still finish. */
const UPLOAD_KEPT_S = 2 * PUT_EXPIRES_S;
const GET_EXPIRES_S = 60 * 60;

/** Uploads from browsers, and the library they become part of. */
export function createUploadsService(dependencies: UploadsDependencies) {
  const { database, storage, assets, queue, clock, quotaOf, measurePreviews } = dependencies;

  const sign = (key: string): Promise<string> => storage.signGet(key, { expiresInS: GET_EXPIRES_S });

  /** Returns signed addresses of an asset; no thumbnail until a new output was prepared. */
  async function signAsset(asset: Asset): Promise<{ url: string; thumbUrl: string }> {
    const hasThumbnail = asset.media !== null && asset.media.posterKey !== null;
    const [url, thumbUrl] = await Promise.all([
      sign(asset.storageKey),
      hasThumbnail ? sign(toThumbnailKey(asset.assetId)) : '',
    ]);
    return { url, thumbUrl };
  }

  async function present(asset: Asset): Promise<LibraryAsset> {
    return presentLibraryAsset(asset, await signAsset(asset));
  }

  async function presentPreparing({ uploadId, fileName, preparingAs, percent }: UploadRow): Promise<LibraryAsset> {
    const original = await storage.head(toOriginalKey(uploadId));
    return presentPreparingUpload({
      uploadId,
      fileName,
      preparingAs: preparingAs ?? findFileKind(fileName) ?? 'image',
      percent,
      sizeBytes: original?.sizeBytes ?? 0,
    });
  }

  /** Returns the asset, or the progress of its job. */
  async function presentUpload(actor: Actor, uploadId: AssetId): Promise<LibraryAsset> {
    const upload = await findOwnUpload(actor, uploadId);
    if (upload && (upload.preparingAs !== null || upload.sourceUrl !== null)) return await presentPreparing(upload);
    return await present(await assets.getAsset(database.db, { actor, assetId: uploadId }));
  }

  /** Returns undefined if the upload is an asset by now or never existed. Throws NOT_FOUND if it is another user's. */
  async function findOwnUpload(actor: Actor, uploadId: AssetId): Promise<UploadRow | undefined> {
    const upload = await findOpenUpload(database.db, { uploadId, now: clock.now() });
    return upload && authorize(canUpload, actor, 'report', upload);
  }

  /** Returns the bytes that a workspace keeps, without uploads that are still open. */
  async function measureSpace(db: Executor, workspaceId: WorkspaceId): Promise<number> {
    const { sizeBytes } = await assets.measureLibrary(db, workspaceId);
    return sizeBytes + (await measurePreviews(db, workspaceId));
  }

  /** Throws STORAGE_QUOTA if the workspace has no room for this many bytes more. */
  async function checkStorage(
    tx: Executor,
    { plan, workspaceId }: Pick<Actor, 'plan' | 'workspaceId'>,
    addedBytes: number,
  ): Promise<void> {
    const keptBytes = await measureSpace(tx, workspaceId);
    const promisedBytes = await sumDeclaredBytes(tx, { workspaceId, now: clock.now() });
    if (keptBytes + promisedBytes + addedBytes > quotaOf(plan).storageBytes) throw new AppError('STORAGE_QUOTA');
  }

  /** Throws NOT_FOUND for a folder that the actor may not use, DUPLICATE_NAME for a name that it has. */
  async function checkPlace(actor: Actor, folderId: FolderId | null, fileName: string): Promise<void> {
    const { db } = database;
    if (folderId !== null) await assets.library.getFolder(db, actor, folderId);
    const place = { workspaceId: actor.workspaceId, folderId };
    const taken = await assets.library.listTakenNames(db, place, [fileName]);
    if (taken.length > 0) throw new AppError('DUPLICATE_NAME');
  }

  /**
   * Adds an upload that the workspace has room for. Throws FILE_FORMAT for an extension that is not accepted,
   * COUNT_EXCEEDED if the user has too many unreported uploads, STORAGE_QUOTA and MINUTES_QUOTA if the workspace may not
   * keep more, and what `checkPlace` throws.
   */
  async function admitUpload(actor: Actor, { fileName, declaredBytes, keptS, folderId }: NewUpload): Promise<AssetId> {
    const kind = findFileKind(fileName);
    if (folderId !== undefined) await checkPlace(actor, folderId, toUploadName(fileName));
    if (kind === undefined) throw new AppError('FILE_FORMAT');
    const { userId, workspaceId } = actor;
    const { openUploads, mediaMinutes } = quotaOf(actor.plan);
    const now = clock.now();
    const uploadId = randomUUID() as AssetId;
    await database.transaction(async (tx) => {
      await lockStorage(tx, workspaceId);
      if ((await countOpenUploads(tx, { userId, now })) >= openUploads) throw new AppError('COUNT_EXCEEDED');
      await checkStorage(tx, actor, declaredBytes);
      if (kind !== 'image') await checkMinutes(tx, { assets, workspaceId, libraryMaxS: mediaMinutes * 60 });
      await insertUpload(tx, {
        uploadId,
        workspaceId,
        userId,
        fileName: toUploadName(fileName),
        folderId: folderId ?? null,
        declaredBytes,
        libraryMaxS: mediaMinutes * 60,
        createdAt: now,
        expiresAt: new Date(now.getTime() + keptS * 1000),
      });
    });
    return uploadId;
  }

  const cleanUp = createLibraryCleanUp(dependencies);
  const finishUpload = createFinishUpload(dependencies);
  const linkImports = createLinkImports({ ...dependencies, checkStorage, discardUploads: cleanUp.discardUploads });
  const partsUploads = createPartsUploads({
    ...dependencies,
    admitUpload,
    findOwnUpload,
    discardUploads: cleanUp.discardUploads,
  });
  const { joinParts, ...partsCalls } = partsUploads;

  return {
    ...cleanUp,
    ...partsCalls,
    ...linkImports,
    checkStorage,
    finishUpload,

    /** Returns an asset as all calls show it, with addresses that expire. */
    presentAsset: present,

    /** Returns a signed address of what plays fastest: the proxy of a video, or the file. */
    async signPreview(asset: Asset): Promise<string> {
      return await sign(asset.media?.proxyKey ?? asset.storageKey);
    },

    /** Returns a signed address of the waveform, in audiowaveform's JSON; null without audio. */
    async signPeaks({ media }: Asset): Promise<string | null> {
      const key = media?.peaksKey ?? null;
      return key === null ? null : await sign(key);
    },

    /** Returns a signed address of the small images of a video; undefined for others. */
    async signFilmstrip(asset: Asset): Promise<string | undefined> {
      const key = asset.media?.filmstrip?.key;
      return key === undefined ? undefined : await sign(key);
    },

    measureSpace: (workspaceId: WorkspaceId): Promise<number> => measureSpace(database.db, workspaceId),

    /** Copies assets within a library, each with its own files. Throws STORAGE_QUOTA before anything is copied. */
    async copyIntoLibrary(actor: Actor, copied: readonly Asset[]): Promise<AssetId[]> {
      const addedBytes = copied.reduce((sum, { sizeBytes, media }) => sum + sizeBytes + (media?.keptBytes ?? 0), 0);
      await database.transaction(async (tx) => {
        await lockStorage(tx, actor.workspaceId);
        await checkStorage(tx, actor, addedBytes);
      });
      return Promise.all(copied.map((asset) => copyAsset(dependencies, asset, actor)));
    },

    /** Throws what `admitUpload` throws. */
    async getUploadUrl(
      actor: Actor,
      { file_name: fileName, filesize: declaredBytes, folder_id: folderId }: CheckedInput<'getUploadUrl'>,
    ): Promise<CallData<'getUploadUrl'>> {
      const now = clock.now();
      const uploadId = await admitUpload(actor, { fileName, declaredBytes, keptS: UPLOAD_KEPT_S, folderId });
      const url = await storage.signPut(toUploadKey(uploadId), {
        expiresInS: PUT_EXPIRES_S,
        sizeBytes: declaredBytes,
      });
      return {
        upload_id: uploadId,
        url,
        method: 'PUT',
        expires: new Date(now.getTime() + PUT_EXPIRES_S * 1000).toISOString(),
      };
    },

    /**
     * Makes an asset of an uploaded file: at once for a still image or an animation that is wanted as an image, in a
     * job for a video or audio file. Repeated, returns the same asset, the progress of the job, or why it failed.
     * Throws NOT_FOUND, SYSTEM_BUSY, IMAGE_UPLOAD_FAILED and VIDEO_UPLOAD_FAILED (nothing was uploaded), FILE_TOO_LARGE,
     * IMAGE_TOO_SMALL, and what `normaliseMedia` throws; after a refusal another file may be uploaded to the same
     * address.
     */
    async reportUpload({
      actor,
      uploadId,
      wantedAs,
      signal,
    }: ReportedUpload & { signal: AbortSignal }): Promise<LibraryAsset> {
      const upload = await findOwnUpload(actor, uploadId);
      if (upload?.failure) {
        // Of a link nothing else can be put there: the reason stays.
        if (upload.sourceUrl === null) await clearUploadFailure(database.db, uploadId);
        throw new AppError(upload.failure.code, upload.failure.values);
      }
      if (upload && !upload.preparingAs && upload.sourceUrl === null) {
        await joinParts(upload);
        await finishUpload(upload, { owner: actor, wantedAs, from: 'call', signal });
      }
      return await presentUpload(actor, uploadId);
    },

    /** Adds an image that the product itself has made to a library. Throws what `reportUpload` throws. */
    async addImage(
      { userId, workspaceId, plan }: Actor,
      { fileName, content, signal }: { fileName: string; content: Buffer; signal: AbortSignal },
    ): Promise<AssetId> {
      const uploadId = randomUUID() as AssetId;
      await insertUpload(database.db, {
        uploadId,
        workspaceId,
        userId,
        fileName,
        createdAt: clock.now(),
        expiresAt: new Date(clock.now().getTime() + UPLOAD_KEPT_S * 1000),
      });
      await storage.put(toOriginalKey(uploadId), content, 'application/octet-stream');
      const work = { kindHint: 'image', owner: { userId, plan }, from: 'job', signal } as const;
      await makeAsset({ uploadId, workspaceId, fileName, libraryMaxS: null }, dependencies, work);
      return uploadId;
    },

    /** Copies assets of one library to another, each with its own files. Returns the new ids by the old ones. */
    async copyAssets(copy: {
      from: Actor;
      to: Actor;
      assetIds: readonly AssetId[];
    }): Promise<ReadonlyMap<AssetId, AssetId>> {
      return copyAssets(dependencies, copy);
    },

    /** Returns those of the assets that are in the workspace's library, with signed addresses. */
    async listLibraryAssets(actor: Actor, assetIds: readonly AssetId[]): Promise<LibraryAsset[]> {
      return Promise.all((await assets.listOwnAssets(database.db, { actor, assetIds })).map(present));
    },

    /**
     * Returns the storage key of an image of the workspace's library; undefined if the library has no image of that id.
     */
    async findImageAsset(actor: Actor, assetId: AssetId): Promise<string | undefined> {
      const asset = await assets.findAsset(database.db, { actor, assetId });
      return asset?.contentType.startsWith('image/') ? asset.storageKey : undefined;
    },

    /**
     * Returns what an asset of the workspace's library can be used as in an ad; undefined if the library has no asset
     * of that id.
     */
    async findAssetUse(actor: Actor, assetId: AssetId): Promise<'image' | 'video' | 'none' | undefined> {
      const asset = await assets.findAsset(database.db, { actor, assetId });
      if (!asset) return undefined;
      if (asset.contentType.startsWith('image/')) return 'image';
      // A new output of a tool has no working copy yet.
      return asset.media?.media.kind === 'video' ? 'video' : 'none';
    },

    /**
     * Returns what documents use of an upload of the workspace's library; undefined if the library has no asset of that
     * id, or a tool made it.
     */
    async findMedia(actor: Actor, assetId: AssetId): Promise<AssetMedia | undefined> {
      const asset = await assets.findAsset(database.db, { actor, assetId });
      return asset?.media ?? undefined;
    },

    /**
     * Returns the working copy of a video of the workspace's library, and the file it was made of; undefined if the
     * library has no prepared video of that id.
     */
    async findVideoSource(actor: Actor, assetId: AssetId): Promise<VideoSource | undefined> {
      const asset = await assets.findAsset(database.db, { actor, assetId });
      const media = asset?.media?.media;
      if (!asset || media?.kind !== 'video') return undefined;
      // The file of a tool's output is the original; that of an upload lies beside its working copy.
      const isUpload = asset.storageKey === media.key;
      return { asset, media, originalKey: isUpload ? toOriginalKey(assetId) : asset.storageKey };
    },

    /**
     * Returns the proxy of the video whose working copy has this key; undefined if the workspace's library has no such
     * video.
     */
    async findProxyKey(actor: Actor, key: string): Promise<string | undefined> {
      const assetId = findAssetOfKey(key);
      if (assetId === undefined) return undefined;
      const asset = await assets.findAsset(database.db, { actor, assetId });
      return asset?.media?.media.key === key ? (asset.media.proxyKey ?? undefined) : undefined;
    },

    /** Enqueues the jobs that make working copies of a task's outputs; joins the transaction that ends the task. */
    async prepareOutputs(
      tx: Executor,
      {
        workspaceId,
        outputs,
      }: { workspaceId: WorkspaceId; outputs: readonly { assetId: AssetId; contentType: string }[] },
    ): Promise<void> {
      for (const { assetId, contentType } of outputs) {
        if (!isPlayable(contentType)) continue;
        await queue.enqueue(prepareOutputJob, { assetId }, { tx, key: String(workspaceId) });
      }
    },

    /** Returns the ids of all uploads that are not assets yet. */
    async listUploadIds(): Promise<string[]> {
      return listUploadIds(database.db);
    },

    /** Moves all uploads and assets of a workspace to another one, whatever that may keep. */
    async moveWorkspaceLibrary(tx: Executor, move: OwnerMove): Promise<void> {
      await moveUploads(tx, move);
      await assets.moveAssets(tx, move);
    },
  };
}

/** A video, and the file that its working copy was made of. */
export interface VideoSource {
  asset: Asset;
  media: Extract<AssetMedia['media'], { kind: 'video' }>;
  /** May be gone: an early version did not keep it. */
  originalKey: string;
}

export type UploadsService = ReturnType<typeof createUploadsService>;

import {
  type AssetId,
  ERASE_LIMITS,
  type EraseBox,
  ERRORS,
  formatMessage,
  type LibraryAsset,
  type MessageKey,
  UPLOAD_LIMITS,
} from '@reelwright/contracts';
import { useSyncExternalStore } from 'react';
import { api } from '#src/lib/api.ts';
import { CallError } from '#src/lib/api-client.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { findFileProblem } from '#src/nouns/uploads/check-media-file.ts';
import { uploadFile } from '#src/nouns/uploads/upload-file.ts';
import { addBoxEdit, type BoxHistory, NO_BOXES } from './boxes.ts';

/** A video whose boxes are drawn. */
export interface EraseVideo {
  id: string;
  name: string;
  /** Null until it is in the library. */
  asset: Pick<LibraryAsset, 'id' | 'width' | 'height' | 'thumb_url'> | null;
  lengthS: number;
  /** How much of it is uploaded and prepared, 0 to 1. */
  uploaded: number;
  /** Why it can't be used. */
  problem: string | null;
  canRetry: boolean;
  history: BoxHistory;
}

/** The videos of this tab, which live as long as it: other screens may be visited meanwhile. */
let videos: readonly EraseVideo[] = [];
const listeners = new Set<() => void>();
const uploads = new Map<string, AbortController>();
/** The files of videos that are not in the library yet. */
const files = new Map<string, File>();
/** Several at once would only make each slower. */
const UPLOADS_AT_ONCE = 2;
const VIDEO_ASSET = 2;

export function useEraseVideos(): readonly EraseVideo[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => videos,
  );
}

function replace(next: readonly EraseVideo[]): void {
  videos = next;
  for (const listener of listeners) listener();
}

/** Changes a video; does nothing if it was removed. */
function update(id: string, change: (video: EraseVideo) => Partial<EraseVideo>): void {
  replace(videos.map((video) => (video.id === id ? { ...video, ...change(video) } : video)));
}

/** How many more videos fit into a task. */
export const countRoom = (): number => Math.max(0, ERASE_LIMITS.maxFiles - videos.length);

const toVideo = (name: string): EraseVideo => ({
  id: makeRandomId(),
  name,
  asset: null,
  lengthS: 0,
  uploaded: 0,
  problem: null,
  canRetry: false,
  history: NO_BOXES,
});

const say = (message: MessageKey, values: Record<string, string> = {}): string =>
  formatMessage(message, getLanguage(), values);

function hasAllowedName(name: string): boolean {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  return (UPLOAD_LIMITS.watermarkRemoval.extensions as readonly string[]).includes(extension);
}

function describeProblem(file: File): string | null {
  if (!hasAllowedName(file.name)) return say('erase_video_format');
  if (file.size > ERASE_LIMITS.maxSizeBytes) return say('erase_video_too_large');
  const problem = findFileProblem(file, 'videos');
  return problem === null ? null : say(problem);
}

/** Adds files and uploads them. Files beyond the limit are left out. */
export function addFiles(chosen: Iterable<File>): void {
  const added = [...chosen]
    .slice(0, countRoom())
    .map((file) => ({ file, video: { ...toVideo(file.name), problem: describeProblem(file) } }));
  replace([...videos, ...added.map(({ video }) => video)]);
  for (const { file, video } of added) if (video.problem === null) files.set(video.id, file);
  uploadNext();
}

/** Adds videos of the library, unless they are there already. */
export function addAssets(assets: readonly LibraryAsset[]): void {
  const fresh = assets.filter(({ id }) => !videos.some(({ asset }) => asset?.id === id)).slice(0, countRoom());
  replace([...videos, ...fresh.map((asset) => ({ ...toVideo(asset.file_name), ...takeAsset(asset) }))]);
}

/** Adds a video of the library by its id: other screens link here with it. */
export async function addAssetById(assetId: AssetId): Promise<void> {
  if (videos.some(({ asset }) => asset?.id === assetId)) return;
  addAssets([await api.call('getLibraryAsset', { asset_id: assetId })]);
}

function takeAsset(asset: LibraryAsset): Partial<EraseVideo> {
  const lengthS = asset.duration ?? 0;
  const problem = !hasAllowedName(asset.file_name)
    ? say('erase_video_format')
    : asset.asset_type !== VIDEO_ASSET
      ? say('asset_no_video')
      : lengthS > ERASE_LIMITS.maxLengthS
        ? say('erase_video_too_long')
        : asset.filesize > ERASE_LIMITS.maxSizeBytes
          ? say('erase_video_too_large')
          : null;
  return { asset, lengthS, uploaded: 1, problem };
}

/** Uploads a video again that failed for a reason which may have passed. */
export function retryVideo(id: string): void {
  update(id, () => ({ problem: null, canRetry: false, uploaded: 0 }));
  uploadNext();
}

/** Starts the uploads that wait, as far as there is room. */
function uploadNext(): void {
  for (const { id, asset, problem } of videos) {
    if (uploads.size >= UPLOADS_AT_ONCE) return;
    const file = files.get(id);
    if (file && asset === null && problem === null && !uploads.has(id)) void upload(id, file);
  }
}

async function upload(id: string, file: File): Promise<void> {
  const abort = new AbortController();
  uploads.set(id, abort);
  try {
    const asset = await uploadFile(file, {
      signal: abort.signal,
      onProgress: ({ step, fraction }) =>
        update(id, () => ({ uploaded: step === 'sending' ? 0.7 * fraction : 0.7 + 0.3 * fraction })),
    });
    files.delete(id);
    update(id, () => takeAsset(asset));
  } catch (error) {
    if (!abort.signal.aborted)
      update(id, () => ({ problem: describeError(error, getLanguage()), canRetry: isPassing(error) }));
  } finally {
    uploads.delete(id);
    uploadNext();
  }
}

/** Whether the same file may be taken the next time. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  const row = Object.values(ERRORS).find(({ code }) => code === error.code);
  return row === undefined || row.retryable;
}

/** Changes the boxes of a video, or undoes and redoes changes. */
export function changeBoxes(id: string, change: (history: BoxHistory) => BoxHistory): void {
  update(id, ({ history }) => ({ history: change(history) }));
}

export const setBoxes = (id: string, boxes: readonly EraseBox[]): void =>
  changeBoxes(id, (history) => addBoxEdit(history, boxes));

export function removeVideo(id: string): void {
  uploads.get(id)?.abort();
  files.delete(id);
  replace(videos.filter((video) => video.id !== id));
}

export function removeAllVideos(): void {
  for (const { id } of videos) removeVideo(id);
}

import {
  type AssetId,
  type EnhancedVideo,
  ERRORS,
  formatMessage,
  type LibraryAsset,
  type MessageKey,
  UPLOAD_LIMITS,
  type VideoFrames,
} from '@reelwright/contracts';
import { useSyncExternalStore } from 'react';
import { api } from '#src/lib/api.ts';
import { CallError } from '#src/lib/api-client.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { describeSizeLimit, findFileProblem } from '#src/nouns/uploads/check-media-file.ts';
import { uploadFile } from '#src/nouns/uploads/upload-file.ts';

/** A video that is to be enhanced. */
export interface EnhanceVideo {
  /** The page's own id. */
  id: string;
  name: string;
  /** Null until the video is in the library. */
  assetId: AssetId | null;
  /** 0 to 1. */
  uploaded: number;
  /** What the library knows of it; null until it was asked. */
  facts: VideoFrames | null;
  /** Why the video can't be used, in the user's language. */
  problem: string | null;
  /** The problem may have passed: the same file can be tried again. */
  canRetry: boolean;
}

/** The videos of this tab, which live as long as it: other screens may be visited meanwhile. */
let videos: readonly EnhanceVideo[] = [];
const listeners = new Set<() => void>();
const uploads = new Map<string, AbortController>();
/** The files of videos that are not in the library yet. */
const files = new Map<string, File>();
/** Several at once would only make each slower. */
const UPLOADS_AT_ONCE = 2;
export const MOST_VIDEOS = 20;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useEnhanceVideos = (): readonly EnhanceVideo[] => useSyncExternalStore(subscribe, () => videos);

function replace(next: readonly EnhanceVideo[]): void {
  videos = next;
  for (const listener of listeners) listener();
}

/** Changes a video; does nothing if it was removed. */
function update(id: string, change: Partial<EnhanceVideo>): void {
  replace(videos.map((video) => (video.id === id ? { ...video, ...change } : video)));
}

const toVideo = (name: string, start: Partial<EnhanceVideo> = {}): EnhanceVideo => ({
  id: makeRandomId(),
  name,
  assetId: null,
  uploaded: 0,
  facts: null,
  problem: null,
  canRetry: false,
  ...start,
});

/** How many more videos fit into a task. */
export const countRoom = (): number => Math.max(0, MOST_VIDEOS - videos.length);

const say = (key: MessageKey, values: Record<string, string> = {}): string => formatMessage(key, getLanguage(), values);

/** Returns why a file can't be enhanced, judged by name and size; the server checks the content. */
function describeProblem(file: File): string | null {
  const [extension] = UPLOAD_LIMITS.enhancement.extensions;
  if (!file.name.toLowerCase().endsWith(`.${extension}`)) return say('enhance_only_mp4');
  const problem = findFileProblem(file, 'videos');
  return problem && say(problem, { limit: describeSizeLimit(file.name) });
}

/** Adds files and uploads each. Files beyond the limit are left out. */
export function addFiles(chosen: Iterable<File>): void {
  const added = [...chosen]
    .slice(0, countRoom())
    .map((file) => ({ file, video: toVideo(file.name, { problem: describeProblem(file) }) }));
  for (const { file, video } of added) if (video.problem === null) files.set(video.id, file);
  replace([...videos, ...added.map(({ video }) => video)]);
  uploadNext();
}

/** Adds videos of the library; those that are there already are left out. */
export function addAssets(assets: readonly Pick<LibraryAsset, 'id' | 'file_name'>[]): void {
  const added = assets
    .filter(({ id }) => !videos.some(({ assetId }) => assetId === id))
    .slice(0, countRoom())
    .map(({ id, file_name: name }) => toVideo(name, { assetId: id, uploaded: 1 }));
  replace([...videos, ...added]);
  for (const { id, assetId } of added) if (assetId !== null) void readFacts(id, assetId);
}

/** Tries a video again that failed for a reason which may have passed. */
export function retryVideo(id: string): void {
  update(id, { problem: null, canRetry: false });
  const assetId = videos.find((video) => video.id === id)?.assetId ?? null;
  if (assetId === null) uploadNext();
  else void readFacts(id, assetId);
}

/** Starts the uploads that wait, as far as there is room. */
function uploadNext(): void {
  for (const { id, assetId, problem } of videos) {
    if (uploads.size >= UPLOADS_AT_ONCE) return;
    const file = files.get(id);
    if (file && assetId === null && problem === null && !uploads.has(id)) void upload(id, file);
  }
}

async function upload(id: string, file: File): Promise<void> {
  const abort = new AbortController();
  uploads.set(id, abort);
  try {
    const asset = await uploadFile(file, {
      signal: abort.signal,
      onProgress: ({ step, fraction }) =>
        update(id, { uploaded: step === 'sending' ? 0.8 * fraction : 0.8 + 0.2 * fraction }),
    });
    files.delete(id);
    if (asset.asset_type !== 2) return update(id, { problem: say('asset_no_video') });
    update(id, { assetId: asset.id, uploaded: 1 });
    await readFacts(id, asset.id);
  } catch (error) {
    if (!abort.signal.aborted) fail(id, error);
  } finally {
    uploads.delete(id);
    uploadNext();
  }
}

/** Reads size, rate and length of a video, and whether it can be enhanced. */
async function readFacts(id: string, assetId: AssetId): Promise<void> {
  try {
    const facts = await api.call('getVideoFrames', { asset_id: assetId });
    const lengthS = (facts.frames * facts.frame_rate.den) / facts.frame_rate.num;
    const isTooLong = lengthS > UPLOAD_LIMITS.enhancement.maxDurationS;
    const problem = isTooLong ? 'enhance_too_long' : facts.is_stacked ? 'enhance_transparent' : null;
    update(id, { facts, name: facts.file_name, problem: problem && say(problem) });
  } catch (error) {
    fail(id, error);
  }
}

const PASSING: ReadonlySet<number> = new Set([ERRORS.SYSTEM_BUSY.code, ERRORS.TOO_MANY_REQUESTS.code]);

function fail(id: string, error: unknown): void {
  const isRefused = error instanceof CallError && error.code > 0 && !PASSING.has(error.code);
  update(id, { problem: describeError(error, getLanguage()), canRetry: !isRefused });
}

export function removeVideo(id: string): void {
  uploads.get(id)?.abort();
  files.delete(id);
  replace(videos.filter((video) => video.id !== id));
}

export function removeAllVideos(): void {
  for (const { id } of videos) removeVideo(id);
}

export type EnhanceVideoState = 'uploading' | 'opening' | 'ready' | 'failed';

export function findVideoState({ problem, assetId, facts }: EnhanceVideo): EnhanceVideoState {
  if (problem !== null) return 'failed';
  if (assetId === null) return 'uploading';
  return facts === null ? 'opening' : 'ready';
}

/** Returns a video as a task names it; null until its facts are known. */
export function toEnhanced({ assetId, name, facts }: EnhanceVideo): EnhancedVideo | null {
  if (assetId === null || facts === null) return null;
  const { width, height, frame_rate, frames } = facts;
  return { asset_id: assetId, name, width, height, frame_rate, frames };
}

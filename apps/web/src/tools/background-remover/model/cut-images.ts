import { type AssetId, ERRORS, formatMessage, type LibraryAsset, UPLOAD_LIMITS } from '@reelwright/contracts';
import { useSyncExternalStore } from 'react';
import { api } from '#src/lib/api.ts';
import { CallError } from '#src/lib/api-client.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { uploadFile } from '#src/nouns/uploads/upload-file.ts';
import type { CutOutAnswer, SubjectPixels } from '../worker/cut-out-messages.ts';
import type { CutImage } from './cut-image.ts';
import { getCutOutWorker, orderSubject } from './cut-out-worker.ts';
import { keepImages, readKeptImages } from './kept-images.ts';
import { addEdit, type Edit, startHistory } from './mark-history.ts';
import { findPhotoProblem } from './photo-problem.ts';

/** The images of this tab, which live as long as it: other screens may be visited meanwhile. */
let images: readonly CutImage[] = [];
const listeners = new Set<() => void>();
const uploads = new Map<string, AbortController>();
/** The files of images that are not in the library yet. */
const files = new Map<string, File>();
/** Several at once would only make each slower. */
const UPLOADS_AT_ONCE = 2;
/** Counts the orders of each image, so that late answers are dropped. */
const turns = new Map<string, number>();
let isListening = false;
/** Whether the images of this tab before its reload are still being fetched. */
let isRestoring = false;

export const getCutImages = (): readonly CutImage[] => images;

export function subscribeCutImages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIsRestoring = (): boolean => useSyncExternalStore(subscribeCutImages, () => isRestoring);

export const useCutImages = (): readonly CutImage[] => useSyncExternalStore(subscribeCutImages, getCutImages);

function replace(next: readonly CutImage[]): void {
  images = next;
  if (!isRestoring) keepImages(images);
  for (const listener of listeners) listener();
}

/** Changes an image; does nothing if it was removed. */
function update(id: string, change: (image: CutImage) => Partial<CutImage>): void {
  replace(images.map((image) => (image.id === id ? { ...image, ...change(image) } : image)));
}

const toCutImage = (name: string, url: string): CutImage => ({
  id: makeRandomId(),
  name,
  assetId: null,
  url,
  uploaded: 0,
  problem: null,
  canRetry: false,
  guess: null,
  isSeen: false,
  history: startHistory(),
  subject: null,
  aspect: 1,
});

/** How many more images fit into a task. */
export const countRoom = (): number => Math.max(0, UPLOAD_LIMITS.library.maxFiles - images.length);

/** Adds files: uploads each, and looks for its subject. Files beyond the limit are left out. */
export function addFiles(chosen: Iterable<File>): void {
  const added = [...chosen].slice(0, countRoom()).map((file) => ({
    file,
    image: { ...toCutImage(file.name, URL.createObjectURL(file)), problem: describeProblem(file) },
  }));
  replace([...images, ...added.map(({ image }) => image)]);
  for (const { file, image } of added) if (image.problem === null) files.set(image.id, file);
  uploadNext();
}

/** Uploads an image again that failed for a reason which may have passed. */
export function retryImage(id: string): void {
  update(id, () => ({ problem: null, canRetry: false, uploaded: 0 }));
  uploadNext();
}

/** Starts the uploads that wait, as far as there is room. */
function uploadNext(): void {
  for (const { id, assetId, problem } of images) {
    if (uploads.size >= UPLOADS_AT_ONCE) return;
    const file = files.get(id);
    if (file && assetId === null && problem === null && !uploads.has(id)) void upload(id, file);
  }
}

function describeProblem(file: File): string | null {
  const problem = findPhotoProblem(file);
  if (problem === null) return null;
  const limit = `${UPLOAD_LIMITS.backgroundRemovalImage.maxSizeBytes / 2 ** 20} MB`;
  return formatMessage(problem, getLanguage(), { limit });
}

async function upload(id: string, file: File): Promise<void> {
  const abort = new AbortController();
  uploads.set(id, abort);
  try {
    const asset = await uploadFile(file, {
      wantedAs: 'image',
      signal: abort.signal,
      onProgress: ({ step, fraction }) =>
        update(id, () => ({ uploaded: step === 'sending' ? 0.9 * fraction : 0.9 + 0.1 * fraction })),
    });
    await take(id, asset);
    files.delete(id);
  } catch (error) {
    if (!abort.signal.aborted)
      update(id, () => ({ assetId: null, problem: describeError(error, getLanguage()), canRetry: isPassing(error) }));
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

/** Looks for the subject of an image that is in the library. */
async function take(id: string, asset: Pick<LibraryAsset, 'id' | 'url' | 'width' | 'height'>): Promise<void> {
  update(id, () => ({ assetId: asset.id, uploaded: 1, aspect: asset.width / Math.max(1, asset.height) }));
  const response = await fetch(asset.url);
  if (!response.ok) throw new Error(`the image answers ${response.status}`);
  const file = await response.blob();
  update(id, ({ url }) => {
    if (url.startsWith('blob:')) URL.revokeObjectURL(url);
    return { url: URL.createObjectURL(file) };
  });
  listenToWorker();
  getCutOutWorker().send({ op: 'open', id, file });
}

/** Adds images of the library. */
export function addAssets(
  assets: readonly Pick<LibraryAsset, 'id' | 'url' | 'width' | 'height' | 'file_name'>[],
): void {
  const added = assets.slice(0, countRoom()).map((asset) => ({ asset, image: toCutImage(asset.file_name, asset.url) }));
  replace([...images, ...added.map(({ image }) => image)]);
  for (const { asset, image } of added) takeAsset(image.id, asset);
}

function takeAsset(id: string, asset: Parameters<typeof take>[1]): void {
  take(id, asset).catch((error: unknown) => update(id, () => ({ problem: describeError(error, getLanguage()) })));
}

/** Adds an image of the library by its id, unless it is among the images already. */
export async function addAssetById(assetId: AssetId): Promise<void> {
  const asset = await api.call('getLibraryAsset', { asset_id: assetId });
  if (asset.asset_type === 1 && !images.some((image) => image.assetId === assetId)) addAssets([asset]);
}

/** Brings back the images of this tab, with their marks, after it was reloaded. Those that are gone are left out. */
export async function restoreImages(): Promise<void> {
  if (isRestoring || images.length > 0) return;
  const kept = readKeptImages();
  if (kept.length === 0) return;
  isRestoring = true;
  replace(images);
  const found = await Promise.all(
    kept.map(async (each) => {
      const asset = await api.call('getLibraryAsset', { asset_id: each.assetId }).catch(() => null);
      return asset?.asset_type === 1 ? { asset, kept: each } : null;
    }),
  );
  isRestoring = false;
  const restored = found.flatMap((each) => (each && !images.some(({ id }) => id === each.kept.id) ? [each] : []));
  replace([
    ...restored.map(({ asset, kept: { id, name, isSeen, edit } }) => ({
      ...toCutImage(name, asset.url),
      id,
      isSeen,
      // What was undone before the reload can't be redone.
      history: startHistory(edit),
    })),
    ...images,
  ]);
  for (const {
    asset,
    kept: { id },
  } of restored)
    takeAsset(id, asset);
}

function listenToWorker(): void {
  if (isListening) return;
  isListening = true;
  getCutOutWorker().listen(hear);
}

function hear(answer: CutOutAnswer): void {
  const { id } = answer;
  if (answer.op === 'opened') {
    update(id, () => ({
      guess: { verdict: answer.verdict, hints: answer.hints },
      aspect: answer.size.width / answer.size.height,
    }));
    const image = images.find((each) => each.id === id);
    if (image) order(image);
  }
  if (answer.op === 'failed')
    update(id, ({ problem }) => ({ problem: problem ?? formatMessage('analysis_failed', getLanguage()) }));
  if (answer.op === 'matte' && answer.turn === turns.get(id)) void showSubject(id, answer.turn, answer.subject);
}

async function showSubject(id: string, turn: number, { data, width, height, region }: SubjectPixels): Promise<void> {
  const bitmap = await createImageBitmap(new ImageData(data, width, height));
  if (turn !== turns.get(id)) return;
  update(id, () => ({ subject: { bitmap, region } }));
}

/** Orders an image's subject anew, after its marks or edge have changed. Returns the number of the order. */
export function order({ id, history }: Pick<CutImage, 'id' | 'history'>): number {
  const turn = (turns.get(id) ?? 0) + 1;
  turns.set(id, turn);
  orderSubject(id, turn, history.now);
  return turn;
}

/** Changes what a person has done to an image. */
export function changeHistory(id: string, change: (history: CutImage['history']) => CutImage['history']): void {
  update(id, ({ history }) => ({ history: change(history) }));
  const image = images.find((each) => each.id === id);
  if (image) order(image);
}

export const editImage = (id: string, edit: Edit): void => changeHistory(id, (history) => addEdit(history, edit));

/** Notes that a person has looked at an image's mask and agrees. */
export const agreeTo = (id: string): void => update(id, () => ({ isSeen: true }));

export function removeImage(id: string): void {
  uploads.get(id)?.abort();
  files.delete(id);
  const image = images.find((each) => each.id === id);
  if (image?.guess) getCutOutWorker().send({ op: 'close', id });
  if (image?.url.startsWith('blob:')) URL.revokeObjectURL(image.url);
  replace(images.filter((each) => each.id !== id));
}

export function removeAllImages(): void {
  for (const { id } of images) removeImage(id);
}

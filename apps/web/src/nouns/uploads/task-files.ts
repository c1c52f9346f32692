import type { AssetId, LibraryAsset } from '@reelwright/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#src/lib/api.ts';
import { connection } from '#src/lib/connection.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { findTabId, keepInTab, readFromTab } from '#src/lib/tab-storage.ts';
import type { AcceptedMedia } from './check-media-file.ts';
import { guardUploads } from './guard-uploads.ts';
import { keptUploads } from './kept-uploads.ts';
import { uploadFile } from './upload-file.ts';
import { createUploadQueue, mayPass, type PendingUpload, type Upload } from './upload-queue.ts';

/** A file that a new task of a tool will use. */
export interface TaskFile {
  /** The page's own id. */
  id: string;
  name: string;
  /** Null until the file is in the library. */
  assetId: AssetId | null;
  /** How much of it is uploaded and prepared, 0 to 1. */
  uploaded: number;
  /** Why it can't be used, in the user's language. */
  problem: string | null;
  /** The problem may have passed: the same file can be tried again. */
  canRetry: boolean;
}

interface TaskFilesNeeds<Item extends TaskFile, Kept> {
  /** Names what this tab keeps; to be changed with the shape of `Kept`. */
  key: string;
  accepts: AcceptedMedia;
  /** The most files that fit into a task. */
  most: number;
  upload?: Upload;
  /** Returns why a tool can't use a file, judged by name and size; the server checks the content. */
  findProblem(file: File): string | null;
  /** Adds to a new file what the tool knows of it; `source` is null where the library does not answer. */
  start(file: TaskFile, source: File | LibraryAsset | null): Item;
  /** Returns what changes once a file is in the library. What this throws becomes the problem. */
  take(item: Item, asset: LibraryAsset): Partial<Item> | Promise<Partial<Item>>;
  /** Returns what a person has done to a file, as JSON: a reload keeps it. */
  keep(item: Item): Kept;
  restore(item: Item, kept: Kept): Item;
  /** Frees what belongs to a file. */
  onRemoved?(item: Item): void;
}

/**
 * The files of a task that is being set up, in the order of choice. They live as long as the tab: other screens may be
 * visited meanwhile, and a reload brings them back, those included that are still on their way.
 */
export interface TaskFiles<Item extends TaskFile> {
  get(): readonly Item[];
  isRestoring(): boolean;
  subscribe(listener: () => void): () => void;
  /** How many more files fit. */
  countRoom(): number;
  /** Adds files and uploads them. Those beyond the limit are left out. */
  addFiles(files: Iterable<File>): void;
  /** Adds files of the library, unless they are there already. */
  addAssets(assets: readonly LibraryAsset[]): void;
  /** Adds a file of the library by its id: other screens link here with it. */
  addAssetById(assetId: AssetId): Promise<void>;
  /** Changes a file; does nothing if it was removed. */
  update(id: string, change: (item: Item) => Partial<Item>): void;
  /** Tries a file again that failed for a reason which may have passed. */
  retry(id: string): void;
  remove(id: string): void;
  removeAll(): void;
  /** Brings back the files of before a reload, where there are none yet. */
  restore(): void;
}

interface KeptItem<Kept> extends Pick<TaskFile, 'id' | 'name'> {
  assetId: AssetId;
  kept: Kept;
}

/** The share of `uploaded` that sending takes; the rest is the server's preparing. */
const SENDING = 0.8;

export function createTaskFiles<Item extends TaskFile, Kept>(needs: TaskFilesNeeds<Item, Kept>): TaskFiles<Item> {
  const { key, accepts, most, upload = uploadFile, findProblem, start, take, onRemoved } = needs;
  const listeners = new Set<() => void>();
  let items: readonly Item[] = [];
  /** Whether what the tab has kept was read: until then it is not written over. */
  let isRead = false;
  let restoring: Promise<void> | null = null;

  const keep = (): void => {
    const kept = items.flatMap((item): KeptItem<Kept>[] => {
      const { id, name, assetId } = item;
      return assetId === null ? [] : [{ id, name, assetId, kept: needs.keep(item) }];
    });
    keepInTab(key, kept.length === 0 ? null : kept);
  };
  const replace = (next: readonly Item[]): void => {
    items = next;
    // A second reload while files are being brought back loses none of them.
    if (isRead && restoring === null) keep();
    for (const listener of listeners) listener();
  };
  const find = (id: string): Item | undefined => items.find((item) => item.id === id);
  const update = (id: string, change: (item: Item) => Partial<Item>): void =>
    replace(items.map((item) => (item.id === id ? { ...item, ...change(item) } : item)));
  const toFile = (name: string, known: Partial<TaskFile> = {}): TaskFile => ({
    id: makeRandomId(),
    name,
    assetId: null,
    uploaded: 0,
    problem: null,
    canRetry: false,
    ...known,
  });
  const countRoom = (): number => Math.max(0, most - items.length);
  const fail = (id: string, error: unknown): void =>
    update(id, () => ({ problem: describeError(error, getLanguage()), canRetry: mayPass(error) }) as Partial<Item>);

  const takeAsset = async (id: string, asset: LibraryAsset): Promise<void> => {
    update(id, () => ({ assetId: asset.id, uploaded: 1, problem: null, canRetry: false }) as Partial<Item>);
    const item = find(id);
    if (!item) return;
    try {
      const change = await take(item, asset);
      update(id, () => change);
    } catch (error) {
      fail(id, error);
    }
  };

  const queue = createUploadQueue({
    upload,
    accepts,
    onUploaded: (asset, _place, id) => void takeAsset(id, asset),
    connection,
    kept: { uploads: keptUploads, group: `${key}/${findTabId()}` },
  });
  guardUploads(queue);
  /** Shows how far uploads are, and those that go on after a reload. */
  const follow = (pending: readonly PendingUpload[]): void => {
    for (const { id, file, step, fraction, problem, canRetry } of pending) {
      const uploaded = step === 'sending' ? SENDING * fraction : SENDING + (1 - SENDING) * fraction;
      const known = find(id);
      if (!known) replace([...items, start(toFile(file.name, { id, uploaded, problem, canRetry }), file)]);
      else if (known.assetId === null) update(id, () => ({ uploaded, problem, canRetry }) as Partial<Item>);
    }
  };
  queue.subscribe(() => follow(queue.getPending()));

  const addAssets = (assets: readonly LibraryAsset[]): void => {
    const added = assets
      .filter(({ id }) => !items.some(({ assetId }) => assetId === id))
      .slice(0, countRoom())
      .map((asset) => ({
        asset,
        item: start(toFile(asset.file_name, { assetId: asset.id, uploaded: 1 }), asset),
      }));
    replace([...items, ...added.map(({ item }) => item)]);
    for (const { asset, item } of added) void takeAsset(item.id, asset);
  };

  const remove = (id: string): void => {
    const item = find(id);
    if (!item) return;
    // First from here: the queue tells of every change, and would bring it back.
    replace(items.filter((each) => each.id !== id));
    queue.dismiss(id);
    onRemoved?.(item);
  };

  const bringBack = async (kept: readonly KeptItem<Kept>[]): Promise<void> => {
    const found = await Promise.all(
      kept.map(async (each) => {
        try {
          return { each, asset: await api.call('getLibraryAsset', { asset_id: each.assetId }), error: null };
        } catch (error) {
          return { each, asset: null, error };
        }
      }),
    );
    const back = found.flatMap(({ each: { id, name, assetId, kept: done }, asset, error }) => {
      // What is gone from the library stays gone; a server that did not answer has it still.
      if ((asset === null && !mayPass(error)) || items.some((item) => item.assetId === assetId)) return [];
      const item = start(toFile(name, { id, assetId, uploaded: 1 }), asset);
      return [{ asset, error, item: needs.restore(item, done) }];
    });
    restoring = null;
    replace([...back.map(({ item }) => item), ...items]);
    for (const { asset, error, item } of back)
      if (asset) void takeAsset(item.id, asset);
      else fail(item.id, error);
  };

  return {
    get: () => items,
    isRestoring: () => restoring !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    countRoom,
    addFiles(chosen) {
      for (const file of [...chosen].slice(0, countRoom())) {
        const problem = findProblem(file);
        if (problem === null) queue.add([file]);
        else replace([...items, start(toFile(file.name, { problem }), file)]);
      }
    },
    addAssets,
    async addAssetById(assetId) {
      await restoring;
      if (items.some((item) => item.assetId === assetId)) return;
      addAssets([await api.call('getLibraryAsset', { asset_id: assetId })]);
    },
    update,
    retry(id) {
      const assetId = find(id)?.assetId ?? null;
      if (assetId === null) return queue.retry(id);
      update(id, () => ({ problem: null, canRetry: false }) as Partial<Item>);
      api.call('getLibraryAsset', { asset_id: assetId }).then(
        (asset) => takeAsset(id, asset),
        (error: unknown) => fail(id, error),
      );
    },
    remove,
    removeAll() {
      for (const { id } of items) remove(id);
    },
    restore() {
      if (restoring !== null || (isRead && items.length > 0)) return;
      isRead = true;
      // Written by this module, in the shape that the key names.
      const kept = readFromTab(key) as readonly KeptItem<Kept>[] | null;
      if (!Array.isArray(kept) || kept.length === 0) return;
      restoring = bringBack(kept);
      replace(items);
    },
  };
}

/** Returns the files of a task to come, those of before a reload included. */
export function useTaskFiles<Item extends TaskFile>(files: TaskFiles<Item>): readonly Item[] {
  useEffect(() => files.restore(), [files]);
  return useSyncExternalStore(files.subscribe, files.get);
}

/** Whether files of before a reload are still being fetched. */
export function useIsRestoring<Item extends TaskFile>(files: TaskFiles<Item>): boolean {
  return useSyncExternalStore(files.subscribe, files.isRestoring);
}

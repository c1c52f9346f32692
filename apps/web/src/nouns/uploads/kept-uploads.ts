import type { AssetId } from '@reelwright/contracts';

/** A file in the order of choice: its upload id, and its asset id once it is uploaded. */
export interface ChosenFile {
  id: string;
  assetId?: AssetId;
}

interface KeptFile {
  id: string;
  file: File;
  /** The upload that parts of it have arrived in, or all of it. */
  uploadId?: AssetId;
}

/** Files on their way, kept on this device, so that a reload or a crash does not lose them. */
export interface KeptUploads {
  /** Keeps files of a group. Resolves also if the device has no room for them. */
  keep(group: string, files: readonly KeptFile[]): Promise<void>;
  /** Keeps the order in which the files of a group were chosen, those included that are uploaded. */
  keepOrder(group: string, chosen: readonly ChosenFile[]): Promise<void>;
  /** Notes the upload that a kept file arrives in. */
  keepUploadId(id: string, uploadId: AssetId): Promise<void>;
  /** Forgets a file that was uploaded or dismissed. */
  drop(id: string): Promise<void>;
  list(group: string): Promise<{ files: readonly KeptFile[]; chosen: readonly ChosenFile[] }>;
}

/** The uploads of this device. */
interface DeviceUploads extends KeptUploads {
  /** Forgets all files, so that the next user of this device finds none. */
  clear(): Promise<void>;
}

interface FileRow extends KeptFile {
  group: string;
  keptAtMs: number;
}

interface OrderRow {
  id: string;
  chosen: readonly ChosenFile[];
  /** Missing in rows of earlier versions. */
  keptAtMs?: number;
}

const DATABASE = 'uploads';
const STORE = 'files';
/** What belongs to a draft or a tab that is never opened again does not stay for ever. */
const LONGEST_STAY_MS = 7 * 86_400_000;

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database of uploads failed')));
  });
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' });
  });
  return resultOf(request);
}

/** Keeps uploads in IndexedDB, the only storage of browsers that takes files. Without it, nothing is kept. */
function createKeptUploads(factory: IDBFactory | undefined, nowMs: () => number): DeviceUploads {
  let database: Promise<IDBDatabase> | null = null;

  /** Resolves to undefined if the browser has no storage, or refuses it. */
  async function withStore<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!factory) return undefined;
    try {
      database ??= open(factory);
      const store = (await database).transaction(STORE, mode).objectStore(STORE);
      return await work(store);
    } catch (error) {
      // A private window or a full disk: the upload itself goes on.
      // oxlint-disable-next-line no-console -- nothing else tells why a reload lost them
      console.warn('Uploads are not kept on this device.', error);
      return undefined;
    }
  }

  const orderIdOf = (group: string): string => `order of ${group}`;
  return {
    async keep(group, files) {
      const keptAtMs = nowMs();
      await withStore('readwrite', async (store) => {
        await Promise.all(files.map((each) => resultOf(store.put({ ...each, group, keptAtMs } satisfies FileRow))));
      });
    },
    async keepOrder(group, chosen) {
      await withStore('readwrite', (store) =>
        resultOf(store.put({ id: orderIdOf(group), chosen, keptAtMs: nowMs() } satisfies OrderRow)),
      );
    },
    async keepUploadId(id, uploadId) {
      await withStore('readwrite', async (store) => {
        const row = await resultOf(store.get(id) as IDBRequest<FileRow | undefined>);
        if (row) await resultOf(store.put({ ...row, uploadId } satisfies FileRow));
      });
    },
    async drop(id) {
      await withStore('readwrite', (store) => resultOf(store.delete(id)));
    },
    async list(group) {
      const kept = await withStore('readwrite', async (store) => {
        const rows = await resultOf(store.getAll() as IDBRequest<(FileRow | OrderRow)[]>);
        const oldestMs = nowMs() - LONGEST_STAY_MS;
        const isStale = ({ keptAtMs = Infinity }: FileRow | OrderRow): boolean => keptAtMs < oldestMs;
        for (const row of rows) if (isStale(row)) store.delete(row.id);
        const fresh = rows.filter((row) => !isStale(row));
        const files = fresh.filter((row): row is FileRow => 'file' in row && row.group === group);
        if (files.length === 0) store.delete(orderIdOf(group));
        const order = fresh.find((row): row is OrderRow => row.id === orderIdOf(group));
        return { files, chosen: order?.chosen ?? [] };
      });
      return kept ?? { files: [], chosen: [] };
    },
    async clear() {
      await withStore('readwrite', (store) => resultOf(store.clear()));
    },
  };
}

export const keptUploads = createKeptUploads(globalThis.indexedDB, () => Date.now());

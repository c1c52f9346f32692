import { type AssetId, ERRORS, type LibraryAsset, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { CallError } from '#src/lib/api-client.ts';
import type { ChosenFile, KeptUploads } from './kept-uploads.ts';
import { insertAtPlace } from './upload-place.ts';
import { createUploadQueue, isUploading } from './upload-queue.ts';

const video = () => new File(['a film'], 'mug.mp4', { type: 'video/mp4' });
const asset = { id: 'asset' } as unknown as LibraryAsset;

/** Creates a queue whose uploads end with these results, in order. */
function makeQueue(...ends: (LibraryAsset | CallError)[]) {
  const uploaded: LibraryAsset[] = [];
  const queue = createUploadQueue({
    accepts: 'images_and_videos',
    upload: async () => {
      const end = ends.shift();
      if (!end || end instanceof CallError) throw end ?? new Error('nothing was to be sent');
      return end;
    },
    onUploaded: (each) => uploaded.push(each),
  });
  const settle = (): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isUploading(queue.getPending())) resolve();
      };
      queue.subscribe(look);
      look();
    });
  return { queue, uploaded, settle };
}

it('sends a file again after the connection was lost', async () => {
  const { queue, uploaded, settle } = makeQueue(new CallError(NETWORK_ERROR_CODE, 'offline'), asset);
  queue.add([video()]);
  await settle();
  const [row] = queue.getPending();
  expect(row).toMatchObject({ problem: 'offline', canRetry: true });
  queue.retry(row?.id ?? '');
  await settle();
  expect(uploaded).toEqual([asset]);
  expect(queue.getPending()).toEqual([]);
});

it("offers no retry if the server refused the file's content", async () => {
  const { queue, settle } = makeQueue(new CallError(ERRORS.FILE_CORRUPTED.code, 'corrupted'));
  queue.add([new File(['words'], 'notes.txt'), video()]);
  await settle();
  expect(queue.getPending().map(({ canRetry }) => canRetry)).toEqual([false, false]);
});

/** Creates a queue whose uploads end on request, and the list that receives them. */
function makeList(first: readonly string[] = []) {
  let list = [...first];
  const ends = new Map<string, { resolve(asset: LibraryAsset): void; reject(error: Error): void }>();
  const queue = createUploadQueue({
    accepts: 'images',
    upload: ({ name }) => new Promise((resolve, reject) => ends.set(name, { resolve, reject })),
    onUploaded(asset, place) {
      list = insertAtPlace(list, asset.id, { place, keyOf: String }) as never;
    },
  });
  const idOf = (name: string): string => queue.getPending().find(({ file }) => file.name === name)?.id ?? '';
  // The queue reports the result of an upload in a later task.
  const tell = async (run: () => void): Promise<void> => {
    const told = Promise.withResolvers<void>();
    const stop = queue.subscribe(told.resolve);
    run();
    await told.promise;
    stop();
  };
  return {
    queue,
    idOf,
    read: () => list,
    choose: (...names: string[]) => queue.add(names.map((name) => new File([name], name))),
    end: (name: string) => tell(() => ends.get(name)?.resolve({ id: name } as unknown as LibraryAsset)),
    fail: (name: string) => tell(() => ends.get(name)?.reject(new CallError(NETWORK_ERROR_CODE, 'offline'))),
  };
}

it('keeps the order of choice, whichever upload ends first', async () => {
  const { choose, end, read } = makeList(['page.jpg']);
  choose('1.jpg', '2.jpg', '3.jpg');
  for (const name of ['3.jpg', '1.jpg', '2.jpg']) await end(name);
  expect(read()).toEqual(['page.jpg', '1.jpg', '2.jpg', '3.jpg']);
});

it('adds later files behind earlier ones', async () => {
  const { choose, end, read } = makeList();
  choose('1.jpg', '2.jpg');
  choose('3.jpg');
  for (const name of ['3.jpg', '2.jpg', '1.jpg']) await end(name);
  expect(read()).toEqual(['1.jpg', '2.jpg', '3.jpg']);
});

it('releases the position of a failed upload and restores it on retry', async () => {
  const { choose, end, fail, read, queue, idOf } = makeList();
  choose('1.jpg', '2.jpg', '3.jpg');
  await fail('2.jpg');
  await end('3.jpg');
  await end('1.jpg');
  expect(read()).toEqual(['1.jpg', '3.jpg']);
  expect(queue.findPlace(idOf('2.jpg'))).toEqual({ before: ['1.jpg'], after: ['3.jpg'] });
  queue.retry(idOf('2.jpg'));
  await end('2.jpg');
  expect(read()).toEqual(['1.jpg', '2.jpg', '3.jpg']);
});

it('removes an upload that the user cancelled', async () => {
  const { choose, end, read, queue, idOf } = makeList();
  choose('1.jpg', '2.jpg', '3.jpg');
  await end('3.jpg');
  queue.dismiss(idOf('1.jpg'));
  await end('2.jpg');
  expect(read()).toEqual(['2.jpg', '3.jpg']);
});

/** A device that keeps files through a reload, and a connection that can be lost. */
function makeDevice() {
  const files = new Map<string, { id: string; file: File; uploadId?: AssetId }>();
  let order: readonly ChosenFile[] = [];
  const kept: KeptUploads = {
    keep: async (_group, more) => more.forEach((each) => void files.set(each.id, each)),
    keepOrder: async (_group, chosen) => {
      order = chosen;
    },
    keepUploadId: async (id, uploadId) => {
      const row = files.get(id);
      if (row) files.set(id, { ...row, uploadId });
    },
    drop: async (id) => void files.delete(id),
    list: async () => ({ files: [...files.values()].reverse(), chosen: order }),
  };
  return { kept, files };
}

/** Opens the queue of a page, with uploads that end on request. */
function openPage(device: ReturnType<typeof makeDevice>, list: string[]) {
  const begun: string[] = [];
  const sessions: (AssetId | undefined)[] = [];
  const ends = new Map<string, PromiseWithResolvers<LibraryAsset>>();
  const line = { isThere: true, back: Promise.withResolvers<void>() };
  const queue = createUploadQueue({
    accepts: 'images',
    upload: ({ name }, { session }) => {
      begun.push(name);
      sessions.push(session?.getUploadId());
      session?.setUploadId(`upload of ${name}` as AssetId);
      const end = Promise.withResolvers<LibraryAsset>();
      ends.set(name, end);
      return end.promise;
    },
    onUploaded: (each, place) =>
      list.splice(0, list.length, ...insertAtPlace<string>(list, each.id, { place, keyOf: String })),
    connection: { check: async () => line.isThere, whenThere: () => line.back.promise },
    kept: { uploads: device.kept, group: 'draft' },
  });
  const end = (name: string): void => ends.get(name)?.resolve({ id: name } as unknown as LibraryAsset);
  const lose = (name: string): void => ends.get(name)?.reject(new CallError(NETWORK_ERROR_CODE, 'offline'));
  return { queue, begun, sessions, end, lose, line };
}

const filesOf = (...names: string[]): File[] => names.map((name) => new File([name], name));

it('sends three files at a time, in the order of choice', async () => {
  const page = openPage(makeDevice(), []);
  page.queue.add(filesOf('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'));
  expect(page.begun).toEqual(['1.jpg', '2.jpg', '3.jpg']);
  page.end('2.jpg');
  await expect.poll(() => page.begun).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
  expect(page.queue.getTotal()).toBe(5);
  expect(page.queue.getPending()).toHaveLength(4);
});

it('goes on after a reload with the files that were on their way, in the order of choice', async () => {
  const device = makeDevice();
  const list: string[] = [];
  const before = openPage(device, list);
  before.queue.add(filesOf('1.jpg', '2.jpg', '3.jpg', '4.jpg'));
  before.end('3.jpg');
  await expect.poll(() => list).toEqual(['3.jpg']);
  const after = openPage(device, list);
  await expect.poll(() => after.begun).toEqual(['1.jpg', '2.jpg', '4.jpg']);
  // What has arrived of the files is not sent again.
  expect(after.sessions).toEqual(['upload of 1.jpg', 'upload of 2.jpg', 'upload of 4.jpg']);
  for (const name of ['4.jpg', '2.jpg', '1.jpg']) after.end(name);
  await expect.poll(() => list).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
  expect(device.files.size).toBe(0);
});

it('waits for a lost connection, and sends the file again when it is back', async () => {
  const list: string[] = [];
  const page = openPage(makeDevice(), list);
  page.queue.add(filesOf('1.jpg'));
  page.line.isThere = false;
  page.lose('1.jpg');
  await expect.poll(() => page.queue.getPending()[0]).toMatchObject({ isWaiting: true, problem: null });
  page.line.isThere = true;
  page.line.back.resolve();
  await expect.poll(() => page.begun).toEqual(['1.jpg', '1.jpg']);
  expect(page.sessions).toEqual([undefined, 'upload of 1.jpg']);
  page.end('1.jpg');
  await expect.poll(() => list).toEqual(['1.jpg']);
});

it('retries all failed files at once', async () => {
  const page = openPage(makeDevice(), []);
  page.queue.add([...filesOf('1.jpg', '2.jpg'), new File(['words'], 'notes.txt')]);
  for (const name of ['1.jpg', '2.jpg']) {
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect.poll(() => page.begun.filter((each) => each === name)).toHaveLength(tries);
      page.lose(name);
    }
  }
  await expect.poll(() => isUploading(page.queue.getPending())).toBe(false);
  page.queue.retryAll();
  expect(page.queue.getPending().map(({ problem }) => problem === null)).toEqual([true, true, false]);
  expect(page.begun).toHaveLength(8);
});

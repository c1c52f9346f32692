import { ERRORS, type LibraryAsset, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { CallError } from '#src/lib/api-client.ts';
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

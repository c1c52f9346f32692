import { ERRORS, type LibraryAsset, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { CallError } from '../api-client.ts';
import { createUploadQueue, isUploading } from './upload-queue.ts';

const film = () => new File(['a film'], 'mug.mp4', { type: 'video/mp4' });
const asset = { id: 'asset' } as unknown as LibraryAsset;

/** A queue whose uploads end as they are told, in turn. */
function makeQueue(...ends: (LibraryAsset | CallError)[]) {
  const uploaded: LibraryAsset[] = [];
  const queue = createUploadQueue({
    accepts: 'pictures_and_films',
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
  queue.add([film()]);
  await settle();
  const [row] = queue.getPending();
  expect(row).toMatchObject({ problem: 'offline', canRetry: true });
  queue.retry(row?.id ?? '');
  await settle();
  expect(uploaded).toEqual([asset]);
  expect(queue.getPending()).toEqual([]);
});

it('offers no second try of a file that was refused for what it is', async () => {
  const { queue, settle } = makeQueue(new CallError(ERRORS.FILE_CORRUPTED.code, 'corrupted'));
  queue.add([new File(['words'], 'notes.txt'), film()]);
  await settle();
  expect(queue.getPending().map(({ canRetry }) => canRetry)).toEqual([false, false]);
});

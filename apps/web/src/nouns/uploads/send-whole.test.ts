import { type AssetId, ERRORS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { CallError } from '#src/lib/api-client.ts';
import { sendWhole } from './send-whole.ts';

/** A server that keeps files until it forgets them, and a session that outlives the page. */
function makeServer() {
  const arrived = new Set<AssetId>();
  const failures: (Error | undefined)[] = [];
  let count = 0;
  let kept: AssetId | undefined;
  const run = () =>
    sendWhole({
      session: {
        getUploadId: () => kept,
        setUploadId: (uploadId) => {
          kept = uploadId;
        },
      },
      async start() {
        count += 1;
        const id = `upload ${count}` as AssetId;
        return { upload_id: id, url: id, method: 'PUT', expires: '' };
      },
      async put(url) {
        const failure = failures.shift();
        if (failure) throw failure;
        arrived.add(url as AssetId);
      },
      async report(id) {
        const failure = failures.shift();
        if (failure) throw failure;
        if (!arrived.has(id)) throw new CallError(ERRORS.NOT_FOUND.code, 'gone');
      },
    });
  return { run, arrived, failures };
}

it('does not send a file again that a page sent before it was closed', async () => {
  const { run, arrived } = makeServer();
  const first = await run();
  expect(await run()).toBe(first);
  expect([...arrived]).toEqual([first]);
});

it('sends a file again that never arrived whole', async () => {
  const { run, arrived, failures } = makeServer();
  failures.push(new Error('the line is lost'));
  await expect(run()).rejects.toThrow('the line is lost');
  const uploadId = await run();
  expect([...arrived]).toEqual([uploadId]);
});

it('sends a file again that the server has dropped', async () => {
  const { run, arrived } = makeServer();
  const first = await run();
  arrived.clear();
  const second = await run();
  expect(second).not.toBe(first);
  expect([...arrived]).toEqual([second]);
});

it('tells why the server refuses a file that was sent before', async () => {
  const { run, failures } = makeServer();
  await run();
  failures.push(new CallError(ERRORS.FILE_CORRUPTED.code, 'corrupted'));
  await expect(run()).rejects.toThrow('corrupted');
});

import { type AssetId, type CallData, ERRORS, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { CallError } from '#src/lib/api-client.ts';
import { sendParts, type UploadSession } from './send-parts.ts';

const PART_BYTES = 4;
const CONTENT = 'a large video';
const file = () => new File([CONTENT], 'mug.mp4');

/** A server that keeps parts, signs two addresses at a time, and can lose the line or forget an upload. */
function makeServer() {
  const uploads = new Map<AssetId, Map<number, string>>();
  const puts: string[] = [];
  const failures: (Error | undefined)[] = [];
  const sent: number[] = [];
  let kept: AssetId | undefined;
  const session: UploadSession = {
    getUploadId: () => kept,
    setUploadId: (uploadId) => {
      kept = uploadId;
    },
  };
  const list = async ({ upload_id: id }: { upload_id: AssetId }): Promise<CallData<'listUploadParts'>> => {
    const arrived = uploads.get(id);
    if (!arrived) throw new CallError(ERRORS.NOT_FOUND.code, 'gone');
    const all = Array.from({ length: Math.ceil(CONTENT.length / PART_BYTES) }, (_, index) => ({
      part_number: index + 1,
      offset: index * PART_BYTES,
      size: Math.min(PART_BYTES, CONTENT.length - index * PART_BYTES),
      url: `${id} ${index + 1}`,
    }));
    const storedBytes = [...arrived.values()].join('').length;
    const parts = all.filter(({ part_number: number }) => !arrived.has(number)).slice(0, 2);
    return { stored_bytes: storedBytes, parts, expires: '' };
  };
  const run = () =>
    sendParts(file(), {
      session,
      onSent: (bytes) => sent.push(bytes),
      async start() {
        const id = `upload ${uploads.size + 1}` as AssetId;
        uploads.set(id, new Map());
        return { upload_id: id };
      },
      list,
      async put(url, content, onSent) {
        puts.push(url);
        const failure = failures.shift();
        if (failure) throw failure;
        onSent(content.size);
        const [, id = '', number = ''] = /^(.*) (\d+)$/.exec(url) ?? [];
        uploads.get(id as AssetId)?.set(Number(number), await content.text());
      },
    });
  const read = (id: AssetId): string =>
    [...(uploads.get(id) ?? [])]
      .toSorted(([one], [other]) => one - other)
      .map(([, text]) => text)
      .join('');
  return { run, uploads, puts, failures, sent, read, forget: () => uploads.delete(kept as AssetId) };
}

const lost = () => new CallError(NETWORK_ERROR_CODE, 'offline');

it('sends every part of a file, with growing progress', async () => {
  const { run, read, sent } = makeServer();
  expect(read(await run())).toBe(CONTENT);
  expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  expect(sent.at(-1)).toBe(CONTENT.length);
});

it('goes on after a lost connection with the parts that are missing', async () => {
  const { run, read, puts, failures } = makeServer();
  failures.push(undefined, undefined, lost());
  await expect(run()).rejects.toMatchObject({ code: NETWORK_ERROR_CODE });
  expect(read(await run())).toBe(CONTENT);
  expect(puts.map((url) => url.at(-1))).toEqual(['1', '2', '3', '3', '4']);
});

it('starts over if the server has dropped the parts meanwhile', async () => {
  const { run, read, failures, forget } = makeServer();
  failures.push(undefined, lost());
  await expect(run()).rejects.toThrow('offline');
  forget();
  const uploadId = await run();
  expect(read(uploadId)).toBe(CONTENT);
});

it('asks for new addresses where one has expired on the way, and gives up on a fresh one that is refused', async () => {
  const expired = () => new CallError(403, 'expired');
  const slow = makeServer();
  slow.failures.push(undefined, expired());
  expect(slow.read(await slow.run())).toBe(CONTENT);
  const refused = makeServer();
  refused.failures.push(expired());
  await expect(refused.run()).rejects.toMatchObject({ code: 403 });
});

it('gives up if the server has dropped even the upload that was just begun', async () => {
  const gone = new CallError(ERRORS.NOT_FOUND.code, 'gone');
  let begun = 0;
  const sending = sendParts(file(), {
    session: { getUploadId: () => 'kept' as AssetId, setUploadId: () => undefined },
    async start() {
      begun += 1;
      if (begun > 1) throw new Error('begun again');
      return { upload_id: 'new' as AssetId };
    },
    list: () => Promise.reject(gone),
    put: () => Promise.reject(new Error('nothing was to be sent')),
    onSent: () => undefined,
  });
  await expect(sending).rejects.toBe(gone);
});

import { ERRORS, type LibraryAsset, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { CallError } from '#src/lib/api-client.ts';
import { waitUntilReady } from './wait-until-ready.ts';

function makeAsset(change: Partial<LibraryAsset>): LibraryAsset {
  return {
    id: 'a0000000-0000-4000-8000-000000000000' as LibraryAsset['id'],
    file_name: 'clip.mp4',
    asset_type: 2,
    state: 'preparing',
    percent: 0,
    url: '',
    thumb_url: '',
    width: 0,
    height: 0,
    duration: null,
    filesize: 1,
    ...change,
  };
}

const READY = makeAsset({ state: 'ready', percent: 100 });
const at = (percent: number): LibraryAsset => makeAsset({ percent });

/** Waits for an upload with these reports and records the progress. */
function watch(first: LibraryAsset, answers: (LibraryAsset | Error)[]) {
  const seen = { waitsMs: [] as number[], percents: [] as number[], unused: answers };
  const outcome = waitUntilReady(first, {
    async report() {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async pause(delayMs) {
      seen.waitsMs.push(delayMs);
    },
    onPercent: (percent) => seen.percents.push(percent),
  });
  return { seen, outcome };
}

it('returns a ready asset without asking again', async () => {
  const { seen, outcome } = watch(READY, []);
  expect(await outcome).toBe(READY);
  expect(seen).toMatchObject({ waitsMs: [], percents: [] });
});

it('asks until the file is ready, and reports the progress', async () => {
  const { seen, outcome } = watch(at(0), [at(40), at(85), READY]);
  expect(await outcome).toBe(READY);
  expect(seen.percents).toEqual([0, 40, 85]);
});

it('asks less and less often without progress, and soon again after progress', async () => {
  const { seen, outcome } = watch(at(0), [...Array.from({ length: 9 }, () => at(0)), at(5), READY]);
  await outcome;
  expect(seen.waitsMs.slice(0, 3)).toEqual([1000, 1500, 2250]);
  expect(Math.max(...seen.waitsMs)).toBe(15_000);
  expect(seen.waitsMs.at(-1)).toBe(1000);
});

it("rejects with the server's reason for refusing a file", async () => {
  const refusal = new CallError(ERRORS.FILE_CORRUPTED.code, 'The file is corrupted and cannot be read.');
  const { seen, outcome } = watch(at(0), [at(10), refusal, READY]);
  await expect(outcome).rejects.toBe(refusal);
  expect(seen.unused).toEqual([READY]);
});

it.each([NETWORK_ERROR_CODE, ERRORS.TOO_MANY_REQUESTS.code])(
  'asks again after a call without an answer (%d)',
  async (code) => {
    const { seen, outcome } = watch(at(20), [new CallError(code, 'later'), new CallError(code, 'later'), READY]);
    expect(await outcome).toBe(READY);
    expect(seen.waitsMs).toEqual([1000, 1500, 2250]);
  },
);

it('stops when the user leaves', async () => {
  const left = new Error('left');
  const outcome = waitUntilReady(at(0), {
    report: () => Promise.resolve(READY),
    pause: () => Promise.reject(left),
    onPercent: () => undefined,
  });
  await expect(outcome).rejects.toBe(left);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssetId, MediaAnalysis } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { addTestUser } from '../accounts/test-users.ts';
import type { AssetMedia } from '../assets/asset-media.ts';
import { openTestLibrary, type TestLibrary } from '../assets/library/test-library.ts';
import { analyseAsset } from './analyse-asset.ts';

const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
const { signal } = new AbortController();
const FOUND: MediaAnalysis = {
  scenes: [],
  colors: ['#d02020'],
  sharpness: 70,
  faces: 1,
  has_plain_background: false,
  texts: ['Grand opening', '夏季特卖'],
  audio: null,
};

let bench: TestLibrary;
let folder: string;
let actor: Actor;
/** What the engine does with the next file. */
let analyse: () => Promise<MediaAnalysis>;
let analysed = 0;

beforeAll(async () => {
  bench = await openTestLibrary(clock);
  folder = await mkdtemp(path.join(tmpdir(), 'analyses-'));
});
afterAll(async () => {
  await bench[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  actor = await addTestUser(bench.database);
  analyse = async () => FOUND;
  analysed = 0;
});

async function addImage(file: { sizeBytes?: number; sha256?: string } = {}): Promise<AssetId> {
  const media = { kind: 'image', key: '', width: 300, height: 300 } as unknown as AssetMedia['media'];
  const assetId = await bench.addFile(actor, file);
  const key = `library/${assetId}/original`;
  await bench.assets.setMedia(bench.database.db, assetId, {
    media: { ...media, key },
    posterKey: null,
    proxyKey: null,
    peaksKey: null,
    filmstrip: null,
  });
  return assetId;
}

/** Runs the job of an asset as the queue does. */
const runJob = (assetId: AssetId, triesLeft = 0, abort = signal): Promise<void> =>
  analyseAsset(
    { assetId, plan: 'free', triesLeft, signal: abort },
    {
      database: bench.database,
      storage: bench.storage,
      assets: bench.assets,
      heavyWork: openGate,
      mediaAnalysis: {
        id: 'test',
        analyse() {
          analysed += 1;
          return analyse();
        },
      },
      async makeFolder() {
        const temp = await mkdtemp(path.join(folder, 'temp-'));
        return { path: temp, remove: () => rm(temp, { recursive: true }) };
      },
      clock,
      log: silentLogger,
    },
  );

const detail = async (assetId: AssetId, language: 'en' | 'zh-CN' = 'en') =>
  (await bench.library.getAsset({ actor, assetId, language })).analysis;
const stateOf = async (assetId: AssetId) => (await detail(assetId)).state;

describe('the analysis of an asset', () => {
  test('waits, runs, and shows what it found in the language of the reader', async () => {
    const assetId = await addImage();
    expect(await stateOf(assetId)).toBe('none');
    await bench.analyses.requestAnalyses(bench.database.db, actor, [assetId]);
    expect(await stateOf(assetId)).toBe('waiting');
    expect(bench.jobs).toContainEqual({ assetId, plan: actor.plan });
    analyse = async () => {
      expect(await stateOf(assetId)).toBe('analyzing');
      return FOUND;
    };
    await runJob(assetId);
    expect(await detail(assetId)).toMatchObject({ state: 'analyzed', problem: null, result: FOUND });
    expect((await detail(assetId)).suggestion).toMatchObject({
      category_id: 202,
      tags: ['person', 'text', 'red', 'square'],
    });
    expect((await detail(assetId, 'zh-CN')).suggestion?.tags).toEqual(['人物', '文字', '红色', '方形']);
  });

  test('is found by words of both languages and by text in the image, also after a rename', async () => {
    const assetId = await addImage();
    await bench.analyses.analyse(actor, [assetId]);
    await runJob(assetId);
    const find = async (search: string) => (await bench.list(actor, { search })).map(({ id }) => id);
    for (const word of ['person', '人物', 'opening', '特卖', 'red 红色']) expect(await find(word)).toEqual([assetId]);
    expect(await find('blue')).toEqual([]);
    await bench.library.update(actor, { asset_id: assetId, file_name: 'poster.png' });
    expect(await find('poster opening')).toEqual([assetId]);
  });

  test('is found by what a model has heard, and by the words that a tool has spoken', async () => {
    const [upload, result] = [
      await addImage(),
      await bench.addFile(actor, { spokenText: 'Keeps tea hot. 全天保温。' }),
    ];
    analyse = async () => ({
      ...FOUND,
      audio: { heard: 'speech', loudness: -16, spoken: 'Ask what you can do 为国家' },
    });
    await bench.analyses.analyse(actor, [upload]);
    await runJob(upload);
    const find = async (search: string) => (await bench.list(actor, { search })).map(({ id }) => id);
    for (const word of ['what you can', '国家']) expect(await find(word)).toEqual([upload]);
    for (const word of ['tea HOT', '保温']) expect(await find(word)).toEqual([result]);
    expect(await detail(upload)).toMatchObject({ result: { audio: { spoken: 'Ask what you can do 为国家' } } });
    const { list } = await bench.library.copy(actor, { asset_ids: [result], parent_id: null });
    expect((await find('tea hot')).toSorted()).toEqual([result, ...list.map(({ id }) => id)].toSorted());
  });

  test('that fails says why, and can be asked for again', async () => {
    const assetId = await addImage();
    await bench.analyses.analyse(actor, [assetId]);
    analyse = () => Promise.reject(new AppError('ANALYSIS_FAILED'));
    await runJob(assetId);
    expect(await detail(assetId)).toMatchObject({
      state: 'failed',
      problem: 'Asset content analysis failed',
      result: null,
    });
    expect(await detail(assetId, 'zh-CN')).toMatchObject({ problem: '素材内容分析失败' });
    const { list } = await bench.analyses.analyse(actor, [assetId]);
    expect(list).toEqual([{ asset_id: assetId, state: 'waiting' }]);
    analyse = async () => FOUND;
    await runJob(assetId);
    expect(await detail(assetId)).toMatchObject({ state: 'analyzed', problem: null });
  });

  test('begins again where its process was killed or is stopping', async () => {
    const assetId = await addImage();
    await bench.analyses.analyse(actor, [assetId]);
    const stopping = new AbortController();
    analyse = () => {
      stopping.abort(new Error('stopping'));
      return Promise.reject(new AppError('ANALYSIS_FAILED'));
    };
    await expect(runJob(assetId, 0, stopping.signal)).rejects.toThrow('stopping');
    expect(await stateOf(assetId)).toBe('analyzing');
    analyse = async () => FOUND;
    await runJob(assetId);
    expect(await stateOf(assetId)).toBe('analyzed');
  });

  test('is taken over from a file with the same content', async () => {
    const [first, second] = [await addImage({ sha256: 'a'.repeat(64) }), await addImage({ sha256: 'a'.repeat(64) })];
    await bench.analyses.analyse(actor, [first, second]);
    await runJob(first);
    await runJob(second);
    expect(await stateOf(second)).toBe('analyzed');
    expect(analysed).toBe(1);
  });

  test('of somebody else does not exist', async () => {
    const assetId = await addImage();
    const stranger = await addTestUser(bench.database);
    await expect(bench.analyses.analyse(stranger, [assetId])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stateOf(assetId)).toBe('none');
  });

  test('that waits or has failed is listed, until it is dropped', async () => {
    const [waiting, failed] = [await addImage(), await addImage()];
    await bench.analyses.analyse(actor, [waiting, failed]);
    analyse = () => Promise.reject(new AppError('ANALYSIS_FAILED'));
    await runJob(failed);
    const open = await bench.analyses.listOpenAnalyses(actor, 'en');
    expect(new Map(open.map(({ assetId, state }) => [assetId, state]))).toEqual(
      new Map([
        [waiting, 'waiting'],
        [failed, 'failed'],
      ]),
    );
    expect(await bench.analyses.dropOpenAnalyses(actor)).toBe(2);
    expect(await bench.analyses.listOpenAnalyses(actor, 'en')).toEqual([]);
    // Its job finds nothing to do.
    await runJob(waiting);
    expect(await stateOf(waiting)).toBe('none');
  });
});

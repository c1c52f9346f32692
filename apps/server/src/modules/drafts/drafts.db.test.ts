import {
  type AdDraft,
  type AssetId,
  adDraft,
  CALLS,
  type DraftId,
  type LibraryAsset,
  QUOTAS,
} from '@reelwright/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { listDraftPage } from './drafts.store.ts';
import { createDraftCheck } from './check-draft.ts';
import { createDraftsService, type DraftsService } from './drafts.service.ts';

const DAY_MS = 86_400_000;
const ASSET = '0b8d1f0e-6a55-4a55-9a55-0b8d1f0e6a55' as AssetId;
let database: OpenDatabase;
let drafts: DraftsService;
let actor: Actor;
let aheadMs = 0;

const asset = { id: ASSET, thumb_url: '/files/thumb.jpg' } as LibraryAsset;
const contentOf = (name: string, more: Partial<AdDraft> = {}): AdDraft =>
  adDraft.parse({ version: 1, source: { kind: 'uploads' }, product: { name }, ...more });

const addUser = (): Promise<Actor> => addTestUser(database);

beforeAll(async () => {
  database = await openTestDatabase();
  drafts = createDraftsService({
    database,
    library: { listLibraryAssets: async (_actor, ids) => (ids.includes(ASSET) ? [asset] : []) },
    tasks: {
      async findDraft({ actor: asking }) {
        if (asking.userId !== actor.userId) throw new AppError('NOT_FOUND');
        return { toolType: 104, title: 'From a task', content: contentOf('Mug') };
      },
    },
    clock: { now: () => new Date(Date.now() + aheadMs) },
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  actor = await addUser();
});

const create = (name = 'Mug', more: Partial<AdDraft> = {}) =>
  drafts.createDraft({ actor, toolType: 103, content: contentOf(name, more), title: undefined });
const save = (draftId: DraftId, baseVersion: number, name: string, title?: string) =>
  drafts.saveDraft({ draftId, actor }, { baseVersion, content: contentOf(name), title });
const list = async (search?: string) =>
  (await drafts.listDrafts({ actor, toolType: undefined, search, page: 1, pageSize: 10 }, 'en')).list;

describe('saving', () => {
  test('keeps the content and increments the version', async () => {
    const { draft_id: draftId, version } = await create();
    expect(await save(draftId, version, 'Blue mug')).toMatchObject({ version: 2, title: 'Blue mug' });
    const saved = await drafts.getDraft({ draftId, actor });
    expect(saved).toMatchObject({ version: 2, content: { product: { name: 'Blue mug' } } });
  });

  test('from a second tab overwrites nothing, and returns what the first tab has saved', async () => {
    const { draft_id: draftId } = await create();
    await save(draftId, 1, 'First tab');
    await expect(save(draftId, 1, 'Second tab')).rejects.toMatchObject({
      code: 'DRAFT_CHANGED',
      data: { version: 2, content: { product: { name: 'First tab' } } },
    });
    expect((await drafts.getDraft({ draftId, actor })).content.product.name).toBe('First tab');
    expect(await save(draftId, 2, 'Second tab')).toMatchObject({ version: 3 });
  });

  test('from two tabs at the same moment succeeds for one and is refused for the other', async () => {
    const { draft_id: draftId } = await create();
    const both = await Promise.allSettled([save(draftId, 1, 'One'), save(draftId, 1, 'Two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await drafts.getDraft({ draftId, actor })).version).toBe(2);
  });

  test('the same content again, as after a lost response, is no change', async () => {
    const { draft_id: draftId } = await create();
    await save(draftId, 1, 'Blue mug');
    expect(await save(draftId, 1, 'Blue mug')).toMatchObject({ version: 2 });
  });

  test('keeps a title that the user gave', async () => {
    const { draft_id: draftId } = await create();
    await save(draftId, 1, 'Mug', 'Spring campaign');
    expect(await save(draftId, 2, 'Another mug')).toMatchObject({ title: 'Spring campaign' });
  });
});

describe('the number of drafts', () => {
  afterEach(() => drafts.purgeWorkspaceDrafts(actor.workspaceId));

  test('has a limit for each user, which deleted drafts leave', async () => {
    actor = await addTestUser(database, 5);
    const { drafts: max } = QUOTAS.guest;
    const created = [];
    for (let count = 0; count < max; count += 1) created.push(await create());
    await expect(create()).rejects.toMatchObject({ code: 'DRAFT_QUOTA', values: { max } });
    const [first] = created;
    if (first) await drafts.deleteDraft({ draftId: first.draft_id, actor });
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'DRAFT_QUOTA' });
  });

  test('is limited also for drafts that are created and deleted by turns', async () => {
    actor = await addTestUser(database, 5);
    const createAndDelete = async () => drafts.deleteDraft({ draftId: (await create()).draft_id, actor });
    for (let count = 0; count < 2 * QUOTAS.guest.drafts; count += 1) await createAndDelete();
    await expect(createAndDelete()).rejects.toMatchObject({ code: 'DRAFT_QUOTA' });
  });
});

describe('the list', () => {
  test('shows the last changed first, with its first image and its step', async () => {
    const { draft_id: older } = await create('Lamp');
    const images = [
      { id: 'a', ref: { asset_id: ASSET }, kind: 'image' as const, is_removed: true },
      { id: 'b', ref: { asset_id: ASSET }, kind: 'image' as const },
    ];
    await create('Mug', { product: { name: 'Mug', images }, step: 'settings' });
    expect(await list()).toMatchObject([
      { title: 'Mug', step: 'settings', image_url: '/files/thumb.jpg', image_count: 1 },
      { title: 'Lamp', step: 'source', image_url: null, image_count: 0 },
    ]);
    aheadMs = 1000;
    await save(older, 1, 'Lamp 100%');
    aheadMs = 0;
    expect((await list()).map(({ title }) => title)).toEqual(['Lamp 100%', 'Mug']);
    expect((await list('0%')).map(({ title }) => title)).toEqual(['Lamp 100%']);
    expect(await list('%')).toHaveLength(1);
  });
});

test('lists every draft once, page after page, while one is deleted', async () => {
  for (const name of ['Mug', 'Lamp', 'Bag', 'Hat', 'Pen']) {
    aheadMs += 1000;
    await create(name);
  }
  aheadMs = 0;
  const all = await list();
  const readPart = (cursor?: string | null) =>
    drafts.listDrafts(
      { actor, toolType: undefined, search: undefined, page: 1, pageSize: 2, cursor: cursor ?? undefined },
      'en',
    );
  const first = await readPart();
  await drafts.deleteDraft({ draftId: first.list[0]?.draft_id ?? ('' as DraftId), actor });
  const second = await readPart(first.next_cursor);
  const third = await readPart(second.next_cursor);
  expect([first, second, third].flatMap(({ list: rows }) => rows)).toEqual(all);
  expect(third.next_cursor).toBeNull();
  for (const { draft_id: draftId } of first.list) await drafts.restoreDraft({ draftId, actor });
});

test('lists drafts without reading their contents', async () => {
  await create('Mug');
  const query = { workspaceId: actor.workspaceId, toolType: undefined, search: undefined, limit: 10, offset: 0 };
  const { rows } = await listDraftPage(database.db, query);
  expect(rows).toMatchObject([{ title: 'Mug', step: 'source', imageCount: 0 }]);
  expect(rows[0]).not.toHaveProperty('content');
});

test('keeps texts with characters that no database stores', async () => {
  const { draft_id: draftId } = await create('Mug\u0000 \ud83d');
  expect((await drafts.getDraft({ draftId, actor })).content.product.name).toBe('Mug ');
  const { input } = CALLS.listDrafts;
  expect(await list(input.parse({ search: 'Mug\u0000' }).search)).toHaveLength(1);
});

test('a draft that was left without a word, an image or a link is not listed', async () => {
  const before = (await list()).length;
  const { draft_id: draftId } = await create('x', { source: { kind: 'link', link: '' }, product: {} });
  expect(await list()).toHaveLength(before);
  expect(await drafts.getDraft({ draftId, actor })).toMatchObject({ version: 1 });
});

describe('a deleted draft', () => {
  test('is hidden, and restoring brings it back unchanged', async () => {
    const { draft_id: draftId } = await create();
    await drafts.deleteDraft({ draftId, actor });
    expect(await list()).toEqual([]);
    await expect(save(draftId, 1, 'Late')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(drafts.deleteDraft({ draftId, actor })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await drafts.restoreDraft({ draftId, actor })).toMatchObject({ title: 'Mug', version: 1 });
    expect(await list()).toHaveLength(1);
  });

  test('is purged after a day, and not earlier', async () => {
    const { draft_id: draftId } = await create();
    await create('Kept');
    await drafts.deleteDraft({ draftId, actor });
    aheadMs = DAY_MS - 60_000;
    expect(await drafts.purgeDrafts()).toBe(0);
    aheadMs = DAY_MS + 60_000;
    expect(await drafts.purgeDrafts()).toBe(1);
    aheadMs = 0;
    await expect(drafts.restoreDraft({ draftId, actor })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await list()).toHaveLength(1);
  });
});

test("another user's draft responds as if it did not exist", async () => {
  const { draft_id: draftId } = await create();
  const theirs = { draftId, actor: await addUser() };
  const tries = [
    () => drafts.getDraft(theirs),
    () => drafts.saveDraft(theirs, { baseVersion: 1, content: contentOf('Mine'), title: undefined }),
    () => drafts.deleteDraft(theirs),
    () => drafts.restoreDraft(theirs),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await drafts.getDraft({ draftId, actor })).content.product.name).toBe('Mug');
});

test('a check accepts a draft of the workspace and refuses any other as unknown', async () => {
  const checkDraft = createDraftCheck({ database });
  const { draft_id: draftId } = await create();
  await expect(checkDraft(actor, draftId)).resolves.toBeUndefined();
  await expect(checkDraft(await addUser(), draftId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await drafts.deleteDraft({ draftId, actor });
  await expect(checkDraft(actor, draftId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a task becomes a draft that is edited like any other', async () => {
  const taskId = '6f1c6a3e-52b5-4b3c-8f39-0d2c9a4f8a11' as never;
  expect(await drafts.createDraftFromTask({ taskId, actor })).toMatchObject({ title: 'From a task', version: 1 });
  const foreign = drafts.createDraftFromTask({ taskId, actor: await addUser() });
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

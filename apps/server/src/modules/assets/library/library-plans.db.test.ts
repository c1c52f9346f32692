import { randomUUID } from 'node:crypto';
import { LIBRARY_SORTS } from '@reelwright/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#src/actor.ts';
import { addTestUser } from '../../accounts/test-users.ts';
import { selectLibraryPage } from '../library.store.ts';
import { toLibraryQuery } from './list-library.ts';
import { inputOf, openTestLibrary, type TestLibrary } from './test-library.ts';

const ASSETS = 6000;
const AT_ONCE = 500;
let bench: TestLibrary;
let actor: Actor;
let folder: string;

beforeAll(async () => {
  let now = new Date('2026-11-20T10:00:00Z').getTime();
  bench = await openTestLibrary({ now: () => new Date((now += 1000)) });
  actor = await addTestUser(bench.database);
  const { id } = await bench.library.addFolder(actor, { folder_name: 'Most', parent_id: null }, 'en');
  folder = id;
  const { userId, workspaceId } = actor;
  for (let from = 0; from < ASSETS; from += AT_ONCE) {
    await bench.assets.addAssets(
      bench.database.db,
      Array.from({ length: AT_ONCE }, (_, index) => ({
        userId,
        workspaceId,
        fileName: `${from + index === 77 ? '夏季促销' : 'product shot'}${from + index < 300 ? ' archive' : ''} ${from + index}.png`,
        storageKey: `library/${randomUUID()}/image.png`,
        contentType: 'image/png',
        width: 1,
        height: 1,
        durationS: null,
        sizeBytes: from + index,
        sha256: '',
        tags: from + index < 300 ? ['old'] : [],
        folderId: index % 10 === 0 ? null : id,
      })),
    );
  }
  await bench.database.query('analyze');
});
afterAll(async () => bench[Symbol.asyncDispose]());

async function explain(request: object): Promise<string> {
  const query = toLibraryQuery(actor, inputOf('listLibrary', request));
  const after = { value: new Date().toISOString(), id: randomUUID() };
  const page = { limit: 61, after: query.sort === 'newest' ? after : undefined };
  const { sql, params } = selectLibraryPage(bench.database.db, query, page).toSQL();
  const { rows } = await bench.database.query(`explain ${sql}`, params);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

test.each([
  ...LIBRARY_SORTS.flatMap((sort) => [{ sort }, { sort, folder_id: 'most' }, { sort, folder_id: 'root' }]),
  { search: '夏季促销' },
  { search: '促' },
  { search: 'product' },
  { search: 'nowhere' },
  { tag: 'sale' },
  { kinds: 'video' },
  { view: 'bin' },
])('a list of %j reads an index, never the whole table', async (request) => {
  const plan = await explain(
    'folder_id' in request && request.folder_id === 'most' ? { ...request, folder_id: folder } : request,
  );
  expect(plan).not.toMatch(/Seq Scan on "?assets/);
});

test('a list without a search reads its rows in order, without sorting them', async () => {
  for (const sort of LIBRARY_SORTS) expect(await explain({ sort })).not.toMatch(/Sort/);
});

test('a search for a common word finds every asset, page by page in the order of the list', async () => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const request = inputOf('listLibrary', { search: 'PRODUCT shot', page_size: 100, ...(cursor && { cursor }) });
    const page = await bench.library.listLibrary({ ...request, actor, language: 'en' });
    found.push(...page.list.map(({ file_name: name }) => name));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  const expected = Array.from({ length: ASSETS }, (_none, index) => index).filter((index) => index !== 77);
  expect(found).toHaveLength(expected.length);
  expect(new Set(found)).toEqual(
    new Set(expected.map((index) => `product shot${index < 300 ? ' archive' : ''} ${index}.png`)),
  );
});

test.each(LIBRARY_SORTS)('a word or tag that only old assets have is found in order of %s', async (sort) => {
  const namesOf = async (request: object): Promise<string[]> =>
    (await bench.list(actor, { sort, page_size: 100, ...request })).map(({ file_name: name }) => name);
  const oldest = (await namesOf({ search: 'archive' })).map((name) => Number(/\d+/.exec(name)?.[0]));
  expect(oldest).toHaveLength(100);
  expect(oldest.every((index) => index < 300)).toBe(true);
  if (sort === 'largest') expect(oldest).toEqual(oldest.toSorted((one, other) => other - one));
  expect(await namesOf({ tag: 'old' })).toEqual(await namesOf({ search: 'archive', tag: 'old' }));
  expect(await namesOf({ search: 'archive', min_bytes: 250, max_bytes: 251 })).toHaveLength(2);
});

test('the space used is read from an index, not from the rows', async () => {
  await bench.database.query('vacuum (analyze) assets');
  const { rows } = await bench.database.query(
    `explain select sum(space_bytes), sum(uploaded_s) from assets where workspace_id = ${actor.workspaceId}`,
  );
  expect(rows.map((row) => String(row['QUERY PLAN'])).join('\n')).toContain('Index Only Scan using assets_space');
});

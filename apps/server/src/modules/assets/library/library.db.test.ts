import { randomUUID } from 'node:crypto';
import type { AssetId, FolderId, LibraryEntry } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#src/actor.ts';
import { addTestMember, addTestUser } from '../../accounts/test-users.ts';
import { addOutputs } from '#src/runner/add-outputs.ts';
import { inputOf, openTestLibrary, type TestLibrary } from './test-library.ts';

const { signal } = new AbortController();
const DAY_MS = 86_400_000;
let now = new Date('2026-11-20T10:00:00Z');
let bench: TestLibrary;
let actor: Actor;

beforeAll(async () => {
  bench = await openTestLibrary({ now: () => now });
});
afterAll(async () => bench[Symbol.asyncDispose]());
beforeEach(async () => {
  actor = await addTestUser(bench.database);
});

const names = (list: readonly LibraryEntry[]): string[] => list.map((entry) => entry.file_name);
const addFolder = async (folder_name: string, parent_id: FolderId | null = null): Promise<FolderId> =>
  (await bench.library.addFolder(actor, { folder_name, parent_id }, 'en')).id;
const chosen = (asset_ids: AssetId[], folder_ids: FolderId[] = []) => ({ asset_ids, folder_ids });
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

describe('folders', () => {
  test('stand in each other in any depth, and say their path', async () => {
    let parent: FolderId | null = null;
    for (const name of ['One', 'Two', 'Three', 'Four']) parent = await addFolder(name, parent);
    const input = inputOf('listLibrary', { folder_id: parent ?? '' });
    const { path } = await bench.library.listLibrary({ ...input, actor, language: 'en' });
    expect(path.map(({ name }) => name)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(await bench.list(actor, { folder_id: 'root' })).toMatchObject([
      { file_name: 'One', is_folder: true, count: 1 },
    ]);
  });

  test('have unique names among their siblings, whatever the case', async () => {
    const parent = await addFolder('Summer');
    await expect(addFolder('SUMMER')).rejects.toMatchObject({ code: 'DUPLICATE_NAME' });
    const child = await addFolder('Summer', parent);
    await addFolder('Winter', parent);
    const rename = { folder_id: child, folder_name: 'winter' };
    await expect(bench.library.renameFolder(actor, rename, 'en')).rejects.toMatchObject({ code: 'DUPLICATE_NAME' });
    await bench.library.renameFolder(actor, { folder_id: child, folder_name: 'SUMMER' }, 'en');
    expect(names(await bench.list(actor, { folder_id: parent }))).toEqual(['SUMMER', 'Winter']);
  });

  test.each(['a/b', 'a\\b', 'a:b', 'a*b', 'a?b', 'a<b', 'a>b', 'a|b', '', ' ', 'x'.repeat(101)])(
    'can not be named %j',
    (folder_name) => {
      expect(() => inputOf('addFolder', { folder_name })).toThrow();
    },
  );

  test('never come to lie within themselves', async () => {
    const top = await addFolder('Top');
    const middle = await addFolder('Middle', top);
    const low = await addFolder('Low', middle);
    for (const parent_id of [top, middle, low]) {
      const move = bench.library.move(actor, { ...chosen([], [top]), parent_id });
      await expect(move).rejects.toMatchObject({ code: 'FOLDER_INTO_ITSELF' });
    }
    await bench.library.move(actor, { ...chosen([], [low]), parent_id: null });
    expect(names(await bench.list(actor, { folder_id: 'root' }))).toEqual(['Low', 'Top']);
  });

  test('take assets and folders along when they are moved', async () => {
    const [from, to] = [await addFolder('From'), await addFolder('To')];
    const inner = await addFolder('Inner', from);
    const asset = await bench.addFile(actor, { fileName: 'mug.png', folderId: inner });
    await bench.library.move(actor, { ...chosen([], [inner]), parent_id: to });
    expect(names(await bench.list(actor, { folder_id: to }))).toEqual(['Inner']);
    expect(await bench.list(actor, { folder_id: inner })).toMatchObject([{ id: asset, folder_id: inner }]);
  });
});

describe('names of assets', () => {
  test('are unique in their folder: a rename is refused, a moved one gets a number', async () => {
    const folder = await addFolder('Products');
    await bench.addFile(actor, { fileName: 'mug.png', folderId: folder });
    const loose = await bench.addFile(actor, { fileName: 'MUG.png' });
    const cup = await bench.addFile(actor, { fileName: 'cup.png', folderId: folder });
    const rename = inputOf('updateLibraryAsset', { asset_id: cup, file_name: 'Mug.PNG' });
    await expect(bench.library.update(actor, rename)).rejects.toMatchObject({ code: 'DUPLICATE_NAME' });
    await bench.library.move(actor, { ...chosen([loose]), parent_id: folder });
    expect(names(await bench.list(actor, { folder_id: folder, sort: 'name' }))).toEqual([
      'cup.png',
      'mug.png',
      'MUG (2).png',
    ]);
  });

  test('are checked before an upload, like contents', async () => {
    const folder = await addFolder('Uploads');
    const id = await bench.addFile(actor, { fileName: 'a.png', folderId: folder });
    const { sha256 } = await bench.library.getAsset({ actor, assetId: id, language: 'en' });
    const input = inputOf('findDuplicates', { parent_id: folder, file_names: ['A.png', 'b.png'], sha256s: [sha256] });
    expect(await bench.library.findDuplicates(actor, input)).toEqual({
      names: ['A.png'],
      contents: [{ sha256, id, file_name: 'a.png' }],
    });
    const upload = { file_name: 'a.png', filesize: 10, folder_id: folder };
    await expect(bench.uploads.getUploadUrl(actor, upload)).rejects.toMatchObject({ code: 'DUPLICATE_NAME' });
  });
});

describe('a list', () => {
  test.each(['newest', 'oldest', 'name', 'name_desc', 'largest', 'smallest'])(
    'in order of %s has every asset once over all its pages',
    async (sort) => {
      for (let index = 0; index < 11; index++) {
        await bench.addFile(actor, { fileName: `clip ${index}.png`, sizeBytes: 10 + (index % 3) });
        if (index % 2 === 0) later(1000);
      }
      const whole = await bench.list(actor, { sort });
      const paged: LibraryEntry[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const input = inputOf('listLibrary', { sort, page_size: 3, ...(cursor === '' ? {} : { cursor }) });
        const page = await bench.library.listLibrary({ ...input, actor, language: 'en' });
        paged.push(...page.list);
        cursor = page.next_cursor;
      }
      expect(paged).toEqual(whole);
      expect(new Set(paged.map(({ id }) => id)).size).toBe(11);
    },
  );

  test('sorts numbers in names as numbers', async () => {
    for (const name of ['shot 10.png', 'shot 9.png', 'Shot 1.png']) await bench.addFile(actor, { fileName: name });
    expect(names(await bench.list(actor, { sort: 'name' }))).toEqual(['Shot 1.png', 'shot 9.png', 'shot 10.png']);
  });

  test('refuses a cursor that it did not give', async () => {
    await expect(bench.list(actor, { cursor: 'abc' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('filters by type, tag, category, date and size', async () => {
    const image = await bench.addFile(actor, { sizeBytes: 100, tags: ['Sale', 'red'], categoryId: 101 });
    later(DAY_MS);
    const video = await bench.addFile(actor, { contentType: 'video/mp4', sizeBytes: 200, categoryId: 201 });
    await bench.addFile(actor, { contentType: 'application/json' });
    const ids = async (filter: object) => (await bench.list(actor, filter)).map(({ id }) => id);
    expect(await ids({ kinds: 'image' })).toEqual([image]);
    expect(await ids({ kinds: 'image,video' })).toEqual([video, image]);
    expect(await ids({ tag: 'Sale' })).toEqual([image]);
    expect(await ids({ category_id: 2 })).toEqual([video]);
    expect(await ids({ category_id: 101 })).toEqual([image]);
    expect(await ids({ created_from: now.toISOString() })).toEqual([video]);
    expect(await ids({ created_to: new Date(now.getTime() - 1).toISOString() })).toEqual([image]);
    expect(await ids({ min_bytes: 150 })).toEqual([video]);
    expect(await ids({ max_bytes: 150 })).toEqual([image]);
  });
});

test.each([
  ['summer', ['Summer-Sale 夏季促销.png']],
  ['SALE sum', ['Summer-Sale 夏季促销.png']],
  ['促销', ['Summer-Sale 夏季促销.png', '促销海报.png']],
  ['报', ['促销海报.png']],
  ['cafe', ['Café menu.png']],
  ['100%', ['100% cotton.png']],
  ['blue', ['100% cotton.png']],
  ['nothing', []],
])('search for %j finds names and tags by any part of their words', async (search, found) => {
  await bench.addFile(actor, { fileName: 'Summer-Sale 夏季促销.png' });
  await bench.addFile(actor, { fileName: '促销海报.png' });
  await bench.addFile(actor, { fileName: 'Café menu.png' });
  await bench.addFile(actor, { fileName: '100% cotton.png', tags: ['Light Blue'] });
  expect(names(await bench.list(actor, { search, sort: 'name' }))).toEqual(found);
});

test('search finds folders by their names', async () => {
  await addFolder('Summer', await addFolder('Campaigns'));
  expect(names(await bench.list(actor, { search: 'umme' }))).toEqual(['Summer']);
});

test('search works again after a library moved to another workspace, with its folders and favorites', async () => {
  const other = await addTestUser(bench.database);
  const folder = await addFolder('Mugs');
  const id = await bench.addFile(actor, { fileName: 'red mug.png', folderId: folder });
  await bench.library.setFavorites(actor, { asset_ids: [id], is_favorite: true });
  await bench.database.transaction((tx) =>
    bench.uploads.moveWorkspaceLibrary(tx, {
      from: { userId: actor.userId, workspaceId: actor.workspaceId },
      to: { userId: other.userId, workspaceId: other.workspaceId },
    }),
  );
  expect(await bench.list(other, { search: 'mug', folder_id: folder })).toMatchObject([{ id, is_favorite: true }]);
  expect(await bench.list(actor, { search: 'mug' })).toEqual([]);
});

test('tags are kept once, whatever their case, and removed by name', async () => {
  const [a, b] = [await bench.addFile(actor, { tags: ['red'] }), await bench.addFile(actor)];
  const tag = { asset_ids: [a, b], add_tags: ['Red', 'new'], remove_tags: [] };
  expect(await bench.library.tag(actor, tag)).toMatchObject({
    list: [{ tags: ['red', 'new'] }, { tags: ['Red', 'new'] }],
  });
  await bench.library.tag(actor, { asset_ids: [a], add_tags: [], remove_tags: ['NEW'] });
  expect((await bench.library.getDict(actor, 'zh-CN')).tags).toEqual([
    { tag: 'Red', count: 1 },
    { tag: 'new', count: 1 },
    { tag: 'red', count: 1 },
  ]);
});

test('favorites are the own ones of each member of a workspace', async () => {
  const member = await addTestMember(bench.database, actor);
  const [mine, theirs] = [await bench.addFile(actor), await bench.addFile(actor)];
  await bench.library.setFavorites(actor, { asset_ids: [mine], is_favorite: true });
  await bench.library.setFavorites(member, { asset_ids: [theirs], is_favorite: true });
  expect(await bench.list(actor, { view: 'favorites' })).toMatchObject([{ id: mine, is_favorite: true }]);
  await bench.library.setFavorites(actor, { asset_ids: [mine], is_favorite: false });
  expect(await bench.list(actor, { view: 'favorites' })).toEqual([]);
});

test('a member moves and tags what others added, and neither renames nor deletes it', async () => {
  const member = await addTestMember(bench.database, actor);
  const [asset, folder] = [await bench.addFile(actor), await addFolder('Ours')];
  await bench.library.move(member, { ...chosen([asset]), parent_id: folder });
  const rename = inputOf('updateLibraryAsset', { asset_id: asset, file_name: 'mine.png' });
  await expect(bench.library.update(member, rename)).rejects.toMatchObject({ code: 'PERMISSION_MISSING' });
  for (const what of [chosen([asset]), chosen([], [folder])]) {
    await expect(bench.library.remove(member, what)).rejects.toMatchObject({ code: 'PERMISSION_MISSING' });
  }
});

describe('the bin', () => {
  test('takes a folder with all that is in it, and gives it back as it was', async () => {
    const folder = await addFolder('Spring');
    const inner = await addFolder('Inner', folder);
    const asset = await bench.addFile(actor, { fileName: 'a.png', folderId: inner });
    expect(await bench.library.remove(actor, chosen([], [folder]))).toEqual({ changed: 3 });
    expect(await bench.list(actor)).toEqual([]);
    expect(names(await bench.list(actor, { view: 'bin' }))).toEqual(['Spring']);
    await addFolder('Spring');
    await bench.library.restore(actor, chosen([], [folder]));
    expect(names(await bench.list(actor, { folder_id: 'root' }))).toEqual(['Spring', 'Spring (2)']);
    expect(await bench.list(actor, { folder_id: inner })).toMatchObject([{ id: asset }]);
  });

  test('gives an asset back at the top if its folder is gone', async () => {
    const folder = await addFolder('Gone');
    const asset = await bench.addFile(actor, { folderId: folder });
    await bench.library.remove(actor, chosen([asset]));
    await bench.library.remove(actor, chosen([], [folder]));
    expect(await bench.list(actor, { view: 'bin' })).toHaveLength(2);
    await bench.library.restore(actor, chosen([asset]));
    expect(await bench.list(actor, { folder_id: 'root' })).toMatchObject([{ id: asset, folder_id: null }]);
  });

  test('is emptied at once, or by itself after 30 days, with the files', async () => {
    const folder = await addFolder('Old');
    const [kept, first, second] = [
      await bench.addFile(actor),
      await bench.addFile(actor),
      await bench.addFile(actor, { folderId: folder }),
    ];
    await bench.library.remove(actor, chosen([first], [folder]));
    await bench.library.emptyBin(actor, { ...chosen([first]), is_all: false });
    expect(bench.forgotten).toContain(first);
    expect(await bench.storage.head(`library/${first}/original`)).toBeUndefined();
    later(30 * DAY_MS - 1000);
    await bench.library.purgeExpired(signal);
    expect(names(await bench.list(actor, { view: 'bin' }))).toEqual(['Old']);
    later(2000);
    await bench.library.purgeExpired(signal);
    expect(await bench.list(actor, { view: 'bin' })).toEqual([]);
    expect(await bench.storage.head(`library/${second}/original`)).toBeUndefined();
    expect(await bench.storage.head(`library/${kept}/original`)).toBeDefined();
    expect((await bench.library.listFolders(actor, 'en')).list).toEqual([]);
  });
});

test('the results of a tool lie in a folder of their project, named in the language of the reader', async () => {
  const file = { contentType: 'video/mp4', width: 1080, height: 1920, durationS: 15, sizeBytes: 10, sha256: 'x' };
  const title = 'Mug: red / blue';
  for (const _run of [1, 2]) {
    await bench.database.transaction((tx) =>
      addOutputs(tx, bench.assets, {
        ...actor,
        toolType: 104,
        title,
        outputs: [
          { ...file, kind: 'video', fileName: 'ad.mp4', storageKey: `tasks/${randomUUID()}` },
          {
            ...file,
            kind: 'thumbnail',
            contentType: 'image/jpeg',
            fileName: 'ad.jpg',
            storageKey: `tasks/${randomUUID()}`,
          },
        ],
      }),
    );
  }
  const [results] = await bench.list(actor, { folder_id: 'root' });
  expect(results).toMatchObject({ file_name: 'Results', kind: 'results' });
  const projects = await bench.list(actor, { folder_id: results?.id });
  expect(names(projects)).toEqual(['Mug red blue', 'Mug red blue (2)']);
  expect(names(await bench.list(actor, { folder_id: projects[0]?.id }))).toEqual(['ad.mp4']);
  expect((await bench.library.listFolders(actor, 'zh-CN')).list[0]).toMatchObject({ file_name: '生成结果' });
});

test('a copy has its own files and stays when the original is purged', async () => {
  const folder = await addFolder('Copies');
  const original = await bench.addFile(actor, { fileName: 'mug.png', tags: ['red'] });
  const { list } = await bench.library.copy(actor, { asset_ids: [original], parent_id: folder });
  await bench.library.remove(actor, chosen([original]));
  await bench.library.emptyBin(actor, { ...chosen([]), is_all: true });
  const [copy] = list;
  expect(copy).toMatchObject({ file_name: 'mug.png', folder_id: folder, tags: ['red'] });
  expect(await bench.storage.head(`library/${copy?.id}/original`)).toBeDefined();
});

test('assets with the same content are named in the details', async () => {
  const shared = { sha256: 'f'.repeat(64) };
  const [a, b] = [await bench.addFile(actor, shared), await bench.addFile(actor, { ...shared, fileName: 'twin.png' })];
  const { duplicates } = await bench.library.getAsset({ actor, assetId: a, language: 'en' });
  expect(duplicates).toEqual([{ id: b, file_name: 'twin.png', folder_id: null }]);
});

test('an ad learns the size and the analysis of the chosen assets, of its own workspace only', async () => {
  const plain = await bench.addFile(actor, { fileName: 'mug.png', sizeBytes: 40 });
  const analysed = await bench.addFile(actor, { fileName: 'film.mp4', contentType: 'video/mp4', durationS: 7 });
  const result = {
    scenes: [{ start: 0, end: 7 }],
    colors: ['#c43a13'],
    sharpness: 80,
    faces: 1,
    has_plain_background: false,
    texts: ['SALE'],
    audio: null,
  };
  await bench.database.query(
    "insert into asset_analyses (asset_id, state, result, changed_at) values ($1, 'analyzed', $2, now())",
    [analysed, JSON.stringify(result)],
  );
  const facts = await bench.library.listAdFacts(actor, inputOf('listAdFacts', { asset_ids: [plain, analysed] }));
  expect(facts.list.find(({ id }) => id === plain)).toMatchObject({ asset_type: 1, filesize: 40, result: null });
  expect(facts.list.find(({ id }) => id === analysed)).toMatchObject({ asset_type: 2, duration: 7, result });
  const stranger = await addTestUser(bench.database);
  const asked = bench.library.listAdFacts(stranger, inputOf('listAdFacts', { asset_ids: [analysed] }));
  await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

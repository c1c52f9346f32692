import { makeLibraryAsset } from '#src/app/test-answers.ts';
import type { AssetId, CallData, FolderId, LibraryEntry, LibraryFile, LibraryFolder } from '@reelwright/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, openStudio, type TestStudio } from '#src/app/test-studio.tsx';
import { type Answers, Refusal } from '#src/app/test-server.ts';

const AT = '2026-11-20T10:00:00.000Z';
const MUGS = '00000000-0000-4000-8000-0000000000f0' as FolderId;

const makeFile = (index: number, change: Partial<LibraryFile> = {}): LibraryFile => ({
  id: `00000000-0000-4000-8000-00000000000${index}` as AssetId,
  file_name: `mug ${index}.png`,
  asset_type: 1,
  state: 'ready',
  percent: 100,
  url: '/files/a',
  thumb_url: '/files/b',
  width: 300,
  height: 300,
  duration: null,
  filesize: 1_500_000,
  is_folder: false,
  folder_id: null,
  format: 'image/png',
  tags: [],
  category_id: 0,
  description: '',
  is_favorite: false,
  filmstrip: null,
  date_created: AT,
  date_modified: AT,
  date_deleted: null,
  ...change,
});
const FOLDER: LibraryFolder = {
  id: MUGS,
  file_name: 'Mugs',
  is_folder: true,
  asset_type: 0,
  folder_id: null,
  kind: 'own',
  count: 2,
  date_created: AT,
  date_modified: AT,
  date_deleted: null,
};

/** A library that keeps what the page does to it. */
function libraryOf(first: readonly LibraryEntry[]): Answers {
  let entries = [...first];
  const binned: LibraryEntry[] = [];
  const isNamed = ({ asset_ids: assets, folder_ids: folders }: { asset_ids: string[]; folder_ids: string[] }) => {
    const ids = new Set([...assets, ...folders]);
    return ({ id }: LibraryEntry): boolean => ids.has(id);
  };
  const change = (id: string, next: Partial<LibraryFile>): LibraryFile => {
    entries = entries.map((each) => (each.id === id ? ({ ...each, ...next } as LibraryEntry) : each));
    return entries.find((each) => each.id === id) as LibraryFile;
  };
  return {
    listLibrary: ({ folder_id: folder = 'root', view, search = '' }) => {
      const listed = view === 'bin' ? binned : entries;
      const parent = folder === 'root' ? null : folder;
      return {
        list: listed.filter(({ folder_id: place, file_name: name }) =>
          search === '' ? place === parent : name.includes(search),
        ),
        path: parent === null ? [] : [{ id: parent, name: 'Mugs', kind: 'own' }],
        next_cursor: null,
      };
    },
    getSpace: { used: 950, total: 1000, is_low: true },
    listFolders: { list: [(({ count: _count, ...folder }) => folder)(FOLDER)] },
    getLibraryDict: { categories: [], tags: [{ tag: 'sale', count: 1 }] },
    updateLibraryAsset: ({ asset_id: id, file_name: name }) =>
      entries.some((each) => each.file_name === name)
        ? new Refusal('DUPLICATE_NAME')
        : change(id, { file_name: name ?? '' }),
    favoriteAssets: ({ asset_ids: ids, is_favorite: isFavorite }) => {
      for (const id of ids) change(id, { is_favorite: isFavorite });
      return { changed: ids.length };
    },
    moveInLibrary: ({ parent_id: parent, ...ids }) => {
      for (const { id } of entries.filter(isNamed(ids))) change(id, { folder_id: parent });
      return { changed: 1 };
    },
    removeFromLibrary: (ids) => {
      binned.push(...entries.filter(isNamed(ids)));
      entries = entries.filter((each) => !isNamed(ids)(each));
      return { changed: ids.asset_ids.length };
    },
    restoreToLibrary: (ids) => {
      entries = [...entries, ...binned.filter(isNamed(ids))];
      return { changed: ids.asset_ids.length };
    },
    emptyBin: { changed: 1 },
    listQueue: { list: [] },
    getUploadUrl: ({ file_name: name }) =>
      entries.some((each) => each.file_name === name)
        ? new Refusal('DUPLICATE_NAME')
        : { upload_id: makeFile(9).id, url: '/files/up', method: 'PUT', expires: '2099-01-01T00:00:00.000Z' },
    reportUpload: () => {
      const { is_folder: _folder, ...asset } = makeFile(9);
      entries = [...entries, makeFile(9)];
      return asset;
    },
  };
}

const tiles = () => screen.queryAllByRole('article');
const expectTiles = (count: number) => waitFor(() => expect(tiles()).toHaveLength(count));
const check = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = () => screen.queryByRole('group', { name: 'Selected assets' });

async function openLibrary(
  path = '/assets',
  entries = [FOLDER, makeFile(1), makeFile(2), makeFile(3)],
): Promise<TestStudio> {
  const studio = await openStudio(path, { answers: libraryOf(entries) });
  if (entries.length > 0) await screen.findAllByRole('article');
  return studio;
}

it('opens a folder, shows the path to it, and leads back', async () => {
  const { user } = await openLibrary('/assets', [FOLDER, makeFile(1), makeFile(2, { folder_id: MUGS })]);
  await user.click(screen.getByRole('button', { name: 'Mugs' }));
  expect(await screen.findByRole('heading', { name: 'Mugs' })).toBeVisible();
  await waitFor(() => expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toEqual(['mug 2.png']));
  await user.click(
    within(screen.getByRole('navigation', { name: 'Folder path' })).getByRole('button', { name: 'Assets' }),
  );
  await expectTiles(2);
});

it('selects by click, by a range and by keys, and deletes with an undo', async () => {
  const { user } = await openLibrary();
  await user.click(check('mug 1.png'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'mug 3.png' }));
  await user.keyboard('{/Shift}');
  expect(bar()).toHaveTextContent('3 selected');
  await user.keyboard('{Escape}');
  expect(bar()).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  expect(bar()).toHaveTextContent('4 selected');
  await user.click(check('Mugs'));
  await user.keyboard('{Delete}');
  await expectTiles(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectTiles(4);
});

it('moves the focus with the arrow keys, and selects with the space bar', async () => {
  const { user } = await openLibrary();
  act(() => screen.getByRole('button', { name: 'Mugs' }).focus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'mug 1.png' })).toHaveFocus());
  await user.keyboard(' ');
  expect(bar()).toHaveTextContent('1 selected');
});

it('renames in place, says that a name is taken, and keeps the old one', async () => {
  const { user } = await openLibrary();
  act(() => screen.getByRole('button', { name: 'mug 1.png' }).focus());
  await user.keyboard('{F2}');
  await fill(user, await screen.findByRole('textbox', { name: 'File name' }), 'cup.png');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('article', { name: 'cup.png' })).toBeVisible();
  act(() => screen.getByRole('button', { name: 'mug 2.png' }).focus());
  await user.keyboard('{F2}');
  await fill(user, await screen.findByRole('textbox', { name: 'File name' }), 'cup.png');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('This file name or tag exists already.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'mug 2.png' })).toBeVisible();
});

it('has one menu for every entry: by its button, and by the right mouse button', async () => {
  const { user } = await openLibrary();
  const more = screen.getByRole('button', { name: 'More actions for mug 2.png' });
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(await screen.findByRole('textbox', { name: 'File name' })).toHaveValue('mug 2.png');
  await user.keyboard('{Escape}');
  await user.click(more);
  await screen.findByRole('menuitem', { name: 'Rename' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(more).toHaveFocus());
  fireEvent.contextMenu(screen.getByRole('article', { name: 'mug 1.png' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await expectTiles(3);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('is sorted by the headings of its list', async () => {
  const { user, server } = await openLibrary();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  const heading = await screen.findByRole('button', { name: 'Name' });
  await user.click(heading);
  const lastSort = () => server.inputsOf('listLibrary').at(-1)?.sort;
  await waitFor(() => expect(lastSort()).toBe('name'));
  await user.click(heading);
  await waitFor(() => expect(lastSort()).toBe('name_desc'));
});

it('moves the selection into a folder', async () => {
  const { user } = await openLibrary();
  await user.click(check('mug 1.png'));
  await user.click(check('mug 2.png'));
  await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Move to…' }));
  await user.click(await screen.findByRole('radio', { name: 'Mugs' }));
  await user.click(screen.getByRole('button', { name: 'Move here' }));
  await expectTiles(2);
  expect(await screen.findByText('Moved 2 items')).toBeVisible();
});

it('moves what is dragged onto a folder, with all that is selected', async () => {
  const { user, server } = await openLibrary();
  await user.click(check('mug 1.png'));
  await user.click(check('mug 2.png'));
  const dataTransfer = { types: ['application/x-library-entries'], setData: () => undefined };
  const tile = (name: string) => screen.getByRole('article', { name });
  fireEvent.dragStart(tile('mug 2.png'), { dataTransfer });
  fireEvent.dragOver(tile('Mugs'), { dataTransfer });
  fireEvent.drop(tile('Mugs'), { dataTransfer });
  await expectTiles(2);
  expect(server.inputsOf('moveInLibrary')).toMatchObject([
    { asset_ids: [makeFile(1).id, makeFile(2).id], folder_ids: [], parent_id: MUGS },
  ]);
});

it('has files fetched from links, and says why one was not added', async () => {
  let queue: CallData<'listQueue'>['list'] = [];
  const answers: Answers = {
    ...libraryOf([makeFile(1)]),
    listQueue: () => ({ list: queue }),
    importLinks: ({ urls }) => {
      const [url = ''] = urls;
      const failed = { kind: 'link', state: 'failed', percent: 0, problem: 'File format is not supported' } as const;
      queue = [{ id: makeFile(8).id, file_name: 'page.mp4', url, ...failed }];
      return { list: [{ upload_id: makeFile(8).id, file_name: 'page.mp4', url }] };
    },
    clearQueue: () => {
      queue = [];
      return { changed: 1 };
    },
  };
  const { user, server } = await openStudio('/assets', { answers });
  await user.click(await screen.findByRole('button', { name: 'From link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByRole('textbox'), 'ftp://a.example/b.png');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText("This isn't a web address: ftp://a.example/b.png")).toBeVisible();
  await fill(user, dialog.getByRole('textbox'), 'https://a.example/page.mp4');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  const tray = within(await screen.findByRole('region', { name: 'Links' }));
  expect(tray.getByText('File format is not supported')).toBeVisible();
  expect(server.inputsOf('importLinks')).toMatchObject([{ urls: ['https://a.example/page.mp4'], folder_id: null }]);
  await user.click(tray.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Links' })).toBeNull());
});

it('shows what the analysis found, and takes what it suggests', async () => {
  const analysis: CallData<'getLibraryAsset'>['analysis'] = {
    state: 'analyzed',
    problem: null,
    result: {
      scenes: [],
      colors: ['#d02020'],
      sharpness: 80,
      faces: 2,
      has_plain_background: false,
      texts: ['Half price'],
      audio: null,
    },
    suggestion: { category_id: 0, tags: ['people', 'red'], description: 'Square, mostly red, 2 faces.' },
  };
  const answers: Answers = {
    ...libraryOf([makeFile(1)]),
    getLibraryAsset: makeLibraryAsset({ ...makeFile(1), preview_url: '/files/a', analysis }),
    updateLibraryAsset: makeFile(1),
    analyzeAssets: { list: [] },
  };
  const { user, server } = await openStudio('/assets', { answers });
  await user.click(await screen.findByRole('button', { name: 'mug 1.png' }));
  const panel = within(await screen.findByRole('region', { name: 'Analysis' }));
  const cutOut = screen.getByRole('link', { name: 'Cut-out' });
  expect(cutOut).toHaveAttribute('href', `/background-remover?asset=${makeFile(1).id}`);
  expect(panel.getByText('Half price')).toBeVisible();
  expect(panel.getByText('Crisp')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Add tag people' }));
  await user.click(panel.getByRole('button', { name: 'Use as description' }));
  await user.click(panel.getByRole('button', { name: 'Analyze again' }));
  await waitFor(() => expect(server.inputsOf('analyzeAssets')).toEqual([{ asset_ids: [makeFile(1).id] }]));
  expect(server.inputsOf('updateLibraryAsset')).toMatchObject([
    { tags: ['people'] },
    { description: 'Square, mostly red, 2 faces.' },
  ]);
});

it('takes files that are dropped anywhere, and says why one is refused', async () => {
  const { server } = await openLibrary();
  const drop = (files: File[]): void => {
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  };
  act(() => drop([new File(['x'], 'mug 9.png'), new File(['x'], 'mug 1.png'), new File(['x'], 'notes.txt')]));
  expect(await screen.findByRole('article', { name: 'mug 9.png' })).toBeVisible();
  const tray = within(screen.getByRole('region', { name: 'Uploads' }));
  expect(await tray.findByText('This file name or tag exists already.')).toBeVisible();
  expect(tray.getByText('File format is not supported')).toBeVisible();
  expect(server.inputsOf('getUploadUrl')).toMatchObject([{ folder_id: null }, { folder_id: null }]);
  act(() => drop(Array.from({ length: 31 }, (_, index) => new File(['x'], `${index}.png`))));
  expect(await screen.findByText('You can upload up to 30 files at once.')).toBeVisible();
  const user = (await import('@testing-library/user-event')).userEvent.setup();
  for (const name of ['mug 1.png', 'notes.txt']) await user.click(tray.getByRole('button', { name: `Remove ${name}` }));
});

it('searches all folders, and shows everything again', async () => {
  const { user, server } = await openLibrary('/assets', [FOLDER, makeFile(1), makeFile(2, { folder_id: MUGS })]);
  await fill(user, screen.getByRole('searchbox', { name: 'Search names, tags and texts' }), 'mug 2');
  await waitFor(() => expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toEqual(['mug 2.png']));
  expect(server.inputsOf('listLibrary').at(-1)).not.toHaveProperty('folder_id');
  await fill(user, screen.getByRole('searchbox', { name: 'Search names, tags and texts' }), 'nothing');
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expectTiles(2);
});

it('asks before the bin is emptied', async () => {
  const { user, server } = await openLibrary();
  await user.click(check('mug 1.png'));
  await user.keyboard('{Delete}');
  await user.click(screen.getByRole('link', { name: 'Bin' }));
  await user.click(await screen.findByRole('button', { name: 'Empty bin' }));
  expect(server.inputsOf('emptyBin')).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete forever' }));
  await waitFor(() => expect(server.inputsOf('emptyBin')).toMatchObject([{ is_all: true }]));
});

it('warns when little space is left, and speaks Chinese', async () => {
  await openStudio('/assets', { answers: libraryOf([]), language: 'zh-CN' });
  expect(await screen.findByRole('heading', { name: '素材库还是空的' })).toBeVisible();
  expect(await screen.findByText(/存储空间即将用完/)).toBeVisible();
});

it('reports a lost connection, and loads by itself when it is back', async () => {
  const { user, server } = await openLibrary();
  act(() => server.setOnline(false));
  await user.click(screen.getByRole('link', { name: 'Bin' }));
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible();
  expect(tiles()).toEqual([]);
  act(() => server.setOnline(true));
  expect(await screen.findByRole('heading', { name: 'The bin is empty' })).toBeVisible();
});

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DialogEvent } from '../model/dialog-events.ts';
import { createDialogStore, type DialogStore } from '../model/dialog-store.ts';
import type { DialogLanguage } from '../model/dialog-texts.ts';
import type { MediaAsset, MediaFolder } from '../model/media-entry.ts';
import { type MediaRules, NO_RULES } from '../model/media-rules.ts';
import { MediaSourceError, type MediaSource, type MediaUploads } from '../model/media-source.ts';
import { createMemorySource } from '../model/memory-source.ts';
import { MediaDialog } from './media-dialog.tsx';

const folder = (id: string): MediaFolder => ({ id, file_name: id, is_folder: true, asset_type: 0 });
const image = (id: string, more: Partial<MediaAsset> = {}): MediaAsset => ({
  id,
  file_name: id,
  is_folder: false,
  asset_type: 1,
  thumb_url: '',
  duration: null,
  filesize: 100,
  ...more,
});

const FOLDERS = {
  root: [folder('Spring'), folder('Autumn'), image('cup'), image('jug'), image('poster', { filesize: 5000 })],
  Autumn: [folder('Raw'), image('leaf')],
  Raw: [image('raw')],
  Spring: [image('tulip')],
};
const CATEGORIES = [
  { id: 1, cat_name: 'All', sub_category: [] },
  { id: 2, cat_name: 'Products', sub_category: [{ id: 21, cat_name: 'Mugs', sub_category: [] }] },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Setup {
  rules?: Partial<MediaRules>;
  source?: MediaSource;
  language?: DialogLanguage;
  isCloseHidden?: boolean;
}

async function openDialog({
  rules = {},
  source = createMemorySource({ folders: FOLDERS, categories: CATEGORIES }),
  language = 'en',
  isCloseHidden = false,
}: Setup = {}): Promise<{ store: DialogStore; events: DialogEvent[] }> {
  const events: DialogEvent[] = [];
  const store = createDialogStore({ onEvent: (event) => events.push(event) });
  render(<MediaDialog store={store} source={source} language={language} isCloseHidden={isCloseHidden} />);
  act(() => store.dispatch({ type: 'open', rules: { ...NO_RULES, ...rules } }));
  await pass(0);
  return { store, events };
}

/** Lets time pass, and lists that are at hand arrive. */
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const clickTile = (name: string): boolean => fireEvent.click(screen.getByRole('option', { name }));
const listTiles = (): (string | null)[] =>
  within(screen.getByRole('listbox', { name: 'Media' }))
    .getAllByRole('option')
    .map((tile) => tile.textContent);
const listTypes = (events: readonly DialogEvent[]): string[] => events.map(({ type }) => type);

describe('opening and closing', () => {
  it('locks the page while it is open', async () => {
    const { store } = await openDialog();
    expect(document.body.style.overflow).toBe('hidden');
    act(() => store.dispatch({ type: 'close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.style.overflow).toBe('');
  });

  it.each([
    ['its X', () => press('Close')],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    [
      'the backdrop',
      () => {
        fireEvent.mouseDown(screen.getByRole('dialog'), { clientX: 5, clientY: 5 });
        fireEvent.click(screen.getByRole('dialog'), { clientX: 5, clientY: 5 });
      },
    ],
  ])('closes by %s, forgets the selection and says so', async (_way, close) => {
    const { store, events } = await openDialog();
    clickTile('Image cup');
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events).toEqual([{ type: 'close', detail: null }]);
    act(() => store.dispatch({ type: 'open', rules: NO_RULES }));
    await pass(0);
    expect(screen.getByText('0 selected')).toBeVisible();
  });

  it('stays open when a press that began inside ends outside', async () => {
    const { events } = await openDialog();
    fireEvent.mouseDown(screen.getByRole('option', { name: 'Image cup' }), { clientX: 0, clientY: 0 });
    fireEvent.click(screen.getByRole('dialog'), { clientX: 5, clientY: 5 });
    expect(events).toEqual([]);
  });

  it('stays open when a file picker is dismissed', async () => {
    const uploads: MediaUploads = {
      accept: '',
      maxFiles: 1,
      findProblem: () => null,
      upload: () => Promise.resolve(image('x')),
    };
    const { events } = await openDialog({ source: createMemorySource({ folders: FOLDERS, uploads }) });
    const input = screen.getByRole('dialog').querySelector('input[type="file"]');
    fireEvent(input ?? document.body, new Event('cancel', { bubbles: true }));
    expect(events).toEqual([]);
  });

  it('can do without its X', async () => {
    await openDialog({ isCloseHidden: true });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('cancels without a selection', async () => {
    const { events } = await openDialog();
    clickTile('Image cup');
    press('Cancel');
    expect(events).toEqual([{ type: 'cancel', detail: null }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('confirms only once something is selected', async () => {
    const { events } = await openDialog();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    clickTile('Image cup');
    press('Confirm');
    expect(events).toEqual([{ type: 'confirm', detail: { assets: [image('cup')] } }]);
  });
});

describe('the way through folders', () => {
  it('opens the folder that was clicked last 200 ms later, and none for 100 ms more', async () => {
    const { events } = await openDialog();
    clickTile('Folder Spring');
    await pass(199);
    clickTile('Folder Autumn');
    await pass(199);
    expect(events).toEqual([]);
    await pass(1);
    expect(events).toEqual([{ type: 'folder-change', detail: { folderId: 'Autumn', folderName: 'Autumn' } }]);
    expect(listTiles()).toEqual(['Folder Raw', 'Image leaf']);
    await pass(99);
    clickTile('Folder Raw');
    await pass(500);
    expect(events).toHaveLength(1);
    clickTile('Folder Raw');
    await pass(200);
    expect(listTypes(events)).toEqual(['folder-change', 'folder-change']);
  });

  it('follows one crumb a second', async () => {
    const { events } = await openDialog();
    for (const name of ['Folder Autumn', 'Folder Raw']) {
      clickTile(name);
      await pass(300);
    }
    press('Autumn');
    await pass(999);
    press('Asset');
    expect(listTypes(events)).toEqual(['folder-change', 'folder-change', 'breadcrumb-navigate']);
    await pass(1);
    press('Asset');
    expect(events.at(-1)).toEqual({
      type: 'breadcrumb-navigate',
      detail: { index: 0, folderId: null, folderName: 'Asset', fullPath: [{ id: null, name: 'Asset' }] },
    });
    expect(screen.queryByRole('button', { name: 'Asset' })).toBeNull();
  });

  it('keeps the selection across folders', async () => {
    const { events } = await openDialog();
    clickTile('Image cup');
    clickTile('Folder Autumn');
    await pass(300);
    clickTile('Image leaf');
    press('Asset');
    await pass(0);
    expect(screen.getByRole('option', { name: 'Image cup' })).toHaveAttribute('aria-selected', 'true');
    press('Remove cup');
    press('Confirm');
    expect(events.at(-1)).toEqual({ type: 'confirm', detail: { assets: [image('leaf')] } });
  });

  it('says that a folder is empty', async () => {
    await openDialog({ source: createMemorySource({ folders: {} }) });
    expect(screen.getByText('No content yet')).toBeVisible();
  });

  it('offers to load a folder again that could not be loaded', async () => {
    let isBroken = true;
    const memory = createMemorySource({ folders: FOLDERS });
    const listPage: MediaSource['listPage'] = (request) =>
      isBroken ? Promise.reject(new Error('no connection')) : memory.listPage(request);
    await openDialog({ source: { ...memory, listPage } });
    expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load the media.");
    isBroken = false;
    press('Try again');
    await pass(0);
    expect(listTiles()).toHaveLength(5);
  });
});

describe('the categories', () => {
  it('keep the menu open for a category with sub-categories, and close it on a choice', async () => {
    const { events } = await openDialog();
    press('Category: All');
    fireEvent.click(screen.getByRole('option', { name: 'Products' }));
    expect(events).toEqual([]);
    fireEvent.click(screen.getByRole('option', { name: 'Mugs' }));
    expect(events).toEqual([{ type: 'category-change', detail: { categoryPath: [2, 21] } }]);
    expect(screen.queryByRole('option', { name: 'Mugs' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Category: Products / Mugs' })).toHaveFocus();
  });

  it('close by a click outside from 100 ms on', async () => {
    await openDialog();
    press('Category: All');
    await pass(99);
    fireEvent.click(screen.getByText('Select media'));
    expect(screen.getByRole('option', { name: 'Products' })).toBeVisible();
    await pass(1);
    fireEvent.click(screen.getByText('Select media'));
    expect(screen.queryByRole('option', { name: 'Products' })).toBeNull();
  });

  it('say that there are none', async () => {
    await openDialog({ source: createMemorySource({ folders: FOLDERS }) });
    press('Category: All/All');
    expect(screen.getByText('No categories')).toBeVisible();
  });
});

describe('select-all', () => {
  it('loads the pages that are missing, and counts what it left out', async () => {
    const source = createMemorySource({ folders: FOLDERS, pageSize: 3 });
    const { events } = await openDialog({ source, rules: { maxSize: 1000 } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await pass(0);
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(listTypes(events)).toEqual(['invalid-assets-found']);
    expect(screen.getByText('Left out: 1 too large.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  });

  it('by key selects, and never clears', async () => {
    const source = createMemorySource({ folders: FOLDERS, pageSize: 3 });
    await openDialog({ source });
    for (let presses = 0; presses < 2; presses += 1) {
      fireEvent.keyDown(screen.getByRole('option', { name: 'Image cup' }), { key: 'a', ctrlKey: true });
      await pass(0);
      expect(screen.getByText('3 selected')).toBeVisible();
    }
  });

  it('waits for a page that is on its way', async () => {
    const memory = createMemorySource({ folders: FOLDERS });
    let arrive: () => void = () => undefined;
    const listPage: MediaSource['listPage'] = async (request) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return memory.listPage(request);
    };
    await openDialog({ source: { ...memory, listPage } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    arrive();
    await pass(0);
    expect(screen.getByText('3 selected')).toBeVisible();
  });

  it('is not there when only one may be chosen', async () => {
    await openDialog({ rules: { maxCount: 1 } });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a refusal', () => {
  it('is said until the next choice', async () => {
    await openDialog({ rules: { maxSize: 1024 } });
    clickTile('Image poster');
    expect(screen.getByText('poster is larger than 1 KB.')).toBeVisible();
    clickTile('Image jug');
    expect(screen.queryByText('poster is larger than 1 KB.')).toBeNull();
  });

  it('is said in Chinese', async () => {
    await openDialog({ language: 'zh-CN', rules: { maxCount: 2 } });
    for (const name of ['图片 cup', '图片 jug', '图片 poster']) clickTile(name);
    expect(screen.getByText('最多可选 2 个。')).toBeVisible();
    expect(screen.getByText('已选 2/2 个')).toBeVisible();
  });
});

describe('uploads', () => {
  const toUploads = (upload: MediaUploads['upload']): MediaUploads => ({
    accept: 'image/*',
    maxFiles: 2,
    findProblem: (file) => (file.name.endsWith('.txt') ? 'Only images.' : null),
    upload,
  });
  const choose = (...names: string[]): void => {
    const input = screen.getByRole('dialog').querySelector('input[type="file"]');
    if (!input) throw new Error('no input for files');
    fireEvent.change(input, { target: { files: names.map((name) => new File(['x'], name)) } });
  };

  it('show their progress, then the file first and selected', async () => {
    let finish: () => void = () => undefined;
    const uploads = toUploads(async (file, { onProgress }) => {
      onProgress(0.5);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return image(file.name);
    });
    await openDialog({ source: createMemorySource({ folders: FOLDERS, uploads }) });
    choose('new.png');
    expect(screen.getByRole('progressbar', { name: 'Uploading new.png' })).toHaveAttribute('value', '0.5');
    finish();
    await pass(0);
    expect(listTiles()[2]).toBe('Image new.png');
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('are refused before a byte is sent, or by the library with its reason', async () => {
    const upload = vi.fn<MediaUploads['upload']>((file) =>
      Promise.reject(file.name === 'full.png' ? new MediaSourceError('No space left.') : new Error('reset')),
    );
    await openDialog({ source: createMemorySource({ folders: FOLDERS, uploads: toUploads(upload) }) });
    choose('notes.txt', 'full.png');
    choose('lost.png');
    await pass(0);
    expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['full.png', 'lost.png']);
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Only images.',
      'No space left.',
      "Couldn't upload the file. Try again.",
    ]);
    press('Dismiss notes.txt');
    expect(screen.queryByText('Only images.')).toBeNull();
  });

  it('are refused beyond the number of files at once', async () => {
    const upload = vi.fn<MediaUploads['upload']>();
    await openDialog({ source: createMemorySource({ folders: FOLDERS, uploads: toUploads(upload) }) });
    choose('1.png', '2.png', '3.png');
    expect(screen.getByText('You can upload up to 2 files at once.')).toBeVisible();
    expect(upload).not.toHaveBeenCalled();
  });

  it('stop when the dialog closes', async () => {
    let signal: AbortSignal | undefined;
    const uploads = toUploads((_file, request) => {
      ({ signal } = request);
      return new Promise(() => undefined);
    });
    const { store } = await openDialog({ source: createMemorySource({ folders: FOLDERS, uploads }) });
    choose('new.png');
    act(() => store.dispatch({ type: 'cancel' }));
    expect(signal?.aborted).toBe(true);
  });
});

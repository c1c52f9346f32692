import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage, startI18n } from '#src/lib/i18n.ts';
import { theme } from '#src/lib/theme.ts';
import type { SelectMediaDialog as Dialog } from './components/select-media-dialog.tsx';
import { ASSET_TYPES, type MediaCategory, type MediaEntry } from './model/media-entry.ts';
import type { MediaSource } from './model/media-source.ts';
import type { SelectionEvent } from './model/selection-events.ts';
import { NO_RULES, type SelectionRules } from './model/selection-rules.ts';

const MB = 1024 * 1024;

const fileOf = (id: string, more: Partial<MediaEntry> = {}): MediaEntry => ({
  id,
  file_name: `${id}.mp4`,
  is_folder: false,
  asset_type: ASSET_TYPES.video,
  thumb_url: '',
  duration: 65,
  filesize: MB,
  ...more,
});
const folderOf = (id: string): MediaEntry =>
  fileOf(id, { file_name: id, is_folder: true, asset_type: ASSET_TYPES.folder, duration: 0, filesize: 0 });

const ROOT = [
  folderOf('shoes'),
  ...['a', 'b', 'c', 'd', 'e'].map((id) => fileOf(id)),
  fileOf('xl', { filesize: 9 * MB }),
];
const SHOES = [folderOf('boots'), fileOf('sole')];
const CATEGORIES: MediaCategory[] = [
  { id: '1', cat_name: 'Fashion', sub_category: [{ id: '11', cat_name: 'Bags', sub_category: [] }] },
  { id: '2', cat_name: 'Food', sub_category: [] },
];

/** A library in memory. */
function sourceOf(parts: Partial<MediaSource> = {}): MediaSource {
  const folders = new Map<string | null, readonly MediaEntry[]>([
    [null, ROOT],
    ['shoes', SHOES],
  ]);
  return {
    listFolder: async ({ folderId }) => {
      const entries = folders.get(folderId) ?? [];
      return { entries, nextCursor: null };
    },
    listCategories: async () => CATEGORIES,
    ...parts,
  };
}

let events: SelectionEvent[] = [];
const namesOfEvents = () => events.map(({ name }) => name);

let SelectMediaDialog: typeof Dialog;

beforeAll(async () => {
  await startI18n([]);
  // The dialog adds its texts as it loads.
  ({ SelectMediaDialog } = await import('./components/select-media-dialog.tsx'));
});
beforeEach(() => {
  events = [];
  vi.useFakeTimers();
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await setLanguage('en');
});

const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));

async function open(rules: Partial<SelectionRules> = {}, more: { source?: MediaSource; isCloseHidden?: boolean } = {}) {
  const { source = sourceOf(), ...props } = more;
  const view = render(
    <MantineProvider theme={theme}>
      <SelectMediaDialog
        source={source}
        rules={{ ...NO_RULES, ...rules }}
        onEvent={(event) => events.push(event)}
        {...props}
      />
    </MantineProvider>,
  );
  await pass(0);
  return view;
}

const entry = (name: string) => screen.getByRole('option', { name });
const click = (name: string) => fireEvent.click(entry(name));
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const chosen = () => screen.queryAllByRole('option', { selected: true }).map((each) => each.getAttribute('aria-label'));
const isFocused = (name: string) => document.activeElement === entry(name);

async function openFolder(name: string) {
  click(`Folder ${name}`);
  // The pause before, and the lock behind.
  await pass(300);
}

describe('the dialog', () => {
  it('has a title, the root crumb, the first category, entries and a footer', async () => {
    await open({ maxCount: 3 });
    expect(screen.getByRole('dialog', { name: 'Select media' })).toBeVisible();
    expect(screen.getByText('Asset')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Fashion / Bags');
    expect(screen.getAllByRole('option')).toHaveLength(7);
    expect(within(entry('a.mp4')).getByText('01:05')).toBeVisible();
    expect(screen.getByText('0/3 selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('speaks Chinese', async () => {
    await act(() => setLanguage('zh-CN'));
    await open({ maxSize: 2 * MB });
    expect(screen.getByRole('dialog', { name: '选择素材' })).toBeVisible();
    click('xl.mp4');
    expect(screen.getByText('xl.mp4 超过 2 MB。')).toBeVisible();
  });

  it('locks the page while it is open, and gives the focus back', async () => {
    document.body.innerHTML = '<button id="opener"></button>';
    const opener = document.getElementById('opener');
    opener?.focus();
    const view = await open();
    expect(document.body.style.overflow).toBe('hidden');
    screen.getByRole('button', { name: 'Cancel' }).focus();
    view.unmount();
    expect(opener).toHaveFocus();
    expect(document.body.style.overflow).toBe('');
  });

  it('hides the close button if the page wants so', async () => {
    await open({}, { isCloseHidden: true });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('says that a folder is empty', async () => {
    await open({}, { source: sourceOf({ listFolder: async () => ({ entries: [], nextCursor: null }) }) });
    expect(screen.getByText('No content yet')).toBeVisible();
  });

  it('offers to try again if a folder can not be loaded', async () => {
    let isDown = true;
    const listFolder: MediaSource['listFolder'] = async () => {
      if (isDown) throw new Error('offline');
      return { entries: ROOT, nextCursor: null };
    };
    await open({}, { source: sourceOf({ listFolder }) });
    expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load this folder.");
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(entry('a.mp4')).toBeVisible();
  });
});

describe('leaving the dialog', () => {
  it.each([
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' })), 'close'],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }), 'close'],
    ['the backdrop', () => fireEvent.click(screen.getByRole('dialog'), { clientX: -5, clientY: -5 }), 'close'],
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })), 'cancel'],
  ])('by %s hides it and says so', async (_way, leave, name) => {
    await open();
    click('a.mp4');
    leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events).toEqual([{ name, detail: null }]);
  });

  it('by Confirm hands over what was selected in all folders', async () => {
    await open();
    click('b.mp4');
    await openFolder('shoes');
    click('sole.mp4');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events.at(-1)).toEqual({ name: 'confirm', detail: { assets: [ROOT[2], SHOES[1]] } });
  });
});

describe('timings', () => {
  it('opens a folder 200 ms after the last of several clicks', async () => {
    await open();
    click('Folder shoes');
    await pass(199);
    click('Folder shoes');
    await pass(199);
    expect(events).toEqual([]);
    await pass(1);
    expect(events).toEqual([{ name: 'folder-change', detail: { folderId: 'shoes', folderName: 'shoes' } }]);
  });

  it('takes no click on a folder for 100 ms after one was opened', async () => {
    await open({}, { source: sourceOf({ listFolder: async () => ({ entries: [folderOf('f')], nextCursor: null }) }) });
    click('Folder f');
    await pass(200);
    click('Folder f');
    await pass(99);
    click('Folder f');
    await pass(250);
    expect(namesOfEvents()).toEqual(['folder-change']);
    click('Folder f');
    await pass(200);
    expect(namesOfEvents()).toEqual(['folder-change', 'folder-change']);
  });

  it('does not open a folder that was clicked just before a crumb', async () => {
    await open();
    await openFolder('shoes');
    click('Folder boots');
    fireEvent.click(screen.getByRole('button', { name: 'Asset' }));
    await pass(300);
    expect(namesOfEvents()).toEqual(['folder-change', 'breadcrumb-navigate']);
  });

  it('ignores crumbs for a second after one was clicked', async () => {
    await open();
    await openFolder('shoes');
    await openFolder('boots');
    fireEvent.click(screen.getByRole('button', { name: 'shoes' }));
    await pass(999);
    fireEvent.click(screen.getByRole('button', { name: 'Asset' }));
    expect(namesOfEvents()).toEqual(['folder-change', 'folder-change', 'breadcrumb-navigate']);
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Asset' }));
    expect(events.at(-1)).toEqual({
      name: 'breadcrumb-navigate',
      detail: { index: 0, folderId: null, folderName: 'Asset', fullPath: [{ name: 'Asset' }] },
    });
  });

  it('closes the category menus by a click elsewhere, from 100 ms on', async () => {
    await open();
    fireEvent.click(screen.getByRole('combobox', { name: 'Category' }));
    await pass(99);
    fireEvent.click(screen.getByText('Select media'));
    expect(screen.getByRole('list', { name: 'Categories' })).toBeVisible();
    await pass(1);
    fireEvent.click(screen.getByText('Select media'));
    expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull();
  });
});

describe('categories', () => {
  const openMenus = () => fireEvent.click(screen.getByRole('combobox', { name: 'Category' }));
  const pickCategory = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('stay open at a category with sub-categories, and close at a sub-category', async () => {
    await open();
    openMenus();
    pickCategory('Fashion');
    expect(events).toEqual([]);
    pickCategory('Bags');
    await pass(0);
    expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull();
    expect(events).toEqual([{ name: 'category-change', detail: { categoryPath: ['1', '11'] } }]);
  });

  it('close at a category without sub-categories, lead to its root and keep the selection', async () => {
    await open();
    click('a.mp4');
    await openFolder('shoes');
    openMenus();
    pickCategory('Food');
    await pass(0);
    expect(events.at(-1)).toEqual({ name: 'category-change', detail: { categoryPath: ['2'] } });
    expect(screen.getByText('Asset')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Food');
    expect(chosen()).toEqual(['a.mp4']);
  });

  it('close by Escape without closing the dialog', async () => {
    await open();
    openMenus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Bags' }), { key: 'Escape' });
    expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('say so if there are none', async () => {
    await open({}, { source: sourceOf({ listCategories: async () => [] }) });
    expect(screen.getByPlaceholderText('All/All')).toHaveValue('');
    openMenus();
    expect(screen.getByText('No categories')).toBeVisible();
  });
});

describe('selecting', () => {
  it('refuses a file beyond the maximum, and says why', async () => {
    await open({ maxCount: 2 });
    for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) click(name);
    expect(chosen()).toEqual(['a.mp4', 'b.mp4']);
    expect(screen.getByText('You can select at most 2.')).toBeVisible();
    expect(events).toEqual([{ name: 'max-count-exceeded', detail: { currentCount: 2, maxCount: 2 } }]);
  });

  it('refuses a file that is too large, and says why', async () => {
    await open({ maxSize: 2 * MB });
    click('xl.mp4');
    expect(chosen()).toEqual([]);
    expect(screen.getByText('xl.mp4 is over 2 MB.')).toBeVisible();
    expect(events).toEqual([
      { name: 'asset-validation-failed', detail: { asset: ROOT[6], reason: 'FILE_SIZE_EXCEEDED' } },
    ]);
  });

  it('replaces the file if only one may be selected, and offers no select-all', async () => {
    await open({ maxCount: 1 });
    click('a.mp4');
    click('b.mp4');
    expect(chosen()).toEqual(['b.mp4']);
    expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
  });

  it('selects and clears all valid files of the folder', async () => {
    await open({ maxSize: 2 * MB });
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    fireEvent.click(all);
    await pass(0);
    expect(chosen()).toEqual(['a.mp4', 'b.mp4', 'c.mp4', 'd.mp4', 'e.mp4']);
    expect(all).toBeChecked();
    expect(screen.getByText('Not selectable: 1 (too large: 1, too long: 0, other: 0).')).toBeVisible();
    expect(namesOfEvents()).toEqual(['invalid-assets-found']);
    fireEvent.click(all);
    await pass(0);
    expect(chosen()).toEqual([]);
  });

  it('selects all of a folder that is listed in pages', async () => {
    const listFolder: MediaSource['listFolder'] = async ({ cursor }) => {
      const from = Number(cursor ?? 0);
      return { entries: ROOT.slice(from, from + 3), nextCursor: from + 3 < ROOT.length ? `${from + 3}` : null };
    };
    await open({}, { source: sourceOf({ listFolder }) });
    expect(screen.getAllByRole('option')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await pass(0);
    expect(screen.getAllByRole('option')).toHaveLength(6);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await pass(0);
    expect(chosen()).toHaveLength(6);
  });

  it('deselects a file by its thumbnail', async () => {
    await open();
    click('a.mp4');
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.mp4' }));
    expect(chosen()).toEqual([]);
    expect(screen.queryByRole('list', { name: 'Selected media' })).toBeNull();
  });
});

describe('the strip', () => {
  const MANY = Array.from({ length: 14 }, (_each, index) => fileOf(`v${index}`));
  const listFolder: MediaSource['listFolder'] = async () => ({ entries: MANY, nextCursor: null });
  const strip = () => screen.getByRole('list', { name: 'Selected media' });

  it('slides by 200 px as soon as it is wider than 806 px', async () => {
    await open({}, { source: sourceOf({ listFolder }) });
    for (const { file_name: name } of MANY.slice(0, 10)) click(name);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    for (const { file_name: name } of MANY.slice(10)) click(name);
    const [next, previous] = ['Next', 'Previous'].map((name) => screen.getByRole('button', { name }));
    if (!next || !previous) throw new Error('no arrows');
    expect(previous).toBeDisabled();
    fireEvent.click(next);
    expect(strip().style.transform).toBe('translateX(-200px)');
    fireEvent.click(next);
    // 14 thumbnails take 1112 px.
    expect(strip().style.transform).toBe('translateX(-306px)');
    expect(next).toBeDisabled();
    fireEvent.click(previous);
    expect(strip().style.transform).toBe('translateX(-106px)');
  });
});

describe('the keyboard', () => {
  it('moves by arrows, and selects by Space and Enter', async () => {
    await open();
    entry('Folder shoes').focus();
    press('ArrowRight');
    expect(isFocused('a.mp4')).toBe(true);
    press(' ');
    press('ArrowDown');
    expect(isFocused('e.mp4')).toBe(true);
    press('Enter');
    expect(chosen()).toEqual(['a.mp4', 'e.mp4']);
    press('ArrowUp');
    press('Home');
    expect(isFocused('Folder shoes')).toBe(true);
    press('End');
    expect(isFocused('xl.mp4')).toBe(true);
  });

  it('opens a folder by Enter', async () => {
    await open();
    entry('Folder shoes').focus();
    press('Enter');
    await pass(200);
    expect(namesOfEvents()).toEqual(['folder-change']);
  });

  it('selects a range by Shift with an arrow or a click', async () => {
    await open();
    entry('Folder shoes').focus();
    press('ArrowRight');
    press('ArrowRight', { shiftKey: true });
    expect(chosen()).toEqual(['a.mp4', 'b.mp4']);
    fireEvent.click(entry('d.mp4'), { shiftKey: true });
    expect(chosen()).toEqual(['a.mp4', 'b.mp4', 'c.mp4', 'd.mp4']);
  });

  it('selects all by Ctrl+A', async () => {
    await open();
    entry('Folder shoes').focus();
    press('a', { ctrlKey: true });
    await pass(0);
    expect(chosen()).toHaveLength(6);
  });

  it('does not leave the dialog by Tab', async () => {
    await open();
    click('a.mp4');
    screen.getByRole('button', { name: 'Confirm' }).focus();
    press('Tab');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    press('Tab', { shiftKey: true });
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  });
});

describe('uploading', () => {
  const choose = (files: File[]) => {
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('no file input');
    fireEvent.change(input, { target: { files } });
  };

  it('shows the progress, then the file in its folder, selected', async () => {
    let end = (_entry: MediaEntry) => {};
    const upload: MediaSource['upload'] = async (_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise((resolve) => {
        end = resolve;
      });
    };
    await open({}, { source: sourceOf({ upload }) });
    choose([new File(['video'], 'new.mp4')]);
    await pass(0);
    expect(screen.getByText('Uploading new.mp4: 40%')).toBeVisible();
    end(fileOf('new'));
    await pass(0);
    expect(chosen()).toEqual(['new.mp4']);
    expect(screen.getAllByRole('option')[1]).toHaveAccessibleName('new.mp4');
  });

  it('names a file that could not be uploaded', async () => {
    const upload: MediaSource['upload'] = async () => Promise.reject(new Error('offline'));
    await open({}, { source: sourceOf({ upload }) });
    choose([new File(['video'], 'new.mp4')]);
    await pass(0);
    expect(screen.getByText("Couldn't upload new.mp4.")).toBeVisible();
  });

  it('ends with the dialog', async () => {
    const signals: AbortSignal[] = [];
    const upload: MediaSource['upload'] = async (_file, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    await open({}, { source: sourceOf({ upload }) });
    choose([new File(['video'], 'new.mp4')]);
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

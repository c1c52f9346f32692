import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSET_TYPES, type MediaEntry } from './media-entry.ts';
import { findRefusal, readRules, type SelectionRules } from './selection-rules.ts';
import { CLOSED, type SelectionAction, type SelectionState, type Transition, transition } from './selection-state.ts';

const RULES: SelectionRules = { maxCount: 3, maxSize: 100, maxDuration: 60 };

const entryOf = (id: string, more: Partial<MediaEntry> = {}): MediaEntry => ({
  id,
  file_name: `${id}.mp4`,
  is_folder: false,
  asset_type: ASSET_TYPES.video,
  thumb_url: '',
  duration: 10,
  filesize: 10,
  ...more,
});
const folderOf = (id: string) =>
  entryOf(id, { is_folder: true, asset_type: ASSET_TYPES.folder, file_name: id, duration: 0, filesize: 0 });

const LARGE = entryOf('large', { filesize: 101 });
const LONG = entryOf('long', { duration: 61 });
const [A, B, C, D] = [entryOf('a'), entryOf('b'), entryOf('c'), entryOf('d')] as const;

function run(actions: readonly SelectionAction[], rules = RULES): Transition {
  let last: Transition = { state: { ...CLOSED, isOpen: true }, events: [] };
  for (const action of actions) last = transition(last.state, action, rules);
  return last;
}
const toggles = (...assets: readonly MediaEntry[]) => assets.map((asset) => ({ type: 'toggle', asset }) as const);
const idsOf = ({ selected }: SelectionState) => selected.map(({ id }) => id);

const entries = fc.array(
  fc.record({ kind: fc.constantFrom('folder', 'image', 'video', 'audio'), size: fc.nat(150), seconds: fc.nat(90) }),
  { minLength: 1, maxLength: 12 },
);
const toEntries = (made: { kind: keyof typeof ASSET_TYPES; size: number; seconds: number }[]) =>
  made.map(({ kind, size, seconds }, index) =>
    kind === 'folder'
      ? folderOf(`e${index}`)
      : entryOf(`e${index}`, { asset_type: ASSET_TYPES[kind], filesize: size, duration: seconds }),
  );
const rulesOf = fc.record({
  maxCount: fc.integer({ min: 1, max: 6 }),
  maxSize: fc.constantFrom(100, Infinity),
  maxDuration: fc.constantFrom(60, Infinity),
  types: fc.constantFrom([1, 2, 3] as const, [2] as const),
});
/** A library with rules and any sequence of a user's actions on it. */
const sessions = fc.record({ library: entries.map(toEntries), rules: rulesOf }).chain(({ library, rules }) => {
  const entry = fc.constantFrom(...library);
  const some = fc.subarray(library);
  const action: fc.Arbitrary<SelectionAction> = fc.oneof(
    { weight: 6, arbitrary: entry.map((asset) => ({ type: 'toggle', asset }) as const) },
    { weight: 2, arbitrary: some.map((range) => ({ type: 'selectRange', range }) as const) },
    { weight: 2, arbitrary: some.map((listed) => ({ type: 'toggleAll', entries: listed }) as const) },
    entry.map(({ id }) => ({ type: 'remove', id }) as const),
    entry.map((folder) => ({ type: 'openFolder', folder }) as const),
    fc.nat(3).map((index) => ({ type: 'goToCrumb', index, rootName: 'Asset' }) as const),
    fc.constantFrom({ type: 'open' } as const, { type: 'cancel' } as const, { type: 'confirm' } as const),
  );
  return fc.record({ library: fc.constant(library), rules: fc.constant(rules), actions: fc.array(action) });
});

describe('the laws of the selection', () => {
  it('never holds more than the maximum, a folder, an invalid file or a file twice', () => {
    fc.assert(
      fc.property(sessions, ({ rules, actions }) => {
        let { state } = transition(CLOSED, { type: 'open' }, rules);
        for (const action of actions) {
          ({ state } = transition(state, action, rules));
          expect(state.selected.length).toBeLessThanOrEqual(rules.maxCount);
          expect(new Set(idsOf(state)).size).toBe(state.selected.length);
          for (const asset of state.selected) {
            expect(asset.is_folder).toBe(false);
            expect(findRefusal(asset, rules)).toBeNull();
          }
        }
      }),
    );
  });

  it('select-all adds only valid files of the folder and drops none of another', () => {
    fc.assert(
      fc.property(sessions, ({ library, rules, actions }) => {
        const before = run(actions, rules).state;
        if (!before.isOpen) return;
        const { state, events } = transition(before, { type: 'toggleAll', entries: library.slice(1) }, rules);
        const inFolder = new Set(library.slice(1).map(({ id }) => id));
        const others = (ids: readonly string[]) => ids.filter((id) => !inFolder.has(id));
        if (rules.maxCount > 1) expect(others(idsOf(state))).toEqual(others(idsOf(before)));
        const found = events.find(({ name }) => name === 'invalid-assets-found');
        if (found?.name === 'invalid-assets-found') {
          const { totalInvalid, sizeExceeded, durationExceeded, other, invalid } = found.detail;
          expect(sizeExceeded + durationExceeded + other).toBe(totalInvalid);
          expect(invalid).toHaveLength(totalInvalid);
        }
      }),
    );
  });

  it('a maximum of 1 always holds the valid file picked last', () => {
    fc.assert(
      fc.property(sessions, ({ library, rules, actions }) => {
        const single = { ...rules, maxCount: 1 };
        const before = run(actions, single).state;
        for (const asset of library) {
          if (!before.isOpen || asset.is_folder || findRefusal(asset, single) !== null) continue;
          if (idsOf(before).includes(asset.id)) continue;
          const { state, events } = transition(before, { type: 'toggle', asset }, single);
          expect(idsOf(state)).toEqual([asset.id]);
          expect(events).toEqual([]);
        }
      }),
    );
  });
});

describe('selecting', () => {
  it('refuses a file beyond the maximum and says how many there are', () => {
    const { state, events } = run(toggles(A, B, C, D));
    expect(idsOf(state)).toEqual(['a', 'b', 'c']);
    expect(events).toEqual([{ name: 'max-count-exceeded', detail: { currentCount: 3, maxCount: 3 } }]);
  });

  it.each([
    [LARGE, 'FILE_SIZE_EXCEEDED'],
    [LONG, 'DURATION_EXCEEDED'],
  ])('refuses an invalid file with its reason', (asset, reason) => {
    expect(run(toggles(asset)).events).toEqual([{ name: 'asset-validation-failed', detail: { asset, reason } }]);
  });

  it('refuses a kind of file that the page does not take', () => {
    const asset = entryOf('voice', { asset_type: ASSET_TYPES.audio });
    expect(run(toggles(asset), { ...RULES, types: [ASSET_TYPES.video] }).events).toEqual([
      { name: 'asset-validation-failed', detail: { asset, reason: 'TYPE_NOT_ACCEPTED' } },
    ]);
  });

  it('accepts a file of exactly the limits', () => {
    expect(idsOf(run(toggles(entryOf('edge', { filesize: 100, duration: 60 }))).state)).toEqual(['edge']);
  });

  it('deselects a file on a second click, and by its id', () => {
    expect(idsOf(run(toggles(A, B, A)).state)).toEqual(['b']);
    expect(idsOf(run([...toggles(A, B), { type: 'remove', id: 'b' }]).state)).toEqual(['a']);
  });
});

describe('select-all', () => {
  it('fills what is left of the maximum, and reports invalid files by reason', () => {
    const { state, events } = run([...toggles(D), { type: 'toggleAll', entries: [folderOf('f'), A, LARGE, B, LONG] }]);
    expect(idsOf(state)).toEqual(['d', 'a', 'b']);
    expect(events).toEqual([
      {
        name: 'invalid-assets-found',
        detail: {
          invalid: [
            { asset: LARGE, reason: 'FILE_SIZE_EXCEEDED' },
            { asset: LONG, reason: 'DURATION_EXCEEDED' },
          ],
          totalInvalid: 2,
          sizeExceeded: 1,
          durationExceeded: 1,
          other: 0,
        },
      },
    ]);
  });

  it('clears the folder if all its valid files are selected, and leaves other folders alone', () => {
    expect(idsOf(run([...toggles(D, A, B), { type: 'toggleAll', entries: [A, B, LARGE] }]).state)).toEqual(['d']);
  });

  it('says that the maximum is reached if valid files stay out', () => {
    const { state, events } = run([{ type: 'toggleAll', entries: [A, B, C, D] }]);
    expect(idsOf(state)).toEqual(['a', 'b', 'c']);
    expect(events).toEqual([{ name: 'max-count-exceeded', detail: { currentCount: 0, maxCount: 3 } }]);
  });
});

describe('folders and categories', () => {
  const walk = [
    { type: 'openFolder', folder: folderOf('f1') },
    { type: 'openFolder', folder: folderOf('f2') },
  ] as const;

  it('keeps the selection while the user goes elsewhere', () => {
    const { state } = run([
      ...toggles(A),
      ...walk,
      ...toggles(B),
      { type: 'chooseCategory', categoryPath: ['2', '21'] },
      ...toggles(C),
    ]);
    expect(idsOf(state)).toEqual(['a', 'b', 'c']);
    expect(state.folders).toEqual([]);
  });

  it('tells which folder is opened', () => {
    expect(run(walk).events).toEqual([{ name: 'folder-change', detail: { folderId: 'f2', folderName: 'f2' } }]);
  });

  it('tells which crumb is followed', () => {
    const toFirst = run([...walk, { type: 'goToCrumb', index: 1, rootName: 'Asset' }]);
    expect(toFirst.events).toEqual([
      {
        name: 'breadcrumb-navigate',
        detail: { index: 1, folderId: 'f1', folderName: 'f1', fullPath: [{ name: 'Asset' }, { id: 'f1', name: 'f1' }] },
      },
    ]);
    expect(run([...walk, { type: 'goToCrumb', index: 0, rootName: 'Asset' }]).events).toEqual([
      {
        name: 'breadcrumb-navigate',
        detail: { index: 0, folderId: null, folderName: 'Asset', fullPath: [{ name: 'Asset' }] },
      },
    ]);
  });

  it('does not follow the last crumb', () => {
    expect(run([...walk, { type: 'goToCrumb', index: 2, rootName: 'Asset' }]).events).toEqual([]);
  });

  it('begins with the first category and its first sub-category, or 0 without one', () => {
    const sub = { id: '11', cat_name: 'Shoes', sub_category: [] };
    const withSub = [{ id: '1', cat_name: 'Fashion', sub_category: [sub] }];
    const begin = (categories: typeof withSub) => run([{ type: 'receiveCategories', categories }]).state.categoryPath;
    expect(begin(withSub)).toEqual(['1', '11']);
    expect(begin([{ id: '1', cat_name: 'Fashion', sub_category: [] }])).toEqual(['1', '0']);
    expect(begin([])).toEqual([]);
  });
});

describe('leaving', () => {
  it.each(['close', 'cancel'] as const)('%s forgets everything and says so', (type) => {
    const { state, events } = run([...toggles(A), { type }]);
    expect(state).toEqual(CLOSED);
    expect(events).toEqual([{ name: type, detail: null }]);
  });

  it('confirm hands the files over in the order of selection', () => {
    const { state, events } = run([...toggles(B, A), { type: 'confirm' }]);
    expect(state).toEqual(CLOSED);
    expect(events).toEqual([{ name: 'confirm', detail: { assets: [B, A] } }]);
  });

  it('confirm does nothing without a selection', () => {
    expect(run([{ type: 'confirm' }])).toEqual({ state: { ...CLOSED, isOpen: true }, events: [] });
  });

  it('takes no action while closed', () => {
    expect(transition(CLOSED, { type: 'toggle', asset: A }, RULES)).toEqual({ state: CLOSED, events: [] });
  });
});

describe('attributes', () => {
  it('are read as integers, and set no limit if they are none', () => {
    const attributes = new Map([
      ['max-count', '5'],
      ['max-size', '1048576.9'],
      ['max-duration', 'long'],
    ]);
    expect(readRules((name) => attributes.get(name) ?? null)).toEqual({
      maxCount: 5,
      maxSize: 1_048_576,
      maxDuration: Infinity,
    });
  });
});

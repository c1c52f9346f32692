import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSED, type DialogAction, type DialogState, transition } from './dialog-state.ts';
import { isAsset, type MediaAsset, type MediaEntry, type MediaFolder } from './media-entry.ts';
import { findInvalidReason, type MediaRules, NO_RULES, parseRules } from './media-rules.ts';
import { isAllSelected } from './selection.ts';

const asset = (id: string, more: Partial<MediaAsset> = {}): MediaAsset => ({
  id,
  file_name: `${id}.mp4`,
  is_folder: false,
  asset_type: 2,
  thumb_url: '',
  duration: 5,
  filesize: 100,
  ...more,
});
const folder = (id: string): MediaFolder => ({ id, file_name: `Folder ${id}`, is_folder: true, asset_type: 0 });

const limit = (max: number): fc.Arbitrary<number | null> => fc.option(fc.integer({ min: 1, max }));
const someRules: fc.Arbitrary<MediaRules> = fc.record({ maxCount: limit(5), maxSize: limit(9), maxDuration: limit(9) });
/** Ids decide what an entry is, so that one id never means two things. */
const someEntry: fc.Arbitrary<MediaEntry> = fc
  .nat(30)
  .map((id) =>
    id % 5 === 0
      ? folder(`${id}`)
      : asset(`${id}`, { filesize: (id * 7) % 13, duration: id % 3 === 0 ? null : (id * 5) % 13 }),
  );
const someEntries = fc.array(someEntry, { maxLength: 12 });
const someAction: fc.Arbitrary<DialogAction> = fc.oneof(
  fc.record({ type: fc.constant('toggle' as const), entry: someEntry }),
  fc.record({ type: fc.constant('select-range' as const), entries: someEntries }),
  fc.record({ type: fc.constant('toggle-all' as const), entries: someEntries }),
  fc.record({ type: fc.constant('change-rules' as const), rules: someRules }),
  fc.record({ type: fc.constant('open-folder' as const), folder: fc.nat(9).map((id) => folder(`${id}`)) }),
  fc.record({ type: fc.constant('go-to-crumb' as const), index: fc.nat(3), rootName: fc.constant('Asset') }),
  fc.record({
    type: fc.constant('choose-category' as const),
    category: fc.tuple(fc.nat(3), fc.nat(3)),
  }),
  fc.record({ type: fc.constant('remove' as const), id: fc.nat(30).map(String) }),
  fc.constant<DialogAction>({ type: 'confirm' }),
  fc.constant<DialogAction>({ type: 'close' }),
  fc.record({ type: fc.constant('open' as const), rules: someRules }),
);

const open = (rules: Partial<MediaRules> = {}): DialogState =>
  transition(CLOSED, { type: 'open', rules: { ...NO_RULES, ...rules } }).state;
const run = (start: DialogState, ...actions: DialogAction[]): ReturnType<typeof transition> =>
  actions.reduce<ReturnType<typeof transition>>(({ state }, action) => transition(state, action), {
    state: start,
    events: [],
  });
const toggle = (entry: MediaEntry): DialogAction => ({ type: 'toggle', entry });
const idsOf = ({ selected }: DialogState): string[] => selected.map(({ id }) => id);

describe('whatever the user does', () => {
  it('never has more than the maximum chosen, nothing twice, no folder and nothing invalid', () => {
    fc.assert(
      fc.property(someRules, fc.array(someAction, { maxLength: 40 }), (rules, actions) => {
        let state = open(rules);
        for (const action of actions) {
          const after = transition(state, action);
          ({ state } = after);
          const { selected } = state;
          expect(selected.length).toBeLessThanOrEqual(state.rules.maxCount ?? Infinity);
          expect(new Set(idsOf(state)).size).toBe(selected.length);
          expect(selected.every((each) => isAsset(each) && findInvalidReason(each, state.rules) === null)).toBe(true);
          for (const event of after.events) {
            if (event.type !== 'max-count-exceeded') continue;
            expect(event.detail.currentCount).toBe(event.detail.maxCount);
          }
        }
      }),
    );
  });

  it('keeps the selection when the folder or the category changes', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        const chosen = run(open(), { type: 'select-range', entries }).state;
        const moved = run(
          chosen,
          { type: 'open-folder', folder: folder('a') },
          { type: 'open-folder', folder: folder('b') },
          { type: 'go-to-crumb', index: 0, rootName: 'Asset' },
          { type: 'choose-category', category: [1, 2] },
        ).state;
        expect(moved.selected).toEqual(chosen.selected);
      }),
    );
  });

  it('gives back what was chosen elsewhere when select-all is used twice in a folder', () => {
    fc.assert(
      fc.property(someRules, someEntries, someEntries, (rules, before, entries) => {
        const start = run(open({ ...rules, maxCount: null }), { type: 'select-range', entries: before }).state;
        const shown = new Set(entries.map(({ id }) => id));
        const once = run(start, { type: 'toggle-all', entries }).state;
        const all = isAllSelected(start.selected, entries, start.rules);
        const cleared = all ? once : run(once, { type: 'toggle-all', entries }).state;
        expect(idsOf(cleared)).toEqual(idsOf(start).filter((id) => !shown.has(id)));
      }),
    );
  });

  it('replaces the choice when only one may be chosen', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 1 }), (ids) => {
        let state = open({ maxCount: 1 });
        for (const id of ids) {
          const isChosen = idsOf(state).includes(`${id}`);
          ({ state } = transition(state, toggle(asset(`${id}`))));
          expect(idsOf(state)).toEqual(isChosen ? [] : [`${id}`]);
        }
      }),
    );
  });

  it('does nothing while it is closed, and forgets everything when it closes', () => {
    fc.assert(
      fc.property(fc.array(someAction, { maxLength: 20 }), (actions) => {
        for (const action of actions.filter(({ type }) => type !== 'open'))
          expect(transition(CLOSED, action)).toEqual({ state: CLOSED, events: [] });
        const { state } = run(open(), ...actions, { type: 'open', rules: NO_RULES });
        expect(transition(state, { type: 'close' })).toEqual({
          state: CLOSED,
          events: [{ type: 'close', detail: null }],
        });
      }),
    );
  });
});

describe('a single choice', () => {
  it('names the asset and the reason of a refusal', () => {
    const large = asset('large', { filesize: 101 });
    const long = asset('long', { duration: 6 });
    const start = open({ maxSize: 100, maxDuration: 5 });
    expect(transition(start, toggle(asset('fits'))).state.selected).toHaveLength(1);
    expect(transition(start, toggle(large))).toEqual({
      state: start,
      events: [{ type: 'asset-validation-failed', detail: { asset: large, reason: 'FILE_SIZE_EXCEEDED' } }],
    });
    expect(transition(start, toggle(long)).events).toEqual([
      { type: 'asset-validation-failed', detail: { asset: long, reason: 'DURATION_EXCEEDED' } },
    ]);
  });

  it('is refused beyond the maximum', () => {
    const { state, events } = run(open({ maxCount: 2 }), toggle(asset('1')), toggle(asset('2')), toggle(asset('3')));
    expect(idsOf(state)).toEqual(['1', '2']);
    expect(events).toEqual([
      { type: 'max-count-exceeded', detail: { reason: 'MAX_COUNT_REACHED', currentCount: 2, maxCount: 2 } },
    ]);
  });

  it('is given up by a second click, or by its thumbnail', () => {
    const chosen = run(open(), toggle(asset('1')), toggle(asset('2'))).state;
    expect(idsOf(run(chosen, toggle(asset('1'))).state)).toEqual(['2']);
    expect(idsOf(run(chosen, { type: 'remove', id: '2' }).state)).toEqual(['1']);
  });
});

describe('select-all', () => {
  const entries = [folder('f'), asset('1'), asset('2', { filesize: 500 }), asset('3', { duration: 60 }), asset('4')];

  it('chooses the valid assets of the folder and counts the others by reason', () => {
    const start = open({ maxSize: 100, maxDuration: 30 });
    const { state, events } = run(start, { type: 'toggle-all', entries });
    expect(idsOf(state)).toEqual(['1', '4']);
    expect(events).toEqual([
      {
        type: 'invalid-assets-found',
        detail: {
          invalidAssets: [
            { asset: entries[2], reason: 'FILE_SIZE_EXCEEDED' },
            { asset: entries[3], reason: 'DURATION_EXCEEDED' },
          ],
          totalInvalid: 2,
          sizeExceeded: 1,
          durationExceeded: 1,
          other: 0,
        },
      },
    ]);
    expect(run(state, { type: 'toggle-all', entries })).toEqual({ state: start, events: [] });
  });

  it('fills what is left of the maximum, and says that some were left out', () => {
    const { state, events } = run(open({ maxCount: 3 }), toggle(asset('x')), { type: 'toggle-all', entries });
    expect(idsOf(state)).toEqual(['x', '1', '2']);
    expect(events.map(({ type }) => type)).toEqual(['max-count-exceeded']);
  });
});

describe('the way through folders', () => {
  it('says which folder was opened, and the whole path of a crumb', () => {
    const deep = run(open(), { type: 'open-folder', folder: folder('a') });
    expect(deep.events).toEqual([{ type: 'folder-change', detail: { folderId: 'a', folderName: 'Folder a' } }]);
    const deeper = run(deep.state, { type: 'open-folder', folder: folder('b') }).state;
    const back = run(deeper, { type: 'go-to-crumb', index: 1, rootName: 'Asset' });
    expect(back.state.folders).toEqual([folder('a')]);
    expect(back.events).toEqual([
      {
        type: 'breadcrumb-navigate',
        detail: {
          index: 1,
          folderId: 'a',
          folderName: 'Folder a',
          fullPath: [
            { id: null, name: 'Asset' },
            { id: 'a', name: 'Folder a' },
          ],
        },
      },
    ]);
    expect(run(back.state, { type: 'go-to-crumb', index: 1, rootName: 'Asset' }).events).toEqual([]);
  });

  it('begins in the first category with its first sub-category, and at the root again in another', () => {
    const categories = [{ id: 4, cat_name: 'Food', sub_category: [{ id: 9, cat_name: 'Tea', sub_category: [] }] }];
    const begun = run(open(), { type: 'load-categories', categories }).state;
    expect(begun.category).toEqual([4, 9]);
    const deep = run(begun, { type: 'open-folder', folder: folder('a') }).state;
    const other = run(deep, { type: 'choose-category', category: [5, 0] });
    expect(other.state).toMatchObject({ category: [5, 0], folders: [] });
    expect(other.events).toEqual([{ type: 'category-change', detail: { categoryPath: [5, 0] } }]);
  });
});

describe('confirm', () => {
  it('hands over the chosen assets in their order and forgets them', () => {
    const chosen = run(open(), toggle(asset('2')), toggle(asset('1'))).state;
    expect(transition(chosen, { type: 'confirm' })).toEqual({
      state: CLOSED,
      events: [{ type: 'confirm', detail: { assets: [asset('2'), asset('1')] } }],
    });
  });

  it('does nothing while nothing is chosen', () => {
    expect(transition(open(), { type: 'confirm' }).events).toEqual([]);
  });
});

it('reads its attributes as integers', () => {
  const attributes: Record<string, string> = { 'max-count': '3.9', 'max-size': '1000px', 'max-duration': 'soon' };
  expect(parseRules((name) => attributes[name] ?? null)).toEqual({ maxCount: 3, maxSize: 1000, maxDuration: null });
  expect(parseRules(() => null)).toEqual(NO_RULES);
});

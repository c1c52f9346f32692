import type { MediaCategory, MediaEntry, PathStep } from './media-entry.ts';
import { removeAsset, selectRange, toggleAll, toggleAsset } from './select-assets.ts';
import type { SelectionEvent } from './selection-events.ts';
import type { SelectionRules } from './selection-rules.ts';

export interface SelectionState {
  isOpen: boolean;
  /** The folders below the root, whose crumb is always there. */
  folders: readonly Required<PathStep>[];
  /** Ids of the category and its sub-category; empty before categories are known. */
  categoryPath: readonly string[];
  /** The files selected in any folder and category, in the order of selection. */
  selected: readonly MediaEntry[];
}

export type SelectionAction =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'openFolder'; folder: MediaEntry }
  /** Index 0 is the root, whose name depends on the language. */
  | { type: 'goToCrumb'; index: number; rootName: string }
  | { type: 'receiveCategories'; categories: readonly MediaCategory[] }
  | { type: 'chooseCategory'; categoryPath: readonly string[] }
  | { type: 'toggle'; asset: MediaEntry }
  | { type: 'selectRange'; range: readonly MediaEntry[] }
  | { type: 'toggleAll'; entries: readonly MediaEntry[] }
  | { type: 'remove'; id: string };

export interface Transition {
  state: SelectionState;
  events: readonly SelectionEvent[];
}

export const CLOSED: SelectionState = { isOpen: false, folders: [], categoryPath: [], selected: [] };

/** Returns the state after an action, and what the page must be told. A closed dialog only opens. */
export function transition(state: SelectionState, action: SelectionAction, rules: SelectionRules): Transition {
  if (!state.isOpen) return { state: action.type === 'open' ? { ...CLOSED, isOpen: true } : state, events: [] };
  const stay: Transition = { state, events: [] };
  switch (action.type) {
    case 'open':
      return stay;
    case 'close':
    case 'cancel':
      return { state: CLOSED, events: [{ name: action.type, detail: null }] };
    case 'confirm':
      if (state.selected.length === 0) return stay;
      return { state: CLOSED, events: [{ name: 'confirm', detail: { assets: state.selected } }] };
    case 'openFolder':
      return openFolder(state, action.folder);
    case 'goToCrumb':
      return goToCrumb(state, action);
    case 'receiveCategories':
      if (state.categoryPath.length > 0) return stay;
      return { state: { ...state, categoryPath: findDefaultCategory(action.categories) }, events: [] };
    case 'chooseCategory': {
      const { categoryPath } = action;
      return {
        state: { ...state, categoryPath, folders: [] },
        events: [{ name: 'category-change', detail: { categoryPath } }],
      };
    }
    case 'toggle':
      return select(state, toggleAsset(state.selected, action.asset, rules));
    case 'selectRange':
      return select(state, selectRange(state.selected, action.range, rules));
    case 'toggleAll':
      return select(state, toggleAll(state.selected, action.entries, rules));
    case 'remove':
      return { state: { ...state, selected: removeAsset(state.selected, action.id) }, events: [] };
  }
}

function select(state: SelectionState, { selected, events }: ReturnType<typeof toggleAsset>): Transition {
  return { state: { ...state, selected }, events };
}

function openFolder(state: SelectionState, { id, file_name: name, is_folder: isFolder }: MediaEntry): Transition {
  if (!isFolder) return { state, events: [] };
  return {
    state: { ...state, folders: [...state.folders, { id, name }] },
    events: [{ name: 'folder-change', detail: { folderId: id, folderName: name } }],
  };
}

function goToCrumb(
  state: SelectionState,
  { index, rootName }: Extract<SelectionAction, { type: 'goToCrumb' }>,
): Transition {
  // The last crumb is where the user is.
  if (index < 0 || index >= state.folders.length) return { state, events: [] };
  const folders = state.folders.slice(0, index);
  const detail = {
    index,
    folderId: folders.at(-1)?.id ?? null,
    folderName: folders.at(-1)?.name ?? rootName,
    fullPath: [{ name: rootName }, ...folders],
  };
  return { state: { ...state, folders }, events: [{ name: 'breadcrumb-navigate', detail }] };
}

/** Returns the first category with its first sub-category, which is "0" if it has none. */
function findDefaultCategory([first]: readonly MediaCategory[]): readonly string[] {
  return first ? [first.id, first.sub_category[0]?.id ?? '0'] : [];
}

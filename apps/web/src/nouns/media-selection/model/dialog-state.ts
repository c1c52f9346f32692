import type { DialogEvent } from './dialog-events.ts';
import type { CategoryPath, MediaCategory, MediaEntry, MediaFolder, PathStep } from './media-entry.ts';
import { type MediaRules, NO_RULES } from './media-rules.ts';
import { keepAllowed, selectRange, type Selection, type SelectionChange, toggleAll, toggleEntry } from './selection.ts';

export interface DialogState {
  isOpen: boolean;
  rules: MediaRules;
  /** Null until the categories are known, and where there are none. */
  category: CategoryPath | null;
  /** The folders below the root, down to the one that is shown. */
  folders: readonly MediaFolder[];
  selected: Selection;
}

export type DialogAction =
  | { type: 'open'; rules: MediaRules }
  | { type: 'change-rules'; rules: MediaRules }
  | { type: 'close' }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'load-categories'; categories: readonly MediaCategory[] }
  | { type: 'choose-category'; category: CategoryPath }
  | { type: 'open-folder'; folder: MediaFolder }
  /** `rootName` is the root's name in the user's language. */
  | { type: 'go-to-crumb'; index: number; rootName: string }
  | { type: 'toggle'; entry: MediaEntry }
  | { type: 'select-range'; entries: readonly MediaEntry[] }
  | { type: 'toggle-all'; entries: readonly MediaEntry[] }
  | { type: 'remove'; id: string };

export interface Transition {
  state: DialogState;
  events: readonly DialogEvent[];
}

export const CLOSED: DialogState = { isOpen: false, rules: NO_RULES, category: null, folders: [], selected: [] };

/** Returns the breadcrumb, which begins at the root. */
export function listPath({ folders }: DialogState, rootName: string): readonly PathStep[] {
  return [{ id: null, name: rootName }, ...folders.map(({ id, file_name: name }) => ({ id, name }))];
}

/** Returns the path of a category whose sub-category is not chosen: its first one, or 0 if it has none. */
function toCategoryPath({ id, sub_category: subCategories }: MediaCategory): CategoryPath {
  return [id, subCategories[0]?.id ?? 0];
}

/** The dialog's rules. A closed dialog only opens. */
export function transition(state: DialogState, action: DialogAction): Transition {
  if (action.type === 'open') {
    return { state: state.isOpen ? state : { ...CLOSED, isOpen: true, rules: action.rules }, events: [] };
  }
  if (!state.isOpen) return { state, events: [] };
  const stay: Transition = { state, events: [] };
  const choose = ({ selected, events }: SelectionChange): Transition => ({ state: { ...state, selected }, events });
  const { rules, selected } = state;
  switch (action.type) {
    case 'close':
    case 'cancel':
      return { state: CLOSED, events: [{ type: action.type, detail: null }] };
    case 'confirm':
      return selected.length === 0
        ? stay
        : { state: CLOSED, events: [{ type: 'confirm', detail: { assets: selected } }] };
    case 'change-rules':
      return { state: { ...state, rules: action.rules, selected: keepAllowed(selected, action.rules) }, events: [] };
    case 'load-categories': {
      const [first] = action.categories;
      if (!first || state.category !== null) return stay;
      return { state: { ...state, category: toCategoryPath(first) }, events: [] };
    }
    case 'choose-category':
      return {
        state: { ...state, category: action.category, folders: [] },
        events: [{ type: 'category-change', detail: { categoryPath: action.category } }],
      };
    case 'open-folder': {
      const { folder } = action;
      return {
        state: { ...state, folders: [...state.folders, folder] },
        events: [{ type: 'folder-change', detail: { folderId: folder.id, folderName: folder.file_name } }],
      };
    }
    case 'go-to-crumb': {
      const fullPath = listPath(state, action.rootName).slice(0, action.index + 1);
      const crumb = fullPath[action.index];
      // The last crumb is where the user is.
      if (!crumb || action.index === state.folders.length) return stay;
      const { id: folderId, name: folderName } = crumb;
      return {
        state: { ...state, folders: state.folders.slice(0, action.index) },
        events: [{ type: 'breadcrumb-navigate', detail: { index: action.index, folderId, folderName, fullPath } }],
      };
    }
    case 'toggle':
      return choose(toggleEntry(selected, action.entry, rules));
    case 'select-range':
      return choose(selectRange(selected, action.entries, rules));
    case 'toggle-all':
      return choose(toggleAll(selected, action.entries, rules));
    case 'remove':
      return choose({ selected: selected.filter(({ id }) => id !== action.id), events: [] });
  }
}

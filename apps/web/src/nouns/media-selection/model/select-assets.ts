import type { MediaEntry } from './media-entry.ts';
import { countInvalid, type SelectionEvent } from './selection-events.ts';
import { findRefusal, type SelectionRules } from './selection-rules.ts';

type Assets = readonly MediaEntry[];

interface Selection {
  selected: Assets;
  events: readonly SelectionEvent[];
}

const isSame = (one: MediaEntry) => (other: MediaEntry) => one.id === other.id;

export function isSelected(selected: Assets, entry: MediaEntry): boolean {
  return selected.some(isSame(entry));
}

export function removeAsset(selected: Assets, id: string): Assets {
  return selected.filter((asset) => asset.id !== id);
}

/** Returns the files of a list that the rules accept. */
export function listValid(entries: Assets, rules: SelectionRules): Assets {
  return entries.filter((entry) => !entry.is_folder && findRefusal(entry, rules) === null);
}

/** Returns whether each valid file of a list is selected; false for a list without valid files. */
export function areAllSelected(selected: Assets, entries: Assets, rules: SelectionRules): boolean {
  const valid = listValid(entries, rules);
  return valid.length > 0 && valid.every((entry) => isSelected(selected, entry));
}

/** Selects a file, or deselects it. A maximum of 1 replaces the file selected before. */
export function toggleAsset(selected: Assets, asset: MediaEntry, rules: SelectionRules): Selection {
  if (isSelected(selected, asset)) return { selected: removeAsset(selected, asset.id), events: [] };
  if (asset.is_folder) return { selected, events: [] };
  const reason = findRefusal(asset, rules);
  if (reason !== null) return { selected, events: [{ name: 'asset-validation-failed', detail: { asset, reason } }] };
  if (rules.maxCount === 1) return { selected: [asset], events: [] };
  return addUpToMaximum(selected, [asset], rules);
}

/** Selects the valid files of a range. Those selected stay so; the rest is reported. */
export function selectRange(selected: Assets, range: Assets, rules: SelectionRules): Selection {
  const last = range.at(-1);
  if (rules.maxCount === 1) {
    return last && !isSelected(selected, last) ? toggleAsset(selected, last, rules) : { selected, events: [] };
  }
  const added = addUpToMaximum(selected, listUnselected(selected, listValid(range, rules)), rules);
  return { selected: added.selected, events: [...reportInvalid(range, rules), ...added.events] };
}

/** Selects all valid files of a folder as far as the maximum allows; if all are selected, deselects them. */
export function toggleAll(selected: Assets, entries: Assets, rules: SelectionRules): Selection {
  const valid = listValid(entries, rules);
  if (areAllSelected(selected, entries, rules)) {
    return { selected: selected.filter((asset) => !isSelected(valid, asset)), events: [] };
  }
  return selectRange(selected, entries, rules);
}

function listUnselected(selected: Assets, assets: Assets): Assets {
  return assets.filter((asset) => !isSelected(selected, asset));
}

function addUpToMaximum(selected: Assets, added: Assets, rules: SelectionRules): Selection {
  const room = rules.maxCount - selected.length;
  const detail = { currentCount: selected.length, maxCount: rules.maxCount };
  return {
    selected: [...selected, ...added.slice(0, room)],
    events: added.length > room ? [{ name: 'max-count-exceeded', detail }] : [],
  };
}

function reportInvalid(entries: Assets, rules: SelectionRules): readonly SelectionEvent[] {
  const invalid = entries.flatMap((asset) => {
    const reason = asset.is_folder ? null : findRefusal(asset, rules);
    return reason === null ? [] : [{ asset, reason }];
  });
  return invalid.length === 0 ? [] : [{ name: 'invalid-assets-found', detail: countInvalid(invalid) }];
}

import { type DialogEvent, describeInvalid, type InvalidAsset } from './dialog-events.ts';
import { isAsset, type MediaAsset, type MediaEntry } from './media-entry.ts';
import { findInvalidReason, type MediaRules } from './media-rules.ts';

/** The chosen assets in the order of choice, across folders and categories. */
export type Selection = readonly MediaAsset[];

export interface SelectionChange {
  selected: Selection;
  events: readonly DialogEvent[];
}

export const isSelected = (selected: Selection, id: string): boolean => selected.some((each) => each.id === id);

const withoutIds = (selected: Selection, ids: ReadonlySet<string>): Selection =>
  selected.filter(({ id }) => !ids.has(id));

function describeLimit(currentCount: number, maxCount: number): DialogEvent {
  return { type: 'max-count-exceeded', detail: { reason: 'MAX_COUNT_REACHED', currentCount, maxCount } };
}

/** Splits what a list shows into assets that may be chosen and assets that may not. Folders are neither. */
function sortOut(entries: readonly MediaEntry[], rules: MediaRules): { valid: MediaAsset[]; invalid: InvalidAsset[] } {
  const valid: MediaAsset[] = [];
  const invalid: InvalidAsset[] = [];
  for (const asset of entries.filter(isAsset)) {
    const reason = findInvalidReason(asset, rules);
    if (reason === null) valid.push(asset);
    else invalid.push({ asset, reason });
  }
  return { valid, invalid };
}

/** Adds assets up to the capacity that is left, and says which were invalid and whether some were left out. */
function addAll(selected: Selection, entries: readonly MediaEntry[], rules: MediaRules): SelectionChange {
  const { valid, invalid } = sortOut(entries, rules);
  const added = valid.filter(
    ({ id }, index) => !isSelected(selected, id) && valid.findIndex((each) => each.id === id) === index,
  );
  const next = [...selected, ...added].slice(0, rules.maxCount ?? undefined);
  const events: DialogEvent[] = invalid.length > 0 ? [describeInvalid(invalid)] : [];
  if (rules.maxCount !== null && next.length < selected.length + added.length)
    events.push(describeLimit(next.length, rules.maxCount));
  return { selected: next, events };
}

/** Chooses an entry, or gives it up if it is chosen. With a maximum of 1 it replaces what was chosen. */
export function toggleEntry(selected: Selection, entry: MediaEntry, rules: MediaRules): SelectionChange {
  if (!isAsset(entry)) return { selected, events: [] };
  if (isSelected(selected, entry.id)) return { selected: withoutIds(selected, new Set([entry.id])), events: [] };
  const reason = findInvalidReason(entry, rules);
  if (reason !== null) {
    return { selected, events: [{ type: 'asset-validation-failed', detail: { asset: entry, reason } }] };
  }
  if (rules.maxCount === 1) return { selected: [entry], events: [] };
  if (rules.maxCount !== null && selected.length >= rules.maxCount) {
    return { selected, events: [describeLimit(selected.length, rules.maxCount)] };
  }
  return { selected: [...selected, entry], events: [] };
}

/** Chooses a range of a list. With a maximum of 1 only its end counts. */
export function selectRange(selected: Selection, entries: readonly MediaEntry[], rules: MediaRules): SelectionChange {
  if (rules.maxCount !== 1) return addAll(selected, entries, rules);
  const end = entries.at(-1);
  return !end || isSelected(selected, end.id) ? { selected, events: [] } : toggleEntry(selected, end, rules);
}

/** Returns whether every valid asset of a folder is chosen; false if it has none. */
export function isAllSelected(selected: Selection, entries: readonly MediaEntry[], rules: MediaRules): boolean {
  const { valid } = sortOut(entries, rules);
  return valid.length > 0 && valid.every(({ id }) => isSelected(selected, id));
}

/** Gives up all of a folder if all of it is chosen, and else chooses the rest of it. */
export function toggleAll(selected: Selection, entries: readonly MediaEntry[], rules: MediaRules): SelectionChange {
  // There is no select-all where only one can be chosen.
  if (rules.maxCount === 1) return { selected, events: [] };
  if (!isAllSelected(selected, entries, rules)) return addAll(selected, entries, rules);
  return { selected: withoutIds(selected, new Set(entries.map(({ id }) => id))), events: [] };
}

/** Keeps of a selection what new rules allow. */
export function keepAllowed(selected: Selection, rules: MediaRules): Selection {
  return selected.filter((asset) => findInvalidReason(asset, rules) === null).slice(0, rules.maxCount ?? undefined);
}

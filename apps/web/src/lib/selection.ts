/** The selected items of a list, and the start of the next range. */
export interface Selection<Id> {
  chosen: ReadonlySet<Id>;
  anchor: Id | null;
}

export const NOTHING_CHOSEN: Selection<never> = { chosen: new Set(), anchor: null };

/** Selects or deselects one item. */
export function toggleChosen<Id>({ chosen }: Selection<Id>, id: Id): Selection<Id> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id };
}

/** Selects all items from the last clicked one to this one. */
export function chooseRange<Id>(selection: Selection<Id>, id: Id, order: readonly Id[]): Selection<Id> {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggleChosen(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: new Set([...selection.chosen, ...range]), anchor: selection.anchor };
}

/** Drops items that are no longer in the list. Returns the same object if nothing is dropped. */
export function keepListed<Id>(selection: Selection<Id>, order: readonly Id[]): Selection<Id> {
  const listed = new Set(order);
  const chosen = new Set([...selection.chosen].filter((id) => listed.has(id)));
  return chosen.size === selection.chosen.size ? selection : { ...selection, chosen };
}

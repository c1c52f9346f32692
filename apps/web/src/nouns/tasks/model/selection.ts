/** What is chosen of a list, and where the next range begins. */
export interface Selection<Id> {
  chosen: ReadonlySet<Id>;
  anchor: Id | null;
}

export const NOTHING_CHOSEN: Selection<never> = { chosen: new Set(), anchor: null };

/** Chooses one more, or one less. */
export function toggleChosen<Id>({ chosen }: Selection<Id>, id: Id): Selection<Id> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id };
}

/** Chooses all from the last one that was clicked to this one. */
export function chooseRange<Id>(selection: Selection<Id>, id: Id, order: readonly Id[]): Selection<Id> {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggleChosen(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: new Set([...selection.chosen, ...range]), anchor: selection.anchor };
}

/** Without what is no longer in the list. The same object where nothing is lost. */
export function keepListed<Id>(selection: Selection<Id>, order: readonly Id[]): Selection<Id> {
  const listed = new Set(order);
  const chosen = new Set([...selection.chosen].filter((id) => listed.has(id)));
  return chosen.size === selection.chosen.size ? selection : { ...selection, chosen };
}

import type { LibraryEntry } from '@reelwright/contracts';
import { useMemo, useState } from 'react';
import { chooseRange, keepListed, NOTHING_CHOSEN, type Selection, toggleChosen } from '#src/lib/selection.ts';

/** The selected entries of a list; entries that leave the list leave the selection. */
export function useLibrarySelection(entries: readonly LibraryEntry[]) {
  const [selection, setSelection] = useState<Selection<string>>(NOTHING_CHOSEN);
  const order = useMemo(() => entries.map(({ id }): string => id), [entries]);
  const { chosen } = keepListed(selection, order);
  return {
    chosen,
    rows: entries.filter(({ id }) => chosen.has(id)),
    choose: ({ id }: LibraryEntry, { shiftKey }: { shiftKey: boolean }): void =>
      setSelection((kept) => (shiftKey ? chooseRange(kept, id, order) : toggleChosen(keepListed(kept, order), id))),
    chooseBox: (ids: readonly string[], kept: ReadonlySet<string>): void =>
      setSelection({ chosen: new Set([...kept, ...ids]), anchor: ids[0] ?? null }),
    chooseAll: (): void => setSelection({ chosen: new Set(order), anchor: null }),
    clear: (): void => setSelection(NOTHING_CHOSEN),
  };
}

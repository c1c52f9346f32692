import { useElementSize } from '@mantine/hooks';
import type { LibraryEntry } from '@reelwright/contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Box, boxBetween, findNextIndex, isTouching } from '../model/box-selection.ts';
import { useMinute } from '#src/lib/use-minute.ts';
import { useStableHandlers } from '#src/lib/use-stable-handlers.ts';
import classes from './entry-list.module.css';
import { EntryMenu, type EntryReactions, type MenuPlace } from './entry-menu.tsx';
import { EntryTile, type TileReactions } from './entry-tile.tsx';

const MIN_TILE_PX = 164;
const GAP_PX = 12;
const ROW_PX = 48;
const FOLDER_PX = 58;
const WORDS_PX = 56;
/** Before the list was measured. */
const USUAL_WIDTH_PX = 1000;
/** A shorter drag is a click. */
const MIN_DRAG_PX = 6;
/** Rows below the window at which the next page is loaded, so that scrolling does not wait for it. */
const ROWS_AHEAD = 8;

export interface EntryListProps extends EntryReactions, Omit<TileReactions, 'onMenu'> {
  entries: readonly LibraryEntry[];
  layout: 'grid' | 'list';
  isInBin: boolean;
  chosen: ReadonlySet<string>;
  renamingId: string | null;
  /** Selects what a box touches, besides what was selected before. */
  onBox(ids: readonly string[], kept: ReadonlySet<string>): void;
  /** Called when the end of the list comes near. */
  onEnd(): void;
}

/** Rows of the grid: folders never share one with assets, since they are lower. */
function toRows(entries: readonly LibraryEntry[], columns: number): { from: number; count: number; isLow: boolean }[] {
  const rows: { from: number; count: number; isLow: boolean }[] = [];
  const files = entries.findIndex((entry) => !entry.is_folder);
  const folders = files < 0 ? entries.length : files;
  for (const [start, end] of [
    [0, folders],
    [folders, entries.length],
  ] as const) {
    for (let from = start; from < end; from += columns) {
      rows.push({ from, count: Math.min(columns, end - from), isLow: start === 0 && end === folders });
    }
  }
  return rows;
}

/** The entries of the library: only what is near the window is in the page. */
export function EntryList(props: EntryListProps) {
  const { entries, layout, isInBin, chosen, renamingId, onBox, onEnd, ...handlers } = props;
  const { onChoose, onRenamed, onDropInto, ...reactions } = handlers;
  const [menu, setMenu] = useState<{ entry: LibraryEntry; place: MenuPlace } | null>(null);
  const tile = useStableHandlers({
    onChoose,
    onRenamed,
    onDropInto,
    onOpen: reactions.onOpen,
    onMenu: (entry: LibraryEntry, place: MenuPlace) => setMenu({ entry, place }),
  });
  const { t, i18n } = useTranslation('assets');
  const language = i18n.resolvedLanguage ?? 'en';
  const now = useMinute();
  const words = useMemo(
    () => ({
      folder: t('folder'),
      items: (count: number) => t('items', { count }),
      select: (name: string) => t('select', { name }),
      more: (name: string) => t('more', { name }),
      language,
      now,
    }),
    [t, language, now],
  );
  const { ref: measure, width } = useElementSize<HTMLDivElement>();
  const list = useRef<HTMLDivElement>(null);
  const [offsetTop, setOffsetTop] = useState(0);
  useEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setOffsetTop(top + window.scrollY);
  }, [entries.length]);
  const usable = width || USUAL_WIDTH_PX;
  const columns = layout === 'list' ? 1 : Math.max(2, Math.floor((usable + GAP_PX) / (MIN_TILE_PX + GAP_PX)));
  const tilePx = (usable - GAP_PX * (columns - 1)) / columns;
  const rows = useMemo(() => toRows(entries, columns), [entries, columns]);
  const heightOf = (index: number): number =>
    layout === 'list' ? ROW_PX : (rows[index]?.isLow ? FOLDER_PX : tilePx + WORDS_PX) + GAP_PX;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised that reads from it
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: heightOf,
    overscan: 4,
    scrollMargin: offsetTop,
  });
  useEffect(() => virtual.measure(), [virtual, layout, columns, tilePx, entries.length]);
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  const reachEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (last >= rows.length - ROWS_AHEAD && rows.length > 0) reachEnd();
  }, [last, rows.length]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const index = Number((event.target as HTMLElement).dataset['index'] ?? Number.NaN);
    if (Number.isNaN(index)) return;
    const next = findNextIndex(event.key, { index, columns, count: entries.length });
    if (next === undefined) return;
    event.preventDefault();
    const row = rows.findIndex(({ from, count }) => next >= from && next < from + count);
    virtual.scrollToIndex(row);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
    const entry = entries[next];
    if (event.shiftKey && entry) onChoose(entry, event);
  };

  return (
    <div ref={measure}>
      <BoxArea chosen={chosen} onBox={onBox}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the focus between the entries */}
        <div
          ref={list}
          role="group"
          aria-label={t('list')}
          className={classes.list}
          style={{ height: virtual.getTotalSize() }}
          onKeyDown={onKeyDown}
        >
          {shown.map(({ index, key, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <div
                key={key}
                className={classes.row}
                style={{
                  transform: `translateY(${start - offsetTop}px)`,
                  height: heightOf(index) - (layout === 'list' ? 0 : GAP_PX),
                  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                }}
              >
                {entries.slice(row.from, row.from + row.count).map((entry, at) => (
                  <EntryTile
                    key={entry.id}
                    {...tile}
                    entry={entry}
                    layout={layout}
                    index={row.from + at}
                    isInBin={isInBin}
                    words={words}
                    chosenWith={chosen.has(entry.id) ? chosen : null}
                    isChoosing={chosen.size > 0}
                    isRenaming={renamingId === entry.id}
                  />
                ))}
              </div>
            );
          })}
        </div>
      </BoxArea>
      {menu && (
        <EntryMenu
          key={menu.entry.id}
          entry={menu.entry}
          place={menu.place}
          isInBin={isInBin}
          onClose={() => setMenu(null)}
          {...reactions}
        />
      )}
    </div>
  );
}

interface BoxAreaProps extends Pick<EntryListProps, 'chosen' | 'onBox'> {
  children: React.ReactNode;
}

/** Selects with a box that a mouse draws, starting anywhere between the entries. */
function BoxArea({ chosen, onBox, children }: BoxAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  const start = useRef<{ x: number; y: number; kept: ReadonlySet<string> } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    const target = event.target as HTMLElement;
    // A menu of an entry stands elsewhere in the page, and its events come here all the same.
    const isOnEntry = target.closest('[data-entry]') !== null || !event.currentTarget.contains(target);
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnEntry) return;
    start.current = {
      x: event.clientX + scrollX,
      y: event.clientY + scrollY,
      kept: event.shiftKey || event.metaKey || event.ctrlKey ? chosen : new Set(),
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const from = start.current;
    if (!from) return;
    const drawn = boxBetween(from, { x: event.clientX + scrollX, y: event.clientY + scrollY });
    if (!box && Math.max(drawn.right - drawn.left, drawn.bottom - drawn.top) < MIN_DRAG_PX) return;
    setBox(drawn);
    const inWindow = {
      left: drawn.left - scrollX,
      right: drawn.right - scrollX,
      top: drawn.top - scrollY,
      bottom: drawn.bottom - scrollY,
    };
    const touched = [...(area.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].filter((each) =>
      isTouching(each.getBoundingClientRect(), inWindow),
    );
    onBox(
      touched.flatMap((each) => each.dataset['entry'] ?? []),
      from.kept,
    );
  };
  const end = (): void => {
    // A click between the entries selects nothing.
    if (start.current && !box) onBox([], start.current.kept);
    start.current = null;
    setBox(null);
  };
  return (
    <div
      ref={area}
      className={classes.area}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
      {box && (
        <div
          className={classes.box}
          style={{
            left: box.left - scrollX,
            top: box.top - scrollY,
            width: box.right - box.left,
            height: box.bottom - box.top,
          }}
        />
      )}
    </div>
  );
}

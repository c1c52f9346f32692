import { ImageOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../model/dialog-texts.ts';
import { isAsset, type MediaEntry, type MediaFolder } from '../model/media-entry.ts';
import { findInvalidReason, type MediaRules } from '../model/media-rules.ts';
import { isSelected, type Selection } from '../model/selection.ts';
import type { FolderList } from '../model/use-folder-list.ts';
import { EmptyDrawing } from './empty-drawing.tsx';
import { MediaTile } from './media-tile.tsx';
import classes from './media-grid.module.css';

interface MediaGridProps {
  list: FolderList;
  selected: Selection;
  rules: MediaRules;
  onOpenFolder(folder: MediaFolder): void;
  onToggle(entry: MediaEntry): void;
  onRange(entries: readonly MediaEntry[]): void;
  onAll(): void;
}

const COLUMNS = 4;
const SKELETONS = Array.from({ length: COLUMNS * 2 }, (_none, index) => index);

/** How many columns the styles give the grid: fewer on a narrow screen. */
function countColumns(grid: HTMLElement): number {
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  return columns > 1 ? columns : COLUMNS;
}

/** Folders and files of a folder. One tile takes the Tab key; arrows move between tiles. */
export function MediaGrid({ list, selected, rules, onOpenFolder, onToggle, onRange, onAll }: MediaGridProps) {
  const say = useSay();
  const { entries, state, nextCursor, loadMore } = list;
  const [current, setCurrent] = useState(0);
  /** Where a range begins. */
  const anchor = useRef(0);
  const grid = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const mark = end.current;
    if (!mark || state !== 'ready' || nextCursor === null) return undefined;
    const observer = new IntersectionObserver((marks) => {
      if (marks.some(({ isIntersecting }) => isIntersecting)) loadMore();
    });
    observer.observe(mark);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- `loadMore` reads the newest list from a ref
  }, [state, nextCursor]);

  const hasEntries = entries.length > 0;
  useEffect(() => {
    const root = grid.current?.getRootNode();
    if (!(root instanceof ShadowRoot || root instanceof Document)) return;
    const { activeElement } = root;
    // The dialog has just opened, or the folder that had the focus is gone: keys go to the media.
    if (activeElement === null || activeElement === document.body || activeElement.tagName === 'DIALOG') {
      grid.current?.querySelector<HTMLElement>('[role="option"]')?.focus({ preventScroll: true });
    }
  }, [hasEntries]);

  const selectTo = (index: number): void => {
    const [from, to] = anchor.current < index ? [anchor.current, index] : [index, anchor.current];
    const range = entries.slice(from, to + 1);
    // The end of the range comes last, for the dialog that takes only one.
    onRange(index < anchor.current ? range.toReversed() : range);
  };
  const act = (index: number, isRange: boolean): void => {
    const entry = entries[index];
    if (!entry) return;
    setCurrent(index);
    if (!isAsset(entry)) {
      onOpenFolder(entry);
      return;
    }
    if (isRange) {
      selectTo(index);
      return;
    }
    anchor.current = index;
    onToggle(entry);
  };
  const moveTo = (index: number, isRange: boolean): void => {
    const next = Math.min(Math.max(index, 0), entries.length - 1);
    setCurrent(next);
    grid.current?.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus();
    if (isRange) selectTo(next);
    else anchor.current = next;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || !grid.current) return;
    const columns = countColumns(grid.current);
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current + columns > entries.length - 1 ? current : current + columns,
      ArrowUp: current - columns < 0 ? current : current - columns,
      Home: 0,
      End: entries.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) moveTo(to, event.shiftKey);
    else if (event.key === ' ' || event.key === 'Enter') act(current, event.shiftKey);
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) onAll();
    else return;
    event.preventDefault();
  };

  if (state === 'failed' && entries.length === 0) return <Failed onAgain={loadMore} />;
  if (state === 'ready' && entries.length === 0) {
    return (
      <div className={classes.middle}>
        <EmptyDrawing />
        <p>{say('empty')}</p>
      </div>
    );
  }
  if (entries.length === 0) {
    return (
      <div className={classes.scroll} role="status" aria-label={say('loading')}>
        <div className={classes.grid}>
          {SKELETONS.map((index) => (
            <div key={index} className={classes.skeleton} />
          ))}
        </div>
      </div>
    );
  }
  const reached = Math.min(current, entries.length - 1);
  return (
    <div className={classes.scroll}>
      <div
        ref={grid}
        className={classes.grid}
        role="listbox"
        tabIndex={-1}
        aria-label={say('grid')}
        aria-multiselectable={rules.maxCount !== 1}
        aria-busy={state === 'loading'}
        onKeyDown={onKeyDown}
      >
        {entries.map((entry, index) => (
          <MediaTile
            key={entry.id}
            entry={entry}
            isChosen={isSelected(selected, entry.id)}
            isInvalid={isAsset(entry) && findInvalidReason(entry, rules) !== null}
            isReached={index === reached}
            onAct={(isRange) => act(index, isRange)}
          />
        ))}
      </div>
      {state === 'failed' ? <Failed onAgain={loadMore} /> : <div ref={end} className={classes.end} />}
    </div>
  );
}

function Failed({ onAgain }: { onAgain(): void }) {
  const say = useSay();
  return (
    <div className={classes.middle} role="alert">
      <ImageOff size={28} aria-hidden />
      <p>{say('failed')}</p>
      <button type="button" className={classes.again} onClick={onAgain}>
        {say('tryAgain')}
      </button>
    </div>
  );
}

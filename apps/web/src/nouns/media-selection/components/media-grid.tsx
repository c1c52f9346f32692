import { Check } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findNextIndex } from '../model/grid-keys.ts';
import { ASSET_TYPES, type MediaEntry } from '../model/media-entry.ts';
import { isSelected } from '../model/select-assets.ts';
import { findRefusal, type SelectionRules } from '../model/selection-rules.ts';
import { MediaImage } from './media-image.tsx';
import classes from './select-media-dialog.module.css';

interface MediaGridProps {
  entries: readonly MediaEntry[];
  selected: readonly MediaEntry[];
  rules: SelectionRules;
  onOpenFolder(folder: MediaEntry): void;
  onToggle(asset: MediaEntry): void;
  onSelectRange(range: readonly MediaEntry[]): void;
  onSelectAll(): void;
}

/** Folders and files of the folder in view. Arrows move, Space or Enter selects or opens, Shift selects a range. */
export function MediaGrid(props: MediaGridProps) {
  const { entries, selected, rules, onOpenFolder, onToggle, onSelectRange, onSelectAll } = props;
  const { t } = useTranslation('mediaSelection');
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const [anchor, setAnchor] = useState(0);
  const focusedIndex = Math.min(focused, entries.length - 1);
  const rangeTo = (index: number) => entries.slice(Math.min(anchor, index), Math.max(anchor, index) + 1);

  const pick = (index: number, isRange: boolean) => {
    const entry = entries[index];
    if (!entry) return;
    setFocused(index);
    if (isRange) {
      onSelectRange(rangeTo(index));
      return;
    }
    setAnchor(index);
    if (entry.is_folder) onOpenFolder(entry);
    else onToggle(entry);
  };
  const handleKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      onSelectAll();
      return;
    }
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      pick(focusedIndex, event.shiftKey);
      return;
    }
    const next = findNextIndex(event.key, focusedIndex, entries.length);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    if (event.shiftKey) onSelectRange(rangeTo(next));
    else setAnchor(next);
    grid.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus();
  };
  return (
    <div
      ref={grid}
      className={classes['grid']}
      role="listbox"
      aria-multiselectable={rules.maxCount > 1}
      aria-label={t('media')}
      onKeyDown={handleKey}
    >
      {entries.map((entry, index) => (
        <GridEntry
          key={entry.id}
          entry={entry}
          isSelected={isSelected(selected, entry)}
          isRefused={!entry.is_folder && findRefusal(entry, rules) !== null}
          isTabStop={index === focusedIndex}
          onClick={(event) => pick(index, event.shiftKey)}
        />
      ))}
    </div>
  );
}

interface GridEntryProps {
  entry: MediaEntry;
  isSelected: boolean;
  isRefused: boolean;
  isTabStop: boolean;
  onClick(event: MouseEvent): void;
}

function GridEntry({ entry, isSelected: isChosen, isRefused, isTabStop, onClick }: GridEntryProps) {
  const { t } = useTranslation('mediaSelection');
  return (
    <div
      role="option"
      aria-label={entry.is_folder ? t('folder', { name: entry.file_name }) : entry.file_name}
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      className={classes['entry']}
      data-refused={isRefused}
      onClick={onClick}
    >
      <span className={classes['frame']}>
        <MediaImage entry={entry} />
        {entry.asset_type === ASSET_TYPES.video && (
          <span className={classes['duration']}>{formatDuration(entry.duration)}</span>
        )}
        {!entry.is_folder && (
          <span className={classes['mark']} data-chosen={isChosen} aria-hidden>
            {isChosen && <Check size={14} />}
          </span>
        )}
      </span>
      <span className={classes['name']} title={entry.file_name}>
        {entry.file_name}
      </span>
    </div>
  );
}

function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}

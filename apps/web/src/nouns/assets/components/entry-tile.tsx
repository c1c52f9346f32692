import { Checkbox, UnstyledButton } from '@mantine/core';
import type { LibraryEntry, LibraryFile, LibraryFolder } from '@reelwright/contracts';
import { AudioLines, Film, Folder, Image, Sparkles, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { TimeAgo } from '#src/ui/time-ago.tsx';
import { formatBytes } from '../model/format-bytes.ts';
import { endEntryDrag, startEntryDrag } from '../model/entry-drag.ts';
import { useEntryDrop } from '../model/use-entry-drop.ts';
import { useFilmstripIndex } from '../model/use-filmstrip-index.ts';
import { EntryMenu, type EntryReactions } from './entry-menu.tsx';
import classes from './entry-tile.module.css';
import { FilmstripGlance } from './filmstrip-glance.tsx';
import { NameField } from './name-field.tsx';

const ICONS = { 1: Image, 2: Film, 3: AudioLines } as const;

export interface EntryTileProps extends EntryReactions {
  entry: LibraryEntry;
  /** Its place in the list, for the arrow keys. */
  index: number;
  layout: 'grid' | 'list';
  isChosen: boolean;
  /** Whether a click selects, because something is selected already. */
  isChoosing: boolean;
  isRenaming: boolean;
  isInBin: boolean;
  onChoose(entry: LibraryEntry, event: { shiftKey: boolean }): void;
  onRenamed(ended: { byKey: boolean }): void;
  /** Returns what moves when this entry is dragged: all that is selected, if it is. */
  listDragged(entry: LibraryEntry): readonly string[];
  /** Moves entries into this folder. */
  onDropInto(folder: LibraryFolder, ids: readonly string[]): void;
}

/** One asset or folder: a card of the grid, or a row of the list. */
export function EntryTile({
  entry,
  index,
  layout,
  isChosen,
  isChoosing,
  isRenaming,
  isInBin,
  onChoose,
  onRenamed,
  listDragged,
  onDropInto,
  ...reactions
}: EntryTileProps) {
  const { t } = useTranslation('assets');
  const glance = useFilmstripIndex(entry);
  const drop = useEntryDrop(entry.id, (ids) => entry.is_folder && onDropInto(entry, ids), {
    isEnabled: entry.is_folder && !isInBin,
  });
  const open = ({ shiftKey, metaKey, ctrlKey }: { shiftKey: boolean; metaKey: boolean; ctrlKey: boolean }): void => {
    if (isChoosing || shiftKey || metaKey || ctrlKey || isInBin) onChoose(entry, { shiftKey });
    else reactions.onOpen(entry);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has its menu entry, and a glance is decoration
    <article
      className={classes.tile}
      data-layout={layout}
      data-chosen={isChosen || undefined}
      data-choosing={isChoosing || undefined}
      data-folder={entry.is_folder || undefined}
      data-entry={entry.id}
      data-over={drop.isOver || undefined}
      draggable={!isInBin && !isRenaming}
      onDragStart={(event) => startEntryDrag(event, listDragged(entry))}
      onDragEnd={endEntryDrag}
      {...drop.handlers}
      {...glance.handlers}
      aria-label={entry.file_name}
    >
      <UnstyledButton
        className={classes.open}
        data-index={index}
        aria-label={entry.file_name}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onChoose(entry, event);
        }}
      />
      <div className={classes.image}>
        <Thumbnail entry={entry} layout={layout} glance={glance.index} />
      </div>
      <Checkbox
        size="xs"
        className={classes.box}
        checked={isChosen}
        aria-label={t('select', { name: entry.file_name })}
        onChange={(event) => onChoose(entry, { shiftKey: (event.nativeEvent as MouseEvent).shiftKey })}
      />
      <div className={classes.words}>
        {isRenaming ? (
          <NameField entry={entry} onEnd={onRenamed} />
        ) : (
          <span className={classes.name} title={entry.file_name}>
            {entry.file_name}
          </span>
        )}
        <Facts entry={entry} layout={layout} />
      </div>
      {!entry.is_folder && entry.is_favorite && <Star size={14} className={classes.star} aria-hidden />}
      <EntryMenu entry={entry} isInBin={isInBin} {...reactions} />
    </article>
  );
}

function Thumbnail({ entry, layout, glance }: Pick<EntryTileProps, 'entry' | 'layout'> & { glance: number | null }) {
  const size = layout === 'grid' ? 34 : 18;
  if (entry.is_folder) {
    const Icon = entry.kind === 'own' ? Folder : Sparkles;
    return <Icon size={layout === 'grid' ? 22 : 18} strokeWidth={1.6} aria-hidden />;
  }
  const Icon = ICONS[entry.asset_type];
  return (
    <>
      {entry.thumb_url === '' ? (
        <Icon size={size} strokeWidth={1.4} aria-hidden />
      ) : (
        <img src={entry.thumb_url} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
      {layout === 'grid' && entry.filmstrip && glance !== null && (
        <FilmstripGlance filmstrip={entry.filmstrip} index={glance} />
      )}
      {layout === 'grid' && entry.duration !== null && (
        <span className={classes.duration}>{formatClock(entry.duration)}</span>
      )}
    </>
  );
}

function Facts({ entry, layout }: Pick<EntryTileProps, 'entry' | 'layout'>) {
  const { t, i18n } = useTranslation('assets');
  const language = i18n.resolvedLanguage ?? 'en';
  if (layout === 'grid') {
    return (
      <span className={classes.facts}>
        {entry.is_folder ? t('items', { count: entry.count }) : formatBytes(entry.filesize, language)}
      </span>
    );
  }
  return (
    <>
      <span className={classes.kind}>{entry.is_folder ? t('folder') : nameKind(entry)}</span>
      <span className={classes.size}>
        {entry.is_folder ? t('items', { count: entry.count }) : formatBytes(entry.filesize, language)}
      </span>
      <span className={classes.date}>
        <TimeAgo at={entry.date_created} />
      </span>
    </>
  );
}

/** `image/png` is shown as `PNG`. */
const nameKind = ({ format }: LibraryFile): string => (format.split('/')[1] ?? format).toUpperCase();

import type { LibraryEntry, LibraryFile, LibraryFolder } from '@reelwright/contracts';
import { AudioLines, Ellipsis, Film, Folder, Image, Sparkles, Star } from 'lucide-react';
import { memo, type MouseEvent as PointedEvent } from 'react';
import { formatAgo } from '#src/lib/format-ago.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { dateFormatter } from '#src/lib/formatters.ts';
import { formatBytes } from '../model/format-bytes.ts';
import { endEntryDrag, startEntryDrag } from '../model/entry-drag.ts';
import { useEntryDrop } from '../model/use-entry-drop.ts';
import { useFilmstripIndex } from '../model/use-filmstrip-index.ts';
import type { MenuPlace } from './entry-menu.tsx';
import classes from './entry-tile.module.css';
import { FilmstripGlance } from './filmstrip-glance.tsx';
import { NameField } from './name-field.tsx';

const ICONS = { 1: Image, 2: Film, 3: AudioLines } as const;

/** What a tile asks for; the handlers of all tiles of a list are the same. */
export interface TileReactions {
  onOpen(entry: LibraryEntry): void;
  onChoose(entry: LibraryEntry, event: { shiftKey: boolean }): void;
  onRenamed(ended: { byKey: boolean }): void;
  /** Opens the menu of its actions. */
  onMenu(entry: LibraryEntry, place: MenuPlace): void;
  /** Moves entries into this folder. */
  onDropInto(folder: LibraryFolder, ids: readonly string[]): void;
}

interface EntryTileProps extends TileReactions {
  entry: LibraryEntry;
  /** Its place in the list, for the arrow keys. */
  index: number;
  layout: 'grid' | 'list';
  /** All that is selected, if this entry is: it moves along when the entry is dragged. */
  chosenWith: ReadonlySet<string> | null;
  /** Whether a click selects, because something is selected already. */
  isChoosing: boolean;
  isRenaming: boolean;
  isInBin: boolean;
  words: TileWords;
}

/** Texts of the interface, and the time for "5 minutes ago": the list has them for all of its tiles. */
export interface TileWords {
  folder: string;
  items(count: number): string;
  select(name: string): string;
  more(name: string): string;
  language: string;
  now: Date;
}

/**
 * One asset or folder: a card of the grid, or a row of the list. Memoised, and made of plain elements: a long list
 * scrolls at the rate of the screen only if a row of these is made within a frame.
 */
export const EntryTile = memo(function EntryTile({
  entry,
  index,
  layout,
  chosenWith,
  isChoosing,
  isRenaming,
  isInBin,
  words,
  onOpen,
  onChoose,
  onRenamed,
  onMenu,
  onDropInto,
}: EntryTileProps) {
  const glance = useFilmstripIndex(entry);
  const drop = useEntryDrop(entry.id, (ids) => entry.is_folder && onDropInto(entry, ids), {
    isEnabled: entry.is_folder && !isInBin,
  });
  const isChosen = chosenWith !== null;
  const open = ({ shiftKey, metaKey, ctrlKey }: { shiftKey: boolean; metaKey: boolean; ctrlKey: boolean }): void => {
    if (isChoosing || shiftKey || metaKey || ctrlKey || isInBin) onChoose(entry, { shiftKey });
    else onOpen(entry);
  };
  const openMenu = ({ currentTarget }: PointedEvent<HTMLElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMenu(entry, { left, top, width, height, opener: currentTarget });
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
      onDragStart={(event) => startEntryDrag(event, chosenWith ? [...chosenWith] : [entry.id])}
      onDragEnd={endEntryDrag}
      onContextMenu={(event) => {
        if (isRenaming) return;
        event.preventDefault();
        const opener = event.currentTarget.querySelector<HTMLElement>('[data-index]') ?? event.currentTarget;
        onMenu(entry, { left: event.clientX, top: event.clientY, width: 0, height: 0, opener });
      }}
      {...drop.handlers}
      {...glance.handlers}
      aria-label={entry.file_name}
    >
      <button
        type="button"
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
      <input
        type="checkbox"
        className={classes.box}
        checked={isChosen}
        aria-label={words.select(entry.file_name)}
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
        <Facts entry={entry} layout={layout} words={words} />
      </div>
      {!entry.is_folder && entry.is_favorite && <Star size={14} className={classes.star} aria-hidden />}
      <button
        type="button"
        className={classes.more}
        aria-label={words.more(entry.file_name)}
        aria-haspopup="menu"
        onClick={openMenu}
      >
        <Ellipsis size={16} aria-hidden />
      </button>
    </article>
  );
});

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

function Facts({ entry, layout, words }: Pick<EntryTileProps, 'entry' | 'layout' | 'words'>) {
  const { folder, items, language, now } = words;
  if (layout === 'grid') {
    return (
      <span className={classes.facts}>
        {entry.is_folder ? items(entry.count) : formatBytes(entry.filesize, language)}
      </span>
    );
  }
  const added = new Date(entry.date_created);
  return (
    <>
      <span className={classes.kind}>{entry.is_folder ? folder : nameKind(entry)}</span>
      <span className={classes.size}>
        {entry.is_folder ? items(entry.count) : formatBytes(entry.filesize, language)}
      </span>
      <span className={classes.date}>
        <time
          dateTime={entry.date_created}
          title={dateFormatter(language, { dateStyle: 'medium', timeStyle: 'short' }).format(added)}
        >
          {formatAgo(added, { now, language })}
        </time>
      </span>
    </>
  );
}

/** A file is what its user called it: `song.mp3` is an MP3, though its working copy is an MP4. Others go by format. */
function nameKind({ file_name: name, format }: LibraryFile): string {
  const [, ending = format.split('/')[1] ?? format] = /\.([a-z\d]{2,4})$/iu.exec(name) ?? [];
  return ending.toUpperCase();
}

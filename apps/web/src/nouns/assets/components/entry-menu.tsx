import { ActionIcon, Menu } from '@mantine/core';
import type { LibraryEntry } from '@reelwright/contracts';
import {
  Copy,
  Download,
  Ellipsis,
  FolderInput,
  FolderOpen,
  Info,
  type LucideIcon,
  PencilLine,
  RotateCcw,
  Star,
  StarOff,
  Tag,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './entry-tile.module.css';

/** What the menu of an entry asks for. */
export interface EntryReactions {
  onOpen(entry: LibraryEntry): void;
  onRename(entry: LibraryEntry): void;
  onMove(entries: readonly LibraryEntry[]): void;
  onTag(entries: readonly LibraryEntry[]): void;
  onCopy(entry: LibraryEntry): void;
  onDownload(entries: readonly LibraryEntry[]): void;
  onFavorite(entry: LibraryEntry): void;
  onRemove(entries: readonly LibraryEntry[]): void;
  onRestore(entries: readonly LibraryEntry[]): void;
  onPurge(entries: readonly LibraryEntry[]): void;
}

interface EntryMenuProps extends EntryReactions {
  entry: LibraryEntry;
  isInBin: boolean;
}

/** The actions of one entry. */
export function EntryMenu({ entry, isInBin, ...reactions }: EntryMenuProps) {
  const { t } = useTranslation('assets');
  const item = (icon: LucideIcon, label: string, onClick: () => void, color?: string) => {
    const Icon = icon;
    return (
      <Menu.Item leftSection={<Icon size={16} aria-hidden />} onClick={onClick} {...(color ? { color } : {})}>
        {label}
      </Menu.Item>
    );
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          className={classes.more}
          aria-label={t('more', { name: entry.file_name })}
        >
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isInBin ? (
          <>
            {item(RotateCcw, t('action.restore'), () => reactions.onRestore([entry]))}
            {item(Trash2, t('action.deleteForever'), () => reactions.onPurge([entry]), 'red')}
          </>
        ) : (
          <>
            {entry.is_folder
              ? item(FolderOpen, t('action.open'), () => reactions.onOpen(entry))
              : item(Info, t('action.details'), () => reactions.onOpen(entry))}
            {item(PencilLine, t('action.rename'), () => reactions.onRename(entry))}
            {item(FolderInput, t('action.move'), () => reactions.onMove([entry]))}
            {!entry.is_folder && item(Copy, t('action.copy'), () => reactions.onCopy(entry))}
            {!entry.is_folder && item(Tag, t('action.tag'), () => reactions.onTag([entry]))}
            {!entry.is_folder &&
              item(
                entry.is_favorite ? StarOff : Star,
                t(entry.is_favorite ? 'action.unfavorite' : 'action.favorite'),
                () => reactions.onFavorite(entry),
              )}
            {item(Download, t('action.download'), () => reactions.onDownload([entry]))}
            <Menu.Divider />
            {item(Trash2, t('action.delete'), () => reactions.onRemove([entry]), 'red')}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

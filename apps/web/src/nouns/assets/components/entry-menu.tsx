import { Menu } from '@mantine/core';
import type { LibraryEntry } from '@reelwright/contracts';
import {
  Copy,
  Download,
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
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toShownAsset } from '#src/nouns/tools/asset-action.ts';
import { AssetActionItems } from '#src/nouns/tools/components/asset-actions.tsx';

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

/** Where a menu opens, in the window, and what gets the focus when it closes. */
export interface MenuPlace {
  left: number;
  top: number;
  width: number;
  height: number;
  opener: HTMLElement;
}

interface EntryMenuProps extends EntryReactions {
  entry: LibraryEntry;
  place: MenuPlace;
  isInBin: boolean;
  onClose(): void;
}

/** The actions of one entry: one menu for a whole list, since a menu for each entry would slow scrolling. */
export function EntryMenu({ entry, place, isInBin, onClose, ...reactions }: EntryMenuProps) {
  const { t } = useTranslation('assets');
  const { opener, ...box } = place;
  const close = (): void => {
    onClose();
    opener.focus({ preventScroll: true });
  };
  const onScroll = useEffectEvent(close);
  useEffect(() => {
    const leaving = new AbortController();
    // The entry moves away from its menu.
    window.addEventListener('scroll', () => onScroll(), { signal: leaving.signal, once: true, passive: true });
    return () => leaving.abort();
  }, []);
  const item = (icon: LucideIcon, label: string, onClick: () => void, color?: string) => {
    const Icon = icon;
    return (
      <Menu.Item leftSection={<Icon size={16} aria-hidden />} onClick={onClick} {...(color ? { color } : {})}>
        {label}
      </Menu.Item>
    );
  };
  return (
    <Menu
      opened
      onClose={close}
      position={box.width === 0 ? 'bottom-start' : 'bottom-end'}
      withinPortal
      returnFocus={false}
    >
      <Menu.Target>
        <span aria-hidden style={{ position: 'fixed', pointerEvents: 'none', ...box }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('more', { name: entry.file_name })}>
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
            {!entry.is_folder && <AssetActionItems asset={toShownAsset(entry)} />}
            <Menu.Divider />
            {item(Trash2, t('action.delete'), () => reactions.onRemove([entry]), 'red')}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

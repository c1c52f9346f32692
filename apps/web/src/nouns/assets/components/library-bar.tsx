import { ActionIcon, Button, CloseButton, Text } from '@mantine/core';
import { Download, FolderInput, type LucideIcon, RotateCcw, Star, Tag, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './library-bar.module.css';

interface LibraryBarProps {
  count: number;
  total: number;
  isInBin: boolean;
  /** Whether the selection has assets, and not only folders. */
  hasFiles: boolean;
  onAll(): void;
  onNone(): void;
  onMove(): void;
  onTag(): void;
  onFavorite(): void;
  onDownload(): void;
  onRemove(): void;
  onRestore(): void;
  onPurge(): void;
}

/** A bar over the list: how much is selected, and what can be done with it. */
export function LibraryBar({ count, total, isInBin, hasFiles, onAll, onNone, ...actions }: LibraryBarProps) {
  const { t } = useTranslation('assets');
  return (
    <div role="group" aria-label={t('bar.label')} className={classes.bar}>
      <CloseButton onClick={onNone} aria-label={t('bar.none')} />
      <Text size="sm" fw={600} role="status" className={classes.count}>
        {t('bar.chosen', { count })}
      </Text>
      {count < total && (
        <Button variant="subtle" size="compact-sm" onClick={onAll}>
          {t('bar.all')}
        </Button>
      )}
      <div className={classes.actions}>
        {isInBin ? (
          <>
            <Act icon={RotateCcw} label={t('action.restore')} onClick={actions.onRestore} />
            <Act icon={Trash2} label={t('action.deleteForever')} onClick={actions.onPurge} color="red" />
          </>
        ) : (
          <>
            <Act icon={FolderInput} label={t('action.move')} onClick={actions.onMove} />
            {hasFiles && <Act icon={Tag} label={t('action.tag')} onClick={actions.onTag} />}
            {hasFiles && <Act icon={Star} label={t('action.favorite')} onClick={actions.onFavorite} />}
            <Act icon={Download} label={t('action.download')} onClick={actions.onDownload} />
            <Act icon={Trash2} label={t('action.delete')} onClick={actions.onRemove} color="red" />
          </>
        )}
      </div>
    </div>
  );
}

interface ActProps {
  icon: LucideIcon;
  label: string;
  color?: string;
  onClick(): void;
}

function Act({ icon: Icon, label, color = 'gray', onClick }: ActProps) {
  return (
    <ActionIcon variant="subtle" size="lg" color={color} aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

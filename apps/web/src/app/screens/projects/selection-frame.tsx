import { Button, CloseButton, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './selection-bar.module.css';

interface SelectionFrameProps {
  label: string;
  count: number;
  /** The number of selectable items. */
  total: number;
  onAll(): void;
  onNone(): void;
  onDelete(): void;
  /** Further actions. */
  children?: ReactNode;
}

/** A bar over the list: how much is selected, and what can be done with it. */
export function SelectionFrame({ label, count, total, onAll, onNone, onDelete, children }: SelectionFrameProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  return (
    <div role="group" aria-label={label} className={classes.bar}>
      <CloseButton size="lg" className={classes.square} onClick={onNone} aria-label={t('bar.none')} />
      <Text size="sm" fw={600} role="status" className={classes.count}>
        {t('bar.chosen', { count })}
      </Text>
      {count < total && (
        <Button variant="subtle" size="sm" onClick={onAll} className={classes.all}>
          {t('bar.all')}
        </Button>
      )}
      <div className={classes.actions}>
        {children}
        <Button variant="light" color="red" size="sm" leftSection={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
          <span className={classes.word}>{t('translation:action.delete')}</span>
        </Button>
      </div>
    </div>
  );
}

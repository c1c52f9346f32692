import { Portal } from '@mantine/core';
import { ImageDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './smart-box.module.css';

/** Covers the page while files are dragged over it: they may be dropped anywhere. */
export function DropCover() {
  const { t } = useTranslation();
  return (
    <Portal>
      <div className={classes.cover} data-drop-cover>
        <div className={classes.coverBox}>
          <ImageDown size={44} strokeWidth={1.6} aria-hidden />
          <strong>{t('home.dropTitle')}</strong>
          <span>{t('home.dropText')}</span>
        </div>
      </div>
    </Portal>
  );
}

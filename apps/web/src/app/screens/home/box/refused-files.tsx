import { Alert } from '@mantine/core';
import { FileX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RefusedFile } from './take-files.ts';
import classes from './smart-box.module.css';

/** Limit, so that thirty wrong files do not push the box off the screen. */
const SHOWN = 4;

/** Lists the refused files, and why. */
export function RefusedFiles({ refused, onClose }: { refused: readonly RefusedFile[]; onClose(): void }) {
  const { t } = useTranslation();
  const more = refused.length - SHOWN;
  return (
    <Alert
      color="red"
      radius="lg"
      role="alert"
      icon={<FileX size={18} aria-hidden />}
      title={t('home.refused', { count: refused.length })}
      withCloseButton
      closeButtonLabel={t('action.close')}
      onClose={onClose}
      ta="start"
    >
      <ul className={classes.refused}>
        {refused.slice(0, SHOWN).map(({ name, problem }) => (
          <li key={`${name} ${problem}`}>
            <strong>{name}</strong>: {problem}
          </li>
        ))}
        {more > 0 && <li>{t('home.refusedMore', { count: more })}</li>}
      </ul>
    </Alert>
  );
}

import { Button, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './result-foot.module.css';

interface ResultFootProps {
  /** Size, length and the like, in one line. */
  facts: string;
  downloadUrl: string | undefined;
}

/** The last line of one result of a task: its facts, and its download. */
export function ResultFoot({ facts, downloadUrl }: ResultFootProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['foot']}>
      <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {facts}
      </Text>
      <Button
        component="a"
        href={downloadUrl}
        download
        size="compact-sm"
        variant="light"
        leftSection={<Download size={14} aria-hidden />}
      >
        {t('action.download')}
      </Button>
    </div>
  );
}

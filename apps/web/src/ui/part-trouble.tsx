import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './part-trouble.module.css';

/** Stands for a part whose code could not be loaded although the server is there: mostly, an update replaced it. */
export function PartTrouble({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <Paper className={classes.trouble} role="alert" withBorder shadow="md" radius="md" p="sm">
      <Group gap="sm" justify="center">
        <Text size="sm">{t('error.part')}</Text>
        <Button className={classes.action} size="xs" onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
        <Button className={classes.action} size="xs" variant="default" onClick={() => location.reload()}>
          {t('shell.reload')}
        </Button>
      </Group>
    </Paper>
  );
}

import { Badge, Group, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { PreviewPlayer } from '#src/nouns/player/components/preview-player.tsx';

/** Previews the ad while it renders. */
export function AdPreview({ task }: { task: Task }) {
  const { t } = useTranslation();
  return (
    <PreviewPlayer taskId={task.task_id} title={task.title === '' ? t('task.untitled') : task.title}>
      <Group gap="xs" mt="xs">
        <Badge variant="light">{t('player.preview')}</Badge>
        <Text size="sm" c="dimmed">
          {t('player.previewHint')}
        </Text>
      </Group>
    </PreviewPlayer>
  );
}
